import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './ProgressBar.css.ts'

export interface ProgressBarProps {
  /** What progresses. */
  readonly label: ReactNode
  /** How far it is, in percent; `null` when nobody knows.
   * @default null */
  readonly value?: number | null | undefined
  /** How far it is, in words, where a percentage is not what people count in: "Step 4 of 7". */
  readonly valueLabel?: string | undefined
  /** Keeps the words for screen readers only, where they stand beside the bar already.
   * @default false */
  readonly isLabelHidden?: boolean | undefined
}

/** How far something is that ends by itself. */
export function ProgressBar({ label, value = null, valueLabel, isLabelHidden = false }: ProgressBarProps) {
  const id = useId()
  const known = value === null ? undefined : Math.min(100, Math.max(0, value))
  const shown = valueLabel ?? (known === undefined ? undefined : `${Math.round(known)}%`)
  const words = <span id={id}>{label}</span>
  return (
    <div className={styles.progress}>
      {isLabelHidden ? (
        <VisuallyHidden>{words}</VisuallyHidden>
      ) : (
        <div className={styles.words}>
          <span className={styles.label}>{words}</span>
          {shown !== undefined && (
            <span className={styles.percent} aria-hidden="true">
              {shown}
            </span>
          )}
        </div>
      )}
      <progress className={styles.bar} aria-labelledby={id} aria-valuetext={valueLabel} max={100} value={known} />
    </div>
  )
}
