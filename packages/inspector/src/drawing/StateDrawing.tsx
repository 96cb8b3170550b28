import { Button } from '@aangiftewijs/ui/Button'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { chartWords as words } from '../copy.ts'
import { T, useWords } from '../words.tsx'
import { ChartDrawing } from './ChartDrawing.tsx'
import { downloadSvg } from './export-svg.ts'
import * as styles from './StateChart.css.ts'
import { scrollTo } from './scroll-to.ts'
import { reachable, type StateChartProps } from './state-chart.ts'
import { useChartLayout } from './use-chart-layout.ts'
import { useView } from './use-view.ts'

const none: readonly string[] = []

/** The drawing of a chart, to be zoomed, panned and kept as SVG. */
export function StateDrawing({ machine, active, taken = none }: StateChartProps) {
  const say = useWords()
  const [opened, setOpened] = useState<'around' | 'all'>('around')
  const layout = useChartLayout(machine, active, opened)
  const view = useView()
  const drawing = useRef<SVGSVGElement>(null)
  const { scale } = view
  const { ref, ...frame } = view.frame

  const settle = useEffectEvent(view.settle)
  useEffect(() => {
    if (layout !== null) settle(layout)
  }, [layout])

  // What has just become active comes into sight, inside the frame only.
  useEffect(() => {
    const room = ref.current
    const marks = room?.querySelectorAll('[data-mark]')
    const mark = marks?.[marks.length - 1]
    if (layout === null || !room || !mark) return
    const [outer, inner] = [room.getBoundingClientRect(), mark.getBoundingClientRect()]
    room.scrollTo?.({
      left: scrollTo(room.scrollLeft + inner.left - outer.left, outer.width),
      top: scrollTo(room.scrollTop + inner.top - outer.top, outer.height),
      behavior: isStill() ? 'instant' : 'smooth',
    })
  }, [layout, scale, ref])

  return (
    <div className={styles.picture}>
      <div className={styles.tools}>
        <Button onPress={view.zoomIn} size="small" variant="secondary">
          <T text={words.zoomIn} />
        </Button>
        <Button onPress={view.zoomOut} size="small" variant="secondary">
          <T text={words.zoomOut} />
        </Button>
        <Button onPress={() => layout && view.fit(layout)} size="small" variant="secondary">
          <T text={words.fit} />
        </Button>
        <Button
          isDisabled={layout === null}
          onPress={() => drawing.current && downloadSvg(drawing.current, machine.id)}
          size="small"
          variant="secondary"
        >
          <T text={words.export} />
        </Button>
        <label className={styles.choice}>
          <input
            checked={opened === 'all'}
            onChange={(event) => setOpened(event.target.checked ? 'all' : 'around')}
            type="checkbox"
          />
          <T text={words.everything} />
        </label>
      </div>
      <section
        aria-busy={layout === null}
        aria-label={say(words.drawing)}
        className={styles.frame}
        ref={ref}
        {...reachable}
        {...frame}
      >
        {layout === null ? (
          <p className={styles.waiting}>
            <T text={words.drawingUp} />
          </p>
        ) : (
          <ChartDrawing
            active={active}
            label={say(words.drawing)}
            layout={layout}
            ref={drawing}
            scale={scale}
            taken={taken}
          />
        )}
      </section>
    </div>
  )
}

/** Whether the person wants nothing to move. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
