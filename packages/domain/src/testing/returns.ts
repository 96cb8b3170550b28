import type { TaxFiling } from '../tax-return/index.ts'

/** A single return of 2024, just begun, of a fictional person: what a test does not say of its return. */
export const returnOf = (over: Partial<TaxFiling> = {}): TaxFiling => ({
  id: 7,
  userId: 3,
  year: 2024,
  currentStep: 'documents',
  completed: false,
  isJointFiling: false,
  setupData: { taxIdentifier: '999990019', foreignIncome: false, ownHome: true },
  partnerData: null,
  incomeData: null,
  deductionsData: null,
  splitData: null,
  calculatedTax: null,
  askedJointly: null,
  submittedName: null,
  correctsFilingId: null,
  version: 1,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  ...over,
})
