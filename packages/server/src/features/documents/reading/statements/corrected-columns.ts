import { type Amount, isAmount } from '../candidates/amount-cells.ts'
import type { Row } from '../candidates/sheet.ts'

/** Heads the column of what an earlier statement said. */
const before = /^(?:was|oude?|eerder|oorspronkelijk|eerste opgave|previous(?:ly)?|original(?:ly)?|old|earlier)\b/i

/** Lines of a corrected statement with what holds now alone, without what was said before and the difference between the two. */
export function withoutCorrected(rows: readonly Row[]): readonly Row[] {
  const heading = rows.find(({ cells }) => cells.length > 2 && cells.some(({ text }) => before.test(text)))
  if (!heading) return rows
  return rows.map((row) => {
    const [said, ...others] = row.page === heading.page && row.index > heading.index ? row.items.filter(isAmount) : []
    const [one, other] = others
    if (!said || !one || !other || others.length > 2) return row
    const differs = (by: Amount, holds: Amount) =>
      Math.abs(holds.amount.cents - said.amount.cents) === Math.abs(by.amount.cents)
    const left = differs(one, other) ? [said, one] : differs(other, one) ? [said, other] : []
    return { ...row, items: row.items.filter((item) => !isAmount(item) || !left.includes(item)) }
  })
}
