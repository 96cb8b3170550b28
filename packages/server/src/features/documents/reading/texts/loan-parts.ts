import { type Row, rowsFrom, textOfRow } from '../candidates/sheet.ts'
import { type Cell, cellOf, overlaps } from '../layout/lines.ts'
import type { Passage } from '../statements/passage.ts'
import { maskLoanNumber, repaymentWayIn } from './text-fields.ts'

/** A part of a mortgage, as far as it is named. The number is masked. */
export interface LoanPart {
  readonly number: string | null
  readonly way: string | null
}

const heading =
  /^\s*(?:lening\s?deel|loan\s?part|deel)\s*(?:nummer|nr\.?|number|no\.?)?\s*:?\s*([\w.\-/]*\d[\w.\-/]*(?:(?<=\d{5}) \d{1,2}$)?)/i

/** `Lening 71.88.204-A`, `Oude lening 5013-0062`: the number of a loan with that of its part. */
const ofLoan =
  /^\s*(?:(?:oude|nieuwe|old|new)\s+)?(?:lening|loan|hypotheek|mortgage)\s+(\d[\d.]{3,}[-/][A-Z\d]{1,4})(?:\s+\(.*\))?$/i

const ofPart = /deel|part/i

/** The number of a loan part by itself; a month with its year is none. */
const numberOfPart = /^(?!\d\d?[-/.]20\d\d$)\d[\d.\-/ ]{4,}\d(?:\s?[-/]\s?[A-Z\d]{1,2})?$/

/** Several numbers of one form that stand beside a way of repaying each. */
function besideWays(rows: readonly Row[]) {
  const all = rows.flatMap((row) => {
    const [under] = rowsFrom(rows, row, 1, 1)
    const isBesideWay = (cell: Cell) =>
      [...row.cells, ...(under?.cells ?? []).filter((other) => overlaps(other, cell))].some(
        ({ text }) => !numberOfPart.test(text) && repaymentWayIn(text) !== null,
      )
    return row.cells
      .map((cell) => ({ row, cell, number: numberAtFront(cell.text) }))
      .filter(({ cell, number }) => numberOfPart.test(number) && isLoanNumber(number) && isBesideWay(cell))
      .map((one) => ({ ...one, form: one.number.replace(/\d/g, '0').replace(/[A-Z]/g, 'A') }))
  })
  return all.filter(({ form }) => all.filter((other) => other.form === form).length > 1)
}

/** Fewest digits that a part is called by of its whole number. */
const fewestOfEnd = 4

/** A part as it was found, with its row; the number is whole. */
interface Named extends LoanPart {
  readonly number: string
  readonly row: number
}

/** `Leningdeel 2` only counts; the number of a loan has more digits. */
const isCounted = ({ number }: Named) => number.replace(/\D/g, '').length <= 2

/** Parts that are counted in headings and numbered below them are the same parts. */
function withoutCounts(all: readonly Named[]): readonly Named[] {
  const counted = all.filter(isCounted)
  const numbered = all.filter((part) => !isCounted(part))
  if (counted.length === 0 || numbered.length === 0) return all
  if (counted.length !== numbered.length) return counted.length > numbered.length ? counted : numbered
  return numbered.map((part, at) => ({ ...part, way: part.way ?? counted[at]?.way ?? null }))
}

/**
 * The loan parts a statement names: table rows with a number and a way of repaying, or headings such as `Leningdeel 2`.
 * A number named twice is one part. `elsewhere`: numbers of the rows of other accounts.
 */
