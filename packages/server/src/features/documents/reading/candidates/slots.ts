import { type Cell, overlaps, textOfWords } from '../layout/lines.ts'
import type { Word } from '../layout/page.ts'
import { type Amount, account, type Item, ofForm } from './amount-cells.ts'
import type { Row, Sheet } from './sheet.ts'

/** Any part of a row of a file. */
export interface Place {
  readonly row: Row
  readonly at: number
  readonly item: Item
}

/** An amount on a row of a file. */
export interface Spot extends Place {
  readonly item: Amount
}

/** Every amount of a file in reading order. */
export const spotsOf = (sheet: Sheet): Spot[] =>
  sheet.rows.flatMap((row) => row.items.flatMap((item, at) => (item.kind === 'amount' ? [{ row, at, item }] : [])))

/** A text near a candidate, and how far it stands: in font sizes along the line or from line to line. */
export interface Slot {
  readonly words: readonly Word[]
  readonly text: string
  readonly distance: number
  /** What is said in brackets: `(loon voor de loonheffing)`. */
  readonly remark?: string
  /** The part of the text that says what is meant, where not all of it does. */
  readonly meant?: string
}

/** What a slot says, if there is one. */
export const textOf = (slot: Slot | undefined): string => slot?.text ?? ''

/** A letter or two that an eye made of dots or specks are less sure than this. */
const seen = 0.6
const isSpeck = ({ text, words: [word, ...more] }: Cell) =>
  more.length === 0 && (word?.confidence ?? 1) < seen && /^\p{Ll}{1,2}$/u.test(text)

/** Nothing is said there: signs, dots, bars, specks, the number of an account. */
export const isNothing = (cell: Cell) => !/\p{L}/u.test(cell.text) || isSpeck(cell) || account.test(cell.text)

/** Whether an item is a text that says something. */
export const isSaying = (item: Item | undefined): item is Extract<Item, { kind: 'text' }> =>
  item?.kind === 'text' && !isNothing(item.cell)

/** What a line is numbered with before its label: `W10`. */
export const isCode = ({ text }: Cell, next: Item | undefined): boolean =>
  /^\p{Lu}{0,2}\d{1,3}[.)]?$/u.test(text) && isSaying(next)

/** Dots that lead to an amount, bars and signs say nothing; a full stop ends a sentence. */
export const telling = (words: readonly Word[]) =>
  words.filter(
    ({ text }, at) =>
      /[\p{L}\d]/u.test(text) || (text === '.' && words[at + 1]?.text !== '.' && words[at - 1]?.text !== '.'),
  )

/** A remark in brackets has at least so many words; shorter ones are a part of the name. */
const fewestOfRemark = 3

/** Behind a comma these begin a remark, up to the end. */
const aside = /^(?:zonder|excl\.?|exclusief|without|excluding|incl\.?|inclusief|including)$/i

/** The words of a remark, in brackets or behind a comma, of so many words at least; none where nothing else is said. */
export function remarkIn(words: readonly Word[], fewest = 1): readonly Word[] {
  const behind = words.findIndex(({ text }, at) => words[at - 1]?.text.endsWith(',') && aside.test(text))
  if (behind > 0) return words.slice(behind)
  const from = words.findIndex(({ text }) => text.startsWith('('))
  const length = from < 0 ? 0 : words.slice(from).findIndex(({ text }) => /\)[.:,]?$/.test(text)) + 1
  return length >= fewest && length < words.length ? words.slice(from, from + length) : []
}

