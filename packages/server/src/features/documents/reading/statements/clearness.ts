import type { Candidate } from '../candidates/features.ts'
import type { Sheet } from '../candidates/sheet.ts'
import { textOf } from '../candidates/slots.ts'
import { postcode } from '../texts/holder.ts'

/** The euros of an amount whose cents stand in a column of their own, or these cents, or the rest of one whose thousands end the line before. */
function isRest(sheet: Sheet, { spot: { row, item, at } }: Candidate): boolean {
  const isCents = /^\d\d$/.test(item.cell.text) && /^\D*\d[\d. ]{2,}$/.test(row.items[at - 1]?.cell.text ?? '')
  const [before, after] = [sheet.rows[row.index - 1]?.cells.at(-1)?.words.at(-1), row.items[at + 1]]
  const hasCentsApart = /^\D*\d[\d., ]*(?<![.,]\d\d)$/.test(item.cell.text) && /^\d\d$/.test(after?.cell.text ?? '')
  const isOfLineBefore = at === 0 && /^\d{3}[.,]\d\d(?!\d)/.test(item.cell.text) && /^\d{1,3}$/.test(before?.text ?? '')
  return isCents || hasCentsApart || isOfLineBefore
}

/** The thousands of an amount that goes on behind a wide space or, at the end of a line, below it. */
function isTorn(sheet: Sheet, { spot: { row, item, at } }: Candidate): boolean {
  const isLast = row.items.at(-1) === item
  const next = isLast ? sheet.rows[row.index + 1]?.items[0] : row.items[at + 1]
  // In a sentence the rest is a word among others.
  return /^\D*\d{1,3}$/.test(item.cell.text) && /^\d{3}(?:[.,]\d\d|(?![\d.,]*\d))/.test(next?.cell.text ?? '')
}

/** A year, a day or what counts the lines of a form, which stand bare. */
const standsBare = ({ spot: { item } }: Candidate): boolean =>
  /^(?:20\d\d(?:\s?€)?|[1-9]|[12]\d|3[01])$/.test(item.cell.text)

/** The number of a house, right over its postcode. */
function isOfHouse({ rows }: Sheet, { spot: { row, item, at } }: Candidate): boolean {
  const [street, next] = [row.items[at - 1], rows[row.index + 1]]
  if (street?.kind !== 'text' || next?.page !== row.page || !/^\d{1,4}$/.test(item.cell.text)) return false
  return next.cells.some(
    ({ left, text }) => Math.abs(left - street.cell.left) < row.size && text.search(postcode) === 0,
  )
}

/** A heading that is a day of any year. */
const anyYear = /^(?:\d{1,2}\s?[-/.]\s?\d{1,2}|\d{1,2} \p{L}+)$/u

/** What is left of how sure the digits of an amount are, for what speaks against its being whole, money, or of this year. */
export function clearnessOf(sheet: Sheet, candidate: Candidate): number {
  if ([isTorn, isRest, isOfHouse].some((is) => is(sheet, candidate)) || standsBare(candidate)) return 0.5
  return anyYear.test(textOf(candidate.context.header)) ? 0.8 : 1
}
