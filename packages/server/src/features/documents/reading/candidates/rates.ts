import { overlaps } from '../layout/lines.ts'
import type { Row } from './sheet.ts'

/** What a column of rates is headed with. */
const rateHeading = /%$|percentage$|rentevoet$|interest rate$/i
/** No rate of interest is higher, in cents of what it was read as. */
const highestRate = 2_000
/** How many lines down a column of rates goes at most. */
const farthest = 40

/** The heading of the column an amount stands in: the nearest text straight above it. */
function headingOf(rows: readonly Row[], row: Row, cell: Row['cells'][number]): string | null {
  for (let index = row.index - 1; index >= 0 && row.index - index < farthest; index--) {
    const other = rows[index]
    if (other?.page !== row.page) return null
    const over = other.items.find((item) => overlaps(item.cell, cell))
    if (over?.kind === 'text') return over.cell.text
  }
  return null
}

/** Under `Rente %` stand rates, not amounts, though no sign is printed with each. */
export const withoutRates = (rows: readonly Row[]): readonly Row[] =>
  rows.some(({ cells }) => cells.some(({ text }) => rateHeading.test(text)))
    ? rows.map((row) => ({
        ...row,
        items: row.items.map((item) =>
          item.kind === 'amount' &&
          item.amount.cents < highestRate &&
          rateHeading.test(headingOf(rows, row, item.cell) ?? '')
            ? { kind: 'text', cell: item.cell }
            : item,
        ),
      }))
    : rows
