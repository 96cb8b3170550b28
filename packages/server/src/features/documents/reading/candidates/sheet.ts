import { lettersOf } from '../layout/letters.ts'
import { type Line, linesOf } from '../layout/lines.ts'
import type { TextPage } from '../layout/page.ts'
import { type Item, itemsOf } from './amount-cells.ts'
import { mended } from './mended-rows.ts'

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
    rows: mended(rows),
    origin: pages.some((page) => page.origin === 'ocr') ? 'ocr' : 'print',
  }
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

/** The letters of what may be a title: text without amounts that is not the end of a sentence. */
export const titlesOf = (rows: readonly Row[]): readonly string[] =>
  headOf(rows)
    .filter((row) => row.items.every(({ kind }) => kind === 'text') && !textOfRow(row).endsWith('.'))
    .map(lettersOfRow)

/** Whether some row says something, as letters. */
export const says = (rows: readonly Row[], words: RegExp): boolean => rows.some((row) => words.test(lettersOfRow(row)))

/** The same, as it is printed. */
export const mentions = (rows: readonly Row[], words: RegExp): boolean => rows.some((row) => words.test(textOfRow(row)))
