import { deductionsWith } from '@aangiftewijs/domain/tax-return'
import { expect, test } from 'vitest'
import type { TaxFilingRow } from '../../models/tax-filing.ts'
import { presentFiling } from './presenter.ts'

const stored = {
  createdAt: new Date('2024-01-01T00:00:00Z'),
  updatedAt: new Date('2024-01-01T00:00:00Z'),
} as const

test('a deduction that was not asked yet when the return was stored is 0', () => {
  // Rows hold what was JSON when it was written; the types are today's.
  const row = { ...stored, deductionsData: { mortgageInterest: 5_000 } } as TaxFilingRow
  expect(presentFiling(row).deductionsData).toEqual(deductionsWith({ mortgageInterest: 5_000 }))
})
