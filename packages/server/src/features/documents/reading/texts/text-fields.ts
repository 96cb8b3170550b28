import { isValidBsn, maskBsn, normaliseBsn } from '@aangiftewijs/domain/bsn'
import { isAmount } from '../candidates/amount-cells.ts'
import { headOf, type Row, textOfRow } from '../candidates/sheet.ts'
import { lettersOf } from '../layout/letters.ts'
import { type Cell, median } from '../layout/lines.ts'
import { doubtful, type Figure, figure } from '../statements/figure.ts'
import type { TextField } from './captions.ts'
import type { LabelledText } from './find-texts.ts'
import { isDated } from './periods.ts'

const minYear = 2000
const maxYear = 2040

export const of = (texts: readonly LabelledText[], concept: TextField) =>
  texts.filter((text) => text.concept === concept)

/** The year at a year label; else the year of a title; else the only year of the file. A receipt is of the year it is dated. */
export function readYear(
  texts: readonly LabelledText[],
  rows: readonly Row[],
  kind: 'statement' | 'receipt' = 'statement',
): Figure<number> | null {
  const labelled = of(texts, 'fiscalYear')
    .filter((text) => !isOverColumns(text, rows))
    .map((text) => ({ text, year: yearIn(text.text) }))
    .find(({ year }) => year !== null)
  const titled = yearAt(rows, ofStatement) ?? yearBesideTitle(rows)
  if (labelled?.year && titled && labelled.year !== titled.value && rows.length > 0) {
    const { label } = labelled.text
    const isOfCaption = /jaar|fisca|belasting|year/i.test(label) && yearIn(label) === null
    return isOfCaption ? figure(labelled.year, 0.85, labelled.text) : titled
  }
  if (labelled?.year) return figure(labelled.year, 0.97, labelled.text)
  return (
    titled ??
    yearOfTitle(headOf(rows)) ??
    yearAt(rows, /^\s*(?:betreft|onderwerp|inzake|subject|re)\b/i) ??
    sameYear(rows, yearsBy(behindTitle), 0.9) ??
    (kind === 'receipt' ? (yearAt(rows, paidOn) ?? yearAt(rows, dated)) : null) ??
    sameYear(headOf(rows), yearsBy(over), 0.9) ??
    yearOfEnd(rows) ??
    yearAt(rows, lastDay) ??
    yearAt(rows, ofYear) ??
    onlyYear(rows, kind)
  )
}

/** Under a title there may be the years of columns: which of them is meant, if any, the title says itself. */
const isOverColumns = ({ row, layout }: LabelledText, rows: readonly Row[]): boolean =>
  layout === 'below' &&
  (rows.find(({ index }) => index === row)?.cells.filter(({ text }) => /^20\d\d$/.test(text)).length ?? 0) > 1

const ofStatement =
  /jaarop|jaaroverzicht|jaarstaat|jaarbericht|jaarbrief|jaarkaart|annual|financieel|saldo-?opga|overzicht|opgave|statement/i

/** A year that has the line above or below the title to itself. */
function yearBesideTitle(rows: readonly Row[]): Figure<number> | null {
  const head = headOf(rows)
  const alone = head.find(
    (row, at) =>
      /^\s*20\d\d\s*$/.test(textOfRow(row)) &&
      [head[at - 1], head[at + 1]].some((beside) => beside && ofStatement.test(textOfRow(beside))),
  )
  return alone ? yearOn(alone, Number(textOfRow(alone)), 0.95) : null
}

/** The year in what is set largest at the head of a paper, whatever it is called: `Your mortgage in 2023`. */
function yearOfTitle(head: readonly Row[]): Figure<number> | null {
  const usual = median(head.map(({ size }) => size))
  const largest = Math.max(...head.map(({ size }) => size))
  const titles = head.filter(({ size }) => size === largest && size > larger * usual)
  const [row] = titles.filter((title) => yearIn(textOfRow(title).replace(otherDay, '')) !== null)
  const year = row && yearIn(textOfRow(row).replace(otherDay, ''))
  return row && year ? yearOn(row, year, 0.93) : null
}
const larger = 1.2

/** A year printed in a row. */
function yearOn(row: Row, year: number, confidence: number, label = textOfRow(row)): Figure<number> {
  const own = row.cells.flatMap((cell) => cell.words)
  const hit = own.find((word) => word.text.includes(String(year)))
  return figure(year, confidence, { words: hit ? [hit] : own, label })
}

/** `jaar 2024`, in whatever title. */
const ofYear = /\b(?:(?:kalender|belasting|boek|loon|tax|calendar)?\s?(?:jaar|year))\s*:?\s*20\d\d\b/i

