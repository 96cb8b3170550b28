import { type ReactNode, useId } from 'react'
import { classNames } from '../../theme/class-names.ts'
import { label as labelStyle, percent, progress, words } from '../ProgressBar/ProgressBar.css.ts'
import * as styles from './Meter.css.ts'

export interface MeterProps {
  /** What is measured. */
  readonly label: ReactNode
  /** The amount, between `min` and `max`. */
  readonly value: number
  /** The least it can be.
   * @default 0 */
  readonly min?: number | undefined
  /** The most it can be.
   * @default 100 */
  readonly max?: number | undefined
  /** The amount in words: "€ 1.204 of € 2.837". */
  readonly valueLabel: string
  /** Whether the amount is good or bad; the words say it too.
   * @default 'info' */
  readonly tone?: 'info' | 'success' | 'warning' | 'error' | undefined
}

/** How much there is of something with a known most. Not for progress: it does not end. */
export function Meter({ label, value, min = 0, max = 100, valueLabel, tone = 'info' }: MeterProps) {
  const id = useId()
  return (
    <div className={progress}>
      <div className={words}>
        <span id={id} className={labelStyle}>
          {label}
        </span>
        <span className={percent}>{valueLabel}</span>
      </div>
      <meter
        className={classNames(styles.bar, styles.barTone[tone])}
        aria-labelledby={id}
        aria-valuetext={valueLabel}
        min={min}
        max={max}
        value={Math.min(max, Math.max(min, value))}
      >
        {valueLabel}
      </meter>
    </div>
  )
}