export function loanPartsOf({ rows, texts }: Passage, elsewhere: ReadonlySet<number> = new Set()): LoanPart[] {
  const captions = texts.filter(({ concept, layout }) => concept === 'loanPartNumber' && layout !== 'near')
  const isNamed =
    captions.some(({ label }) => ofPart.test(label)) ||
    rows.some((row) => row.cells.some((cell) => cell.words.length <= 6 && heading.test(cell.text)))
  // Where parts have headings of their own, `Hypotheeknummer` is the number of them all.
  const isOfPart = (label: string) => !isNamed || ofPart.test(label)
  const parts = new Map<string, Named>()
  const add = (number: string, way: string | null, { index }: Row) => {
    if (elsewhere.has(index)) return
    const key = number.replace(/\W/g, '')
    // `Leningdeel 2711` of `601 884 2711` is the same.
    if (key.length >= fewestOfEnd && [...parts.keys()].some((other) => other !== key && other.endsWith(key))) return
    const known = parts.get(key)
    parts.set(key, { number, way: known?.way ?? way, row: known?.row ?? index })
  }
  for (const text of captions) {
    const row = rows.find((candidate) => candidate.index === text.row)
    const number = numberAtFront(text.text)
    if (row && isOfPart(text.label) && isLoanNumber(number))
      add(number, wayNear(rows, row, cellOf(text.words), text.layout === 'below' ? 0 : 4), row)
  }
  for (const row of rows)
    for (const cell of row.cells) {
      const number = (heading.exec(cell.text) ?? ofLoan.exec(cell.text))?.[1]
      if (number && cell.text.replace(/\(.*/, '').split(' ').length <= 7) add(number, wayNear(rows, row, cell, 4), row)
    }
  for (const { row, cell, number } of besideWays(rows)) add(number, wayNear(rows, row, cell, 1), row)
  if ([...parts.values()].every(isCounted))
    for (const { text, words, row } of numbersOfOneLoan(rows, texts))
      add(text, wayNear(rows, row, cellOf(words), 0), row)
  const inOrder = withoutWhole([...parts.values()], ({ number }) => number).sort((a, b) => a.row - b.row)
  return withoutCounts(inOrder).map(({ number, way }) => ({ number: maskLoanNumber(number), way }))
}

/** Without what several other numbers begin with: the number of the loan they are parts of. */
export function withoutWhole<T>(all: readonly T[], numberOf: (one: T) => string): T[] {
  const keys = [...new Set(all.map((one) => numberOf(one).replace(/\W/g, '')))]
  const isWhole = (key: string) => keys.filter((other) => other !== key && other.startsWith(key)).length > 1
  return all.filter((one) => !isWhole(numberOf(one).replace(/\W/g, '')))
}

/** Numbers that nothing labels, and that differ by the number of the part only. */
function numbersOfOneLoan(rows: readonly Row[], texts: Passage['texts']) {
  const found = texts.flatMap(({ concept, layout, text, words, row: index }) => {
    const row = rows.find((candidate) => candidate.index === index)
    return concept === 'loanPartNumber' && layout === 'near' && row
      ? [{ text, words, row, stem: text.slice(0, -2) }]
      : []
  })
  const isOneOfSeveral = ({ stem, text }: (typeof found)[number]) =>
    stem.length > 4 && found.some((other) => other.stem === stem && other.text !== text)
  return found.filter(isOneOfSeveral)
}

/** A sentence that begins with a day begins with no number. */
const dayInWords = /^\d{1,2} (?:jan|feb|maart|mrt|march|apr|mei|may|ju[nl]|aug|sep|o[kc]t|nov|dec)/i

/** `1 – Annuïtaire hypotheek`, `1: Annuity`: the number without what is said of the part; of `1 (5309-01)` what is not its place. */
export function numberAtFront(printed: string): string {
  // `Leningnummer : 7719.03`
  const text = printed.replace(/^[:=]\s*/, '')
  if (dayInWords.test(text)) return text
  return (
    /^\d{1,2}\s*\(([\d.\-/]{4,})\)$/.exec(text)?.[1] ??
    /^(\d[\d.\-/]*(?: \d{1,4}(?:[-/.]\d{1,4})?)*(?: [-/] \d{1,2})?)(?::\s*|\s+(?:[-\u2013\u2014(·]\s*)?)\p{L}{2}/u
      .exec(text)?.[1]
      ?.replace(/ ([-/]) /, '$1') ??
    text
  )
}

/** An amount, a day or a year; no number of a loan has a comma. */
const ofOther =
  /[€%,]|\bEUR\b|\b[Dd]at(?:um|e)\b|(?<!\d)(?:31-12|0?1-0?1)(?!\d)|^(?:0?[1-9]|[12]\d|3[01])[-/.](?:0?[1-9]|1[0-2])(?:[-/.](?:19|20)\d\d)?$|^\D*(?:19|20)\d\d:?$|^\d{1,2}e$/

/** Whether a text may be the number of a loan, or of a part of one. */
export const isLoanNumber = (text: string): boolean =>
  /\d/.test(text) && text.length <= 24 && !ofOther.test(text) && !dayInWords.test(text) && text.split(' ').length <= 4

/** The way of repaying on a row, or on one of the `reach` rows after it; of several on a row that of the part's own column. */
function wayNear(rows: readonly Row[], row: Row, part: Cell, reach: number): string | null {
  const at = rows.indexOf(row)
  const middle = ({ left, right }: Cell) => (left + right) / 2
  const far = (cell: Cell) => Math.abs(middle(cell) - middle(part))
  const ways = rows.slice(at, at + reach + 1).map((near) => {
    const columns = near.cells.filter(({ text }) => repaymentWayIn(text) !== null).sort((a, b) => far(a) - far(b))
    return repaymentWayIn(columns.length > 1 ? (columns[0]?.text ?? '') : textOfRow(near))
  })
  return ways.find((way) => way !== null) ?? null
}