/** The year right behind the name of a year's statement, where the line names others, too: `Jaaropgave 2024, verstrekt in januari 2025`. */
const behindTitle =
  /\b(?:jaarop\p{L}+|jaaroverzicht|annual \p{L}+(?: statement)?)\s+(?:(?:over|van|for)\s+)?(20\d\d)(?![-/\d])/giu

/** Costs count in the year they were paid; a bill is otherwise of the year of its date. */
const paidOn =
  /(?:betaald|voldaan|ontvangen) op|betaal ?datum|datum (?:van )?(?:betaling|ontvangst)|paid on|(?:payment|receipt) date|date (?:of payment|paid)/i
const dated = /(?:factuur|nota|rekening) ?datum|datum (?:factuur|nota)|invoice date|date of invoice/i

const yearsIn = (text: string): number[] =>
  [...text.replace(/(?<=\d)\.(\d{1,2})\.(?=20\d\d)/g, '-$1-').matchAll(/(?<![\d.,])(20\d\d)(?![\d.,]\d)/g)]
    .map((match) => Number(match[1]))
    .filter((year) => year >= minYear && year <= maxYear)

/** The only year of a text, whose digits may be spaced out. */
const yearIn = (text: string): number | null => {
  const years = yearsIn(text)
  const [year, other] = new Set(years.length > 0 ? years : yearsIn(text.replace(/(?<=\d)\s+(?=\d)/g, '')))
  return year === undefined || other !== undefined ? null : year
}

/** What may be a year, its digits spaced out. */
const maybeYear = /2\s*0\s*\d\s*\d/

/** A day that is no last of December says when a statement was made. */
const otherDay = /(?<![-/\d])(?!31\D{1,3}(?:12|dec))\d{1,2}(?:[-/.]\d{1,2}[-/.]|\s\p{L}{3,9}\.?\s)20\d\d/giu

function yearAt(rows: readonly Row[], title: RegExp): Figure<number> | null {
  for (const row of rows) {
    const text = title === ofStatement ? textOfRow(row).replace(otherDay, '') : textOfRow(row)
    if (text.length > 90 || !maybeYear.test(text) || !(title.test(text) || title.test(text.replace(/\s/g, ''))))
      continue
    const year = yearIn(text)
    if (year !== null) return yearOn(row, year, 0.95)
  }
  return null
}

const lastDay = /31\s*-?\s*(?:12|dec)|^dec(?:ember)?\b/i

/** The later of the years at whose ends something amounted to anything: what was owed at the end of the year before is printed, too. */
function yearOfEnd(rows: readonly Row[]): Figure<number> | null {
  const dated = rows.flatMap((row) => {
    const isOfEnd = lastDay.test(textOfRow(row)) && row.items.some(isAmount)
    const year = isOfEnd && yearIn(textOfRow(row))
    return year ? [{ row, year }] : []
  })
  const last = dated.toSorted((a, b) => b.year - a.year)[0]
  return last ? yearOn(last.row, last.year, 0.95) : null
}

/** The year that all rows name in which some are found; null where they name several, or none. */
function sameYear(rows: readonly Row[], yearsOf: (text: string) => readonly number[], confidence: number) {
  const found = rows.flatMap((row) => yearsOf(textOfRow(row)).map((year) => ({ row, year })))
  const [first] = found
  const isOne = found.every(({ year }) => year === first?.year)
  return first && isOne ? yearOn(first.row, first.year, confidence) : null
}

/** `In 2024 hebt u …`, `over het kalenderjaar 2024`. */
const over =
  /\b(?:in|over|during|for|ultimo|geheel|afloop van|end of)\s+(?:het\s+|the\s+|your\s+|uw\s+)?(?:(?:kalender|belasting|tax\s|calendar\s)?(?:jaar|year)\s+)?(20\d\d)\b(?![-/])/gi
const yearsBy = (said: RegExp) => (text: string) => [...text.matchAll(said)].map(([, year]) => Number(year))

function onlyYear(rows: readonly Row[], kind: 'statement' | 'receipt'): Figure<number> | null {
  // A statement is often written in the year after the one it is about.
  const isOfLetter = rows.map(textOfRow).every((text) => yearsIn(text).length === 0 || isDated(text))
  return sameYear(rows, yearsIn, kind === 'statement' && isOfLetter ? doubtful : 0.82)
}

