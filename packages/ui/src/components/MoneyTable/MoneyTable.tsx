import type { ReactNode } from 'react'
import * as styles from './MoneyTable.css.ts'

export interface MoneyRow {
  readonly id?: string | undefined
  readonly label: ReactNode
  /** Formatted, for example `€ 1.204,00`. */
  readonly amount: string
  /** A sum of the rows above it: set apart by a rule and weight. */
  readonly isTotal?: boolean | undefined
  /** Small print under the label: a rate, a source. */
  readonly note?: ReactNode
}

export interface MoneyTableProps {
  /** What the amounts are. */
  readonly caption: ReactNode
  /** Keeps the caption for screen readers only, when a heading above already says it. @default false */
  readonly isCaptionHidden?: boolean | undefined
  /** The amounts, in the order they are reckoned. */
  readonly rows: readonly MoneyRow[]
}

/** Amounts under each other, with their sums: two columns, the label is the header of its row. */
export function MoneyTable({ caption, isCaptionHidden = false, rows }: MoneyTableProps) {
  return (
    <table className={styles.root}>
      <caption className={isCaptionHidden ? styles.hiddenCaption : styles.caption}>{caption}</caption>
      <tbody>
        {rows.map((row, index) => (
          <tr className={row.isTotal ? styles.total : styles.row} key={row.id ?? index}>
            <th className={styles.label} scope="row">
              {row.label}
              {row.note ? <span className={styles.note}>{row.note}</span> : null}
            </th>
            <td className={styles.amount}>{row.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
