import type { ReactNode } from 'react'
import * as styles from './DataTable.css.ts'

export interface DataColumn {
  readonly id: string
  readonly label: ReactNode
  /** `end` for amounts and other figures.
   * @default 'start' */
  readonly align?: 'start' | 'end' | undefined
}

export interface DataRow {
  readonly id: string
  /** What stands in each column, by the column's id. The first column names the row. */
  readonly cells: Readonly<Record<string, ReactNode>>
  /** Sums of the rows above.
   * @default false */
  readonly isTotal?: boolean | undefined
}

export interface DataTableProps {
  /** What the table is about. */
  readonly caption: ReactNode
  /** Keeps the caption for screen readers only, when a heading above already says it.
   * @default false */
  readonly isCaptionHidden?: boolean | undefined
  /** The columns, in order; the first one names the rows. */
  readonly columns: readonly DataColumn[]
  /** The rows, in order. */
  readonly rows: readonly DataRow[]
}

/**
 * Rows and columns. In a narrow place every row becomes a block with the column names beside the values, so that nothing
 * scrolls sideways; it stays a table for screen readers.
 */
export function DataTable({ caption, isCaptionHidden = false, columns, rows }: DataTableProps) {
  return (
    <div className={styles.root}>
      <table className={styles.table}>
        <caption className={isCaptionHidden ? styles.hiddenCaption : styles.caption}>{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {columns.map((column) => (
              <th className={styles.columnHead[column.align ?? 'start']} key={column.id} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map((row) => (
            <Row columns={columns} key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ columns, row }: { readonly columns: readonly DataColumn[]; readonly row: DataRow }) {
  return (
    <tr className={row.isTotal ? styles.total : styles.row}>
      {columns.map((column, index) =>
        index === 0 ? (
          <th className={styles.rowHead} key={column.id} scope="row">
            {row.cells[column.id]}
          </th>
        ) : (
          <Cell column={column} key={column.id} value={row.cells[column.id]} />
        ),
      )}
    </tr>
  )
}

function Cell({ column, value }: { readonly column: DataColumn; readonly value: ReactNode }) {
  if (value === undefined || value === null || value === '') return <td className={styles.emptyCell} />
  return (
    <td className={styles.cell[column.align ?? 'start']}>
      <span aria-hidden="true" className={styles.cellLabel}>
        {column.label}
      </span>
      <span className={styles.cellValue}>{value}</span>
    </td>
  )
}
