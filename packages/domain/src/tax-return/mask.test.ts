import { expect, test } from 'vitest'
import { isMasked, maskFiling, patchFilingSchema, type TaxFiling } from './index.ts'

const filing: TaxFiling = {
  id: 1,
  userId: 1000,
  year: 2024,
  currentStep: 'income',
  completed: false,
  isJointFiling: true,
  setupData: { taxIdentifier: '999990019', foreignIncome: false, ownHome: true },
  partnerData: { fullName: 'Kim Jansen', bsn: '111222333' },
  incomeData: null,
  deductionsData: null,
  splitData: null,
  calculatedTax: null,
  correctsFilingId: null,
  version: 1,
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2025-01-01T00:00:00.000Z',
}

test('a masked return shows four digits of each BSN and is otherwise the same', () => {
  expect(maskFiling(filing)).toEqual({
    ...filing,
    setupData: { taxIdentifier: '•••••0019', foreignIncome: false, ownHome: true },
    partnerData: { fullName: 'Kim Jansen', bsn: '•••••2333' },
  })
})

test('masks are known by their looks, and masking twice changes nothing', () => {
  const masked = maskFiling(filing)
  expect([isMasked(filing), isMasked(masked), maskFiling(masked)]).toEqual([false, true, masked])
  expect(isMasked(maskFiling({ ...filing, setupData: null, partnerData: null }))).toBe(false)
})

test('a masked BSN is never taken back', () => {
  const { setupData, partnerData } = maskFiling(filing)
  expect([
    patchFilingSchema.safeParse({ setupData }).success,
    patchFilingSchema.safeParse({ partnerData }).success,
  ]).toEqual([false, false])
})
