import { type Context, textOf } from '../candidates/context.ts'
import type { Candidate } from '../candidates/features.ts'
import { remembered } from '../candidates/remembered.ts'
import { itemsOver } from '../candidates/rows.ts'
import { type Row, textOfRow } from '../candidates/sheet.ts'
import type { Slot } from '../candidates/slots.ts'

/** A sentence about another time, an example, a limit or an expectation: its amount is of no year's statement. */
const hedges =
  /\b(?:vorig|verwacht|naar verwachting|ongeveer|circa|per maand|maandelijks|maximaal|minimaal|minimum|maximum|ten minste|tenminste|minder dan|meer dan|stel|bijvoorbeeld|(?:dit|het|een) voorbeeld|rekenvoorbeeld|fictief|example|als u|indien|zou|wordt verhoogd|verhoogd naar|voorschot|voorlopig|niet|expected|per month|monthly|last year|if you|suppose|about|up to|at least|at most|increase[sd]?|estimated?|provisional|not)\b/
/** What a house is worth, and what somebody owns, is said with the dates of what is owed. */
const worth =
  /\bwaard(?:e|ering)?\b|\bworth\b|\bvalued?\b|getaxeerd|\bwoz\b|\bvermogen\b|\bbezit(?:tingen)?\b|\bassets\b/

/** What follows an amount in its sentence; what begins with a capital letter or ends in a colon is the label of another. */
const saidBehind = ({ right }: Context): string => {
  const text = textOf(right)
  return /^\p{Lu}|[:=]$/u.test(text) ? '' : text
}

const sentenceOf = (context: Context) => `${textOf(context.left)} ${saidBehind(context)}`.trim().toLowerCase()

/** What stood on the first of January is the end of the year before. */
const yearsIn = remembered((text): readonly number[] => [
  ...[...text.matchAll(/(?<!\d)(?:0?1\s*[-/.]\s*0?1\s*[-/.]\s*|0?1 jan(?:uari|uary)?\.? )(20\d\d)(?!\d)/gi)].map(
    ([, year]) => Number(year) - 1,
  ),
  ...[...text.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map(([year]) => Number(year)),
])

/** A line that says when the paper was made, which is most often the year after. */
const dated = /\b(?:datum|date|dagtekening|afdrukdatum)\b/i

const bareYear = /^(?:jaar|year|over|in)?\s*(?:\d{1,2}\s?[-/.]\s?\d{1,2}\s?[-/.]\s?)?20\d\d$/i

/** Headings of columns of a part of the year, or of what held before a correction. */
const otherColumn =
  /^(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|january|february|march|may|june|july|august|october|(?:de[zs]e |dit |this |per )?(?:maand|month|periode?|tijdvak|week)|was|oud|eerder|vorig jaar|previous|original|old)\b[^\d]*$/i

/** The year that stands by itself over the column of an amount. */
function yearOfColumn({ spot }: Candidate, rows: readonly Row[]): number | null {
  for (const { row, over } of itemsOver(rows, spot.row, spot.item.cell)) {
    const [year] = bareYear.test(over.cell.text) ? yearsIn(over.cell.text) : []
    const isOneOfSeveral = row.cells.filter(({ text }) => /20\d\d$|jaar|year/i.test(text)).length > 1
    if (year !== undefined && isOneOfSeveral && !dated.test(textOfRow(row))) return year
  }
  return null
}

const isOf = (words: readonly unknown[], slot: Slot | undefined) => words.includes(slot?.words[0])

const isDating = (slot: Slot | undefined, rows: readonly Row[]): boolean =>
  rows.some((row) => row.cells.some(({ words }) => isOf(words, slot)) && dated.test(textOfRow(row)))

/** Only years other than the statement's stand over an amount, or at its label. */
function isOfOtherYear(candidate: Candidate, year: number, rows: readonly Row[]): boolean {
  const { context, labels } = candidate
  const heading = textOf(context.header)
  // Alone in its line it is the rest of a day that is broken off.
  const isColumn = () =>
    rows.some(({ cells }) => cells.length > 1 && cells.some(({ words }) => isOf(words, context.header)))
  if (/^\p{Lu}/u.test(heading) && otherColumn.test(heading) && isColumn()) return true
  const over = yearOfColumn(candidate, rows)
  if (over !== null) return over !== year
  const label = [...labels].sort((a, b) => b[1] - a[1])[0]?.[0]
  // What the label says goes before what stands over the column, which may be the title of the paper.
  const said = (['own', 'header', 'headerAbove'] as const)
    .map((name) => (name === 'own' ? label && context[label] : context[name]))
    .map((slot) => ({ slot, years: yearsIn(textOf(slot)) }))
    .find(({ slot, years }) => years.length > 0 && !isDating(slot, rows))
  return said !== undefined && !said.years.includes(year)
}

const isLongEnough = (sentence: string) => sentence.split(' ').length >= 4

/** Whether an amount is in a sentence that is about another time, an example, a limit or an expectation. */
export function isHedged({ context }: Candidate): boolean {
  const sentence = sentenceOf(context)
  return isLongEnough(sentence) && hedges.test(sentence)
}

/** Whether an amount is of another year, or in a sentence that is about something else. */
export function isBesideTheMatter(candidate: Candidate, year: number | null, rows: readonly Row[]): boolean {
  const sentence = sentenceOf(candidate.context)
  const isOfWorth = isLongEnough(sentence) && worth.test(sentence)
  return isHedged(candidate) || isOfWorth || (year !== null && isOfOtherYear(candidate, year, rows))
}

/** What sentences say of money that is no interest paid on a mortgage, or more than that. */
const otherInterest =
  /bouwdepot|construction|boete|penalty|spaar|saving|ontvang|ontving|receive|aflossing(?!svrij)|afgelost|repay|achterstall|rood ?stand/

/** Whether an amount stands in a sentence about other interest than that paid on the mortgage. */
export const isOtherInterest = ({ context, spot: { row, at, item } }: Candidate): boolean => {
  // Behind a comma something else begins.
  const isClosed = /,$/.test(item.cell.text) || /^,/.test(row.items[at + 1]?.cell.text ?? '')
  const [before, after] = [textOf(context.left).toLowerCase(), isClosed ? '' : saidBehind(context).toLowerCase()]
  const isSaid = after.split(' ').length > 1 || /[,.;]$/.test(after)
  return isSaid && otherInterest.test(`${before.split(' ').slice(-4).join(' ')} ${after}`)
}

/** The last day of a year, as it is dated over or beside a debt: also as the first of the next. */
const lastDay = (year: number) =>
  new RegExp(
    `31\\s*[-/.]\\s*12\\s*[-/.]\\s*${year}|31 dec(?:ember)?\\.? ${year}|(?<!\\d)0?1\\s*[-/.]\\s*0?1\\s*[-/.]\\s*${year + 1}|(?<!\\d)0?1 jan(?:uari|uary)?\\.? ${year + 1}`,
    'i',
  )

/** Whether the first day or year over an amount, or beside it, is the last day of the year. */
export function isOfLastDay({ context, spot }: Candidate, year: number | null, rows: readonly Row[]): boolean {
  if (year === null) return false
  if (lastDay(year).test(textOf(context.left))) return true
  for (const { over } of itemsOver(rows, spot.row, spot.item.cell))
    if (yearsIn(over.cell.text).length > 0) return lastDay(year).test(over.cell.text)
  return false
}
