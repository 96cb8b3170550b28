import { centsOf, parseEuros } from '../money/index.ts'
import type { ProblemCode } from '../problem/index.ts'
import { largestFieldAmount } from '../tax-law/index.ts'

/** What is wrong with an amount that has to be typed, of nothing or more; null when nothing is. */
export function wrongWithAmount(text: string): ProblemCode | null {
  if (text.trim() === '') return 'required'
  const euros = parseEuros(text)
  if (Number.isNaN(euros)) return 'not-a-number'
  if (euros < 0) return 'negative'
  if (centsOf(euros) > largestFieldAmount) return 'too-large'
  return Math.abs(euros * 100 - centsOf(euros)) > 1e-6 ? 'too-many-decimals' : null
}
