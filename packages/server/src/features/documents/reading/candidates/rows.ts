import { lettersOf } from '../layout/letters.ts'
import { type Cell, overlaps } from '../layout/lines.ts'
import type { Item } from './amount-cells.ts'
import type { Row } from './sheet.ts'

/** The rows of the same page before or after one, nearest first; of a whole file, or of a part of one. */
export function* rowsFrom(rows: readonly Row[], { index, page }: Row, step: 1 | -1, most: number): Generator<Row> {
  const at = index - (rows[0]?.index ?? 0)
  for (let away = 1; away <= most; away++) {
    const other = rows[at + step * away]
    if (other?.page !== page) return
    yield other
  }
}

/** How many lines up a heading stands over its column at most. */
const farthestHeading = 44

/** What stands straight over a cell in the lines of its page, nearest first. */
export function* itemsOver(rows: readonly Row[], row: Row, cell: Cell): Generator<{ row: Row; over: Item }> {
  for (const other of rowsFrom(rows, row, -1, farthestHeading)) {
    const over = other.items.find((one) => overlaps(one.cell, cell))
    if (over) yield { row: other, over }
  }
}

/** Lines of one entry stand closer together than this, in sizes of letters. */
export const lineHeight = 1.35

/** What stands closely under the beginning of a cell, where its text is broken and goes on in the next row. */
export const brokenOff = (row: Row, next: Row | undefined, { left }: Cell): Cell | undefined =>
  next?.page === row.page && (next.bottom - row.bottom) / row.size < lineHeight
    ? next.cells.find((cell) => Math.abs(cell.left - left) < 0.3 * row.size)
    : undefined

/** Whether a text says that its line is a sum. */
export const isTotal = ({ text }: { readonly text: string }) =>
  /^(?:sub)?(?:totaal|totalen|total|som|samen)/.test(lettersOf(text))
