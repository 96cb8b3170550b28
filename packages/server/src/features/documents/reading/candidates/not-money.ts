import type { Item } from './amount-cells.ts'
import { itemsOver } from './rows.ts'
import type { Row } from './sheet.ts'

/** The same rows, with those items as text that are no amounts. */
const asText = (rows: readonly Row[], isNone: (row: Row, at: number) => boolean): readonly Row[] =>
  rows.map((row) => ({
    ...row,
    items: row.items.map((item, at): Item => (isNone(row, at) ? { kind: 'text', cell: item.cell } : item)),
  }))

/** What a column of rates is headed with. */
const rateHeading =
  /(?<!\d\s?)%$|(?:percentage|rentevoet|interest rate|rente (?:in )?%)(?: per jaar| p\.?j\.?| per year)?$/i
/** No rate of interest is higher, in cents of what it was read as. */
const highestRate = 2_000

/** Under `Rente %` stand rates, not amounts, though no sign is printed with each. */
export function withoutRates(rows: readonly Row[]): readonly Row[] {
  if (!rows.some(({ cells }) => cells.some(({ text }) => rateHeading.test(text)))) return rows
  return asText(rows, (row, at) => {
    const item = row.items[at]
    if (item?.kind !== 'amount' || item.amount.cents >= highestRate) return false
    for (const { over } of itemsOver(rows, row, item.cell))
      if (over.kind === 'text') return rateHeading.test(over.cell.text)
    return false
  })
}

/** Fewest numbers in a row that count the boxes or lines of a form. */
const fewest = 3
/** The part of all numbers before texts that go on counting. */
const mostly = 0.6

function countOf({ items }: Row, at: number): number | null {
  const [item, next] = [items[at], items[at + 1]]
  const isBare = item?.kind === 'amount' && /^\d{1,2}[.)]?$/.test(item.cell.text)
  return isBare && next?.kind === 'text' && /\p{L}/u.test(next.cell.text) ? Number.parseInt(item.cell.text, 10) : null
}

/** The numbers before the texts of a form, 1, 2, 3 and so on, are text: no label is theirs. */
export function withoutBoxNumbers(rows: readonly Row[]): readonly Row[] {
  const counts = rows.flatMap((row) => row.items.flatMap((_, at) => countOf(row, at) ?? []))
  // Each part of a form may count from one again; a scan may have lost a number.
  const goesOn = (count: number, before = 0) =>
    count === 1 || count === before + 1 || (count === before + 2 && rows[0]?.origin === 'ocr')
  const further = counts.filter((count, at) => at > 0 && goesOn(count, counts[at - 1])).length
  const isForm = counts.length >= fewest && further >= mostly * (counts.length - 1)
  return isForm ? asText(rows, (row, at) => countOf(row, at) !== null) : rows
}

/** What ends so names a number. */
const numbered = /(?:nummer|nr|number|no|dossier|kenmerk|reference)[.:]?$/i

/** What is called a number is none of money, unless a mark of a currency or cents behind a comma say so. */
export const withoutNamedNumbers = (rows: readonly Row[]): readonly Row[] =>
  asText(rows, ({ items }, at) => {
    const [before, item] = [items[at - 1], items[at]]
    const isNamed = before?.kind === 'text' && numbered.test(before.cell.text)
    return isNamed && item?.kind === 'amount' && /^[\d. ]+$/.test(item.cell.text)
  })

const isBare = (item: Item | undefined) => item?.kind === 'amount' && /^[\d ]+$/.test(item.cell.text)

/** Digits in groups side by side, one of which begins with a nought as in `412 889 307 01`, are one number of a loan or a person, not money. */
export const withoutNumbersInGroups = (rows: readonly Row[]): readonly Row[] =>
  rows.some(({ items }) => items.some((item) => /^0\d/.test(item.cell.text)))
    ? asText(rows, ({ items }, at) => {
        const first = items.findLastIndex((item, before) => before < at && !isBare(item)) + 1
        const end = items.findIndex((item, behind) => behind > at && !isBare(item))
        const group = items.slice(first, end < 0 ? items.length : end)
        return isBare(items[at]) && group.slice(1).some(({ cell }) => /^0\d/.test(cell.text))
      })
    : rows
