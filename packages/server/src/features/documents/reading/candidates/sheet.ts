import { lettersOf } from '../layout/letters.ts'
import { type Line, linesOf } from '../layout/lines.ts'
import type { TextPage } from '../layout/page.ts'
import { type Item, isAmount, itemsOf } from './amount-cells.ts'
import { withBrokenAmounts, withCents } from './joined-amounts.ts'
import { withoutBoxNumbers, withoutNamedNumbers, withoutNumbersInGroups, withoutRates } from './not-money.ts'

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
    rows: withoutNamedNumbers(
      withoutNumbersInGroups(withoutBoxNumbers(withoutRates(withBrokenAmounts(withoutBareNumbers(withCents(rows)))))),
    ),
    origin: pages.some((page) => page.origin === 'ocr') ? 'ocr' : 'print',
  }
}

const isBare = (item: Item) => item.kind === 'amount' && !item.amount.isPlainlyMoney
const centsOf = (item: Item) => (item.kind === 'amount' ? item.amount.cents : null)
/** Fewest amounts with cents, and their part of all that are plainly money, of a paper that prints cents everywhere. */
const fewestWithCents = 4
const mostly = 0.9

/** Whether a line ends in a number whose rest may begin the next: `2` above `557,98`. */
function endsInThousands({ items }: Row, next: Row | undefined): boolean {
  const last = items.at(-1)
  return last !== undefined && isBare(last) && /^\d{3}(?!\d)/.test(next?.items[0]?.cell.text ?? '')
}

/** Where a paper prints cents, a bare number is no amount: a house number, a mark of a footnote, the number of a column. */
function withoutBareNumbers(rows: readonly Row[]): readonly Row[] {
  const money = rows.flatMap(({ items }) => items.filter((item) => isAmount(item) && !isBare(item)))
  const withCents = money.filter(({ cell }) => /\d[.,]\s?\d\d\D*$/.test(cell.text)).length
  if (withCents < fewestWithCents || withCents < mostly * money.length) return rows
  return rows.map((row, at) => {
    if (!row.items.some(isBare) || endsInThousands(row, rows[at + 1])) return row
    const items = itemsOf(row, 'plainly money')
    const kept = new Set(items.map(centsOf))
    // Amounts that were put together of several numbers are not taken apart.
    return row.items.every((item) => isBare(item) || kept.has(centsOf(item))) ? { ...row, items } : row
  })
}

/** Rows are asked again and again what they say. */
const texts = new WeakMap<Line, string>()
const letters = new WeakMap<Line, string>()

/** The text of a whole row, cells parted by two spaces. */
export function textOfRow(row: Line): string {
  const text = texts.get(row) ?? row.cells.map((cell) => cell.text).join('  ')
  texts.set(row, text)
  return text
}

/** The letters of a whole row. */
export function lettersOfRow(row: Line): string {
  const own = letters.get(row) ?? lettersOf(textOfRow(row))
  letters.set(row, own)
  return own
}

/** The rows at the top of a paper, where its titles stand. */
export const headOf = (rows: readonly Row[]): readonly Row[] => rows.slice(0, 15)

/** Whether some row says something, as letters. */
export const says = (rows: readonly Row[], words: RegExp): boolean => rows.some((row) => words.test(lettersOfRow(row)))
