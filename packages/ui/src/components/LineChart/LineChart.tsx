import { type ReactNode, useId } from 'react'
import * as styles from './LineChart.css.ts'
import { type ChartPoint, place } from './place.ts'

export interface LineChartProps {
  /** What the line shows. */
  readonly label: ReactNode
  /** From the start of the line to its end. */
  readonly points: readonly ChartPoint[]
  /** The point that matters, and what it is. */
  readonly marked: { readonly point: ChartPoint; readonly label: ReactNode }
  /** What the highest place of the line stands for. */
  readonly high: ReactNode
  /** What the lowest place of the line stands for. */
  readonly low: ReactNode
  /** What the start of the line stands for. */
  readonly start: ReactNode
  /** What the end of the line stands for. */
  readonly end: ReactNode
  /** The same figures as a table: for who does not see the line, and for who wants them exactly. */
  readonly children: ReactNode
}

/** How one figure follows from another: a line with one marked point. The drawing is for eyes only; its table is the content. */
export function LineChart({ label, points, marked, high, low, start, end, children }: LineChartProps) {
  const id = useId()
  const placed = place(points)
  const [mark] = place([marked.point], points)
  return (
    <figure aria-labelledby={`${id}-label`} className={styles.root}>
      <figcaption className={styles.label} id={`${id}-label`}>
        {label}
      </figcaption>
      <div aria-hidden="true" className={styles.drawing}>
        <span className={styles.edge}>{high}</span>
        <svg aria-hidden="true" className={styles.plot} focusable="false" height="144" width="100%">
          {placed.slice(1).map((to, index) => {
            const from = placed[index] ?? to
            return (
              <line
                className={styles.line}
                key={to.left}
                x1={`${from.left}%`}
                x2={`${to.left}%`}
                y1={`${from.top}%`}
                y2={`${to.top}%`}
              />
            )
          })}
          {mark && <circle className={styles.mark} cx={`${mark.left}%`} cy={`${mark.top}%`} r="7" />}
        </svg>
        <span className={styles.edge}>{low}</span>
        <span className={styles.ends}>
          <span>{start}</span>
          <span>{end}</span>
        </span>
        <span className={styles.key}>
          <svg aria-hidden="true" focusable="false" height="16" width="16">
            <circle className={styles.mark} cx="8" cy="8" r="6" />
          </svg>
          {marked.label}
        </span>
      </div>
      {children}
    </figure>
  )
}
