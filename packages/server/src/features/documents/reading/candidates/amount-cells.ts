import { groupedWhere } from '../layout/grouped.ts'
import { type Cell, cellOf, type Line, textOfWords } from '../layout/lines.ts'
import type { Word } from '../layout/page.ts'
import { type PrintedAmount, readAmount } from './amounts.ts'

/** A part of a line: an amount, or text between amounts. */
export interface Amount {
  readonly kind: 'amount'
  readonly cell: Cell
  readonly amount: PrintedAmount
}
export type Item = Amount | { readonly kind: 'text'; readonly cell: Cell }

export const isAmount = (item: Item): item is Amount => item.kind === 'amount'
/** Whether an amount is printed with cents. */
export const hasCents = (item: Item): boolean => isAmount(item) && /\d[.,]\s?\d\d\D*$/.test(item.cell.text)

/** A word of an amount. Scans give letters for digits, but one that begins with S or B and has no digit is none: `€ 2584. So` ends a sentence. */
const amountPart =
  /^(?![SB]\p{L}*$)(?:EUR)?\**[\d.,’'€\-–−=+()|lIOoeSB]+(?:EUR|euro)?(?:(?<=[\d=-]);)?$|^(?:EUR|euro)$/iu
const currencyOnly = /^[-–−+]?\s?(?:€|eur|euro|e)$/i
const signOnly = /^(?:-|–|−|-\/-|\+)$/
const creditOrDebit = /^(?:C|D|CR|DR|DB)\.?$/

/** Longest number of words one amount is printed in, letter-spacing included. */
const mostWords = 14

/** Which numbers are taken for amounts: of a paper that prints cents, bare ones are of something else. */
export type Taken = 'any number' | 'plainly money'

/** Cuts the cells of a line into amounts and the text around them. */
export function itemsOf(line: Line, taken: Taken = 'any number'): Item[] {
  const parts = line.cells.flatMap((cell) => cut(cell, taken))
  if (!parts.some(isAmount)) return parts
  return parts
    .map((item, at): Item => (isPercentage(parts[at + 1]?.cell.words[0]) ? { kind: 'text', cell: item.cell } : item))
    .flatMap(joinSign)
    .map((item, at, items) => (isTorn(item, items[at + 1]) || isTorn(items[at - 1], item) ? inDoubt(item) : item))
}

/** A short number right before an amount may be its thousands, and the space between them too wide. */
function isTorn(item: Item | undefined, next: Item | undefined): boolean {
  if (!item || !next || !(next.kind === 'amount' || /^\d{3}[.,]\d\d/.test(next.cell.text))) return false
  const word = item.cell.words.at(-1)
  const isShort = item.kind === 'amount' && /^\D*\d{1,3}$/.test(item.cell.text)
  const isRest = /(?<![.,\d]\d?)\d{1,3}$/.test(word?.text ?? '') && /^\d{3}(?!\d)/.test(next.cell.text)
  // In a line that is spread out the space is wide: a mark before the first number alone says that they are one.
  const isMarkedOnce = isShort && /€|EUR/i.test(item.cell.text) && /^\d{3}[.,]\d\d(?!\d)/.test(next.cell.text)
  const reach = isMarkedOnce ? 3 : 1.1
  return (isShort || isRest) && next.cell.left - item.cell.right < reach * (word?.height ?? 0)
}

const inDoubt = (item: Item): Item =>
  item.kind === 'amount' ? { ...item, amount: { ...item.amount, confidence: item.amount.confidence * 0.6 } } : item

/** A cell in pieces: amounts, and the texts between them. */
function cut(cell: Cell, taken: Taken): Item[] {
  const { words, text } = cell
  if (!/\d/.test(text)) return cutNil(cell)
  if (account.test(text)) return [{ kind: 'text', cell }]
  const pieces: { readonly words: readonly Word[]; readonly amount: PrintedAmount | null }[] = []
  for (let at = 0; at < words.length; at += pieces.at(-1)?.words.length ?? 1) {
    const [other] = /^\(?\d|^[A-Z]{2}\d\d$/.test(words[at]?.text ?? '')
      ? (noAmount.exec(textOfWords(words.slice(at))) ?? [])
      : []
    // Dots that lead to an amount are none of its words.
    const found = other || words[at]?.text === '.' ? null : amountAt(words, at, taken)
    const own = words.slice(at, at + (found?.length ?? other?.split(' ').length ?? 1))
    const confidence = Math.min(...own.map((word) => word.confidence))
    pieces.push({
      words: own,
      amount: found && { ...found.amount, confidence: confidence * found.amount.confidence },
    })
  }
  return groupedWhere(pieces, (last, next) => !last.amount && !next.amount).map((group) => {
    const own = cellOf(group.flatMap((piece) => piece.words))
    const amount = group[0]?.amount
    return amount ? { kind: 'amount', cell: own, amount } : { kind: 'text', cell: own }
  })
}

/** A cell of nothing but the number of an account, or its beginning. */
export const account = /^(?:(?:IBAN|rekening(?:nummer)?|account)[\s:]*)?[A-Z]{2}\d\d ?[A-Z]{4}(?: ?\d{1,4})*$/i

/** `nihil` in the place of an amount is nothing, in euros. */
function cutNil(cell: Cell): Item[] {
  const [last, ...label] = [...cell.words].reverse()
  if (!last || !/^(?:nihil|nil)\.?$/i.test(last.text)) return [{ kind: 'text', cell }]
  const nothing: Item = {
    kind: 'amount',
    cell: cellOf([last]),
    amount: { cents: 0, isPlainlyMoney: true, confidence: last.confidence },
  }
  return label.length > 0 ? [{ kind: 'text', cell: cellOf(label.reverse()) }, nothing] : [nothing]
}

/** The number of an account, a date printed apart, such as `31 - 12 - 2024` or `01 - 01`, nine or ten digits in groups, how an amount is reckoned, such as `(900 less 100)` or `(12 termijnen van 75)`, and what a form says its box is made of, such as `(01 + 02 - 03)`. */
const noAmount =
  /^(?:[A-Z]{2}\d\d [A-Z]{4}(?: \d{4})+ \d{1,4}|\d{1,2} [-/.] \d{1,2} [-/.] \d{4}|\d{1,2} [-/] \d{1,2}|\d{3,4} \d{3} \d{3}|\([\d.,]+ (?:less|min|minus|plus|[-+x×]) [\d.,]+\)|\(\d{1,2} (?:termijnen|maanden|maal|keer|instalments|payments|months|times) [^()]*\)|\(\d{1,2}[a-z]?(?: (?:\d{1,2}[a-z]?|[-+x×/]|t\/m))+\)[,.;:]?)(?= |$)/

/** The longest amount that starts with word `at`: signs, currency and digits may each be words of their own. */
function amountAt(words: readonly Word[], at: number, taken: Taken): { amount: PrintedAmount; length: number } | null {
  let best: { amount: PrintedAmount; length: number } | null = null
  for (let length = 1; length <= mostWords && at + length <= words.length; length++) {
    const own = words.slice(at, at + length)
    const last = own.at(-1)
    if (!last || !(amountPart.test(last.text) || (length > 1 && creditOrDebit.test(last.text)))) break
    if (length > 1 && !isJoinable(own)) continue
    // `2024 € 14.210`, `EUR 900,00 EUR 14.210,00`: the mark belongs to the number behind it.
    const first = words[at]?.text ?? ''
    const isMarkOfNext =
      currencyOnly.test(last.text) &&
      (currencyOnly.test(first) || /^\d+[.,;:]?$/.test(first)) &&
      /^\d/.test(words[at + length]?.text ?? '')
    const amount = isMarkOfNext ? null : readAmount(joined(own))
    if (amount) best = { amount, length }
  }
  if (!best || (taken === 'plainly money' && !best.amount.isPlainlyMoney)) return null
  return isPartOfText(words, at, best.length) || isPercentage(words[at + best.length]) ? null : best
}

const joined = (words: readonly Word[]) => words.map((word) => word.text).join(isLetterSpaced(words) ? '' : ' ')

const isLetterSpaced = (words: readonly Word[]) =>
  words.length >= 4 && words.filter((word) => /\d/.test(word.text)).every((word) => word.text.length <= 2)

/** Two numbers beside each other are one only when the second continues the first: thousands, decimals, single letters. */
function isJoinable(words: readonly Word[]): boolean {
  const parts = words.filter(
    ({ text }) => !currencyOnly.test(text) && !signOnly.test(text) && !creditOrDebit.test(text),
  )
  if (parts.length <= 1 || isLetterSpaced(words)) return true
  return parts.every((part, index) => {
    const next = parts[index + 1]
    if (!next) return true
    const gap = next.x - (part.x + part.width)
    const isCut = /[.,]$/.test(part.text) || /^[.,]/.test(next.text)
    const isThousands =
      /^(?:€|EUR|\*+)?\d{1,3}$/i.test(part.text) && /^\d{3}(?:[.,](?:\d{2}|[-=–—]+))?\)?[.,;]?$/.test(next.text)
    // A space of a line printer's letters is as wide as a letter; columns stand farther apart.
    const reach = isCut ? 0.8 : 0.65
    return gap < reach * part.height && (isCut || isThousands)
  })
}

/** `3,95 %`: the number before it is a rate. */
const isPercentage = (next: Word | undefined) => next !== undefined && /^(?:%|procent|percent|pct)/i.test(next.text)

/** `tegen een vast percentage van 3,85` */
const isRateIn = (words: readonly Word[], at: number) =>
  /(?:percentage|rentevoet|rate)(?: van| of)?:?$/i.test(textOfWords(words.slice(Math.max(0, at - 2), at))) &&
  /^\d{1,2}[.,]\d{1,3}[,;]?$/.test(words[at]?.text ?? '')

/** Words before the number of a column, line or box of a form. */
export const ofForm = String.raw`kolom(?:men)?|kol\.?|rubriek(?:en)?|rubr\.?|vra(?:ag|gen)|regels?|velden|veld|vak(?:ken)?|columns?|col\.?|box(?:es)?|lines?|fields?`
/** The same, and of a page or of a part of the year. */
const counted = new RegExp(String.raw`^\(?(?:${ofForm}|pagina|pag\.?|blad|page|periode|period|maand|month|week)$`, 'i')

/** `Of which 0 went to the tax office` */
const behindNothing = /^(?:went|goes|was|were|is|as|werd|ging|aan)$/i

/** A number inside words that is no amount: a rate, a house number, a box number before a label or as a part of it, a number before a unit. */
function isPartOfText(words: readonly Word[], at: number, length: number): boolean {
  const own = words.slice(at, at + length)
  const before = words[at - 1]?.text ?? ''
  // `(kolorn 14)` of a scan is one, too.
  const isInBrackets = /^\(\p{Ll}{3,}\.?$/u.test(before) && /\)[:.,]?$/.test(own[0]?.text ?? '')
  const isCounted = counted.test(before) || isInBrackets
  const isOfForm = isCounted && own.every(({ text }) => /^\d{1,2}\)?[:.,]?$/.test(text))
  if (isOfForm || (length === 1 && isRateIn(words, at))) return true
  const numbers = own.filter(({ text }) => !signOnly.test(text))
  // Groups of thousands are of an amount, in words too.
  const isBare = numbers.length === 1 && /^\(?\d{1,6}$/.test(numbers[0]?.text ?? '')
  const next = words[at + length]
  if (!isBare || !next || (numbers[0]?.text === '0' && behindNothing.test(next.text))) return false
  return /^\p{L}/u.test(next.text) && !creditOrDebit.test(next.text) && !/^(?:eur|euro)$/i.test(next.text)
}

/** A dash that stands farther before an amount is nothing in another column. Points. */
const mostBeforeSigned = 15

/** A sign or a euro mark printed in a cell of its own belongs to the amount beside it. */
function joinSign(item: Item, at: number, items: readonly Item[]): Item[] {
  const [before, after] = [items[at - 1], items[at + 1]]
  if (item.kind === 'text') {
    const isSign = signOnly.test(item.cell.text)
    const isOfAmount = after?.kind === 'amount' || (before?.kind === 'amount' && isSign)
    return (isSign || currencyOnly.test(item.cell.text)) && isOfAmount ? [] : [item]
  }
  const said = before?.kind === 'text' ? before.cell.text : ''
  const isSignBehind =
    after?.kind === 'text' &&
    /^[-–−]$/.test(after.cell.text) &&
    after.cell.left - item.cell.right < 30 &&
    items[at + 2]?.kind !== 'amount'
  const isSignBefore =
    /^(?:-|–|−|-\/-)\s?(?:€|EUR)?$/.test(said) && item.cell.left - (before?.cell.right ?? 0) < mostBeforeSigned
  const isNegative = isSignBehind || isSignBefore
  const cents = isNegative ? -Math.abs(item.amount.cents) : item.amount.cents
  const isPlainlyMoney = item.amount.isPlainlyMoney || currencyOnly.test(said)
  return [{ ...item, amount: { ...item.amount, cents, isPlainlyMoney } }]
}
