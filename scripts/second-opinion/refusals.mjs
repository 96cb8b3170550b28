import { cents } from './arithmetic.mjs'

/** Why a household is not computed: `{ code, person? }` of `result.ts`, in its order; empty when it is. `carer`: who has the combination credit. */
export function refusals(figures, household, people, carer) {
  const { box3, circumstances = [] } = household
  const actual = box3?.actualReturn
  const reasons = circumstances.map((code) => ({ code }))
  for (const { role, age } of people)
    if (age === 'reaching') reasons.push({ code: 'reaches-pension-age', person: role })
  reasons.push(...(actual?.complications ?? []).map((code) => ({ code })))
  const green = people.some(({ given }) => (given.greenInvestments ?? 0) > 0)
  if (actual && green && !actual.complications?.includes('green-investments'))
    reasons.push({ code: 'green-investments' })
  if (box3?.percentages === 'provisional' && !figures.box3.provisional)
    reasons.push({ code: 'box3-percentages-unknown' })
  if (box3?.percentages === 'final' && figures.box3.isFinal === false)
    reasons.push({ code: 'box3-percentages-not-final' })
  if (actual && box3.percentages === 'provisional') reasons.push({ code: 'actual-return-in-provisional' })
  const { from, pensionPct } = figures.combination
  const { role, given, pensioner } = people[carer] ?? {}
  if (pensioner && pensionPct === undefined && labourIncomeOf(given) > cents(from))
    reasons.push({ code: 'combination-credit-at-pension-age', person: role })
  return reasons
}

/** Labour income (8.1): wages without the untaxed allowance of the 30 % ruling, and the result of other work, in cents. */
export const labourIncomeOf = ({ wages = 0, untaxedAllowance = 0, otherWork = 0 }) =>
  wages + otherWork - untaxedAllowance
