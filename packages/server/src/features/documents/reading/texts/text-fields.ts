import { isValidBsn, maskBsn, normaliseBsn } from '@aangiftewijs/domain/bsn'
import { isAmount } from '../candidates/amount-cells.ts'
import { headOf, isTotal, type Row, textOfRow } from '../candidates/sheet.ts'
import { lettersOf } from '../layout/letters.ts'
import type { Cell } from '../layout/lines.ts'
import { median } from '../layout/median.ts'
import { remembered } from '../remembered.ts'
import { type Figure, figure } from '../statements/figure.ts'
import type { TextField } from './captions.ts'
import type { LabelledText } from './find-texts.ts'
import { isDated, periodIn, yearOfPeriod } from './periods.ts'

export const of = (texts: readonly LabelledText[], concept: TextField) =>
  texts.filter((text) => text.concept === concept)

/** The year of a title or at a year label; else the only year of the file. A receipt is of the year it is dated. */
export function readYear(
  texts: readonly LabelledText[],
  rows: readonly Row[],
  kind: 'statement' | 'receipt' = 'statement',
): Figure<number> | null {
  // Several years on one line are of columns.
  const isOfColumns = (at: number) => rows.some((row) => row.index === at && new Set(yearsIn(textOfRow(row))).size > 1)
  const [labelled] = of(texts, 'fiscalYear').flatMap((text) => {
    const year = yearIn(text.text.replace(otherDay, ''))
    return year === null || isOfColumns(text.row) ? [] : [figure(year, 0.97, text)]
  })
  const hasAmount = (row: Row | undefined) => row?.items.some(isAmount)
  // The day of an amount may stand over it.
  const withAmounts = rows.filter((row, at) => hasAmount(row) || hasAmount(rows[at + 1]))
  return (
    yearBy(rows, yearWhere(ofTitle)) ??
    labelled ??
    yearBy(rows, yearWhere(taxYear), 'same') ??
    yearBy(headOf(rows), yearsAfter(/^\s*(20[0-3]\d)\s*$/g), 'same') ??
    yearBy(largestOf(headOf(rows)), yearWhere(/./), 'first', 0.93) ??
    yearBy(rows, yearWhere(/^\s*(?:betreft|onderwerp|inzake|subject|re)\b/i)) ??
    (kind === 'receipt' ? yearOfReceipt(rows) : null) ??
    yearBy(rows, wholeYear, 'same') ??
    yearBy(headOf(rows), withinYear, 'same', 0.93) ??
    yearBy(rows.filter(isSumOfYear), yearsIn, 'same', 0.9) ??
    yearBy(headOf(rows), yearsAfter(over), 'same', 0.9) ??
    yearBy(withAmounts, yearWhere(lastDay), 'latest') ??
    yearBy(rows, yearWhere(lastDay)) ??
    yearBy(rows, yearWhere(/\b(?:(?:kalender|belasting|boek|loon|tax|calendar)?\s?(?:jaar|year))\s*:?\s*20\d\d\b/i)) ??
    yearBy(
      rows.filter((row) => !ofBirth.test(textOfRow(row))),
      yearsIn,
      'same',
      0.82,
    ) ??
    yearBy(headOf(rows).filter(isTitleOfYears), yearsIn, 'latest', 0.9)
  )
}

/** The year costs were paid in, that of the bill where what was paid before is of another, or of all amounts with a day. */
function yearOfReceipt(rows: readonly Row[]): Figure<number> | null {
  const paid = yearBy(rows, yearsOfDay(isPaidOn), 'latest')
  const billed = yearBy(
    rows,
    yearsOfDay((text) => dated.test(text)),
  )
  if (paid && billed) return paid.value < billed.value ? billed : paid
  const withAmounts = rows.filter(({ items }) => items.some(isAmount))
  return paid ?? billed ?? yearBy(withAmounts, yearsOfDay(isDated), 'same', 0.9)
}

const ofBirth = /\bgeb(?:oren|oorte\p{L}*|\.)|\bborn\b|\bbirth/iu

