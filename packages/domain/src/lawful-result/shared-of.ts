import { type Cents, centsOf } from '../money/index.ts'
import type { Gifts, Healthcare, Home, Household } from '../tax-law/index.ts'
import { type AlsoCounted, type Amounts, partnersOwn } from '../tax-return/index.ts'
import { given } from './given.ts'
import { told, toldTogether } from './person-of.ts'

type Deductions = Amounts & AlsoCounted['deductions']

/** Both partners’ amount of one deduction, in cents. */
function ofBoth(deductions: Deductions, name: 'mortgageInterest' | 'healthcareExpenses' | 'charityDonations') {
  return centsOf(deductions[name] ?? 0) + centsOf(partnersOwn('deductions', deductions)[name] ?? 0)
}

/** A day that was answered; a blank one is none. */
const dayOf = (answer: string | undefined): string | undefined => answer || undefined

/** The own home before: until the next one, unless told. Without the day that one began there is nothing to tell it by. */
function formerHomeOf({ homeFrom, formerHomeUntil, formerWozValue }: Deductions): Home['former'] {
  if (!homeFrom || !(formerHomeUntil || formerWozValue !== undefined)) return undefined
  return { wozValue: told(formerWozValue) ?? 0, registeredUntil: formerHomeUntil || homeFrom }
}

/** The own home; one whose value is not known counts as worth nothing. */
function homeOf(hasOwnHome: boolean, deductions: Deductions): Home | undefined {
  const interest = ofBoth(deductions, 'mortgageInterest')
  if (!hasOwnHome && interest === 0) return undefined
  return {
    wozValue: told(deductions.wozValue) ?? 0,
    interest,
    ...given({
      financingCosts: told(deductions.financingCosts),
      registeredFrom: dayOf(deductions.homeFrom),
      registeredUntil: dayOf(deductions.homeUntil),
      former: formerHomeOf(deductions),
    }),
  }
}

/** The healthcare costs of a household. */
export interface ToldHealthcare {
  readonly healthcare: Healthcare | undefined
  /** Cents without a kind: they count as treatment. */
  readonly ofNoKind: Cents
}

/** Parts in their order, no more of them than the whole: what does not fit in it counts for nothing. */
function within<Name extends string>(whole: Cents, parts: Readonly<Record<Name, Cents | undefined>>) {
  let rest = whole
  const fitting = Object.entries<Cents | undefined>(parts).map(([name, amount]) => {
    const fits = amount && Math.min(amount, rest)
    rest -= fits ?? 0
    return [name, fits]
  })
  return { rest, parts: Object.fromEntries(fitting) as Record<Name, Cents | undefined> }
}

/** By kind, as far as said. The kinds are parts of the whole that is asked for: first those without an increase, then the others. */
export function healthcareOf(deductions: Deductions): ToldHealthcare {
  const { rest, parts } = within(ofBoth(deductions, 'healthcareExpenses'), {
    treatment: told(deductions.treatment),
    visitingTheSick: told(deductions.visitingTheSick),
    transport: told(deductions.transport),
    medicines: told(deductions.medicines),
    aids: told(deductions.aids),
    householdHelp: told(deductions.householdHelp),
    diet: told(deductions.diet),
    clothing: told(deductions.clothing),
  })
  const healthcare: Healthcare = given(rest > 0 ? { ...parts, treatment: (parts.treatment ?? 0) + rest } : parts)
  return {
    healthcare: Object.keys(healthcare).length === 0 ? undefined : healthcare,
    ofNoKind: rest,
  }
}

/** The cultural and the periodic gifts are parts of what was said of all gifts, the old ones of the periodic; the rest is ordinary. */
function giftsOf(deductions: Deductions): Gifts | undefined {
  const { rest, parts } = within(ofBoth(deductions, 'charityDonations'), {
    cultural: told(deductions.culturalGifts),
    all: told(deductions.periodicGifts),
  })
  const periodic = within(parts.all ?? 0, { old: told(deductions.oldPeriodicGifts) })
  const gifts: Gifts = given({
    ordinary: rest > 0 ? rest : undefined,
    cultural: parts.cultural,
    periodic: parts.all === undefined ? undefined : periodic.rest,
    periodicFromBefore5October2022: periodic.parts.old,
  })
  return Object.keys(gifts).length === 0 ? undefined : gifts
}

/** The actual return, compared as soon as something is said of it. */
function actualReturnOf({ actualIncome, actualRise, actualFall, actualDebtInterest }: AlsoCounted['income']) {
  const change = toldTogether(actualRise, actualFall === undefined ? undefined : -actualFall)
  if (actualIncome === undefined && change === undefined) return undefined
  return {
    income: told(actualIncome) ?? 0,
    valueChange: change ?? 0,
    ...given({ debtInterest: told(actualDebtInterest) }),
  }
}

function box3Of(income: AlsoCounted['income']): Household['box3'] {
  const { savings, investments, debts } = income
  const box3 = given({
    savings: told(savings),
    investments: told(investments),
    debts: told(debts),
    actualReturn: actualReturnOf(income),
  })
  return Object.keys(box3).length === 0 ? undefined : box3
}

/** What a household has together, or may divide. Only what was said. */
export const sharedOf = (
  hasOwnHome: boolean,
  income: AlsoCounted['income'],
  deductions: Deductions,
): Omit<Household, 'taxpayer'> =>
  given({
    childUnder12: income.childUnder12,
    home: homeOf(hasOwnHome, deductions),
    box2Income: told(income.box2Income),
    box3: box3Of(income),
    gifts: giftsOf(deductions),
    healthcare: healthcareOf(deductions).healthcare,
  })
