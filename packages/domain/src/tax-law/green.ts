import type { Cents } from '../money/index.ts'
import type { HouseholdFacts, PersonFacts } from './facts.ts'
import { eurosDown, percentOf, proportionOf } from './rounding.ts'
import type { YearRules } from './year-rules.ts'

/** Green savings and investments of the household: what of them is exempt, and what counts in box 3 after all. Cents. */
export interface GreenFigures {
  readonly exempt: Cents
  /** Above the exempt amount, in whole euros: bank balances, and other assets. */
  readonly taxedSavings: Cents
  readonly taxedInvestments: Cents
  /** The credit over what is exempt, of both partners together. */
  readonly credit: Cents
}

/** Exempt are first the other assets, then the bank balances; the exempt amount of partners is joint. Act 5.13, 8.19. */
export function greenFigures({ taxpayer, partner }: HouseholdFacts, rules: YearRules): GreenFigures {
  const { exempt: most, rate } = rules.credits.green
  const [people, savings, all] = partner
    ? [2, taxpayer.greenSavings + partner.greenSavings, taxpayer.greenInvestments + partner.greenInvestments]
    : [1, taxpayer.greenSavings, taxpayer.greenInvestments]
  const others = all - savings
  const exemptOthers = Math.min(others, people * most)
  const exemptSavings = Math.min(savings, people * most - exemptOthers)
  return {
    exempt: exemptOthers + exemptSavings,
    taxedSavings: eurosDown(savings - exemptSavings),
    taxedInvestments: eurosDown(others - exemptOthers),
    credit: percentOf(exemptOthers + exemptSavings, rate),
  }
}

/** A partner as the division of the credit sees one. Cents. */
interface Sharing {
  readonly facts: PersonFacts
  /** The part of the box 3 base. */
  readonly base: Cents
  readonly aggregateIncome: Cents
}

/** Whether this is the elder of two partners; the taxpayer when they are born on one day or it is not known. */
export function isElder(person: PersonFacts, other: Pick<PersonFacts, 'dateOfBirth'>): boolean {
  const [own, their] = [person.dateOfBirth ?? '9999', other.dateOfBirth ?? '9999']
  return own === their ? person.role === 'taxpayer' : own < their
}

/**
 * The taxpayer's part of the credit: partners divide it as they divide the box 3 base; without a base who has the higher
 * aggregate income gets all of it, of equals the elder. Act 2.17(2).
 */
export function greenCreditOf({ credit }: GreenFigures, taxpayer: Sharing, partner: Sharing): Cents {
  const base = taxpayer.base + partner.base
  if (base > 0) return proportionOf(credit, taxpayer.base, base)
  const isHigher =
    taxpayer.aggregateIncome === partner.aggregateIncome
      ? isElder(taxpayer.facts, partner.facts)
      : taxpayer.aggregateIncome > partner.aggregateIncome
  return isHigher ? credit : 0
}
