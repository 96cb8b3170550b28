import { isTotal, type Row, rowsFrom, textOfRow } from '../candidates/sheet.ts'
import { type Cell, overlaps } from '../layout/lines.ts'
import type { Word } from '../layout/page.ts'
import { type Figure, figure } from '../statements/figure.ts'
import type { LabelledText } from './find-texts.ts'

const day = String.raw`\d{1,2}(?:\s*[-./]\s*\d{1,2}|\s+\p{L}{3,10}\.?)`
const dayFirst = String.raw`\d{1,2}(?:\s*[-./]\s*\d{1,2}\s*[-./]\s*|\s+\p{L}{3,10}\.?\s+)\d{4}`
const monthFirst = String.raw`\p{L}{3,9}\.?\s\d{1,2},?\s\d{4}`
const yearFirst = String.raw`\d{4}-\d\d-\d\d`
/** `01.01.24`, and the boxes of a form: `01012024`. */
const short = String.raw`(?<![\d./-])(?:\d\d[./-]\d\d[./-]\d\d|[0-3]\d[01]\d20\d\d)(?![\d./-]\d|\d)`
const date = `(?:${dayFirst}|${yearFirst}|${monthFirst}|${short})`
const oneUpTo = String.raw`(?:(?:up to|until|to) and including|up to|t\s*/\s*m|[uv]m|tlm|tot en met|tot|until|to|through|uit dienst:?|-|–|—|\/)`
/** In two languages: `t/m / through`. */
const upTo = `${oneUpTo}(?:\\s*${oneUpTo})*`
const period = new RegExp(String.raw`(${date})\s*,?\s*${upTo}\s*(${date})`, 'iu')
const between = new RegExp(String.raw`(?:between|tussen)\s+(${date})\s+(?:and|en)\s+(${date})`, 'iu')
/** `1 januari t/m 31 december 2024`: the year is said once. */
const withinYear = new RegExp(String.raw`(?<![\d./-])(${day})\s*${upTo}\s*(${dayFirst})`, 'iu')

/** `januari tot en met december 2024`: whole months. */
const ofMonths = new RegExp(String.raw`(\p{L}{3,9})\.?\s+${upTo}\s+(\p{L}{3,9})\.?\s+(20\d\d)`, 'iu')

const monthNames = 'jan feb maa|mrt|mar apr mei|may jun jul aug sep o[kc]t nov dec'
  .split(' ')
  .map((name) => new RegExp(`^(?:${name})`, 'i'))

/** Day, month and year of a date, however it is written; null where it is none. */
function partsOf(text: string): readonly [string, string, string] | null {
  const inBoxes = /^([0-3]\d)([01]\d)(20\d\d)$/
  const [first = '', second = '', third = ''] = text
    .trim()
    .replace(inBoxes, '$1-$2-$3')
    .split(/[\s,./-]+/)
  const [dayOf, month, year] = /^\d{4}$/.test(first)
    ? [third, second, first]
    : /^\d/.test(first)
      ? [first, second, third]
      : [second, first, third]
  const named = monthNames.findIndex((name) => name.test(month))
  const number = named < 0 ? Number(month) : named + 1
  return year !== '' && number >= 1 && number <= 12 ? [dayOf, String(number), year.padStart(4, '20')] : null
}

const shown = (parts: readonly string[]) => parts.map((part) => part.padStart(2, '0')).join('-')

/** How many days a period as `01-01-2024 t/m 31-12-2024` has, its first and last among them. */
export function daysOf(period: string): number {
  const [from = Number.NaN, to = Number.NaN] = period
    .split(' t/m ')
    .map((day) => Date.parse(day.split('-').toReversed().join('-')))
  return (to - from) / (24 * 3_600_000) + 1
}

const isAfter = (first: readonly string[], last: readonly string[]): boolean =>
  shown(first.toReversed()) > shown(last.toReversed())

