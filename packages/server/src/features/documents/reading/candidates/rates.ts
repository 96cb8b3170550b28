import { itemsOver } from './rows.ts'
import type { Row } from './sheet.ts'

/** What a column of rates is headed with. */
const rateHeading = /%$|percentage$|rentevoet$|interest rate$/i
/** No rate of interest is higher, in cents of what it was read as. */
const highestRate = 2_000
/** The heading of the column an amount stands in: the nearest text straight above it. */
function headingOf(rows: readonly Row[], row: Row, cell: Row['cells'][number]): string {
  for (const { over } of itemsOver(rows, row, cell)) if (over.kind === 'text') return over.cell.text
  return ''
}

/** Under `Rente %` stand rates, not amounts, though no sign is printed with each. */
export const withoutRates = (rows: readonly Row[]): readonly Row[] =>
  rows.some(({ cells }) => cells.some(({ text }) => rateHeading.test(text)))
    ? rows.map((row) => ({
        ...row,
        items: row.items.map((item) =>
          item.kind === 'amount' && item.amount.cents < highestRate && rateHeading.test(headingOf(rows, row, item.cell))
            ? { kind: 'text', cell: item.cell }
            : item,
        ),
      }))
    : rows
