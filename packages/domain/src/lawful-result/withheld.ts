import { type ComputedReturn, type Household, type Role, withheldTaxOn } from '../tax-law/index.ts'
import type { Gap } from './gap.ts'
import { tensFrom } from './said-amount.ts'

const gapsOf = {
  taxpayer: { nothing: 'tax-withheld', tooMuch: 'withheld-above-income' },
  partner: { nothing: 'partner-tax-withheld', tooMuch: 'partner-withheld-above-income' },
} as const satisfies Record<Role, Record<'nothing' | 'tooMuch', Gap>>

/**
 * Of whom no tax was withheld although an employer, a pension fund or a benefits agency would have: left blank rather than nothing. The
 * least that may have been withheld decides, so that who earns little is not asked. And of whom more was withheld than the highest rate
 * takes of all income, also of what mostly has nothing withheld: one of the two amounts is wrong. Pure.
 */
export const withheldIn = (household: Household, computed: ComputedReturn): readonly Gap[] =>
  (['taxpayer', 'partner'] as const).flatMap((role) => {
    const {
      wages = 0,
      benefits = 0,
      pensions = 0,
      otherWork = 0,
      otherIncome = 0,
      taxWithheld = 0,
    } = household[role] ?? {}
    const of = (income: number) => withheldTaxOn(income, computed.year)
    const { usual, least, ofPension } = of(wages + benefits + pensions)
    const ofElder = wages > 0 ? least : ofPension
    const expected = computed[role]?.age === 'under' ? usual : ofElder
    if (taxWithheld === 0) return expected >= tensFrom ? [gapsOf[role].nothing] : []
    const { atTopRate } = of(wages + benefits + pensions + otherWork + otherIncome)
    return taxWithheld - atTopRate >= tensFrom ? [gapsOf[role].tooMuch] : []
  })