/** A period as `01-01-2024 t/m 31-12-2024`; null where a text names none. */
function periodIn(text: string): string | null {
  if (!/\d{4}|\d\d[./-]\d\d[./-]\d\d/.test(text)) return null
  // The digits of a day may each stand in a box.
  const line = text.replace(/\s+/g, ' ').replace(/\b(\d) (\d) (\d) (\d) (20\d\d)\b/g, '$1$2-$3$4-$5')
  const [, from = '', to = ''] = period.exec(line) ?? between.exec(line) ?? []
  const [first, last] = [partsOf(from), partsOf(to)]
  if (first && last) return isAfter(first, last) ? null : `${shown(first)} t/m ${shown(last)}`
  const [, begin = '', end = ''] = withinYear.exec(line) ?? []
  const [, firstMonth = '', lastMonth = '', year = ''] = ofMonths.exec(line) ?? []
  const [opened, closed] = [partsOf(`1 ${firstMonth} ${year}`), partsOf(`1 ${lastMonth} ${year}`)]
  if (opened && closed) {
    const lastDay = new Date(Date.UTC(Number(year), Number(closed[1]), 0)).getUTCDate()
    return `${shown(opened)} t/m ${shown([String(lastDay), closed[1], year])}`
  }
  const closing = partsOf(end)
  const opening = closing && partsOf(`${begin}${/\p{L}/u.test(begin) ? ' ' : '-'}${closing[2]}`)
  return opening && closing ? `${shown(opening)} t/m ${shown(closing)}` : null
}

const aDate = new RegExp(date, 'iu')
/** A day is written there, and no period. */
export const isDated = (text: string): boolean => aDate.test(text) && periodIn(text) === null

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

/** Whether a period as `01-01-2024 t/m 31-12-2024` is within one year. */
export const isOfOneYear = (period: string) => period.slice(6, 10) === period.slice(-4)

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
    const broken = next?.page === row.page ? [`${textOfRow(row)} ${textOfRow(next)}`, ...columns] : []
    const found = [textOfRow(row), ...broken].map(periodIn).find((period) => period !== null)
    const period = found
      ? figure(found, 0.9, { words: numbersIn(row.cells.flatMap((cell) => cell.words)), label: '' })
      : null
    if (period && isOfOneYear(period.value)) return period
    first ??= period
  }
  return first
}

const ofBeginning =
  /\b(?:van|vanaf|begin\p{L}*|ingang\p{L}*|in ?dienst\p{L}*|start\p{L}*|aanvang\p{L}*|eerste \p{L}*dag|first \p{L}*day|from|sinds|since|commence\p{L}*)\b/iu
const ofEnd =
  /\b(?:t\s?\/\s?m|[iu]m|tot|eind\p{L}*|uit ?dienst\p{L}*|laatste \p{L}*dag|last \p{L}*day|until|to|end\p{L}*|through)\b/iu
const isOfFirst = (label: string) => ofBeginning.test(label) && !ofEnd.test(label)
/** `In dienst tot en met` is of the end, too. */
const isOfLast = (label: string) => ofEnd.test(label) && !ofBeginning.test(label.replace(/^in dienst (?=t)/i, ''))
const onlyDate = new RegExp(String.raw`^(.*?)[\s:]*(${date})$`, 'iu')

/** The dates that stand by themselves, each with the text before or over it. */
const datedIn = (rows: readonly Row[]) =>
  rows.flatMap((row) =>
    row.cells.flatMap((cell, place) => {
      const [, said = '', text = ''] = onlyDate.exec(cell.text) ?? []
      const parts = partsOf(text)
      const [over, more] = [...rowsFrom(rows, row, -1, 2)].map(({ cells }) => cells.find((one) => overlaps(one, cell)))
      const around = [said, row.cells[place - 1]?.text, over?.text, `${more?.text} ${over?.text}`]
      const [under] = [...rowsFrom(rows, row, 1, 1)].map(({ cells }) => cells.find((one) => overlaps(one, cell)))
      const label = [...around, under?.text].find((one = '') => isOfFirst(one) || isOfLast(one)) ?? ''
      return parts ? [{ parts, label, cell }] : []
    }),
  )

/** The first and the last day of employment at labels of their own, such as `Datum in dienst`, where both are of one year. */
function betweenEnds(rows: readonly Row[]): Figure<string> | null {
  const dated = datedIn(rows)
  const last = dated.find(({ label }) => isOfLast(label))
  const first = dated.find(({ label, parts }) => isOfFirst(label) && parts[2] === last?.parts[2])
  if (!first || !last) return null
  return figure(`${shown(first.parts)} t/m ${shown(last.parts)}`, 0.85, {
    words: numbersIn([...first.cell.words, ...last.cell.words]),
    label: first.label,
  })
}
