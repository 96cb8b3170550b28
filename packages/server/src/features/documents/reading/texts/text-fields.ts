import { isValidBsn, maskBsn, normaliseBsn } from '@aangiftewijs/domain/bsn'
import { type Row, textOfRow } from '../candidates/sheet.ts'
import { lettersOf } from '../layout/letters.ts'
import { doubtful, type Figure, figure } from '../statements/figure.ts'
import type { TextField } from './captions.ts'
import type { LabelledText } from './find-texts.ts'

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
    .map((text) => ({ text, year: yearIn(text.text) }))
    .find(({ year }) => year !== null)
  const titled = yearAt(rows, /jaarop|jaaroverzicht|annual|financieel|saldo-?opga|overzicht|opgave|statement/i)
  if (labelled?.year && titled && labelled.year !== titled.value && rows.length > 0)
    return /jaarop|fisca|belasting|tax/i.test(labelled.text.label) ? figure(labelled.year, 0.85, labelled.text) : titled
  if (labelled?.year) return figure(labelled.year, 0.97, labelled.text)
  const subject = titled ? null : yearAt(rows, /^\s*(?:betreft|onderwerp|inzake|subject|re)\b/i)
  if (subject) return subject
  const paid = kind === 'receipt' ? (yearAt(rows, paidOn) ?? yearAt(rows, dated)) : null
  if (titled ?? paid) return titled ?? paid
  return yearAt(rows, /31\s*-?\s*(?:12|dec)/i) ?? yearOver(rows) ?? onlyYear(rows, kind)
}

/** Costs count in the year they were paid; a bill is otherwise of the year of its date. */
const paidOn =
  /(?:betaald|voldaan|ontvangen) op|betaal ?datum|datum (?:van )?(?:betaling|ontvangst)|paid on|(?:payment|receipt) date|date (?:of payment|paid)/i
const dated = /(?:factuur|nota|rekening) ?datum|datum (?:factuur|nota)|invoice date|date of invoice/i

const yearsIn = (text: string): number[] =>
  [...text.replace(/(?<=\d)\.(\d{1,2})\.(?=20\d\d)/g, '-$1-').matchAll(/(?<![\d.,])(20\d\d)(?![\d.,]\d)/g)]
    .map((match) => Number(match[1]))
    .filter((year) => year >= minYear && year <= maxYear)

const yearIn = (text: string): number | null => {
  const years = new Set(yearsIn(text.replace(/\s(?=\d\b)/g, (space) => space)))
  const spaced = years.size === 0 ? new Set(yearsIn(text.replace(/(?<=\d)\s+(?=\d)/g, ''))) : years
  const [year] = spaced
  if (spaced.size === 0) return yearInWords(text)
  return spaced.size === 1 && year !== undefined ? year : null
}

const unitWords = ['een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen']
const spelled = new RegExp(`tweeduizend(?:en)?(?:(${unitWords.join('|')})en)?(twintig|dertig)`)

/** `tweeduizend vierentwintig`. */
function yearInWords(text: string): number | null {
  const [, unit, tens] = spelled.exec(lettersOf(text)) ?? []
  if (tens === undefined) return null
  return 2000 + (tens === 'twintig' ? 20 : 30) + (unit === undefined ? 0 : unitWords.indexOf(unit) + 1)
}

function yearAt(rows: readonly Row[], title: RegExp): Figure<number> | null {
  for (const row of rows) {
    const text = textOfRow(row)
    if (text.length > 90 || !(title.test(text) || title.test(text.replace(/\s/g, '')))) continue
    const year = yearIn(text)
    if (year !== null) return figure(year, 0.95, { words: wordsWith(row, String(year)), label: text })
  }
  return null
}

