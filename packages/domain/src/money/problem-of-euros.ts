import type { ProblemCode } from '../problem/index.ts'
import { eurosOf, largestAmount } from './money.ts'

/** What is wrong with an amount in euros: it is finite, ≥ 0, ≤ 999,999,999.99, of at most two decimals. */
export function problemOfEuros(euros: unknown): ProblemCode | undefined {
  if (typeof euros !== 'number' || !Number.isFinite(euros)) return 'not-a-number'
  if (euros < 0) return 'negative'
  if (euros > eurosOf(largestAmount)) return 'too-large'
  return Number(euros.toFixed(2)) === euros ? undefined : 'too-many-decimals'
}
