import type { Cents } from '../money/index.ts'
import { type Box3Figures, type Box3Income, box3, box3Income } from './box3.ts'
import type { HouseholdFacts, Part, SplitFacts } from './facts.ts'
import { type GreenFigures, greenCreditOf, greenFigures } from './green.ts'
import { type OwnHomeFigures, ownHome } from './own-home.ts'
import { creditPaidOut, type Parts, type PersonTax, personTax, withGreenCredit } from './person.ts'
import { type PersonBase, personBase } from './person-base.ts'
import { type GiftFigures, giftDeduction, type HealthcareFigures, healthcareDeduction } from './personal-deductions.ts'
import { eurosDown, proportionOf } from './rounding.ts'
import { type Side, settle, settleToTheCent } from './settlement.ts'
import type { YearRules } from './year-rules.ts'

/** A household up to the point where partners divide. */
export interface Prepared {
  readonly rules: YearRules
  readonly facts: HouseholdFacts
  readonly taxpayer: PersonBase
  readonly partner: PersonBase | undefined
  readonly home: OwnHomeFigures
  readonly green: GreenFigures
  readonly box3: Box3Figures
}

/** A household's tax under one division. */
export interface Assessed {
  readonly box3: { readonly taxpayer: Box3Income; readonly partner: Box3Income | undefined }
  readonly thresholdIncome: Cents
  readonly gifts: GiftFigures
  readonly healthcare: HealthcareFigures
  readonly personalDeductions: Cents
  readonly taxpayer: PersonTax
  readonly partner: PersonTax | undefined
}

/** Computes what does not depend on the division. */
export function prepare(facts: HouseholdFacts, rules: YearRules): Prepared {
  const { taxpayer, partner } = facts
  const green = greenFigures(facts, rules)
  return {
    rules,
    facts,
    taxpayer: personBase(taxpayer, partner, facts, rules),
    partner: partner && personBase(partner, taxpayer, facts, rules),
    home: ownHome(facts, rules),
    green,
    box3: box3(facts, green, rules),
  }
}

/** The taxpayer's part of `whole`: half (in whole euros), or the size asked for, never more than there is. */
export function partOf(whole: Cents, part: Part): Cents {
  const size = Math.abs(whole)
  const taken = part === 'even' ? eurosDown(size / 2) : Math.min(part, size)
  return whole < 0 ? 0 - taken : taken
}

/** The costs follow the balance. Where it has no whole euros to halve, half of the costs are still half. */
function costsOf(ownHomePart: Cents, part: Part, { costs, balance }: OwnHomeFigures): Cents {
  const isHalf = balance === 0 || (part === 'even' && ownHomePart === 0)
  return isHalf ? Math.floor(costs / 2) : proportionOf(costs, ownHomePart, balance)
}

/** Both persons with their parts of the credit for green investments. */
function withGreen(
  { facts, green }: Prepared,
  own: PersonTax,
  rest: PersonTax | undefined,
  bases: readonly [Cents, Cents],
) {
  const { partner } = facts
  if (!rest || !partner) return { taxpayer: withGreenCredit(own, green.credit), partner: rest }
  const part = greenCreditOf(
    green,
    { facts: facts.taxpayer, base: bases[0], aggregateIncome: own.aggregateIncome },
    { facts: partner, base: bases[1], aggregateIncome: rest.aggregateIncome },
  )
  return { taxpayer: withGreenCredit(own, part), partner: withGreenCredit(rest, green.credit - part) }
}

const before = (base: PersonBase, parts: Parts): Cents => base.income + parts.ownHome + parts.box2 + parts.box3

/** Computes both persons' tax under a division; everything is the taxpayer's where there is no partner. */
export function assess(prepared: Prepared, split: SplitFacts): Assessed {
  const { rules, facts, taxpayer, partner, home, box3 } = prepared
  const ownHomePart = partner ? partOf(home.balance, split.ownHome) : home.balance
  const box2Part = partner ? partOf(facts.box2Income, split.box2) : facts.box2Income
  const box3Part = partner ? partOf(box3.base, split.box3) : box3.base
  const box3Own = box3Income(box3Part, box3, rules)
  const box3Partner = partner && box3Income(box3.base - box3Part, box3, rules)
  const own = {
    ownHome: ownHomePart,
    homeCosts: partner ? costsOf(ownHomePart, split.ownHome, home) : home.costs,
    box2: box2Part,
    box3: box3Own.income,
  }
  const rest = box3Partner && {
    ownHome: home.balance - ownHomePart,
    homeCosts: home.costs - own.homeCosts,
    box2: facts.box2Income - box2Part,
    box3: box3Partner.income,
  }
  const thresholdIncome = Math.max(0, before(taxpayer, own) + (partner && rest ? before(partner, rest) : 0))
  const gifts = giftDeduction(facts, thresholdIncome, rules)
  const healthcare = healthcareDeduction(facts, thresholdIncome, rules)
  const personalDeductions = gifts.deduction + gifts.periodicDeduction + healthcare.deduction
  const deductionsPart = partner ? partOf(personalDeductions, split.deductions) : personalDeductions
  return {
    box3: { taxpayer: box3Own, partner: box3Partner },
    thresholdIncome,
    gifts,
    healthcare,
    personalDeductions,
    ...withGreen(
      prepared,
      personTax(taxpayer, own, deductionsPart, rules),
      partner && rest && personTax(partner, rest, personalDeductions - deductionsPart, rules),
      [box3Part, box3.base - box3Part],
    ),
  }
}

/** What both settle together under a division, and on which side of the thresholds each is. Act 9.4. */
export interface Settled {
  /** In whole euros, as the result has it. Cents. */
  readonly settlement: Cents
  /** Without the rounding of each one's to whole euros. */
  readonly toTheCent: Cents
  readonly sides: readonly Side[]
}

/** What both settle together of an assessed division. */
export function settledTogether({ taxpayer, partner }: Assessed, rules: YearRules): Settled {
  const people = partner
    ? ([
        [taxpayer, partner],
        [partner, taxpayer],
      ] as const)
    : ([[taxpayer, undefined]] as const)
  let [settlement, toTheCent] = [0, 0]
  const sides: Side[] = []
  for (const [person, other] of people) {
    const due = Math.max(0, person.levy - person.credits) - creditPaidOut(person, other)
    const { withheld, provisionalAssessment } = person
    const { settled, side } = settleToTheCent(due, withheld, provisionalAssessment, rules)
    settlement += settle(due, withheld, provisionalAssessment, rules)
    toTheCent += settled
    sides.push(side)
  }
  return { settlement, toTheCent, sides }
}
