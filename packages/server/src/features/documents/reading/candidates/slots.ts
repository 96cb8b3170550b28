import { type Cell, overlaps } from '../layout/lines.ts'
import type { Word } from '../layout/page.ts'
import type { Item } from './amount-cells.ts'
import type { Row } from './sheet.ts'

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

/** Nothing is said there: signs, dots, bars. */
export const isNothing = (cell: Cell) => !/\p{L}/u.test(cell.text)

/** Whether an item is a text that says something. */
export const isSaying = (item: Item | undefined): item is Extract<Item, { kind: 'text' }> =>
  item?.kind === 'text' && !isNothing(item.cell)

/** Dots that lead to an amount, bars and signs say nothing; a full stop ends a sentence. */
export const telling = (words: readonly Word[]) =>
  words.filter(
    ({ text }, at) =>
      /[\p{L}\d]/u.test(text) || (text === '.' && words[at + 1]?.text !== '.' && words[at - 1]?.text !== '.'),
  )

/** A remark in brackets has at least so many words; shorter ones are a part of the name. */
const fewestOfRemark = 3

/** Behind a comma these begin a remark, up to the end. */
const aside = /^(?:zonder|excl\.?|exclusief|without|excluding)$/i

/** The words of a remark, in brackets or behind a comma, of so many words at least; none where nothing else is said. */
export function remarkIn(words: readonly Word[], fewest = 1): readonly Word[] {
  const behind = words.findIndex(({ text }, at) => aside.test(text) && words[at - 1]?.text.endsWith(','))
  if (behind > 0) return words.slice(behind)
  const from = words.findIndex(({ text }) => text.startsWith('('))
  const length = from < 0 ? 0 : words.slice(from).findIndex(({ text }) => /\)[.:,]?$/.test(text)) + 1
  return length >= fewest && length < words.length ? words.slice(from, from + length) : []
}

/** Without remarks in brackets, as in `Fiscaal loon (dit bedrag vult u in)`, where something is left. */
export function withoutRemarks(words: readonly Word[]): readonly Word[] {
  const remark = remarkIn(words, fewestOfRemark)
  return words.filter((word) => !remark.includes(word))
}

export const textOfWords = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

/** Words as a slot, all of them. */
export const slotWith = (words: readonly Word[], distance: number): Slot => ({
  words,
  text: textOfWords(words),
  distance,
})

/** Words as a slot, without signs. */
export const slotOf = (words: readonly Word[], distance: number): Slot => ({
  ...slotWith(
    withoutRemarks(words).filter(({ text }) => /[\p{L}\d]/u.test(text)),
    distance,
  ),
  remark: textOfWords(remarkIn(words)),
})

/**
 * Those words of a cell that stand over one column: where headings stand so close that they look like one, each word belongs to the
 * amount of the row it is nearest to.
 */
export function wordsOver(over: Cell, row: Row, cell: Cell): readonly Word[] {
  const columns = row.items.filter((item) => overlaps(item.cell, over))
  if (columns.length < 2) return over.words
  // `Saldo 1-1 Saldo 31-12`: each begins with the same word.
  const begins = over.words.flatMap(({ text }, at) => (text === over.words[0]?.text ? [at] : []))
  if (begins.length === columns.length) {
    const which = columns.findIndex((column) => column.cell === cell)
    return over.words.slice(begins[which], begins[which + 1])
  }
  const apart = (word: Word, { left, right }: Cell) =>
    Math.max(0, left - (word.x + word.width), word.x - right) + 0.1 * Math.abs(word.x + word.width - right)
  return over.words.filter((word) => columns.every((column) => apart(word, cell) <= apart(word, column.cell)))
}

/** The nearest text before or after an item on its row, with no amount between. */
export function nearestText(items: readonly Item[], at: number, step: 1 | -1): Cell | null {
  for (let place = at + step; place >= 0 && place < items.length; place += step) {
    const item = items[place]
    if (item?.kind === 'amount') {
      // A box number between a label and its amount is no amount of its own.
      if (/^\d{1,2}[.)]?[a-z]?$/.test(item.cell.text)) continue
      return null
    }
    if (item && !isNothing(item.cell)) return item.cell
  }
  return null
}

/** Whether a text has an amount of its own on its row. */
export const hasAmountBeside = (row: Row, item: Item) =>
  row.items.slice(row.items.indexOf(item) + 1).find((one) => one.kind === 'amount' || !isNothing(one.cell))?.kind ===
  'amount'

/** Words a sentence may end with, too short to be told from abbreviations. */
const shortEnd = /^(?:in|af|op|aan|uit|om|up|off|us|it)[.;]$/