const ofTitle =
  /jaarop|jaaroverzicht|jaarstaat|loonstaat|vooraf ?ingevuld|pre-?filled|jaarbericht|jaarbrief|jaarkaart|afrekening|annual|financieel|saldo-?opga|overzicht|opgave|attest|statement|year(?:ly|-end) (?:\p{L}+ )?(?:account|overview|summary)|tax (?:figures|information|summary|overview)/iu

/** `JAAROPGAVE  2024  2023`: the year before stands beside that of the statement. */
const isTitleOfYears = (row: Row) =>
  ofTitle.test(row.cells[0]?.text ?? '') && row.cells.slice(1).every(({ text }) => /^20\d\d$/.test(text))

/** What is set largest at the head of a paper, whatever it is called: `Your mortgage in 2023`. */
function largestOf(head: readonly Row[]): readonly Row[] {
  const [usual, largest] = [median(head.map(({ size }) => size)), Math.max(...head.map(({ size }) => size))]
  return head.filter(({ size }) => size === largest && size > larger * usual)
}
const larger = 1.2

/** The first or the latest of the years that rows give, or the one that all of them give. */
function yearBy(
  rows: readonly Row[],
  yearsOf: (text: string) => readonly number[],
  which: 'first' | 'latest' | 'same' = 'first',
  confidence = 0.95,
): Figure<number> | null {
  const found = rows.flatMap((row) => yearsOf(textOfRow(row)).map((year) => ({ row, year })))
  const [best] = which === 'latest' ? found.sort((a, b) => b.year - a.year) : found
  if (!best || (which === 'same' && found.some(({ year }) => year !== best.year))) return null
  const own = best.row.cells.flatMap((cell) => cell.words)
  const hit = own.find((word) => word.text.includes(String(best.year)))
  return figure(best.year, confidence, { words: hit ? [hit] : own, label: textOfRow(best.row) })
}

/** A day that is no last of December, or a month, says when a statement was made. */
const otherDay =
  /(?<![-/\d])(?!31\D{1,3}(?:12|dec))\d{1,2}(?:[-/.]\d{1,2}[-/.]|\s\p{L}{3,9}\.?\s)20\d\d|\bin\s\p{L}{3,9}(?<!jaar|year)\s20\d\d/giu

/** `(met 2024 ter vergelijking)`; in Belgium, the year after that of the income. */
const besideYear = /\([^()]*(?:vergelijk|compar)[^()]*\)|aanslagjaar\s20\d\d/i

/** The only year of a short text that says something, which may be spaced out. */
const yearWhere = (said: RegExp) => (line: string) => {
  const text = line.replace(otherDay, '').replace(besideYear, '')
  const isSaid = text.length <= 90 && (said.test(text) || said.test(text.replace(/\s/g, '')))
  const year = isSaid ? yearIn(text) : null
  return year === null ? [] : [year]
}
const yearsAfter = (said: RegExp) => (text: string) => [...text.matchAll(said)].map(([, year]) => Number(year))
const yearsOfDay = (isSaid: (text: string) => boolean) => (text: string) => (isSaid(text) ? yearsIn(text) : [])

/** Costs count in the year they were paid; a bill is otherwise of the year of its date. */
const paidOn =
  /(?:betaald|voldaan|ontvangen) op|betaal ?datum|datum (?:van )?(?:betaling|ontvangst)|paid on|(?:payment|receipt) date|date (?:of payment|paid)/i
const paid = /\b(?:betaal|voldaan|ontv[ai]ng|overgemaakt|geschonken|paid|received|donated)/i
const isPaidOn = (text: string) => paidOn.test(text) || (paid.test(text) && isDated(text))
const dated = /(?:factuur|nota|rekening) ?datum|datum (?:factuur|nota)|invoice date|date of invoice/i

/** The year of a period that begins and ends in it. */
function withinYear(text: string): readonly number[] {
  const period = periodIn(text)
  const year = period === null ? null : yearOfPeriod(period)
  return year === null ? [] : [year]
}
/** `1 januari tot en met 31 december 2024`. */
const wholeYear = (text: string): readonly number[] =>
  /^01-01-\d{4} t\/m 31-12-/.test(periodIn(text) ?? '') ? withinYear(text) : []