/** Without remarks in brackets, as in `Fiscaal loon (dit bedrag vult u in)`, where something is left. */
export function withoutRemarks(words: readonly Word[], all = remarkIn(words)): readonly Word[] {
  // `(10 termijnen)` says how many.
  const remark = all.length >= fewestOfRemark || /^\(\d{1,2}$/.test(all[0]?.text ?? '') ? all : []
  return remark.length === 0 ? words : words.filter((word) => !remark.includes(word))
}

/** Longest texts that are looked at, in words. */
export const longest = 9

/** Words as a slot, without signs. */
export function slotOf(all: readonly Word[], distance: number): Slot {
  const remark = remarkIn(all)
  const words = withoutRemarks(all, remark).filter(({ text }) => /[\p{L}\d]/u.test(text))
  return { words, text: textOfWords(words), distance, remark: textOfWords(remark) }
}

/** So many times as wide as the spaces between its words what parts two headings is clearly wider. */
const clearly = 1.3
/** The gaps between words, the widest first, each with the number of the word behind it. */
const gapsIn = (words: readonly Word[]) =>
  words
    .map((word, at) => ({ at, gap: word.x - ((words[at - 1]?.x ?? 0) + (words[at - 1]?.width ?? 0)) }))
    .slice(1)
    .sort((a, b) => b.gap - a.gap)

/**
 * Those words of a cell that stand over one column: where headings stand so close that they look like one, each word belongs to the
 * amount of the row it is nearest to.
 */
export function wordsOver(over: Cell, row: Row, cell: Cell): readonly Word[] {
  const columns = row.items.filter((item) => overlaps(item.cell, over))
  // Of a sentence that begins with an amount the rest is no column.
  const isSentence = row.cells.length === 1 && row.items[0]?.cell === cell
  if (columns.length < 2 || isSentence) return over.words
  const which = columns.findIndex((column) => column.cell === cell)
  // `Saldo 1-1 Saldo 31-12`: each begins with the same word. `Schuld 31-12-2024 Rente 2024`: each ends with its day or year.
  const likeFirst = over.words.flatMap(({ text }, at) => (text === over.words[0]?.text ? [at] : []))
  const behindYear = over.words.flatMap(({ text }, at) =>
    at === 0 || (/^\p{Lu}/u.test(text) && /(?:^|[-/.])20\d\d$/.test(over.words[at - 1]?.text ?? '')) ? [at] : [],
  )
  const begins = [likeFirst, behindYear].find((starts) => starts.length === columns.length)
  if (begins) return over.words.slice(begins[which], begins[which + 1])
  const widest = gapsIn(over.words).slice(0, columns.length)
  // Headings stand wider apart than their words.
  if (widest.length === columns.length && (widest.at(-2)?.gap ?? 0) > clearly * (widest.at(-1)?.gap ?? 0)) {
    const starts = [0, ...widest.slice(0, -1).map(({ at }) => at)].sort((a, b) => a - b)
    return over.words.slice(starts[which], starts[which + 1])
  }
  const apart = (word: Word, { left, right }: Cell) =>
    Math.max(0, left - (word.x + word.width), word.x - right) + 0.1 * Math.abs(word.x + word.width - right)
  return over.words.filter((word) => columns.every((column) => apart(word, cell) <= apart(word, column.cell)))
}

/** Between a label and its amount, by what a form or a note calls the amount: `Loonheffing  (b)  612,06`, `Loon  kolom 14  48.213,67`. */
const mark = new RegExp(
  String.raw`^(?:\(?[a-z]\)|\[[a-z\d]{1,2}\]|\(\d{1,2}\)|(?:${ofForm}|code)\s?\d{1,2}[a-z]?)$`,
  'i',
)

/** The nearest text before or after an item on its row, with no amount between: before a mark what that stands behind. */
export function nearestText(items: readonly Item[], at: number, step: 1 | -1): Cell | null {
  let marked: Cell | null = null
  for (let place = at + step; place >= 0 && place < items.length; place += step) {
    const item = items[place]
    if (item?.kind === 'amount') {
      // A box number between a label and its amount is no amount of its own.
      if (/^\d{1,2}[.)]?[a-z]?$/.test(item.cell.text)) continue
      return marked
    }
    if (item && step < 0 && mark.test(item.cell.text)) marked ??= item.cell
    else if (item && !isNothing(item.cell)) return item.cell
  }
  return marked
}

/** Whether a text has an amount of its own on its row. */
export const hasAmountBeside = (row: Row, item: Item) =>
  row.items
    .slice(row.items.indexOf(item) + 1)
    .find((one) => one.kind === 'amount' || !(isNothing(one.cell) || mark.test(one.cell.text)))?.kind === 'amount'

/** Whether a text is of one amount of its row, and heads no column: that behind its colon, or the one it goes on from, `€ 670 per maand, van 2022`. */
export function isOfOneAmount(row: Row, item: Item): boolean {
  const before = row.items[row.items.indexOf(item) - 1]
  const isBehind = before?.kind === 'amount' && item.cell.left - before.cell.right < row.size
  return (/[:=]$/.test(item.cell.text) && hasAmountBeside(row, item)) || (isBehind && /^\p{Ll}/u.test(item.cell.text))
}

/** What stands in the place of a cell on another row: right over it, or in the stretch up to the next text, if it stands over no other amount. */
export function inBand(row: Row, own: Row, cell: Cell): Item | undefined {
  const over = row.items.find((item) => overlaps(item.cell, cell))
  if (over) return over
  const at = row.items.findLastIndex((item) => item.cell.left < cell.left)
  const before = row.items[at]
  const next = row.items[at + 1]
  const isWithin = before && cell.left - before.cell.right < 28 * row.size && (!next || next.cell.left > cell.right)
  const isOfOther = before && own.items.some((one) => !isSaying(one) && overlaps(one.cell, before.cell))
  return isWithin && before.kind === 'text' && !isOfOther ? before : undefined
}

/** Behind a colon, or dots that lead to its amount, a label is whole. */
export const isWhole = ({ items }: Row, { text, right }: Cell) =>
  /[:=]$|(?:\. ?){3}$/.test(text) || /^[.:=\s]+$/.test(items.find(({ cell }) => cell.left >= right)?.cell.text ?? '')

/** Five words or more that end in a full stop head nothing. */
export const isSentence = ({ words, text }: Cell) => words.length > 4 && /\p{Ll}{3}\.$|\d\.$/u.test(text)

/** Whether the letters of two texts are of one size, but for what an eye may see wrong. */
export const isAsLarge = ({ words: [one] }: Cell, { words: [other] }: Cell) =>
  Math.abs((one?.height ?? 0) - (other?.height ?? 0)) < 0.2 * Math.max(one?.height ?? 0, other?.height ?? 0)

/** How far one line stands from another, or from what goes on from it, in its font sizes. */
export const gapOf = (row: Row, other: Row, last = row) => Math.abs(other.bottom - last.bottom) / row.size

/** A day, as the second line of `Schuld op` over a column. */
export const isDay = /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}(?!\d)/
/** Ends a label that goes on with a day on the next line. */
export const beforeDay = /\b(?:per|op|at|on)$/i
/** Days over columns head them by themselves where the last of the year is among them. */
export const lastDay = /^31[-/.]12[-/.]/
