import { isTotal, type Row, rowsFrom, textOfRow } from '../candidates/sheet.ts'
import { type Cell, overlaps } from '../layout/lines.ts'
import type { Word } from '../layout/page.ts'
import { type Figure, figure } from '../statements/figure.ts'
import type { LabelledText } from './find-texts.ts'

const oneUpTo = String.raw`(?:(?:up to|until|to) and including|up to|[tu]\s*/\s*m|[uv]m|tlm|tot en met|tot|until|to|through|uit dienst:?|-|–|—|\/)`
/** In two languages: `t/m / through`. */
const upTo = String.raw`\s*,?\s*${oneUpTo}(?:\s*${oneUpTo})*\s*`

const months = 'jan feb maart|mrt|mar(?=c|\\b) apr mei\\b|may\\b jun jul aug sep o[kc]t nov dec'
  .split(' ')
  .map((name) => new RegExp(`^(?:${name})`, 'iu'))
const namedMonth = new RegExp(
  `\\b(?:${months.map(({ source }) => source.slice(1)).join('|')})\\p{L}{0,6}\\b\\.?`,
  'giu',
)

/** How dates are written, months as `-12-`, and as what they are read. */
const writings: readonly (readonly [RegExp, string])[] = [
  // The digits of a day may each stand in a box, or all in those of a form: `01012024`.
  [/\b(\d) (\d) (\d) (\d) (20\d\d)\b/g, '$1$2-$3$4-$5'],
  [/(?<![\d./-])([0-3]\d)([01]\d)(20\d\d)(?![\d./-]\d|\d)/g, '$1-$2-$3'],
  [/(?<![\d./-])(\d\d)[./-](\d\d)[./-](\d\d)(?![\d./-]\d|\d)/g, '$1-$2-20$3'],
  [/(\d{4})-(\d\d)-(\d\d)/g, '$3-$2-$1'],
  [/(?<!\d )-(\d{1,2})- (\d{1,2}),? (?=\d{4})/g, '$2-$1-'],
  [/(\d{1,2}) ?[-./] ?(\d{1,2}) ?[-./] ?(?=\d{4})/g, '$1-$2-'],
  [/\b(?:tussen|between) (\S+) (?:en|and) /gi, '$1 - '],
]

/** A text with its dates as `31-12-2024`. */
const withDates = (text: string): string =>
  writings.reduce(
    (line, [written, read]) => line.replace(written, read),
    text.replace(/\s+/g, ' ').replace(namedMonth, (name) => `-${1 + months.findIndex((month) => month.test(name))}-`),
  )

const date = String.raw`(\d{1,2})-(0?[1-9]|1[0-2])-((?:19|20)\d\d)`
/** The year may be said once: `1 januari t/m 31 december 2024`. */
const period = new RegExp(
  String.raw`(?<!\d)(?:${date}|(?<![./-])(\d{1,2}) ?[-./] ?(0?[1-9]|1[0-2])-?)${upTo}${date}(?!\d)`,
  'iu',
)
/** `januari tot en met december 2024`: whole months. */
const ofMonths = new RegExp(String.raw`(?<!\d )-(\d{1,2})-${upTo}-(\d{1,2})- (20\d\d)`, 'iu')

const shown = (parts: readonly string[]) => parts.map((part) => part.padStart(2, '0')).join('-')

/** How many days a period as `01-01-2024 t/m 31-12-2024` has, its first and last among them. */
export function daysOf(period: string): number {
  const [from = Number.NaN, to = Number.NaN] = period
    .split(' t/m ')
    .map((day) => Date.parse(day.split('-').toReversed().join('-')))
  return (to - from) / (24 * 3_600_000) + 1
}

/** A period as `01-01-2024 t/m 31-12-2024`; null where a text names none. */
export function periodIn(text: string): string | null {
  if (!/\d{4}|\d\d[./-]\d\d[./-]\d\d/.test(text)) return null
  const line = withDates(text)
  const [whole, d1 = '', m1 = '', y1, d = d1, m = m1, last = '', month = '', year = ''] = period.exec(line) ?? []
  const [, first, final = '', ofYear = ''] = ofMonths.exec(line) ?? []
  if (!whole && first) {
    const lastDay = new Date(Date.UTC(Number(ofYear), Number(final), 0)).getUTCDate()
    return `${shown(['1', first, ofYear])} t/m ${shown([String(lastDay), final, ofYear])}`
  }
  const found = `${shown([d, m, y1 ?? year])} t/m ${shown([last, month, year])}`
  return whole && daysOf(found) > 0 ? found : null
}

const aDate = new RegExp(date)
/** A day is written there, and no period. */
export const isDated = (text: string): boolean => aDate.test(withDates(text)) && periodIn(text) === null

/** A period is as sure as its numbers: words between them that were misread would not have made it one. */
const numbersIn = (words: readonly Word[]) => words.filter(({ text }) => /\d/.test(text))

