import type { Context } from '../candidates/context.ts'
import { type Candidate, likeliestLabel } from '../candidates/features.ts'
import { isProse } from '../candidates/sentences.ts'
import { itemsOver, type Row, rowsFrom, textOfRow } from '../candidates/sheet.ts'
import { type Slot, textOf } from '../candidates/slots.ts'
import { type Cell, overlaps } from '../layout/lines.ts'
import { legalForm } from '../texts/name-stretches.ts'
import { daysIn, namesDay, yearsIn } from './named-days.ts'
import { isOfPartOfYear } from './part-of-year.ts'
import { isHedged, isOfExample, isWorth } from './said-in-sentence.ts'

/** A heading that is the first day of a year: a debt under it is not that of its end. */
export const onlyFirstDay = /^(?:op |per )?0?1(?:[-/.]| )(?:0?1|jan(?:uari|uary)?)(?:[-/. ](?:20\d\d))?:?$/i

/** A line that says when the paper was made, which is most often the year after; of a letter that is often all of it. */
const dated =
  /\b(?:datum|date|dagtekening|afdrukdatum)\b|(?:^|, )(?!0?1 jan|31 dec)\d{1,2} (?:jan|feb|maa|mar|apr|mei|may|jun|jul|aug|sep|okt|oct|nov|dec)\p{L}* 20\d\d$/iu

const bareYear =
  /^(?:(?:boek|kalender|belasting)?jaar|(?:tax |financial )?year|over|in|ter vergelijking:?|for comparison:?)?\s*(?:\d{1,2}\s?[-/.]\s?\d{1,2}\s?[-/.]\s?)?20\d\d(?: \(?(?:€|eur|euros?|in euro)\)?)?$/i

