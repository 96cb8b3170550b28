import type { AlsoCountName } from '@aangiftewijs/domain/tax-return'
import type { Found } from '../papers/found-amounts.ts'

/** Where the amounts under “also count this” are found. */
export const foundAlso: Readonly<Partial<Record<AlsoCountName, Found>>> = {
  labourCreditApplied: ['Jaaropgaaf', 'Verrekende arbeidskorting'],
  pensions: ['Jaaropgaaf pensioen', 'Fiscaal loon'],
  benefitsTaxWithheld: ['Jaaropgaaf pensioen', 'Ingehouden loonheffing'],
  savings: ['Jaaroverzicht bank', 'Saldo op 1 januari 2024'],
  investments: ['Jaaroverzicht beleggingen', 'Waarde op 1 januari 2024'],
  dividendTaxWithheld: ['Jaaroverzicht beleggingen', 'Ingehouden dividendbelasting'],
  wozValue: ['WOZ-beschikking', 'WOZ-waarde'],
}
