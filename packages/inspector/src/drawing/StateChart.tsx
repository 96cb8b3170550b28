import { Button } from '@aangiftewijs/ui/Button'
import { useEffect, useRef, useState } from 'react'
import { ChartDrawing } from './ChartDrawing.tsx'
import { ChartList } from './ChartList.tsx'
import type { ChartLabels, ChartNode } from './chart.types.ts'
import { downloadSvg } from './export-svg.ts'
import * as styles from './StateChart.css.ts'
import { useChartLayout } from './use-chart-layout.ts'
import { useView } from './use-view.ts'

export interface StateChartProps {
  readonly chart: ChartNode
  /** Ids of the states the chart is in. */
  readonly active?: readonly string[] | undefined
  /** Ids of the transitions that were taken. */
  readonly path?: readonly string[] | undefined
  readonly labels: ChartLabels
  /** Whether every state is drawn at first, or only those around the active ones.
   * @default false */
  readonly isWholeAtFirst?: boolean | undefined
  /** Where a section of the specification is explained; without it sections are only named. */
  readonly specHref?: ((section: string) => string) | undefined
}

const none: readonly string[] = []

/**
 * A state chart: a drawing that can be zoomed, panned and kept as SVG, and the same chart as a nested list. Without
 * script there is the list.
 */
export function StateChart(props: StateChartProps) {
  const { chart, active = none, path = none, labels, isWholeAtFirst = false, specHref } = props
  const [isWhole, setWhole] = useState(isWholeAtFirst)
  const layout = useChartLayout({ chart, active, isWhole, labels })
  const view = useView()
  const drawing = useRef<SVGSVGElement>(null)
  const list = useRef<HTMLElement>(null)
  const { ref, ...frame } = view.frame

  // What has just become active comes into sight, inside the frame only.
  useEffect(() => {
    const room = ref.current
    const marks = room?.querySelectorAll('[data-mark]')
    const mark = marks?.[marks.length - 1]
    if (layout === null || !room || !mark) return
    const [outer, inner] = [room.getBoundingClientRect(), mark.getBoundingClientRect()]
    room.scrollLeft += inner.left - outer.left - outer.width / 3
    room.scrollTop += inner.top - outer.top - outer.height / 3
  }, [layout, ref])

  // In the list, too. Its innermost active state is the last one.
  useEffect(() => {
    const current = list.current?.querySelectorAll<HTMLElement>('[aria-current]')
    const innermost = active.length > 0 ? current?.[current.length - 1] : undefined
    if (list.current && innermost) list.current.scrollTop = innermost.offsetTop - list.current.clientHeight / 4
  }, [active])

  return (
    <div className={styles.room}>
      <div className={styles.root}>
        <div className={styles.picture}>
          <div className={styles.tools}>
            <Button onPress={view.zoomIn} size="small" variant="secondary">
              {labels.zoomIn}
            </Button>
            <Button onPress={view.zoomOut} size="small" variant="secondary">
              {labels.zoomOut}
            </Button>
            <Button onPress={() => view.fit(layout?.width ?? 1)} size="small" variant="secondary">
              {labels.fit}
            </Button>
            <Button
              isDisabled={layout === null}
              onPress={() => drawing.current && downloadSvg(drawing.current, chart.id)}
              size="small"
              variant="secondary"
            >
              {labels.export}
            </Button>
            <label className={styles.choice}>
              <input checked={isWhole} onChange={(event) => setWhole(event.target.checked)} type="checkbox" />
              {labels.everything}
            </label>
          </div>
          <section
            aria-busy={layout === null}
            aria-label={labels.drawing}
            className={styles.frame}
            ref={ref}
            {...reachable}
            {...frame}
          >
            {layout === null ? (
              <p className={styles.waiting}>{labels.drawingUp}</p>
            ) : (
              <ChartDrawing
                active={active}
                label={labels.drawing}
                layout={layout}
                path={path}
                ref={drawing}
                scale={view.scale}
              />
            )}
          </section>
        </div>
        <section aria-label={labels.list} className={styles.words} ref={list} {...reachable}>
          <ChartList active={active} chart={chart} labels={labels} path={path} specHref={specHref} />
        </section>
      </div>
    </div>
  )
}

/** A part that scrolls must be reachable by keyboard (WCAG 2.1.1). */
const reachable = { tabIndex: 0 }