/** Headings of columns of a part of the year, or of what held before a correction. */
const otherColumn =
  /^(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|january|february|march|may|june|july|august|october|[1-4]e kwartaal|q[1-4]|kwartaal [1-4]|(?:(?:de[zs]e|dit|this|per|t ?\/ ?m) )?(?:maand|month|per(?:iode?)?|tijdvak|week)(?:\.? \d{1,2})?|was|oude?|eerder|voorlopig|provisional|preliminary|oorspronkelijk|vervallen|vervalt|onjuist|ingetrokken|superseded|withdrawn|verschil|(?:vorig|voorgaand) j\S{1,2}r|jaar (?:ervoor|daarvoor)|(?:prior|last) year|previous|original|old|difference|opgegeven(?=:?$))\b[^\d]*(?:\(.*)?$/i

/** Labels of how often is paid, which stands beside them. */
const howOften = /tijdvak|betaalperiode|pay period|frequen/i

/** `Stand eind` over `december` is no month. */
const endOfHeading = /\b(?:einde?|ultimo|per|op|stand|saldo|end|at|closing|balance|debt)(?: 31)? december\b/i

/** A day, which no number of a loan begins with. */
const anyDay = String.raw`\d\d?[-/. ]\d\d?[-/. ](?:\d\d)?\d\d(?!\d)`
const loanNumber = new RegExp(String.raw`(?<![\d.\-/])(?!${anyDay})\d[\d.\-/]{6,}\d`, 'g')
/** Whether a line names several loan parts, by their names or by their numbers. */
const namesParts = (text: string) =>
  [/(?:deel|part)\b/gi, loanNumber].some((part) => (text.match(part)?.length ?? 0) > 1)

/** Heads a column of amounts in another currency. */
const otherMoney = /\b(?:USD|GBP|CHF|US dollars?)\b|[$£]/

/** Heads the column of a debt of several people, beside that of what is one's own share. */
const ofAll =
  /^(?:de )?(?:ge)?hele (?:lening|schuld|hypotheek)$|^(?:the )?(?:whole|entire|full) (?:loan|mortgage|debt)$/i
/** Says that what it names is one's own part of what is of several people. */
export const ownShare = /\b(?:uw|eigen|mijn|my|your|own) (?:aandeel|helft|deel|share|half)/i

/** Heads a column of a table of loan parts: what stands higher is of another. */
const ofLoanPart = new RegExp(
  String.raw`^(?:(?:lening|loan|leen)?\s?(?:deel|part)\b|(?!${anyDay})\d[\d.\-/ ]{6,}\d$)`,
  'i',
)

/** Of a text that is a year, whether a day stands before it. */
const wholeDate = /\d\s?[-/.]\s?\d/

/** Whether some cell of a line is a day on which something begins or ends, such as a loan or its rate: no end of the paper's year or of one beside it. */
const hasOtherDay = ({ cells }: Row, own: number | null) =>
  cells.some(({ text }) => {
    const year = bareYear.test(text) && wholeDate.test(text) ? yearsIn(text).at(-1) : undefined
    return year !== undefined && (!namesDay(text) || Math.abs(year - (own ?? year)) > 1)
  })

/** Whether lines of years have that of the paper: the others alone are to choose from, `2024  2023  2022` on a page of 2025. */
const isAmong = (lines: readonly Row[], own: number | null) =>
  own === null ||
  lines.some(({ cells }) => cells.some(({ text }) => bareYear.test(text) && yearsIn(text).includes(own)))

/** The year that stands by itself over the column of an amount. */
function yearOfColumn(candidate: Candidate, own: number | null, rows: readonly Row[]): number | null {
  const { spot } = candidate
  const label = likeliestLabel(candidate)?.words.at(-1)
  let highest = 0
  for (const { row, over } of itemsOver(rows, spot.row, spot.item.cell)) {
    if (ofLoanPart.test(over.cell.text) && namesParts(textOfRow(row))) return null
    if (row.index < highest) break
    // What stands higher than the heading of the column is of another table.
    if (label && over.cell.words.includes(label)) highest = row.index - 2
    const year = bareYear.test(over.cell.text) ? yearsIn(over.cell.text)[0] : undefined
    if (year === undefined || hasOtherDay(row, own)) continue
    // One year may stand a little higher than the other.
    const lines = rows.filter(({ index, page }) => page === row.page && Math.abs(index - row.index) < 2)
    const isOneOfSeveral =
      row.cells.filter(({ text }) => /20\d\d$|jaar|year/i.test(text)).length > 1 ||
      lines.filter(({ cells: [one, ...more] }) => more.length === 0 && bareYear.test(one?.text ?? '')).length > 1
    if (isOneOfSeveral) return isAmong(lines, own) ? year : null
  }
  return yearOfColumns(spot, rows, { highest, own })
}

const middleOf = ({ left, right }: Cell) => (left + right) / 2
/** The year of several columns, over the middle of them: of a line above that has nothing but years the nearest. */
function yearOfColumns(
  { row, item }: Candidate['spot'],
  rows: readonly Row[],
  { highest, own }: { readonly highest: number; readonly own: number | null },
): number | null {
  const isOfYears = ({ cells }: Row) => cells.length > 1 && cells.every(({ text }) => bareYear.test(text))
  const line = rowsFrom(rows, row, -1, mostRows).find(
    (above) => above.index >= highest && isOfYears(above) && !hasOtherDay(above, own) && isAmong([above], own),
  )
  const apart = (cell: Cell) => Math.abs(middleOf(cell) - middleOf(item.cell))
  const [nearest] = [...(line?.cells ?? [])].sort((a, b) => apart(a) - apart(b))
  return nearest ? (yearsIn(nearest.text)[0] ?? null) : null
}
/** Most lines of a table under its years. */
const mostRows = 12

/** Heads the column of what holds, beside that of what held before. */
const thisColumn = /^(?:nieuwe?|wordt|gecorrigeerd|definitief|definitive|final|juiste?|corrected|correct|new)\b/i

/** Of a line that is nothing but the headings of what held before and of what holds, `Was  Wordt` or `Vorig jaar  2024`, the first; one that was misread is told by the other. */
function headingOfBefore({ cells }: Row): Cell | undefined {
  if (cells.length !== 2) return undefined
  const isOfWords = cells.every(({ text, words }) => words.length <= 3 && (bareYear.test(text) || !/\d\d/.test(text)))
  if (!isOfWords) return undefined
  const now = cells.find(({ text }) => thisColumn.test(text))
  const before = cells.find((cell) => otherColumn.test(cell.text) && cell !== now)
  const other = before ?? cells.find((cell) => now !== undefined && cell !== now)
  const isYear = /j\S{1,2}r|year/i.test(other?.text ?? '') && cells.some(({ text }) => bareYear.test(text))
  return (now || isYear) && !/[:=]$|lening|loan|hypothe|mortgage|deel|part/i.test(other?.text ?? '') ? other : undefined
}

/** Whether an amount that has its label beside it stands in the column of what held before, however much stands between. */
function isSuperseded(candidate: Candidate, rows: readonly Row[]): boolean {
  const { row, item } = candidate.spot
  const { header, headerAbove } = candidate.context
  const label = likeliestLabel(candidate)
  if (isProse(row) || (label && (label === header || label === headerAbove))) return false
  for (const above of rowsFrom(rows, row, -1, mostRows)) {
    const before = headingOfBefore(above)
    if (before) return overlaps(before, item.cell)
    // The columns of loan parts are of another table.
    if (above.cells.length > 1 && namesParts(textOfRow(above))) return false
  }
  return false
}

/** The rows that words of a text around an amount stand in. */
const rowsOf = (slot: Slot | undefined, rows: readonly Row[]): readonly Row[] =>
  slot === undefined
    ? []
    : rows.filter(({ cells }) => cells.some(({ words }) => slot.words.some((word) => words.includes(word))))

/** So many years before that of a statement are listed with it, and the one after it. */
const listedBefore = 3
/** Whether a line begins with another year, of which all of it is: in a table of years, or `2023 — loon € 1 — heffing € 2`. */
function isLineOfOtherYear({ cells: [first, ...more] }: Row, year: number): boolean {
  const [, said, rest = ''] = /^(20\d\d)(\s[–—-]\s)?/.exec(first?.text ?? '') ?? []
  const isAlone = first?.text === said && more.length > 1
  const own = Number(said)
  return (isAlone || rest !== '') && own !== year && own >= year - listedBefore && own <= year + 1
}

/** Since when something is so heads nothing: `In dienst sinds 01-11-2020`, `01-06-2017 – heden`. */
const since = /\b(?:sinds|since)\b/i
const openEnd = /\b(?:heden|nu|now|present)$/i

/** The headings over an amount whose years are its own: none of what was corrected on the day over it, `Gecorrigeerd 14-03-2024`. */
function datingHeadings({ header, headerAbove }: Context, rows: readonly Row[]): readonly (Slot | undefined)[] {
  if (thisColumn.test(textOf(headerAbove))) return []
  return [header, headerAbove].filter(
    (slot) =>
      !thisColumn.test(textOf(slot)) &&
      !openEnd.test(textOf(slot)) &&
      !rowsOf(slot, rows).some((row) => since.test(textOfRow(row))),
  )
}

/** Only years other than the statement's stand over an amount, or at its label. */
function isOfOtherYear(candidate: Candidate, year: number | null, rows: readonly Row[]): boolean {
  const { context, spot } = candidate
  const heading = textOf(context.header)
  // Alone in its line it is the rest of a day that is broken off; `Loontijdvak  Maand` is how often is paid.
  const isColumn = (slot: Slot | undefined) =>
    rowsOf(slot, rows).some(({ cells: [first, ...more] }) => more.length > 0 && !howOften.test(first?.text ?? ''))
  const isOfEnd = endOfHeading.test(textOf(context.headerAbove))
  // `Oud Wiel B.V.` is who pays.
  const isOther = (text: string) =>
    /^(?:[\p{Lu}\d]|kwartaal)/u.test(text) && otherColumn.test(text) && !legalForm.test(text)
  const headings = [context.header, context.headerAbove]
  if (!isOfEnd && headings.some((slot) => isOther(textOf(slot)) && isColumn(slot))) return true
  const isBesideShare = () =>
    rowsOf(context.header, rows).some(({ cells }) => cells.some(({ text }) => ownShare.test(text)))
  if ((ofAll.test(heading) && isBesideShare()) || otherMoney.test(heading) || isSuperseded(candidate, rows)) return true
  if (isOfPartOfYear(candidate, rows)) return true
  if (year === null) return false
  if (isLineOfOtherYear(spot.row, year)) return true
  const columnYear = yearOfColumn(candidate, year, rows)
  if (columnYear !== null) return columnYear !== year
  // What the label says goes before what stands over the column, which may be the title of the paper.
  const over = isProse(spot.row) ? [] : datingHeadings(context, rows)
  const said = [likeliestLabel(candidate), ...over]
    .map((slot) => ({ slot, years: yearsIn(textOf(slot)) }))
    // A later year is when something ends, such as a rate or a loan.
    .filter(({ years }) => years.length > 0 && years.every((one) => one <= year + 1))
    .find(({ slot }) => !rowsOf(slot, rows).some((row) => dated.test(textOfRow(row))))
  return said !== undefined && !said.years.includes(year)
}

/** Whether the column of an amount is headed by another year. */
export function isUnderOtherYear(candidate: Candidate, year: number | null, rows: readonly Row[]): boolean {
  const columnYear = yearOfColumn(candidate, year, rows)
  return columnYear !== null && year !== null && columnYear !== year
}

/** What stands over an amount, nearest first. */
const textsOver = ({ spot: { row, item } }: Candidate, rows: readonly Row[]): readonly string[] =>
  [...itemsOver(rows, row, item.cell)].map(({ over }) => over.cell.text)

/** Whether the first day or year over an amount, or beside it, is the last day of the year. */
export function isOfLastDay(candidate: Candidate, year: number | null, rows: readonly Row[]): boolean {
  if (year === null) return false
  const isSaid = (text: string) => daysIn(text).some((day) => day.year === (day.isStart ? year + 1 : year))
  const over = () => textsOver(candidate, rows).find((text) => yearsIn(text).length > 0)
  return isSaid(textOf(candidate.context.left)) || isSaid(over() ?? '')
}

/** The texts around an amount that may date it, after its label: the nearest to it first. */
const dating = [
  'left',
  'header',
  'headerAbove',
  'leftAbove',
  'head',
  'before',
  'above',
  'right',
  'section',
  'title',
] as const

/** A year that is no part of a date. */
const aloneYear = /(?<![-/.\d])20\d\d(?![-/.\d])/g

/**
 * Whether an amount is dated the first of January of a year, or the last day of the year before, which is the same: by its label, else
 * by the nearest text that names an end of a year. What no day stands at is of none.
 */
export function isOfFirstDay(candidate: Candidate, year: number | null, rows: readonly Row[]): boolean {
  if (year === null) return false
  const texts = [textOf(likeliestLabel(candidate)), ...dating.map((name) => textOf(candidate.context[name]))]
  // Nearest over it a day may stand without a word.
  const over = textsOver(candidate, rows)
  const heading = over.find((text) => /\p{L}/u.test(text) || daysIn(text).length > 0) ?? ''
  const named = [...texts, heading, brokenDate(over)].map(daysIn).find(({ length }) => length > 0)
  // A text with both ends is a period.
  if (named === undefined || named.some(({ isStart }) => isStart !== named[0]?.isStart)) return false
  const [first] = named
  if (first?.year) return first.isStart ? first.year === year : first.year === year - 1
  // A year by itself, nearest over the amount, is the second line of a heading.
  const second = over.find((text) => /^20\d\d:?$/.test(text)) ?? ''
  const years = [second, ...texts.slice(0, 4)].flatMap((text) => text.match(aloneYear) ?? []).map(Number)
  const isTurned = texts.some((text) => daysIn(text).length > 0 && /vorig|voorgaand/i.test(text))
  return first?.isStart !== isTurned && years.every((one) => one === year)
}

/** The heading of a narrow column whose date goes on in the next line, with its year: `Saldo 01-` over `01-2024`. */
function brokenDate(over: readonly string[]): string {
  const at = over.findIndex((text, which) => /\d[-/]$/.test(text) && /20\d\d$/.test(over[which - 1] ?? ''))
  return at > 0 ? `${over[at]}${over[at - 1]}` : ''
}

/** Whether an amount is of another year, or in a sentence that is about something else. */
export const isBesideTheMatter = (candidate: Candidate, year: number | null, rows: readonly Row[]): boolean =>
  isHedged(candidate) ||
  isWorth(candidate, rows) ||
  isOfExample(candidate, rows) ||
  isOfOtherYear(candidate, year, rows)
