import { deductionsWith, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { returnOf } from '@aangiftewijs/domain/testing'

/** A return of two partners that was submitted. */
export const filing = returnOf({
  id: 12,
  currentStep: 'submit',
  completed: true,
  isJointFiling: true,
  partnerData: { fullName: 'Jan van der Berg', bsn: '111222333', dateOfBirth: '1990-02-03' },
  incomeData: { salary: 47810.5, otherIncome: 0, taxWithheld: 10672.25 },
  deductionsData: deductionsWith({ mortgageInterest: 6874.2 }),
  calculatedTax: 4666,
  updatedAt: '2026-11-21T10:00:00.000Z',
})

/** A return without documents. */
export const alone = (of: TaxFiling) => ({ filing: of, documents: [], today: '2026-11-27' })
