import type { Cents } from '../money/index.ts'
import { type ComputedReturn, computeReturn, type Household, type Role } from '../tax-law/index.ts'
import type { Assumed } from './assumed.ts'
import type { LawfulFigure } from './figure.ts'
import type { Gap } from './gap.ts'

/** Of a dividend, also one of a person's own company. Dividend Tax Act 1965, articles 1 and 5. */
const dividendTaxPercent = 15

const usualDividendTax = ({ box2Income }: ComputedReturn['household']): Cents =>
  Math.round((box2Income * dividendTaxPercent) / 100)

const dividendTaxOf = ({ taxpayer, partner }: Household): readonly (Cents | undefined)[] => [
  taxpayer.dividendTaxWithheld,
  partner?.dividendTaxWithheld,
]

/**
 * Income of a person's own company of which no dividend tax was told, or less than of a dividend. A sale has none, which is told by 0;
 * less may be both of a sale and of shares in box 3. Pure.
 */
export function untoldDividendTax(household: Household, computed: ComputedReturn): readonly Gap[] {
  if (computed.household.box2Income === 0) return []
  const told = dividendTaxOf(household).flatMap((amount) => amount ?? [])
  if (told.length === 0) return ['dividend-tax']
  const sum = told.reduce((all, amount) => all + amount, 0)
  return sum > 0 && sum < usualDividendTax(computed.household) ? ['dividend-tax-below-usual'] : []
}

/** A figure, as far as what hangs on it is told by it. */
type Stood = Pick<LawfulFigure, 'computed' | 'household'>

/** By how much what is settled moves when the household is another one. */
function moved({ computed, household }: Stood, by: (household: Household) => Household): Cents {
  const other = computeReturn(computed.year, by(household))
  return other.kind === 'computed' ? Math.abs(other.settlement - computed.settlement) : 0
}

/** Savings, investments and box 2 untaxed. More hangs on them than their tax: they are part of the income that credits and thresholds go by. */
const withoutReturns = ({ box2Income: _, box3: __, ...rest }: Household): Household => rest

const withoutHome = ({ home: _, ...rest }: Household): Household => rest

/** The home without any loan. */
export const withoutLoan = ({ home, ...rest }: Household): Household => {
  if (!home) return rest
  const { interest: _, financingCosts: __, ...kept } = home
  return { ...rest, home: kept }
}

const withoutWorkOf =
  (role: Role) =>
  (household: Household): Household => {
    const { otherWork: _, ...person } = household[role] ?? {}
    return { ...household, [role]: person }
  }

const ofChoice = (stood: Stood): Cents => moved(stood, withoutReturns)

/** What hangs on something a figure stands on, at most; 0 where no amount can be told. */
const stakes: Readonly<Partial<Record<Assumed, (stood: Stood) => Cents>>> = {
  'dividend-tax': ({ computed }) => usualDividendTax(computed.household),
  'dividend-tax-below-usual': ({ computed }) => usualDividendTax(computed.household),
  'partner-apart': ({ computed }) => computed.taxpayer.combinationCredit,
  partnerAbroad: ({ computed }) => computed.taxpayer.combinationCredit,
  'elders-wage': ({ computed }) => computed.taxpayer.labourCredit,
  'partner-elders-wage': ({ computed }) => computed.partner?.labourCredit ?? 0,
  'other-work-beside-business': (stood) => moved(stood, withoutWorkOf('taxpayer')),
  'partner-other-work-beside-business': (stood) => moved(stood, withoutWorkOf('partner')),
  'non-resident-choice': ofChoice,
  'non-resident-choice-since-before-2024': ofChoice,
  'interest-without-home': (stood) => moved(stood, withoutHome),
  'surplus-borrowed': (stood) => moved(stood, withoutLoan),
}

/** Cents that hang on something a figure stands on; 0 where no amount can be told. */
export const atStake = (assumed: Assumed, stood: Stood): Cents => stakes[assumed]?.(stood) ?? 0
