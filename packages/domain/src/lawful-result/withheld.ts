import type { Cents } from '../money/index.ts'
import { type ComputedReturn, type Household, type Person, type Role, withheldTaxOn } from '../tax-law/index.ts'
import type { Gap } from './gap.ts'
import { tensFrom } from './said-amount.ts'

const gapsOf = {
  taxpayer: { nothing: 'tax-withheld', tooLittle: 'withheld-below-least', tooMuch: 'withheld-above-income' },
  partner: {
    nothing: 'partner-tax-withheld',
    tooLittle: 'partner-withheld-below-least',
    tooMuch: 'partner-withheld-above-income',
  },
} as const satisfies Record<Role, Record<'nothing' | 'tooLittle' | 'tooMuch', Gap>>

/**
 * The least that is withheld of a person who is insured here. Who has a pension, or the age for one, mostly has several that are paid
 * apart, each withheld as if it were the only one; so has who has a benefit beside a wage. Of a wage alone it is that of one employer.
 */
function leastOf(person: Person, age: string | undefined, year: number): Cents {
  const { wages = 0, untaxedAllowance = 0, benefits = 0, pensions = 0 } = person
  const { least, leastOfSeveral } = withheldTaxOn(wages - untaxedAllowance + benefits + pensions, year)
  if (pensions > 0 || age !== 'under') return leastOfSeveral.pension
  return benefits > 0 ? leastOfSeveral.under : Math.max(least, leastOfSeveral.under)
}

/**
 * Of whom no tax was withheld although an employer, a pension fund or a benefits agency would have: left blank rather than nothing. The
 * least that may have been withheld decides, so that who earns little is not asked. Of whom less was than that: a month's amount, several
 * employers with a credit each, or somebody who is insured elsewhere. And of whom more was withheld than the highest rate takes of all
 * income, also of what mostly has nothing withheld: one of the two amounts is wrong. Pure.
 */
export const withheldIn = (household: Household, computed: ComputedReturn): readonly Gap[] =>
  (['taxpayer', 'partner'] as const).flatMap((role) => {
    const person = household[role] ?? {}
    const { wages = 0, benefits = 0, pensions = 0, otherWork = 0, otherIncome = 0, taxWithheld = 0 } = person
    const age = computed[role]?.age
    const of = (income: number) => withheldTaxOn(income, computed.year)
    const { usual, least, ofPension } = of(wages + benefits + pensions)
    const ofElder = wages > 0 ? least : ofPension
    const expected = age === 'under' ? usual : ofElder
    if (taxWithheld === 0) return expected >= tensFrom ? [gapsOf[role].nothing] : []
    if (leastOf(person, age, computed.year) - taxWithheld >= tensFrom) return [gapsOf[role].tooLittle]
    const { atTopRate } = of(wages + benefits + pensions + otherWork + otherIncome)
    return taxWithheld - atTopRate >= tensFrom ? [gapsOf[role].tooMuch] : []
  })
