import { groupedWhere } from '../layout/grouped.ts'
import { type Cell, textOfWords } from '../layout/lines.ts'
import type { Word } from '../layout/page.ts'
import { isAmount } from './amount-cells.ts'
import { type Row, textOfRow } from './sheet.ts'
import {
  hasAmountBeside,
  isSentence,
  isWhole,
  longest,
  nearestText,
  type Place,
  remarkIn,
  type Slot,
  slotOf,
  telling,
  withoutRemarks,
} from './slots.ts'

/** Words a sentence may end with, too short to be told from abbreviations. */
const shortEnd = /^(?:in|af|op|aan|uit|om|up|off|us|it)[.;]$/

/** Where a sentence or a clause ends. */
type IsEnd = (word: Word, at: number, words: readonly Word[]) => boolean

/** The words behind the last end within a text. */
const since = (isEnd: IsEnd, words: readonly Word[]): readonly Word[] =>
  words.slice(1 + words.findLastIndex((word, at) => at < words.length - 1 && isEnd(word, at, words)))

/** The words up to the first end. */
function upTo(isEnd: IsEnd, words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(isEnd)
  return end < 0 ? words : words.slice(0, end + 1)
}

/** Behind these words something else may be said. */
const joint = /^(?:en|and|terwijl|while)$/i
/** `rente en kosten` is one thing; behind these words another clause begins. */
const opening =
  /^(?:de|het|een|u|uw|je|wij|we|op|er|aan|in|per|eind|alles|samen|dat|dit|daar\p{L}*|hier\p{L}*|is|was|loste|betaalde|ontving|kreeg|bruto|onbelast|gross|voor|before|zo|the|you|your|our|on|at)$/iu

/** Abbreviations such as `volksverz.` and `(col. 14)` end no sentence: a whole word does, or a year. */
const endsSentence: IsEnd = ({ text }, at, words) =>
  /\p{Ll}{3,};$/u.test(text) ||
  (!/^\(\p{L}+\.$/u.test(text) &&
    (shortEnd.test(text) ||
      /\p{Ll}{3,}\.$|\d(?:\d{3}|[./-]\d+)[.;]$|^[.;]$|[€%].*[.;]$/u.test(text) ||
      (/^\p{Ll}+\.$/u.test(text) && opening.test(words[at + 1]?.text ?? ''))) &&
    /^(?:[\p{Lu}€\d]|\p{Ll}?$)/u.test(words[at + 1]?.text ?? ''))

/** From so many words on a text may be a sentence; shorter ones are labels, and their full stops abbreviations. */
const fewestOfSentence = 7

/** The words after the last end of a sentence within a running text. */
const sinceLastEnd = (words: readonly Word[]): readonly Word[] => since(endsSentence, words)

/** A clause ends there: what is said before is of the amount before. */
const endsClause: IsEnd = ({ text }, at, words) => {
  const [next, second] = [words[at + 1], words[at + 2]]
  const isOpened = second === undefined || opening.test(second.text)
  return /\p{L}[,;]$/u.test(text) || (next !== undefined && joint.test(next.text) && isOpened)
}

/** Of words between two amounts of a sentence those of the second: what follows the last clause of the first, if anything. */
function sinceClause(words: readonly Word[]): readonly Word[] {
  const own = since(endsClause, words)
  return own[0] && joint.test(own[0].text) ? own.slice(1) : own
}

/** Whether a text runs up to where an amount starts. */
const isInSame = (row: Row, cell: Cell, start: number) => start - cell.right < 1.1 * row.size

/** Whether a text runs from one amount to another. */
function isBetweenAmounts(row: Row, cell: Cell): boolean {
  const at = row.items.findIndex((item) => item.cell === cell)
  const [before, next] = [row.items[at - 1], row.items[at + 1]]
  const isRunning = before && next && isInSame(row, before.cell, cell.left) && isInSame(row, cell, next.cell.left)
  return isRunning === true && before.kind === 'amount' && next.kind === 'amount'
}

/** A line of running text: many words close to one another; dots that lead to an amount are none. */
export const isProse = ({ cells: [cell, ...more] }: Row) =>
  more.length === 0 &&
  cell !== undefined &&
  cell.words.length >= fewestWords &&
  cell.words.filter(isNoDot).length >= fewestWords
const fewestWords = 7
const isNoDot = ({ text }: Word) => !/^[.…_]+$/.test(text)

/** How far the lines of one running text begin from one another at most. In font sizes. */
const margin = 3

/** Begins a point of a list. */
const point = /^[-–•*·]\s/
/** Whether a line of running text goes on in the next. */
export const goesOnIn = (row: Row, next: Row) =>
  next.page === row.page &&
  next.panel === row.panel &&
  isProse(row) &&
  !point.test(next.cells[0]?.text ?? '') &&
  Math.abs((next.cells[0]?.left ?? 0) - (row.cells[0]?.left ?? 0)) < margin * row.size

/** The end of a line of running text that the next goes on from; nothing where a sentence ends there, or of an amount with its words behind it. */
const endOf = ({ items }: Row): readonly Word[] => {
  const last = items.at(-1)
  const word = last?.cell.words.at(-1)
  if (last?.kind !== 'text' || !word || endsSentence(word, 0, [])) return []
  const isOfAmount = items.length === 2 && items[0]?.kind === 'amount' && !/[.;]$/.test(items[0].cell.text)
  const words = telling(last.cell.words)
  const clause = sinceClause(words)
  return isOfAmount ? (clause.length < words.length ? clause : []) : words
}

/** A sentence names its subject at its beginning: so many words of one are looked at. */
const longestSentence = 16
/** Words of one sentence stand no farther apart, in font sizes. */
const closely = 1.1

const nothing = /^(?:niets|niks|nothing)$/i

/** The title of a statement; a sentence below it begins with a capital letter. */
const title = /^(?:fiscaal |fiscale )?jaar(?:op|over)|^annual (?:st|in|mo)/i
const isTitleOver = (row: Row, { cells: [first] }: Row) => title.test(row.text) && /^\p{Lu}/u.test(first?.text ?? '')

/** From when to when what a label names is of, `Rente betaald van 1 januari tot en met 31 mei 2024`: what it names stands before. */
const ofPeriod = /\s(?:van|from|tussen|between) \d{1,2}[-/. ]\S.*20\d\d\)?[.:]?$/i
/** A label that is too long to be looked at whole without the period that it ends in. */
function withoutPeriod(words: readonly Word[]): readonly Word[] {
  if (words.length <= longest) return words
  const name = textOfWords(words).replace(ofPeriod, '')
  return words.slice(0, name.split(' ').length)
}