/** `In 2024 hebt u …`, `over het kalenderjaar 2024`: when all such sentences name one year. */
function yearOver(rows: readonly Row[]): Figure<number> | null {
  const over =
    /\b(?:in|over|during|for)\s+(?:het\s+|the\s+)?(?:(?:kalender|belasting|tax\s|calendar\s)?(?:jaar|year)\s+)?(20\d\d)\b(?![-/])/gi
  const found = rows.flatMap((row) =>
    [...textOfRow(row).matchAll(over)].map((match) => ({ row, year: Number(match[1]) })),
  )
  const [first] = found
  if (!first || found.some(({ year }) => year !== first.year)) return null
  return figure(first.year, 0.86, { words: wordsWith(first.row, String(first.year)), label: textOfRow(first.row) })
}

const wordsWith = (row: Row, part: string) => {
  const own = row.cells.flatMap((cell) => cell.words)
  const hits = own.filter((word) => word.text.includes(part))
  return hits.length > 0 ? hits.slice(0, 1) : own
}

function onlyYear(rows: readonly Row[], kind: 'statement' | 'receipt'): Figure<number> | null {
  const found = rows.flatMap((row) => yearsIn(textOfRow(row)).map((year) => ({ row, year })))
  const [first] = found
  if (!first || new Set(found.map(({ year }) => year)).size > 1) return null
  // A statement is often written in the year after the one it is about.
  const isOfLetter = kind === 'statement' && found.every(({ row }) => isDated(textOfRow(row)))
  return figure(first.year, isOfLetter ? doubtful : 0.82, {
    words: wordsWith(first.row, String(first.year)),
    label: textOfRow(first.row),
  })
}

/** A number that passes the eleven-proof at a BSN label; masked at once, so that the whole number goes no further. */
export function readBsn(texts: readonly LabelledText[], rows: readonly Row[]): Figure<string> | null {
  for (const text of of(texts, 'bsn')) {
    const bsn = bsnIn(text.text)
    if (bsn) return figure(maskBsn(bsn), 0.98, text)
  }
  for (const row of rows)
    for (const [at, cell] of row.cells.entries()) {
      if (!namesBsn.test(cell.text.replace(/[\s.]/g, ''))) continue
      for (const near of [cell, row.cells[at + 1]]) {
        const bsn = near ? bsnIn(near.text) : null
        if (near && bsn) return figure(maskBsn(bsn), 0.95, { words: near.words, label: 'BSN' })
      }
    }
  return onlyBsn(rows)
}

/** The one number of the file that passes the eleven-proof, where a BSN is named somewhere. */
function onlyBsn(rows: readonly Row[]): Figure<string> | null {
  const cells = rows.flatMap((row) => row.cells)
  const found = cells.flatMap((cell) => {
    const bsn = cell.text.length < 14 ? bsnIn(cell.text) : null
    return bsn ? [{ bsn, cell }] : []
  })
  const [first] = found
  const isNamed = cells.some(({ text }) => namesBsn.test(text.replace(/[\s.]/g, '')))
  if (!first || !isNamed || found.some(({ bsn }) => bsn !== first.bsn)) return null
  return figure(maskBsn(first.bsn), 0.85, { words: first.cell.words, label: '' })
}

const namesBsn = /bsn|burgerserv|burgserv|sofi|citizen|socialsecurityn|taxpayeri|fiscaalnummer/i

function bsnIn(text: string): string | null {
  const found = /(?<!\d)\d(?:[\s.-]?\d){7,8}(?![\d]|\s?L\d)/.exec(text.replace(/\d{1,2}[-./ ]\d{1,2}[-./ ]20\d\d/g, ''))
  const digits = found ? normaliseBsn(found[0]) : null
  return digits && isValidBsn(digits) ? digits : null
}

const date = String.raw`\d{1,2}(?:\s*[-./]\s*\d{1,2}\s*[-./]\s*|\s+\p{L}{3,10}\.?\s+)\d{4}`
const period = new RegExp(
  String.raw`(${date})\s*(?:t\s*/\s*m|t/m|[uv]m|tlm|tot en met|tot|until|to|through|-|–|—)\s*(${date})`,
  'iu',
)