/** Since when a credit is applied is no time of work. */
const isOfCredit = (row: Row) => /korting|credit/i.test(textOfRow(row))

/** `01-01-2024 t/m 31-12-2024`, wherever two dates are printed as a period, a labelled one first; else its ends, each at a label of its own. The time a credit is applied comes last. */
export function readPeriod(texts: readonly LabelledText[], rows: readonly Row[]): Figure<string> | null {
  for (const text of texts.filter(({ concept }) => concept === 'employmentPeriod')) {
    const row = rows.find((candidate) => candidate.index === text.row)
    const found = periodIn(text.text) ?? (row ? periodIn(textOfRow(row)) : null)
    if (found) return figure(found, 0.97, { ...text, words: numbersIn(text.words) })
  }
  return periodAmong(rows.filter((row) => !isOfCredit(row))) ?? betweenEnds(rows) ?? periodAmong(rows)
}

const isOfSum = ({ cells: [first] }: Row) => first !== undefined && isTotal(first)

/** The year that a period as `01-01-2024 t/m 31-12-2024` is within; null where it goes over the end of one. */
export const yearOfPeriod = (period: string): number | null =>
  period.slice(6, 10) === period.slice(-4) ? Number(period.slice(-4)) : null

/**
 * The first period that is written in a row, broken over two, or over two lines of a narrow column; of sums before that of what they add up, and within
 * one year before that of a contract.
 */
function periodAmong(rows: readonly Row[]): Figure<string> | null {
  let first: Figure<string> | null = null
  for (const row of [...rows.filter(isOfSum), ...rows]) {
    const next = rows[rows.indexOf(row) + 1]
    const isUnder = (cell: Cell) => (under: Cell) =>
      Math.min(Math.abs(under.left - cell.left), Math.abs(under.right - cell.right)) < 0.5 * row.size
    const columns = row.cells.map((cell) => `${cell.text} ${next?.cells.find(isUnder(cell))?.text}`)
    const broken = next?.page === row.page ? [...columns, `${textOfRow(row)} ${textOfRow(next)}`] : []
    const found = [textOfRow(row), ...broken].map(periodIn).find((period) => period !== null)
    const period = found
      ? figure(found, 0.9, { words: numbersIn(row.cells.flatMap((cell) => cell.words)), label: '' })
      : null
    if (period && yearOfPeriod(period.value) !== null) return period
    first ??= period
  }
  return first
}

const ofBeginning =
  /\b(?:van|vanaf|begin\p{L}*|ingang\p{L}*|in ?dienst\p{L}*|start\p{L}*|aanvang\p{L}*|eerste \p{L}*dag|first \p{L}*day|from|sinds|since|commence\p{L}*)\b/iu
const ofEnd =
  /\b(?:[tu]\s?\/\s?m|[iu]m|tot|eind\p{L}*|uit ?dienst\p{L}*|laatste \p{L}*dag|last \p{L}*day|until|to|end\p{L}*|through)\b/iu
const isOfFirst = (label: string) => ofBeginning.test(label) && !ofEnd.test(label)
const onlyDate = new RegExp(`^(.*?)[\\s:]*${date}$`)

/** The dates that stand by themselves, each with the text before or over it. */
const datedIn = (rows: readonly Row[]) =>
  rows.flatMap((row) =>
    row.cells.flatMap((cell, place) => {
      const [, said = '', ...parts] = onlyDate.exec(withDates(cell.text)) ?? []
      // A date at the right of its box stands under no letter of its caption.
      const inBox = ({ cells }: Row) => (cells.length === row.cells.length ? cells[place] : undefined)
      const [over, more] = [...rowsFrom(rows, row, -1, 2)].map(
        (other) => other.cells.find((one) => overlaps(one, cell)) ?? inBox(other),
      )
      const around = [said, row.cells[place - 1]?.text, over?.text, `${more?.text} ${over?.text}`]
      const [under] = [...rowsFrom(rows, row, 1, 1)].map(({ cells }) => cells.find((one) => overlaps(one, cell)))
      const label = [...around, under?.text].find((one = '') => isOfFirst(one) || ofEnd.test(one)) ?? ''
      return parts.length > 0 ? [{ parts, label, cell }] : []
    }),
  )

/** The first and the last day of employment at labels of their own, such as `Datum in dienst`, where both are of one year. */
function betweenEnds(rows: readonly Row[]): Figure<string> | null {
  const dated = datedIn(rows)
  const firsts = dated.filter(({ label }) => isOfFirst(label))
  const ofYear = (year: string | undefined) => firsts.find(({ parts }) => parts[2] === year)
  const last = dated.find(({ label, parts }) => ofEnd.test(label) && ofYear(parts[2]))
  const first = ofYear(last?.parts[2])
  if (!first || !last) return null
  return figure(`${shown(first.parts)} t/m ${shown(last.parts)}`, 0.85, {
    words: numbersIn([...first.cell.words, ...last.cell.words]),
    label: first.label,
  })
}
