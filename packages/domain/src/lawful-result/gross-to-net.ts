import type { Cents } from '../money/index.ts'
import {
  type BracketTax,
  bracketsOf,
  type Person,
  type PersonFigures,
  rulesOfYear,
  taxByBracket,
} from '../tax-law/index.ts'
import type { LawfulFigure } from './figure.ts'

/** The kinds of income that are paid out to a household, in the order they are named. */
const incomeKinds = ['wages', 'otherWork', 'benefits', 'pensions', 'otherIncome', 'box2Income'] as const
export type IncomeKind = (typeof incomeKinds)[number]

/** What is levied beside the brackets of box 1: what deductions cost back at the highest rate, and the tax of the other boxes. */
const otherTaxes = ['rateAdjustment', 'taxBox2', 'taxBox3'] as const
export type OtherTax = (typeof otherTaxes)[number]

/** What of the income is not taxed: what is deducted, and the allowance of the 30 % ruling. */
export type UntaxedKind = 'deductions' | 'allowance'

/** A year's income of a household, of both partners together, and what the law leaves of it. Cents, none negative but the last. */
export interface GrossToNet {
  readonly gross: Cents
  /** The kinds of which there is any. */
  readonly incomes: readonly { readonly kind: IncomeKind; readonly amount: Cents }[]
  /** Of box 1, by rate, the lowest first. */
  readonly brackets: readonly (BracketTax & { readonly hasPremiums: boolean })[]
  /** The kinds of which there is any. */
  readonly others: readonly { readonly kind: OtherTax; readonly tax: Cents }[]
  /** Credits as far as they count, and what is paid out of them. */
  readonly credits: Cents
  /** gross − brackets − others + credits. */
  readonly left: Cents
  /** The kinds of which there is any: parts of what is left. None where the tax on what is owned takes of them, too. */
  readonly untaxed: readonly { readonly kind: UntaxedKind; readonly amount: Cents }[]
  /** Wage and dividend tax that was withheld. */
  readonly withheld: Cents
  /** Paid on a provisional assessment, or received back (negative). */
  readonly provisionalAssessment: Cents
}

const sumOf = <T>(all: readonly T[], amountOf: (one: T) => Cents): Cents =>
  all.reduce((sum, one) => sum + amountOf(one), 0)

/** The tax of both partners by rate: partners of different ages have brackets of their own. */
function bracketsTogether(persons: readonly PersonFigures[], year: LawfulFigure['computed']['year']) {
  const all = persons.flatMap(({ box1, age }) =>
    taxByBracket(box1, bracketsOf(rulesOfYear(year), age)).map((bracket, place) => ({
      ...bracket,
      hasPremiums: place === 0,
    })),
  )
  return [...new Set(all.map(({ rate }) => rate))]
    .sort((a, b) => a - b)
    .map((rate) => {
      const same = all.filter((bracket) => bracket.rate === rate)
      return { rate, tax: sumOf(same, ({ tax }) => tax), hasPremiums: same.some(({ hasPremiums }) => hasPremiums) }
    })
}

/** What of a person's income of box 1 and 2 no tax is counted over, for what the own home costs and for personal deductions. */
const deductedOf = ({ income, ownHome, deductedInBox1, deductedInBox2 }: PersonFigures): Cents =>
  Math.min(income, Math.max(0, -ownHome) + deductedInBox1) + deductedInBox2

/** From gross to net under the law; null while there is no income, or no more than the tax on what is owned. */
export function grossToNet({ household, computed }: Pick<LawfulFigure, 'household' | 'computed'>): GrossToNet | null {
  const { box2Income = 0 } = household
  const people: readonly Person[] = [household.taxpayer, ...(household.partner ? [household.partner] : [])]
  const persons = [computed.taxpayer, ...(computed.partner ? [computed.partner] : [])]
  const incomes = incomeKinds
    .map((kind) => ({ kind, amount: kind === 'box2Income' ? box2Income : sumOf(people, (one) => one[kind] ?? 0) }))
    .filter(({ amount }) => amount > 0)
  const gross = sumOf(incomes, ({ amount }) => amount)
  const tax = sumOf(persons, ({ taxDue }) => taxDue)
  if (gross === 0 || tax > gross) return null
  const left = gross - tax
  const untaxed = [
    { kind: 'deductions' as const, amount: sumOf(persons, deductedOf) },
    { kind: 'allowance' as const, amount: sumOf(people, ({ untaxedAllowance = 0 }) => untaxedAllowance) },
  ].filter(({ amount }) => amount > 0)
  return {
    gross,
    incomes,
    brackets: bracketsTogether(persons, computed.year),
    others: otherTaxes
      .map((kind) => ({ kind, tax: sumOf(persons, (person) => person[kind]) }))
      .filter((other) => other.tax > 0),
    credits: sumOf(persons, ({ creditsUsed }) => creditsUsed),
    left,
    untaxed: sumOf(untaxed, ({ amount }) => amount) > left ? [] : untaxed,
    withheld: sumOf(persons, ({ withheld }) => withheld),
    provisionalAssessment: sumOf(persons, ({ provisionalAssessment }) => provisionalAssessment),
  }
}
