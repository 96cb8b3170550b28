import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './KeyFigure.css.ts'

export interface KeyFigureProps {
  /** What the figure is. */
  readonly label: ReactNode
  /** The figure itself, formatted. */
  readonly amount: ReactNode
  /** When it holds: a year, "up to 2023". Nothing when it needs no time. */
  readonly period?: ReactNode
  /** Introduces the other periods for screen readers: "Other years". */
  readonly othersLabel?: ReactNode
  /**
   * The same figure in other periods.
   * @default []
   */
  readonly others?: readonly { readonly period: string; readonly amount: ReactNode }[]
  /** A remark in small print. */
  readonly children?: ReactNode
}

/** A figure that belongs to a time, with what it was or became at others. */
export const KeyFigure = ({ label, amount, period, othersLabel, others = [], children }: KeyFigureProps) => (
  <div className={styles.root}>
    <p className={styles.label}>{label}</p>
    <p className={styles.line}>
      <span className={styles.amount}>{amount}</span>
      {period ? <span className={styles.period}> {period}</span> : null}
    </p>
    {others.length > 0 && (
      <>
        {othersLabel && <VisuallyHidden as="p">{othersLabel}</VisuallyHidden>}
        <ul className={styles.others}>
          {others.map((other) => (
            <li key={other.period}>
              <span className={styles.otherPeriod}>{other.period}</span>{' '}
              <span className={styles.otherAmount}>{other.amount}</span>
            </li>
          ))}
        </ul>
      </>
    )}
    {children ? <p className={styles.remark}>{children}</p> : null}
  </div>
)