/** `01-01-2024 t/m 31-12-2024`, wherever two dates are printed as a period; a labelled one first. */
export function readPeriod(texts: readonly LabelledText[], rows: readonly Row[]): Figure<string> | null {
  const shown = (match: RegExpExecArray) => `${tight(match[1] ?? '')} t/m ${tight(match[2] ?? '')}`
  for (const text of of(texts, 'employmentPeriod')) {
    const row = rows.find((candidate) => candidate.index === text.row)
    const match = period.exec(text.text) ?? (row && period.exec(textOfRow(row).replace(/\s+/g, ' ')))
    if (match) return figure(shown(match), 0.97, text)
  }
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1]
    const line = textOfRow(row).replace(/\s+/g, ' ')
    const both = next?.page === row.page ? `${line} ${textOfRow(next).replace(/\s+/g, ' ')}` : line
    const match = period.exec(line) ?? period.exec(both) ?? periodBroken(row, next)
    if (match) return figure(shown(match), 0.9, { words: row.cells.flatMap((cell) => cell.words), label: '' })
  }
  return null
}

/** A period that a narrow column breaks: its end stands right under its beginning. */
function periodBroken(row: Row, next: Row | undefined): RegExpExecArray | null {
  if (next?.page !== row.page) return null
  const both = row.cells.flatMap((cell) => {
    const under = next.cells.find((one) => Math.abs(one.left - cell.left) < 0.5 * row.size)
    return under ? [`${cell.text} ${under.text}`] : []
  })
  return both.map((text) => period.exec(text)).find((match) => match !== null) ?? null
}

/** A day is written there, and no period. */
const isDated = (text: string) => new RegExp(date, 'iu').test(text) && !period.test(text.replace(/\s+/g, ' '))

const monthNames = [
  'jan',
  'feb',
  'maa|mrt|mar',
  'apr',
  'mei|may',
  'jun',
  'jul',
  'aug',
  'sep',
  'o[kc]t',
  'nov',
  'dec',
].map((name) => new RegExp(`^(?:${name})`, 'i'))

/** A date as `31-12-2024`, however it is written. */
function tight(text: string): string {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\s*[-./\s]\s*(\d{1,2}|\p{L}+)\.?\s*[-./\s]\s*(\d{4})$/u.exec(text.trim()) ?? []
  const named = monthNames.findIndex((name) => name.test(month))
  if (!year || (named < 0 && !/^\d/.test(month))) return text.trim()
  return [day, named < 0 ? month : String(named + 1), year].map((part) => part.padStart(2, '0')).join('-')
}

/** Dutch and English words for the ways a mortgage is repaid, folded to letters, and how they are shown. */
const repaymentWays: readonly { readonly letters: string; readonly shown: string }[] = [
  { letters: 'annuitair', shown: 'Annuïtair' },
  { letters: 'annuiteit', shown: 'Annuïtair' },
  { letters: 'annuity', shown: 'Annuïtair' },
  { letters: 'lineair', shown: 'Lineair' },
  { letters: 'linear', shown: 'Lineair' },
  { letters: 'aflossingsvrij', shown: 'Aflossingsvrij' },
  { letters: 'aflossingvrij', shown: 'Aflossingsvrij' },
  { letters: 'interestonly', shown: 'Aflossingsvrij' },
  { letters: 'bankspaar', shown: 'Bankspaar' },
  { letters: 'spaarhypotheek', shown: 'Spaar' },
  { letters: 'levenhypotheek', shown: 'Leven' },
  { letters: 'belegging', shown: 'Belegging' },
]

/** `Annuïtair`, `Lineair`, … in a text; null when it names no way of repaying. */
export function repaymentWayIn(text: string): string | null {
  const letters = lettersOf(text)
  return repaymentWays.find((way) => letters.includes(way.letters))?.shown ?? null
}

/** `••••678-01`: all but the last digits hidden, so that the loan can be told from another but not looked up. */
export function maskLoanNumber(text: string): string {
  const digits = text.replace(/\D/g, '').length
  if (digits <= 4) return text.trim()
  let left = digits - 4
  return text.trim().replace(/\d/g, (digit) => (left-- > 0 ? '•' : digit))
}