/** Abbreviations such as `volksverz.` and `(col. 14)` end no sentence: a whole word does, or a year. */
const endsSentence = (word: Word, next: Word | undefined) =>
  !/^\(\p{L}+\.$/u.test(word.text) &&
  (shortEnd.test(word.text) || /\p{Ll}{3,}[.;]$|\d{4}[.;]$|^[.;]$|[€%].*[.;]$/u.test(word.text)) &&
  (next === undefined || /^[\p{Lu}€\d]/u.test(next.text))

/** From so many words on a text may be a sentence; shorter ones are labels, and their full stops abbreviations. */
const fewestOfSentence = 7

/** The words after the last end of a sentence within a running text. */
export const sinceLastEnd = (words: readonly Word[]): readonly Word[] =>
  words.slice(1 + words.findLastIndex((word, at) => at < words.length - 1 && endsSentence(word, words[at + 1])))

/** The words after the last end of a sentence. */
export const sinceSentence = (words: readonly Word[]): readonly Word[] =>
  words.length < fewestOfSentence ? words : sinceLastEnd(words)

/** The words up to the end of the sentence. */
export function untilSentence(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex((word, at) => endsSentence(word, words[at + 1]))
  return end < 0 ? words : words.slice(0, end + 1)
}

/** Behind these words something else may be said. */
export const joint = /^(?:en|and|terwijl|while)$/i
/** `rente en kosten` is one thing; behind these words another clause begins. */
const opening =
  /^(?:de|het|een|u|uw|je|wij|we|op|er|aan|in|eind|daar\p{L}*|hier\p{L}*|is|was|loste|bruto|gross|voor|before|zo|the|you|your|our|on|at)$/iu

/** A clause ends there: what is said before is of the amount before. */
function endsClause({ text }: Word, at: number, words: readonly Word[]): boolean {
  const [next, second] = [words[at + 1], words[at + 2]]
  const isOpened = second === undefined || opening.test(second.text)
  const isJoined = next !== undefined && joint.test(next.text) && isOpened
  return /\p{L}[,;]$/u.test(text) || isJoined
}

/** Of words between two amounts of a sentence those of the second: what follows the last clause of the first, if anything. */
export function sinceClause(words: readonly Word[]): readonly Word[] {
  const end = words.findLastIndex((word, at) => at < words.length - 1 && endsClause(word, at, words))
  const own = words.slice(end + 1)
  return own[0] && joint.test(own[0].text) ? own.slice(1) : own
}

/** Of words between two amounts of a sentence those of the first: the clause it is in. */
export function untilClause(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(endsClause)
  return end < 0 ? words : words.slice(0, end + 1)
}

/** Whether a text runs up to where an amount starts. */
export const isInSame = (row: Row, cell: Cell, start: number) => start - cell.right < 1.1 * row.size

/** Whether a text runs from one amount to another. */
export function isBetweenAmounts(row: Row, cell: Cell): boolean {
  const at = row.items.findIndex((item) => item.cell === cell)
  const [before, next] = [row.items[at - 1], row.items[at + 1]]
  const isRunning = before && next && isInSame(row, before.cell, cell.left) && isInSame(row, cell, next.cell.left)
  return isRunning === true && before.kind === 'amount' && next.kind === 'amount'
}

/** A line of running text: many words close to one another. */
export const isProse = (row: Row) => row.cells.length === 1 && (row.cells[0]?.words.length ?? 0) >= 7

/** How far the lines of one running text begin from one another at most. In font sizes. */
const margin = 3

/** Whether a line of running text goes on in the next. */
export const goesOnIn = (row: Row, next: Row) =>
  next.page === row.page &&
  isProse(row) &&
  Math.abs((next.cells[0]?.left ?? 0) - (row.cells[0]?.left ?? 0)) < margin * row.size

/** The end of a line of running text that the next goes on from; nothing where a sentence ends there, or of an amount with its words behind it. */
export const endOf = ({ items }: Row): readonly Word[] => {
  const last = items.at(-1)
  const word = last?.cell.words.at(-1)
  const isOfAmount = items.length === 2 && items[0]?.kind === 'amount' && !/[.;]$/.test(items[0].cell.text)
  return last?.kind !== 'text' || !word || isOfAmount || endsSentence(word, undefined) ? [] : telling(last.cell.words)
}

/** What stands in the place of a cell on another row: right over it, or in the stretch up to the next text. */
export function inBand(row: Row, cell: Cell): Item | undefined {
  const over = row.items.find((item) => overlaps(item.cell, cell))
  if (over) return over
  const at = row.items.findLastIndex((item) => item.cell.left < cell.left)
  const before = row.items[at]
  const next = row.items[at + 1]
  const isWithin = before && cell.left - before.cell.right < 28 * row.size && (!next || next.cell.left > cell.right)
  return isWithin && before.kind === 'text' ? before : undefined
}
