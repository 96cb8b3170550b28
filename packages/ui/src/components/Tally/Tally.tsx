import { type ReactNode, useId } from 'react'
import type { SubHeadingLevel } from '../../layout/index.ts'
import * as styles from './Tally.css.ts'

export interface TallyLine {
  readonly id?: string | undefined
  readonly label: ReactNode
  /** Formatted, for example `€ 1.204,00`. */
  readonly amount: string
}

export interface TallyResult {
  /** What the amount means, for example “You may get back”. */
  readonly label: ReactNode
  /** Formatted. */
  readonly amount: string
  /** `success` for money back, `warning` for money to pay, `neutral` when nothing can be said yet. */
  readonly tone: 'neutral' | 'success' | 'warning'
}

export interface TallyDetails {
  /** For example “How we got this”. */
  readonly label: ReactNode
  readonly content: ReactNode
}

export interface TallyProps {
  /** The id of its title. */
  readonly id?: string | undefined
  /** What is counted. */
  readonly title: ReactNode
  /** The place of the title in the outline of the page.
   * @default 2 */
  readonly headingLevel?: SubHeadingLevel | undefined
  /** Income, deductions, tax, already withheld. */
  readonly lines: readonly TallyLine[]
  /** What it comes to. */
  readonly result: TallyResult
  /** The reckoning behind it, folded away until asked for. */
  readonly details?: TallyDetails | undefined
}

/** The return at a glance: a few sums and what they mean. It says nothing by itself when it changes; announce results elsewhere. */
export function Tally({ id, title, headingLevel = 2, lines, result, details }: TallyProps) {
  const ownId = useId()
  const titleId = id ?? ownId
  const Title = `h${headingLevel}` as const
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <Title className={styles.title} id={titleId}>
        {title}
      </Title>
      <dl className={styles.lines}>
        {lines.map((line, index) => (
          <div className={styles.line} key={line.id ?? index}>
            <dt className={styles.label}>{line.label}</dt>
            <dd className={styles.amount}>{line.amount}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.result[result.tone]}>
        <span className={styles.resultLabel}>{result.label}</span>{' '}
        <strong className={styles.resultAmount}>{result.amount}</strong>
      </p>
      {details ? (
        <details className={styles.details}>
          <summary className={styles.summary}>{details.label}</summary>
          <div className={styles.content}>{details.content}</div>
        </details>
      ) : null}
    </section>
  )
}
