import { type Copy, copy } from '../language/index.ts'
import { type Cents, formatEuros } from '../money/index.ts'
import { questionAddress } from '../question-address/index.ts'
import { type ComputedReturn, computeReturn, type Household, linesOf, rulesOfYear } from '../tax-law/index.ts'
import { pathOf } from '../tax-return/index.ts'
import { divisionOf, worthIt } from '../what-if/index.ts'

/** What a tip is given from. */
export interface Grounds {
  readonly household: Household
  readonly computed: ComputedReturn
}

/** One tip: when it is given, with the figures of its words, and what it says. */
export interface TipRule {
  readonly id: string
  /** Where more is said, or where it is done. */
  readonly href: string
  /** The figures of the words; null when the tip is not given. */
  readonly when: (grounds: Grounds) => Readonly<Record<string, string>> | null
  readonly tip: Copy
  readonly reason: Copy
}

const amountOfLine = ({ computed }: Grounds, id: string): Cents =>
  [...linesOf(computed.trace)].find((line) => line.id === id)?.amount ?? 0

/** How much less the household would settle if it were this instead, in cents; 0 when it would not. */
function gainOf({ household, computed }: Grounds, changes: Partial<Household>): Cents {
  const other = computeReturn(computed.year, { ...household, ...changes })
  return other.kind === 'computed' ? Math.max(0, computed.settlement - other.settlement) : 0
}

/** What a household settles under the best division of it, as far as it has something to divide; undefined without a figure. */
function settledAtBest(year: number, household: Household): Cents | undefined {
  const best = divisionOf(year, household)?.best
  if (best) return best.settlement
  const computed = computeReturn(year, household)
  return computed.kind === 'computed' ? computed.settlement : undefined
}

/**
 * How much less partners would settle if they were this instead, divided best either way: half each may leave a credit unused that the
 * best division uses.
 */
function gainAtBest({ household, computed: { year } }: Grounds, changes: Partial<Household>): Cents {
  const [now, then] = [household, { ...household, ...changes }].map((one) => settledAtBest(year, one))
  return now === undefined || then === undefined ? 0 : Math.max(0, now - then)
}

const worth = (gain: Cents) => (gain >= worthIt ? { amount: formatEuros(gain) } : null)

/** What was given or paid where all of it, with its increase, stays below the threshold. */
function belowThreshold(grounds: Grounds, part: 'gifts' | 'healthcare', given: string, increase: string) {
  const amountOf = (name: string) => amountOfLine(grounds, `household.${part}.${name}`)
  const [paid, threshold] = [amountOf(given), 0 - amountOf('threshold')]
  const short = threshold - paid - amountOf(increase)
  if (paid === 0 || short <= 0) return null
  return { paid: formatEuros(paid), threshold: formatEuros(threshold), short: formatEuros(short) }
}

/** How much less the household would settle if all that it gave had been agreed on for five years; of culture without the increase. */
const gainOfPeriodic = (grounds: Grounds): Cents => {
  const { ordinary = 0, cultural = 0, periodic = 0, ...gifts } = grounds.household.gifts ?? {}
  return gainOf(grounds, { gifts: { ...gifts, periodic: periodic + ordinary + cultural } })
}

const agreeOnGifts = copy(
  'Do you give to the same institution every year? Agree on it in writing for five years.',
  'Geeft u elk jaar aan dezelfde instelling? Leg het vast voor vijf jaar.',
)

const isOfTwoIncomes = ({ household: { partner } }: Grounds): boolean => partner?.wages !== undefined

const askForCombinationCredit = copy(
  'Did a child younger than 12 live with you? Then ask for the combination credit.',
  'Woonde er een kind jonger dan 12 bij u? Vraag dan de combinatiekorting aan.',
)

