import type { Statement } from '@aangiftewijs/domain/documents'
import type { Meaning } from '../candidates/sights.ts'
import type { Classifier, Model } from './model.ts'

/** The fields of statements that hold amounts, and what they are called among the classes of the scorer. */
const fields = {
  salary: 'wage',
  taxWithheld: 'withheld',
  mortgageInterest: 'interest',
  remainingBalance: 'balanceEnd',
  deductibleCosts: 'deductible',
  totalInterestAndFees: 'fees',
  amount: 'due',
  savings: 'savingsStart',
  investments: 'worthStart',
  debts: 'loanStart',
  dividendTaxWithheld: 'dividendTax',
  provisionalPaid: 'payable',
  provisionalReceived: 'refundable',
} as const
export type AmountField = keyof typeof fields
/** In the order in which the certainty was learned. */
export const amountFields = Object.keys(fields) as AmountField[]

/** The same with the amounts that fields are checked against. */
const classOf = {
  ...fields,
  gross: 'gross',
  house: 'house',
  savingsAtEnd: 'savingsEnd',
  investmentsAtEnd: 'worthEnd',
  debtsAtEnd: 'loanEnd',
  opening: 'balanceStart',
  repayment: 'repayment',
} as const
export type Role = keyof typeof classOf

/** What the label of a field may mean. */
const saidBy: Readonly<Partial<Record<Role, readonly string[]>>> = {
  remainingBalance: ['balanceEnd', 'balance'],
  // Which end of the year is meant their day says.
  savings: ['moneyStart', 'moneyEnd', 'money', 'savingsPlace'],
  investments: ['worthStart', 'worthEnd', 'worth', 'worthPlace'],
  debts: ['loanStart', 'loanEnd', 'loanPlace'],
}

/** Fields that are of the first day of the year alone, over all that somebody has or owes. */
export const balances = ['savings', 'investments', 'debts'] as const
const ofFirstDay: ReadonlySet<Role> = new Set(balances)
export const isBalance = (role: Role): role is (typeof balances)[number] => ofFirstDay.has(role)

/** What amounts of a kind of statement may be, by their numbers in a model. */
export interface Classes {
  readonly classifier: Classifier
  /** For each class the concepts of which any speaks for it; none where a label says nothing of it. */
  readonly said: readonly (readonly number[])[]
  readonly roles: Readonly<
    Record<Role, { readonly part: number; readonly total: number; readonly said: readonly number[] }>
  >
  readonly nothing: number
  readonly balance: number
  readonly balanceEnd: number
}

export const classesFor = (model: Model, kind: Statement['kind']): Classes => {
  const concept = (name: string) => model.concepts.indexOf(name)
  const classifier = model.classifierOf(kind)
  const { classes } = classifier
  const rolesOf = Object.entries(classOf).map(([role, name]) => {
    const said = (saidBy[role as Role] ?? [name]).map(concept)
    return [role, { part: classes.indexOf(name), total: classes.indexOf(`${name}Total`), said }]
  })
  return {
    classifier,
    said: classes.map((name) => {
      const own = name.replace(/Total$/, '')
      // What is no meaning of a text cannot be said by one.
      if (own === 'nothing' || concept(own) < 0) return []
      return undated.has(own) ? [concept(own), concept('balance')] : [concept(own)]
    }),
    roles: Object.fromEntries(rolesOf),
    nothing: classes.indexOf('nothing'),
    balance: concept('balance'),
    balanceEnd: concept('balanceEnd'),
  }
}

/** What a debt without a day is called may be meant of either end of the year. */
const undated = new Set(['balanceEnd', 'balanceStart'])

/** How much a label says of some concepts together. */
export const saysOf = (meaning: Meaning, concepts: readonly number[]): number =>
  concepts.reduce((sum, concept) => sum + (meaning[concept] ?? 0), 0)
