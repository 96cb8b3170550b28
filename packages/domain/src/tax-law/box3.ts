import type { Cents } from '../money/index.ts'
import { taxOver } from './box1.ts'
import type { Box3Facts, HouseholdFacts } from './facts.ts'
import type { GreenFigures } from './green.ts'
import { percentOf, proportionOf, type Rounding, shareCutOff, shareOf } from './rounding.ts'
import type { YearRules } from './year-rules.ts'

/** Box 3 of the household, before it is divided. Cents. Act 5.2, 5.3, 5.5. */
export interface Box3Figures {
  /** Bank balances and other assets, with the green ones above their exempt amount. */
  readonly savings: Cents
  readonly investments: Cents
  readonly bankYield: Cents
  readonly otherYield: Cents
  readonly debtYield: Cents
  /** The three together, at least 0. */
  readonly yield: Cents
  /** Debts above the threshold. */
  readonly debts: Cents
  readonly netAssets: Cents
  readonly allowance: Cents
  readonly base: Cents
  /** The actual return, at least 0; `undefined` when it is not compared. */
  readonly actualReturn: Cents | undefined
}

function actualReturnOf({ actualReturn }: Box3Facts): Cents | undefined {
  if (!actualReturn) return undefined
  return Math.max(0, actualReturn.income + actualReturn.valueChange - (actualReturn.debtInterest ?? 0))
}

/** How income and tax are rounded: reference, "Rounding in the 2025 examples"; cents before, as the older examples do. */
const roundingOf = ({ box3 }: YearRules): Exclude<Rounding, 'euro'> =>
  box3.rounding === 'euros' ? 'euro-down' : 'cent'

/** Deemed return, net assets and base of the household, and the actual return where it is to be compared. */
export function box3({ box3: facts, partner }: HouseholdFacts, green: GreenFigures, rules: YearRules): Box3Figures {
  const people = partner ? 2 : 1
  const { deemed } = facts
  const savings = facts.savings + green.taxedSavings
  const investments = facts.investments + green.taxedInvestments
  const debts = Math.max(0, facts.debts - people * rules.box3.debtThreshold)
  const netAssets = Math.max(0, savings + investments - debts)
  const allowance = people * rules.box3.allowance
  const bankYield = percentOf(savings, deemed.bank)
  const otherYield = percentOf(investments, deemed.other)
  const debtYield = percentOf(debts, deemed.debt, rules.box3.rounding === 'euros' ? 'euro' : 'cent')
  return {
    savings,
    investments,
    bankYield,
    otherYield,
    debtYield,
    yield: Math.max(0, bankYield + otherYield - debtYield),
    debts,
    netAssets,
    allowance,
    base: Math.max(0, netAssets - allowance),
    actualReturn: actualReturnOf(facts),
  }
}

/** How one person's box 3 income came about: the candidates, and the lowest of them, which counts. */
export interface Box3Income {
  readonly base: Cents
  /** Share of the net assets, in the unit of the year's `shareDecimals`. */
  readonly share: number
  readonly deemed: Cents
  readonly oldMethod: Cents | undefined
  readonly actual: Cents | undefined
  readonly income: Cents
  readonly method: 'deemed' | 'old-method' | 'actual'
}

/** The box 3 income that belongs to `base`, one person's part of the household's base. Act 5.2, 5.25. */
export function box3Income(base: Cents, household: Box3Figures, rules: YearRules): Box3Income {
  const rounding = roundingOf(rules)
  const share = shareCutOff(base, household.netAssets, rules.box3.shareDecimals)
  const deemed = shareOf(household.yield, share, rules.box3.shareDecimals, rounding)
  const oldMethod = rules.box3.oldMethod && taxOver(base, rules.box3.oldMethod)
  const actual =
    household.actualReturn === undefined
      ? undefined
      : proportionOf(household.actualReturn, base, household.base, rounding)
  const income = Math.min(deemed, oldMethod ?? deemed, actual ?? deemed)
  const method = income === deemed ? 'deemed' : income === oldMethod ? 'old-method' : 'actual'
  return { base, share, deemed, oldMethod, actual, income, method }
}

/** Tax on box 3 income. Act 2.13; whole euros, down, in the years that round so. */
export const taxBox3 = (income: Cents, rules: YearRules): Cents => percentOf(income, rules.box3.rate, roundingOf(rules))
