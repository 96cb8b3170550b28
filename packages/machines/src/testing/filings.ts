import { deductionsWith, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { returnOf } from '@aangiftewijs/domain/testing'

/** Returns of a fictional person for the tests, each further than the one before. */
export const started: TaxFiling = returnOf()
export const joint: TaxFiling = { ...started, currentStep: 'partner', isJointFiling: true }
export const withPartner: TaxFiling = {
  ...joint,
  currentStep: 'income',
  partnerData: { fullName: 'Sam de Vries', bsn: '111222333', incomeData: null, deductionsData: null },
}
export const withIncome: TaxFiling = {
  ...started,
  currentStep: 'deductions',
  incomeData: { salary: 45000, otherIncome: 0, taxWithheld: 12000 },
}
export const answered: TaxFiling = {
  ...withIncome,
  currentStep: 'review',
  deductionsData: deductionsWith({ mortgageInterest: 6500, charityDonations: 100 }),
  calculatedTax: 2304,
}
export const completed: TaxFiling = { ...answered, currentStep: 'submit', completed: true }