/** A number that passes the eleven-proof at a BSN label; masked at once, so that the whole number goes no further. */
export function readBsn(texts: readonly LabelledText[], rows: readonly Row[]): Figure<string> | null {
  const named = rows.flatMap(({ cells }, row) =>
    cells.flatMap((cell, at) => {
      if (!namesBsn.test(cell.text.replace(/[\s.-]/g, ''))) return []
      // A sentence may break between the word and its number.
      const isBroken = at === cells.length - 1 && endsInBsn.test(cell.text)
      return [...cells.slice(at, at + 2), ...(isBroken ? (rows[row + 1]?.cells.slice(0, 1) ?? []) : [])]
    }),
  )
  // Where a BSN is named somewhere, the one number of the file that can be one.
  const alone = rows.flatMap(({ cells }) => (named.length > 0 ? cells.filter(({ text }) => text.length < 14) : []))
  const isOne = new Set(alone.flatMap(({ text }) => bsnIn(text) ?? [])).size === 1
  const whole =
    firstBsn(of(texts, 'bsn'), 0.98) ?? firstBsn(named, 0.95, 'BSN') ?? (isOne ? firstBsn(alone, 0.85, '') : null)
  return whole ?? maskedBsn([...of(texts, 'bsn'), ...named])
}

/** What a paper that hides all but the last digits shows of the number, as it is shown of every number. */
const masked = /[*•xX]{4,6}\s?(\d{4})(?!\d)/
function maskedBsn(all: readonly (Pick<Cell, 'text' | 'words'> & { label?: string })[]): Figure<string> | null {
  const one = all.find(({ text }) => masked.test(text))
  const shown = one && masked.exec(one.text)?.[1]
  return shown ? figure(`•••••${shown}`, 0.95, { label: 'BSN', ...one }) : null
}

function firstBsn(all: readonly (Pick<Cell, 'text' | 'words'> & { label?: string })[], confidence: number, label = '') {
  for (const one of all) {
    const bsn = bsnIn(one.text)
    const words = one.words.filter(({ text }) => /\d/.test(text))
    if (bsn) return figure(maskBsn(bsn), confidence, { label, ...one, words })
  }
  return null
}

const namesBsn = /bsn|burgerserv|burgserv|sofi|citizen|socialsecurityn|taxpayeri|fiscaalnummer/i

const endsInBsn = /(?:bsn|nummer|number)(?:\s(?:is|was|luidt))?\s*:?$/i

function bsnIn(text: string): string | null {
  const numbers = text.replace(/\d{1,2}[-./ ]\d{1,2}[-./ ](?:19|20)\d\d/g, '').matchAll(bsnLike)
  return [...numbers].map(([found]) => normaliseBsn(found)).find((digits) => digits && isValidBsn(digits)) ?? null
}
const bsnLike = /(?<!\d)\d(?:[\s.-]?\d){7,8}(?![\d]|\s?L\d)/g

/** How a way of repaying a mortgage is shown, what it is called, as letters, and as line printers shorten it. The first that fits counts. */
const repaymentWays: readonly (readonly [shown: string, said: RegExp, short?: RegExp])[] = [
  // A dotless i under a diaeresis of its own is no letter.
  ['Annuïtair', /annui?t/, /(?<=^|[\s:])ANNU?\.?(?=\s|$)/],
  ['Lineair', /lineair|linear/, /(?<=^|[\s:])LIN\.?(?=\s|$)/],
  [
    'Aflossingsvrij',
    /aflossings?vrij|aflosvrij|aflvrij|zonderaflossing|interestonly/,
    /(?<=^|[\s:])(?:AVR|AFLV?|AFL\.VRIJ)\.?(?=\s|$)/,
  ],
  ['Bankspaar', /bankspaar/],
  ['Spaar', /spaarhypotheek/],
  ['Leven', /levenhypotheek/],
  ['Belegging', /belegging/],
]

/** Accounts of another product than a mortgage. */
const investments = /belegging(?:en|srek|sport|sfonds)/g

/** `Annuïtair`, `Lineair`, … in a text; null when it names no way of repaying. */
export function repaymentWayIn(text: string): string | null {
  const letters = lettersOf(text).replace(investments, '')
  const way =
    repaymentWays.find(([, said]) => said.test(letters)) ?? repaymentWays.find(([, , short]) => short?.test(text))
  return way?.[0] ?? null
}

/** `••••678-01`: all but the last digits hidden, so that the loan can be told from another but not looked up. */
export function maskLoanNumber(text: string): string {
  const digits = text.replace(/\D/g, '').length
  if (digits <= 4) return text.trim()
  let left = digits - 4
  return text.trim().replace(/\d/g, (digit) => (left-- > 0 ? '•' : digit))
}
