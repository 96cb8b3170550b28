import type { Cents } from '../money/index.ts'
import type { Person } from '../tax-law/index.ts'
import type { LawfulFigure } from './lawful-result.ts'

/** The kinds of income that are paid out to a household, in the order they are named. */
export const incomeKinds = ['wages', 'benefits', 'pensions', 'otherIncome', 'box2Income'] as const
export type IncomeKind = (typeof incomeKinds)[number]

/** A year's income of a household, of both partners together, and what the law leaves of it. Cents. */
export interface GrossToNet {
  readonly gross: Cents
  /** The kinds of which there is any. */
  readonly incomes: readonly { readonly kind: IncomeKind; readonly amount: Cents }[]
  /** Tax of all boxes and premiums, less credits. Negative where a credit is paid out. */
  readonly tax: Cents
  readonly left: Cents
  /** Wage and dividend tax that was withheld. */
  readonly withheld: Cents
}

/** From gross to net under the law; null while there is no income, or no more than the tax on what is owned. */
export function grossToNet({ household, computed }: Pick<LawfulFigure, 'household' | 'computed'>): GrossToNet | null {
  const { taxpayer, partner, box2Income = 0 } = household
  const ofBoth = (name: Exclude<IncomeKind, 'box2Income'> & keyof Person) =>
    (taxpayer[name] ?? 0) + (partner?.[name] ?? 0)
  const incomes = incomeKinds
    .map((kind) => ({ kind, amount: kind === 'box2Income' ? box2Income : ofBoth(kind) }))
    .filter(({ amount }) => amount > 0)
  const gross = incomes.reduce((sum, { amount }) => sum + amount, 0)
  const tax = computed.taxpayer.taxDue + (computed.partner?.taxDue ?? 0)
  const withheld = computed.taxpayer.withheld + (computed.partner?.withheld ?? 0)
  return gross > 0 && tax <= gross ? { gross, incomes, tax, left: gross - tax, withheld } : null
}