/** The tips, what is done at once first. Never study costs: they are no deduction since 2022. */
export const tipRules: readonly TipRule[] = [
  {
    id: 'division',
    href: '/tax-filing/what-if#divide',
    when: ({ household, computed }) => worth(divisionOf(computed.year, household)?.best.saves.asGiven ?? 0),
    tip: copy('Divide your deductions and savings differently.', 'Verdeel uw aftrekposten en vermogen anders.'),
    reason: copy(
      'The best division between you and your partner saves you together {amount}.',
      'De beste verdeling tussen u en uw partner scheelt u samen {amount}.',
    ),
  },
  {
    id: 'combination-credit',
    href: questionAddress(pathOf('income'), 'childUnder12'),
    when: (grounds) =>
      grounds.household.childUnder12 === undefined && !isOfTwoIncomes(grounds)
        ? worth(gainOf(grounds, { childUnder12: true }))
        : null,
    tip: askForCombinationCredit,
    reason: copy(
      'Your return does not say so. With such a child it would be {amount} better, unless you have a partner who earns less and is not filled in, also one abroad.',
      'In uw aangifte staat daar niets over. Met zo’n kind is de uitkomst {amount} gunstiger, behalve als u een partner hebt die minder verdient en niet is ingevuld, ook een partner in het buitenland.',
    ),
  },
  {
    id: 'combination-credit-of-couple',
    href: questionAddress(pathOf('income'), 'childUnder12'),
    when: (grounds) =>
      grounds.household.childUnder12 === undefined && isOfTwoIncomes(grounds)
        ? worth(gainAtBest(grounds, { childUnder12: true }))
        : null,
    tip: askForCombinationCredit,
    reason: copy(
      'Your return does not say so. With such a child it would be {amount} better, if you divide in the best way.',
      'In uw aangifte staat daar niets over. Met zo’n kind is de uitkomst {amount} gunstiger, als u samen zo gunstig mogelijk verdeelt.',
    ),
  },
  {
    id: 'single-elderly-credit',
    href: questionAddress(pathOf('income'), 'singleElderly'),
    when: (grounds) => {
      const { taxpayer, partner } = grounds.household
      if (partner !== undefined || taxpayer.singleElderly !== undefined) return null
      return worth(gainOf(grounds, { taxpayer: { ...taxpayer, singleElderly: true } }))
    },
    tip: copy(
      'Do you have the state pension for someone living alone? Then ask for the single elderly credit.',
      'Hebt u AOW voor een alleenstaande? Vraag dan de alleenstaandeouderenkorting aan.',
    ),
    reason: copy('With it your return would be {amount} better.', 'Daarmee valt uw aangifte {amount} gunstiger uit.'),
  },
  {
    id: 'periodic-gifts',
    href: '/tax-guide#donations',
    when: (grounds) => (grounds.household.gifts?.cultural ? null : worth(gainOfPeriodic(grounds))),
    tip: agreeOnGifts,
    reason: copy(
      'A periodic gift has no threshold: the same gifts would have made your return {amount} better.',
      'Een periodieke gift heeft geen drempel: met dezelfde giften was uw aangifte {amount} gunstiger.',
    ),
  },
  {
    id: 'periodic-gifts-also-to-culture',
    href: '/tax-guide#donations',
    when: (grounds) => (grounds.household.gifts?.cultural ? worth(gainOfPeriodic(grounds)) : null),
    tip: agreeOnGifts,
    reason: copy(
      'A periodic gift has no threshold: with the same gifts, also those to culture, your return would have been at least {amount} better. The increase for culture, which a periodic gift has too, is not in that amount.',
      'Een periodieke gift heeft geen drempel: met dezelfde giften, ook die aan cultuur, was uw aangifte minstens {amount} gunstiger. De verhoging voor cultuur, die ook voor een periodieke gift geldt, zit niet in dat bedrag.',
    ),
  },
  {
    id: 'gifts-below-threshold',
    href: '/tax-guide#donations',
    when: (grounds) => belowThreshold(grounds, 'gifts', 'given', 'cultural'),
    tip: copy(
      'Your gifts stay below the threshold. Giving for two years in one may pass it.',
      'Uw giften blijven onder de drempel. Geeft u het bedrag van twee jaar in één jaar, dan komt u er misschien boven.',
    ),
    reason: copy(
      'You gave {paid}; the threshold is {threshold}. You are {short} short.',
      'U gaf {paid}; de drempel is {threshold}. U komt {short} tekort.',
    ),
  },
  {
    id: 'healthcare-below-threshold',
    href: '/tax-guide#healthcare-expenses',
    when: (grounds) => belowThreshold(grounds, 'healthcare', 'paid', 'increase'),
    tip: copy(
      'Your healthcare expenses stay below the threshold. Look for bills that are missing, such as travel and a diet.',
      'Uw zorgkosten blijven onder de drempel. Zoek of er rekeningen ontbreken, zoals vervoer en een dieet.',
    ),
    reason: copy(
      'You paid {paid}; the threshold is {threshold}. You are {short} short.',
      'U betaalde {paid}; de drempel is {threshold}. U komt {short} tekort.',
    ),
  },
  {
    id: 'actual-return',
    href: questionAddress(pathOf('income'), 'actualIncome'),
    when: (grounds) => {
      const { household, computed } = grounds
      if (household.box3?.actualReturn !== undefined) return null
      const gain = gainOf(grounds, { box3: { ...household.box3, actualReturn: { income: 0, valueChange: 0 } } })
      const income = computed.taxpayer.box3Before + (computed.partner?.box3Before ?? 0)
      return gain < worthIt ? null : { yield: formatEuros(income), amount: formatEuros(gain) }
    },
    tip: copy(
      'Did your savings and investments bring in less than the law assumes? Then less tax is due.',
      'Brachten uw spaargeld en beleggingen minder op dan de wet aanneemt? Dan betaalt u minder belasting.',
    ),
    reason: copy(
      'Above the tax-free allowance the law assumes a return of {yield}. If your actual return was lower, that counts. If it was nothing, that saves {amount}.',
      'Boven het heffingsvrij vermogen rekent de wet met {yield} rendement. Was uw werkelijke rendement lager, dan telt dat. Was het nul, dan scheelt dat {amount}.',
    ),
  },
  {
    id: 'small-refund',
    href: '/tax-filing/what-if#try',
    when: ({ computed: { year, balance, settlement } }) =>
      balance < 0 && settlement === 0
        ? { amount: formatEuros(0 - balance), least: formatEuros(rulesOfYear(year)?.settlement.refunded ?? 0) }
        : null,
    tip: copy(
      'You just miss a refund. See whether a deduction or a credit is missing.',
      'U loopt een teruggaaf net mis. Kijk of er een aftrekpost of korting ontbreekt.',
    ),
    reason: copy(
      '{amount} would be yours, but up to {least} nothing is paid out.',
      'U hebt recht op {amount}, maar tot en met {least} wordt niets uitbetaald.',
    ),
  },
]
