import type { Cents } from '../money/index.ts'
import type { Age } from './facts.ts'
import { percentOf, type Rate } from './rounding.ts'
import type { Bracket, YearRules } from './year-rules.ts'

/** The tax of one bracket. Cents. */
export interface BracketTax {
  readonly rate: Rate
  readonly tax: Cents
}

/** The brackets of box 1 for an age. Act 2.10; 2.10a for who was born before 1946. */
export function bracketsOf(rules: YearRules, age: Age): readonly Bracket[] {
  if (age === 'under') return rules.box1.under
  if (age === 'pension') return rules.box1.pension
  return rules.box1.pension.map((bracket, index) =>
    index === 0 ? { ...bracket, upTo: rules.box1.bornBefore1946UpTo } : bracket,
  )
}

/** The part of `income` that lies in bracket `index`. Cents, 0 for a negative income. */
export const sliceIn = (income: Cents, brackets: readonly Bracket[], index: number): Cents =>
  Math.max(0, Math.min(income, brackets[index]?.upTo ?? 0) - (brackets[index - 1]?.upTo ?? 0))

/** Progressive tax: the rate of each slice, each to the nearest cent, added up. */
export function taxOver(income: Cents, brackets: readonly Bracket[]): Cents {
  let tax = 0
  let from = 0
  for (const { upTo, rate } of brackets) {
    if (income <= from) break
    tax += percentOf(Math.min(income, upTo) - from, rate)
    from = upTo
  }
  return tax
}

/** The tax of each slice that `income` reaches, each to the nearest cent, as {@link taxOver} adds them up. */
export const taxByBracket = (income: Cents, brackets: readonly Bracket[]): readonly BracketTax[] =>
  brackets
    .map(({ rate }, index) => ({ rate, tax: percentOf(sliceIn(income, brackets, index), rate) }))
    .filter(({ tax }) => tax > 0)

/** The national insurance premiums contained in the tax of the first bracket. */
export const premiumsIn = (income: Cents, brackets: readonly Bracket[], age: Age, rules: YearRules): Cents =>
  percentOf(sliceIn(income, brackets, 0), age === 'under' ? rules.box1.premiums.under : rules.box1.premiums.pension)

/** Where the last bracket of box 1 starts. */
export const lastBracketStart = ({ box1 }: YearRules): Cents => box1.under.at(-2)?.upTo ?? 0

/**
 * What deductions above the start of the last bracket cost back. `deductions` are the costs of the own home and the
 * personal deductions taken from `income` (which is what is left). Act 2.10(2), 2.10a(2).
 */
export function rateAdjustment(income: Cents, deductions: Cents, rules: YearRules): Cents {
  const top = lastBracketStart(rules)
  return percentOf(Math.max(0, Math.min(income + deductions - top, deductions)), rules.rateAdjustment.rate)
}