/** A line of sums that begins with its year: `Totaal 2024`. */
const isSumOfYear = ({ cells: [first], items }: Row) =>
  first !== undefined && isTotal(first) && /20\d\d$/.test(first.text) && items.some(isAmount)

/** What was owed at the end of the year before is printed, too. */
const lastDay = /31\s*[-/.]?\s*(?:12|dec)|^dec(?:ember)?\b/i

/** `Belastingjaar 2023`: a year by that name, and not any other. */
const taxYear = /\b(?:kalender|belasting|boek|loon|tax |calendar )(?:jaar|year)\s*:?\s*20\d\d\b/i

/** `In 2024 hebt u …`, `over het kalenderjaar 2024`. */
const over =
  /\b(?:in|over|during|for|ultimo|geheel|afloop van|end of)\s+(?:het\s+|the\s+|your\s+|uw\s+)?(?:(?:kalender|belasting|tax\s|calendar\s)?(?:jaar|year)\s+)?(20[0-3]\d)\b(?![-/])/gi

const yearsIn = (text: string): number[] =>
  [
    ...text
      .replace(/(?<=\d)\.(\d{1,2})\.(?=20\d\d)/g, '-$1-')
      .replace(/\b2O(?=[0-3]\d\b)/g, '20')
      .matchAll(/(?<![\d.,]|\p{Lu}-(?=20\d\d-\d{3}))(20[0-3]\d)(?![\d.,]\d)/gu),
  ].map(([, year]) => Number(year))

/** The only year of a text, whose digits may be spaced out. */
export const yearIn = (text: string): number | null => {
  const years = yearsIn(text)
  const [year, other] = new Set(years.length > 0 ? years : yearsIn(text.replace(/(?<=\d)\s+(?=\d)/g, '')))
  return year === undefined || other !== undefined ? null : year
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
  return (
    firstBsn(of(texts, 'bsn'), 0.98) ??
    firstBsn(named, 0.95, 'BSN') ??
    firstBsn([...of(texts, 'bsn'), ...named], 0.95, 'BSN', maskedBsnIn) ??
    (isOne ? firstBsn(alone, 0.85, '') : null)
  )
}

/** The last digits on a paper that hides all others, as they are shown of every number. */
const maskedBsnIn = (text: string) =>
  /(?:[*•xX]{4,6}\s?|\b(?:eindigend op|eindigt op|ending (?:in|on|with)|ends (?:in|on|with))\s)(\d{4})(?!\d)/i
    .exec(text)?.[1]
    ?.padStart(9, '•') ?? null

type MaybeLabelled = Pick<Cell, 'text' | 'words'> & { readonly label?: string }
function firstBsn(all: readonly MaybeLabelled[], confidence: number, label = '', bsnOf = bsnIn) {
  for (const one of all) {
    const bsn = bsnOf(one.text)
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
  ['Annuïtair', /annui?t/, /^ANNU?\.?$/],
  ['Lineair', /lineair|linear/, /^LIN\.?$/],
  ['Aflossingsvrij', /aflossings?vrij|aflosvrij|aflvrij|zonderaflossing|interestonly/, /^(?:AVR|AFLV?|AFL\.VRIJ)\.?$/],
  ['Bankspaar', /bankspaar/],
  ['Spaar', /spaarhypotheek/],
  ['Leven', /levenhypotheek/],
  // Accounts are of another product than a mortgage.
  ['Belegging', /belegging(?!en|srek|sport|sfonds)/],
]

/** `Annuïtair`, `Lineair`, … in a text; null when it names no way of repaying. */
export const repaymentWayIn = remembered((text): string | null => {
  const [letters, words] = [lettersOf(text), text.split(/[\s:]+/)]
  const isSaid = (said: RegExp, short?: RegExp) => said.test(letters) || words.some((word) => short?.test(word))
  return repaymentWays.find(([, said, short]) => isSaid(said, short))?.[0] ?? null
})

/** `••••678-01`: all but the last digits hidden, so that the loan can be told from another but not looked up. */
export function maskLoanNumber(text: string): string {
  const digits = text.replace(/\D/g, '').length
  if (digits <= 4) return text.trim()
  let left = digits - 4
  return text.trim().replace(/\d/g, (digit) => (left-- > 0 ? '•' : digit))
}
