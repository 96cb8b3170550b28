import type { Cents } from '../money/index.ts'
import { premiumsIn, rateAdjustment, taxOver } from './box1.ts'
import { taxBox3 } from './box3.ts'
import { elderlyCredit, generalCredit, payoutLevel } from './credits.ts'
import type { PersonBase } from './person-base.ts'
import type { PersonFigures } from './result.ts'
import { settle } from './settlement.ts'
import type { YearRules } from './year-rules.ts'

/** One person's parts of what partners divide; the whole of it for who has no partner. Cents. */
export interface Parts {
  readonly ownHome: Cents
  readonly homeCosts: Cents
  readonly box2: Cents
  readonly box3: Cents
}

/** The tax and the credits of a person, before what depends on the partner's. */
export type PersonTax = Omit<PersonFigures, 'creditsUsed' | 'creditPaidOut' | 'taxDue' | 'balance' | 'settlement'>

/** Box 1 to 3, the levy and the credits of one person, but for the green one. Personal deductions go box 1, then 3, then 2. Act 6.2. */
export function personTax(base: PersonBase, parts: Parts, personalDeductions: Cents, rules: YearRules): PersonTax {
  const { facts, brackets } = base
  const box1Before = base.income + parts.ownHome
  const deductedInBox1 = Math.min(personalDeductions, Math.max(0, box1Before))
  const deductedInBox3 = Math.min(personalDeductions - deductedInBox1, parts.box3)
  const deductedInBox2 = Math.min(personalDeductions - deductedInBox1 - deductedInBox3, parts.box2)
  const box1 = box1Before - deductedInBox1
  const box2 = parts.box2 - deductedInBox2
  const box3 = parts.box3 - deductedInBox3
  const aggregateIncome = box1 + box2 + box3
  const taxBox1 = taxOver(box1, brackets)
  const adjustment = rateAdjustment(box1, parts.homeCosts + deductedInBox1, rules)
  const taxBox2 = taxOver(box2, rules.box2.brackets)
  const taxOnBox3 = taxBox3(box3, rules)
  const general = generalCredit(facts, box1, aggregateIncome, rules)
  const elderly = elderlyCredit(facts, aggregateIncome, rules)
  const credits =
    general + base.labourCredit + base.combinationCredit + elderly + base.singleElderlyCredit + base.youngDisabledCredit
  return {
    age: facts.age,
    labourIncome: base.labourIncome,
    income: base.income,
    ownHome: parts.ownHome,
    homeCosts: parts.homeCosts,
    box1Before,
    box2Before: parts.box2,
    box3Before: parts.box3,
    personalDeductions,
    deductedInBox1,
    deductedInBox2,
    deductedInBox3,
    deductionsCarriedForward: personalDeductions - deductedInBox1 - deductedInBox2 - deductedInBox3,
    box1,
    box2,
    box3,
    aggregateIncome,
    taxBox1,
    premiums: premiumsIn(box1, brackets, facts.age, rules),
    rateAdjustment: adjustment,
    taxBox2,
    taxBox3: taxOnBox3,
    levy: taxBox1 + adjustment + taxBox2 + taxOnBox3,
    generalCredit: general,
    labourCredit: base.labourCredit,
    combinationCredit: base.combinationCredit,
    elderlyCredit: elderly,
    singleElderlyCredit: base.singleElderlyCredit,
    youngDisabledCredit: base.youngDisabledCredit,
    greenCredit: 0,
    credits,
    withheld: base.withheld,
    provisionalAssessment: facts.provisionalAssessment,
    payoutLevel: payoutLevel(facts, { general, labour: base.labourCredit, combination: base.combinationCredit }, rules),
  }
}

/** Adds the credit for green investments, which hangs on both partners' box 3 or income. */
export const withGreenCredit = (person: PersonTax, greenCredit: Cents): PersonTax =>
  greenCredit === 0 ? person : { ...person, greenCredit, credits: person.credits + greenCredit }

/** What is paid out of a person's unused credits: up to the level, and up to what the partner owes. Act 8.8, 8.9. */
export function creditPaidOut(person: PersonTax, partner: PersonTax | undefined): Cents {
  if (!partner || person.credits <= person.levy) return 0
  const raise = Math.max(0, person.payoutLevel - person.levy)
  return Math.min(raise, Math.max(0, partner.levy - partner.credits))
}

/** Completes a person's figures with what the partner's make possible, the prepayments and the settlement. */
export function personFigures(person: PersonTax, partner: PersonTax | undefined, rules: YearRules): PersonFigures {
  const paidOut = creditPaidOut(person, partner)
  const creditsUsed = Math.min(person.credits, person.levy) + paidOut
  const taxDue = person.levy - creditsUsed
  return {
    ...person,
    creditsUsed,
    creditPaidOut: paidOut,
    taxDue,
    balance: taxDue - person.withheld - person.provisionalAssessment,
    settlement: settle(taxDue, person.withheld, person.provisionalAssessment, rules),
  }
}