/** The amount before another in the same text: on its line, else the last of the line above. */
function amountBefore(rows: readonly Row[], { row, at }: Place): Place | undefined {
  const above = rows[row.index - 1]
  for (const line of above && goesOnIn(above, row) ? [row, above] : [row]) {
    const place = line.items.findLastIndex((item, which) => isAmount(item) && (line !== row || which < at))
    const item = line.items[place]
    if (item && isAmount(item)) return { row: line, at: place, item }
  }
  return undefined
}

/** `De schuld daalde van € 2 aan het begin van het jaar naar € 1`: what sank or rose to an amount is named before the one it sank or rose from. */
function withSubject(rows: readonly Row[], place: Place, words: readonly Word[]): readonly Word[] {
  const to = words.at(-1)
  const from = to && /^(?:naar|tot|to)$/i.test(to.text) ? amountBefore(rows, place) : undefined
  const named = from ? (leftOf(rows, from)?.words ?? []) : []
  return to && /^(?:van|from)$/i.test(named.at(-1)?.text ?? '') ? [...named.slice(0, -1), to] : words
}

/** Whether a word is broken at the end of a line, `ouderdom-  spensioen`, and is no part of two: `inkomens- en vermogensbelasting`. */
const isBroken = (last: Word, next: Word) =>
  /\p{Ll}-$/u.test(last.text) && /^(?!en$|of$|and$|or$)\p{Ll}{2}/u.test(next.text)
/** Words with those put together that are broken. */
const unbroken = (words: readonly Word[]): readonly Word[] =>
  groupedWhere(words, isBroken).flatMap((pieces) => {
    const [first, ...more] = pieces
    // Words are known by what they are.
    if (!first || more.length === 0) return pieces
    return { ...first, text: pieces.map(({ text }, at) => (at < more.length ? text.slice(0, -1) : text)).join('') }
  })

/** The text before an amount on its line; in a running text, also the end of the line above. */
function leftOf(rows: readonly Row[], { row, at, item }: Place): Slot | null {
  const cell = nearestText(row.items, at, -1)
  const start = item.cell.left
  const isRunning = cell ? isInSame(row, cell, start) : at === 0 && row.cells.length === 1
  const before = isRunning ? rows[row.index - 1] : undefined
  const isFirst = !cell || cell === row.items[0]?.cell
  const goesOn = before !== undefined && isFirst && goesOnIn(before, row) && !isTitleOver(before, row)
  const tail = goesOn ? endOf(before) : []
  const isSentence = cell !== null && /^\p{Ll}/u.test(cell.text) && !isWhole(row, cell)
  const isAfterAmount = goesOn && isSentence && before.items.at(-1)?.kind === 'amount'
  const isProsaic = tail.length > 0 || isAfterAmount || (cell !== null && isBetweenAmounts(row, cell))
  const all = unbroken([...tail, ...(cell ? telling(cell.words) : [])])
  const own = isProsaic || all.length >= fewestOfSentence ? sinceLastEnd(all) : all
  // No sentence ends since the amount before: its own clause comes first.
  const isBehindAmount =
    isProsaic && own.length === all.length && (tail.length === 0 || (before?.items.length ?? 0) > 1)
  // `U loste niets af en betaalde € 1`: of nothing there is no amount.
  const isBehindNothing = own.some(({ text }) => nothing.test(text))
  const said = isBehindAmount || isBehindNothing ? sinceClause(own) : own
  const words = isProsaic
    ? withoutRemarks(said).slice(-longestSentence)
    : withoutPeriod(withoutRemarks(said)).slice(-longest)
  const last = words.at(-1)
  if (!last) return null
  const slot = slotOf(
    isProsaic ? withSubject(rows, { row, at, item }, words) : words,
    cell ? (start - last.x - last.width) / row.size : 0,
  )
  return { ...slot, remark: textOfWords(remarkIn(said)) }
}

