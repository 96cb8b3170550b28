import { type ComputedReturn, type Household, type Role, withheldTaxOn } from '../tax-law/index.ts'
import type { Gap } from './household-of.ts'
import { tensFrom } from './said-amount.ts'

const gapOf = { taxpayer: 'tax-withheld', partner: 'partner-tax-withheld' } as const satisfies Record<Role, Gap>

/**
 * Of whom no tax was withheld although an employer, a pension fund or a benefits agency would have: left blank rather than nothing. The
 * least that may have been withheld decides, so that who earns little is not asked. Pure.
 */
export const unwithheldIn = (household: Household, computed: ComputedReturn): readonly Gap[] =>
  (['taxpayer', 'partner'] as const).flatMap((role) => {
    const { wages = 0, benefits = 0, pensions = 0, taxWithheld = 0 } = household[role] ?? {}
    const { usual, least, ofPension } = withheldTaxOn(wages + benefits + pensions, computed.year)
    const ofElder = wages > 0 ? least : ofPension
    const expected = computed[role]?.age === 'under' ? usual : ofElder
    return taxWithheld === 0 && expected >= tensFrom ? [gapOf[role]] : []
  })
