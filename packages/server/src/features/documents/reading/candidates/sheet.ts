import { type Line, linesOf } from '../layout/lines.ts'
import type { TextPage } from '../layout/page.ts'
import { type Item, itemsOf } from './amount-cells.ts'
import { withoutBoxNumbers } from './box-numbers.ts'
import { withBrokenAmounts } from './broken-amounts.ts'
import { withCents } from './cents-column.ts'
import { withoutRates } from './rates.ts'

/** A line with its amounts told apart from its text, and its place in the reading order of the whole file. */
export interface Row extends Line {
  readonly index: number
  readonly items: readonly Item[]
}

/** All lines of a file in reading order. */
export interface Sheet {
  readonly rows: readonly Row[]
  readonly origin: 'print' | 'ocr'
}

export function sheetOf(pages: readonly TextPage[]): Sheet {
  const lines = pages.flatMap((page) => linesOf(page))
  const rows = lines.map((line, index) => ({ ...line, index, items: itemsOf(line) }))
  return {
    rows: withoutBoxNumbers(withoutRates(withBrokenAmounts(withCents(rows)))),
    origin: pages.some((page) => page.origin === 'ocr') ? 'ocr' : 'print',
  }
}

/** The text of a whole row, cells parted by two spaces. */
export const textOfRow = (row: Line): string => row.cells.map((cell) => cell.text).join('  ')

/** Whether two stretches of a page overlap sideways. */
export const overlaps = (a: { left: number; right: number }, b: { left: number; right: number }): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0
