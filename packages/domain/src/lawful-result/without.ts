import { computeReturn, type Household, type Role, type UnsupportedReason } from '../tax-law/index.ts'
import type { Assumed } from './assumed.ts'
import { withoutLoan } from './at-stake.ts'
import { figureOf, type LawfulFigure } from './figure.ts'
import type { StatedHousehold } from './household-of.ts'

/** What the rest of a return comes to, and which way what is left out moves it. */
export interface WithoutReasons {
  /** As sure as any other figure, and with what it stands on. */
  readonly rest: LawfulFigure
  /** `worse`: mostly more to pay or less back; `better`: the other way round; `either`: not known; `between` two ages or `loans`: see `above`. */
  readonly change: 'worse' | 'better' | 'either' | 'between' | 'loans'
  /**
   * The other end of what it may be. Where state-pension age is reached: above it all year, beside below. Where one loan of the home does not
   * count: with all its interest, beside none, since nobody is asked whose interest it is.
   */
  readonly above?: LawfulFigure
}

interface Move {
  readonly change: 'worse' | 'better' | 'either'
  /** What of the household is left out with it; default: nothing but the circumstance. */
  readonly rest?: (household: Household) => Household
}

const moveOf = (change: Move['change'], rest?: Move['rest']): Move => ({ change, ...(rest && { rest }) })

const withoutChild = ({ childUnder12: _, ...rest }: Household): Household => rest

const withoutActualReturn = ({ box3, ...rest }: Household): Household => {
  const { actualReturn: _, ...deemed } = box3 ?? {}
  return { ...rest, ...(box3 && { box3: deemed }) }
}

/**
 * What of a household may be left out, and what it does to the rest. Profit and foreign income come on top (relief leaves the rate of the whole:
 * Besluit voorkoming dubbele belasting 2001), and so does rent; what was paid or is left from earlier years is deducted. Who was a partner for
 * a part of the year, or lost one, is reckoned as the whole year was filled in. Who lived here for a part of the year has other credits and
 * boxes: of that the rest says nothing.
 */
const moves: Readonly<Partial<Record<UnsupportedReason['code'], Move>>> = {
  'business-profit': moveOf('worse'),
  'foreign-income-with-relief': moveOf('worse'),
  'home-let': moveOf('worse'),
  'alimony-paid': moveOf('better'),
  'annuity-premiums': moveOf('better'),
  'carried-forward-deductions': moveOf('better'),
  'partner-part-of-year': moveOf('either'),
  'death-in-year': moveOf('either'),
  'two-homes': moveOf('either'),
  // The least that counts, since how much of the interest is of a loan that is repaid is not asked.
  'non-repaying-loan-after-2012': moveOf('better', withoutLoan),
  'combination-credit-at-pension-age': moveOf('better', withoutChild),
  'green-investments': moveOf('better', withoutActualReturn),
}

const restOf = (year: number, stated: StatedHousehold, household: Household): LawfulFigure | null => {
  const computed = computeReturn(year, household)
  return computed.kind === 'computed' ? figureOf(computed, { ...stated, household }) : null
}

/** Below state-pension age in every year there is, and born before 1963 as who reaches it is; and above it. */
const births = { below: '1962-12-31', above: '1950-01-01' } as const

const bornAt = (household: Household, roles: readonly Role[], dateOfBirth: string): Household => {
  const { taxpayer, partner } = household
  return {
    ...household,
    taxpayer: roles.includes('taxpayer') ? { ...taxpayer, dateOfBirth } : taxpayer,
    ...(partner && { partner: roles.includes('partner') ? { ...partner, dateOfBirth } : partner }),
  }
}

/** What it comes to for who is below state-pension age all year, and above it: rates are blended by months, so mostly it lies between. */
function betweenAges(year: number, stated: StatedHousehold, roles: readonly Role[]): WithoutReasons | null {
  const [below, above] = [births.below, births.above].map((born) =>
    restOf(year, stated, bornAt(stated.household, roles, born)),
  )
  return below && above ? { rest: below, change: 'between', above } : null
}

/** What a figure says it assumes, of which a reason says the contrary. */
const contraryTo = (reasons: readonly UnsupportedReason[]): readonly Assumed[] =>
  reasons.some(({ code }) => code === 'home-let' || code === 'two-homes')
    ? ['circumstances', 'home-of-ones-own']
    : ['circumstances']

/** The figure without what there is no figure for; null where that says nothing. */
export function withoutReasons(
  year: number,
  stated: StatedHousehold,
  reasons: readonly UnsupportedReason[],
): WithoutReasons | null {
  if (reasons.every(({ code }) => code === 'reaches-pension-age'))
    return betweenAges(
      year,
      stated,
      reasons.flatMap(({ person }) => person ?? []),
    )
  const left = reasons.map(({ code }) => moves[code])
  if (left.includes(undefined)) return null
  const { circumstances: _, ...asFilledIn } = stated.household
  const leaving = (some: typeof left) =>
    restOf(
      year,
      stated,
      some.reduce<Household>((household, move) => move?.rest?.(household) ?? household, asFilledIn),
    )
  const rest = leaving(left)
  if (!rest) return null
  const isOfLoan = (move: (typeof left)[number]) => move?.rest === withoutLoan
  const { interest = 0, financingCosts = 0 } = asFilledIn.home ?? {}
  const isPart = left.some(isOfLoan) && interest + financingCosts > 0
  const above = isPart ? leaving(left.filter((move) => !isOfLoan(move))) : null
  const [first, ...others] = new Set(left.map((move) => (above && isOfLoan(move) ? 'loans' : move?.change)))
  const contrary = contraryTo(reasons)
  const assumed = rest.assumed.filter((one) => !contrary.includes(one))
  const change = first === undefined || others.length > 0 ? 'either' : first
  return { rest: { ...rest, assumed }, change, ...(above && { above }) }
}
