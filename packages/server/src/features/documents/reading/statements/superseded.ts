import { type Amount, isAmount } from '../candidates/amount-cells.ts'
import { lettersOfRow, type Row } from '../candidates/sheet.ts'

/** Heads the column of what an earlier statement said. */
const before =
  /^(?:was|oude?|eerder|oorspronkelijk|eerste opgave|previous(?:ly)?|original(?:ly)?|old|earlier)\b(?!.*(?:deel|lening|part|loan))/i

/** Of the amounts of a line what was said before and what that differs by from what holds now. */
function saidBefore([said, one, other, ...more]: readonly Amount[]): readonly Amount[] {
  if (!said || !one || !other || more.length > 0) return []
  const differs = (by: Amount, holds: Amount) =>
    Math.abs(holds.amount.cents - said.amount.cents) === Math.abs(by.amount.cents)
  if (differs(one, other)) return [said, one]
  return differs(other, one) ? [said, other] : []
}

/** A line at the foot of a page, and at the head of the next, with the sums so far. */
const carriedOver =
  /^(?:te?|over)?(?:transporteren|transport(?:van|naar|vorig|blad|pagina|\d|$)|tebrengen)|^(?:sub)?totaal(?:van)?(?:dit|deze|vorige?)?(?:blad|pagina)|^(?:carried|brought)(?:over|forward)/

/** Lines without the amounts that others of the paper replace: those a correction took back, and sums that are carried over to the next page. */
export function withoutSuperseded(rows: readonly Row[]): readonly Row[] {
  const heading = rows.find(({ cells }) => cells.length > 2 && cells.some(({ text }) => before.test(text)))
  return rows.map((row) => {
    if (row.items.some(isAmount) && carriedOver.test(lettersOfRow(row))) return { ...row, items: [] }
    const isCorrected = heading !== undefined && row.page === heading.page && row.index > heading.index
    const left = isCorrected ? saidBefore(row.items.filter(isAmount)) : []
    return left.length > 0
      ? { ...row, items: row.items.filter((item) => !isAmount(item) || !left.includes(item)) }
      : row
  })
}
