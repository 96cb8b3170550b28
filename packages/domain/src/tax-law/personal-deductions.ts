import type { Cents } from '../money/index.ts'
import type { HouseholdFacts } from './facts.ts'
import { percentOf } from './rounding.ts'
import type { YearRules } from './year-rules.ts'

/** Gifts of the household, from what was given to what is deductible. Cents. Act 6.32–6.39a. */
export interface GiftFigures {
  readonly given: Cents
  readonly culturalIncrease: Cents
  readonly threshold: Cents
  readonly most: Cents
  readonly deduction: Cents
  readonly periodicDeduction: Cents
}

/** Ordinary gifts above the threshold and below the maximum, and periodic gifts. `income` is the threshold income. */
export function giftDeduction({ gifts }: HouseholdFacts, income: Cents, rules: YearRules): GiftFigures {
  const { threshold, most, cultural, periodicMost } = rules.gifts
  const given = gifts.ordinary + gifts.cultural
  const culturalIncrease = Math.min(percentOf(gifts.cultural, cultural.rate), cultural.most)
  const least = Math.max(threshold.least, percentOf(income, threshold.rate))
  const ceiling = percentOf(income, most) + culturalIncrease
  return {
    given,
    culturalIncrease,
    threshold: least,
    most: ceiling,
    deduction: Math.max(0, Math.min(given + culturalIncrease - least, ceiling)),
    periodicDeduction: Math.min(gifts.periodic, periodicMost) + gifts.periodicFromBefore5October2022,
  }
}

/** Specific healthcare costs of the household, from what was paid to what is deductible. Cents. Act 6.17–6.20. */
export interface HealthcareFigures {
  readonly paid: Cents
  readonly increase: Cents
  readonly threshold: Cents
  readonly deduction: Cents
}

/** The part of healthcare costs everyone bears. Act 6.20. */
function healthcareThreshold(income: Cents, partners: boolean, rules: YearRules): Cents {
  const { lowIncome, lowThreshold, rate, upTo, thresholdThere, rateAbove } = rules.healthcare
  const low = partners ? lowIncome.partners : lowIncome.single
  if (income <= low) return partners ? lowThreshold.partners : lowThreshold.single
  return income <= upTo ? percentOf(income, rate) : thresholdThere + percentOf(income - upTo, rateAbove)
}

/** Healthcare costs, increased for low incomes, above the threshold. `income` is the threshold income. */
export function healthcareDeduction(facts: HouseholdFacts, income: Cents, rules: YearRules): HealthcareFigures {
  const { increased, plain } = facts.healthcare
  const { increase } = rules.healthcare
  const atPensionAge = facts.taxpayer.age !== 'under' || (facts.partner !== undefined && facts.partner.age !== 'under')
  const increaseRate = income > increase.incomeUpTo ? 0 : atPensionAge ? increase.pension : increase.under
  const added = percentOf(increased, increaseRate)
  const threshold = healthcareThreshold(income, facts.partner !== undefined, rules)
  const paid = increased + plain
  return { paid, increase: added, threshold, deduction: Math.max(0, paid + added - threshold) }
}
