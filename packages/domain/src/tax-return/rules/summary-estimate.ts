import type { Cents } from '../../money/index.ts'
import { figuresFor } from '../years/index.ts'

/**
 * The estimate of the document summary on review: a flat rate of (income − deductions) minus the tax withheld, in cents,
 * rounded to the cent. Positive: to pay; negative: a refund. Not floored: the specification states none. Source: spec 2 § 9.
 */
export function estimateFromDocuments(income: Cents, deductions: Cents, withheld: Cents, year: number): Cents {
  const { summaryPercent } = figuresFor(year)
  // The 0 in front keeps −0, which would show as "-€ 0,00", out of the answer.
  return 0 + Math.round(((income - deductions) * summaryPercent) / 100) - withheld
}
