import type { ScoredAmount } from './scored-amounts.ts'
import { addsUpTo } from './settle.ts'

/** The other amounts of a line; `isOfName`: those that are called the same alone. Nothing adds nothing. */
export const othersOfLine = (amount: ScoredAmount, amounts: readonly ScoredAmount[], isOfName = false) =>
  amounts.filter(
    (other) =>
      other !== amount &&
      other.row === amount.row &&
      other.cents !== 0 &&
      (!isOfName || other.letters === amount.letters),
  )

/** Whether an amount is the sum of two or more others of its line, all there are. */
export function addsUpLine(amount: ScoredAmount, amounts: readonly ScoredAmount[], isOfName = false): boolean {
  const others = othersOfLine(amount, amounts, isOfName)
  return others.length > 1 && addsUpTo(amount.cents, others)
}
