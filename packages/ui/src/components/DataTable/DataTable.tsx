import type { ReactNode } from 'react'
import { classNames } from '../../theme/class-names.ts'
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
 * scrolls sideways; there all values stand at the end where all are figures, otherwise at the start. It stays a table for screen readers.
 */
export function DataTable({ caption, isCaptionHidden = false, columns, rows }: DataTableProps) {
  const stackedAt = columns.slice(1).every(({ align }) => align === 'end') ? 'end' : 'start'
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
            <Row columns={columns} key={row.id} row={row} stackedAt={stackedAt} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Edge = NonNullable<DataColumn['align']>

interface RowProps {
  readonly columns: readonly DataColumn[]
  readonly row: DataRow
  readonly stackedAt: Edge
}

function Row({ columns, row, stackedAt }: RowProps) {
  return (
    <tr className={row.isTotal ? styles.total : styles.row}>
      {columns.map((column, index) =>
        index === 0 ? (
          <th className={styles.rowHead} key={column.id} scope="row">
            {row.cells[column.id]}
          </th>
        ) : (
          <Cell column={column} key={column.id} stackedAt={stackedAt} value={row.cells[column.id]} />
        ),
      )}
    </tr>
  )
}

interface CellProps {
  readonly column: DataColumn
  readonly value: ReactNode
  readonly stackedAt: Edge
}

function Cell({ column, value, stackedAt }: CellProps) {
  if (value === undefined || value === null || value === '') return <td className={styles.emptyCell} />
  return (
    <td className={classNames(styles.cell[column.align ?? 'start'], styles.stacked[stackedAt])}>
      <span aria-hidden="true" className={styles.cellLabel}>
        {column.label}
      </span>
      <span className={styles.cellValue}>{value}</span>
    </td>
  )
}