/** The text after an amount on its line; in a running text, also the beginning of the line below. */
function rightOf(rows: readonly Row[], { row, at, item }: Place): Slot | null {
  // Behind a full stop another sentence begins.
  if (/\d[.;]$/.test(item.cell.text)) return null
  const cell = nearestText(row.items, at, 1)
  const isAtEnd = (cell ?? item.cell) === row.items.at(-1)?.cell
  const next = rows[row.index + 1]
  const [first, second] = isAtEnd && next && goesOnIn(row, next) ? next.items : []
  const goingOn = first?.kind === 'text' ? first.cell.words : []
  // `rente en` says nothing of what the line below adds to it.
  const isJoined = joint.test(cell?.words.at(-1)?.text ?? '')
  const all = cell ? telling([...cell.words, ...(isJoined ? goingOn : [])]) : []
  const sentence = upTo(endsSentence, all)
  const own = cell && isBetweenAmounts(row, cell) ? upTo(endsClause, sentence) : sentence
  const label = nearestText(row.items, at, -1)
  const isWholeLabel = label !== null && isWhole(row, label)
  const end = own.at(-1)?.text ?? ''
  const isOpen =
    own.length === all.length && !isWholeLabel && (own.length < 3 ? !/[.;]$/.test(end) : /\p{Ll}-$/u.test(end))
  const more = isOpen && !isJoined ? upTo(endsSentence, goingOn) : []
  const words = unbroken([...own, ...(second?.kind === 'amount' ? upTo(endsClause, more) : more)]).slice(0, longest)
  const [front] = own
  return words.length > 0 ? slotOf(words, front ? (front.x - item.cell.right) / row.size : 0) : null
}

/** A label ends there, and what follows is of its own amount. */
const endsLabel = (slot: Slot) => /[:=]$/.test(slot.words.at(-1)?.text ?? '')

/** The texts before and behind an amount, in its line or in its sentence: with what its clause goes on with behind it, `u hebt € 500 afgelost`. */
export function beside(rows: readonly Row[], place: Place) {
  const [left, right] = [leftOf(rows, place), rightOf(rows, place)]
  const behind = place.row.items[place.at + 1]
  // Behind an amount that has its label what has an amount is the label of that.
  if (left && endsLabel(left) && behind && hasAmountBeside(place.row, behind)) return { left, right: null }
  if (!left || !right || endsLabel(left) || endsLabel(right)) return { left, right }
  const next = right.words[0]?.text ?? ''
  const isEnded = /[,;:.]$/.test(place.item.cell.text) || right.distance >= closely
  if (isEnded || !/^\p{Ll}{2}/u.test(next) || joint.test(next)) return { left, right }
  const clause = [...left.words, ...upTo(endsClause, right.words)].slice(-longestSentence)
  return { left: { words: clause, text: textOfWords(clause), distance: left.distance }, right }
}

/** So many words that end in a full stop are no label, however that is shortened; nor are more that hold the end of a sentence. */
export const isRemark = (cell: Cell) =>
  (cell.words.length > 7 && isSentence(cell)) ||
  (cell.words.length > 12 && sinceLastEnd(cell.words).length < cell.words.length)
/** Facts of a person or of the paper itself, each on a line of its own or beside its value. */
const facts: readonly RegExp[] = [
  // `Dienstverband: 14-06-2019 – heden`
  /^(?:geb\.|geboorte|birth|date of birth|dienstverband|(?:datum )?(?:in|uit) dienst|employ|bsn|burgerservice|sofi)[^:]*:\s?\S/i,
  // `Geboortedatum`, with its value beside it
  /^(?:\p{L}*datum|(?:datum )?(?:in|uit) dienst|date of birth|functie|bsn)$/iu,
  // `Afdrukdatum 22-01-2024 Exact Salaris`
  /^(?:afdruk|print)(?:datum|ed)?\b.*\d{4}/i,
  // `In dienst 01-03-2017`; an end of a year says when what stands under it is of
  /^\p{L}[\p{L}. ]{3,24}:?\s(?!31|0?1[-/.]0?1)\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d\d$/iu,
]
/** Whether a cell tells such a fact, and so heads no amounts. */
export const isFact = ({ text }: Cell) => facts.some((fact) => fact.test(text))
/** A line of running text with amounts in it heads no column. */
export const isOfSentence = (row: Row) => isProse(row) && row.items.some(isAmount)
/** Whether a line is the end of the running text over it. */
export const endsText = (over: Row | undefined, row: Row): boolean =>
  over !== undefined && /^\p{Ll}.*\.$/u.test(textOfRow(row)) && goesOnIn(over, row)
