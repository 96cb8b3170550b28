import type { Cents } from '../../money/index.ts'

/** The flat rate of the document summary estimate, in percent. Source: spec 2 § 9. */
export const summaryEstimatePercent = 37

/** The fixed 'fiscal partner benefit' line of a joint return on review: € 1,250. Source: spec 2 §§ 2.7 and 9. */
export const fiscalPartnerBenefit: Cents = 125_000

/**
 * The estimate of the document summary on review: a flat 37 % of (income − deductions) minus the tax withheld, in cents,
 * rounded to the cent. Positive: to pay; negative: a refund. Not floored: the specification states none.
 */
export function estimateFromDocuments(income: Cents, deductions: Cents, withheld: Cents): Cents {
  // The 0 in front keeps −0, which would show as "-€ 0,00", out of the answer.
  return 0 + Math.round(((income - deductions) * summaryEstimatePercent) / 100) - withheld
}
