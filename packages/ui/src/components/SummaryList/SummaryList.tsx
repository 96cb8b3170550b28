import type { MouseEvent, ReactNode } from 'react'
import * as styles from './SummaryList.css.ts'

export interface SummaryRow {
  readonly id?: string | undefined
  readonly term: ReactNode
  readonly value: ReactNode
  /** Where the value can be changed. */
  readonly changeHref?: string | undefined
  /** What the link says, for example “Change”. Screen readers hear the term after it. */
  readonly changeLabel?: ReactNode
  /** Called when the link is pressed; prevent its default to do something on this page instead. */
  readonly onFollow?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

export interface SummaryListProps {
  /** The questions and their answers, in order. */
  readonly rows: readonly SummaryRow[]
}

/** Questions and the answers given, each with a way back to change it. */
export function SummaryList({ rows }: SummaryListProps) {
  return (
    <dl className={styles.root}>
      {rows.map((row, index) => (
        <div className={styles.row} key={row.id ?? index}>
          <dt className={styles.term}>{row.term}</dt>
          <dd className={styles.value}>{row.value}</dd>
          {row.changeHref && row.changeLabel ? (
            <dd className={styles.change}>
              <a className={styles.link} href={row.changeHref} onClick={row.onFollow}>
                {row.changeLabel} <span className={styles.hidden}>{row.term}</span>
              </a>
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  )
}
