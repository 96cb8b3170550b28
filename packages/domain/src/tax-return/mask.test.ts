import { expect, test } from 'vitest'
import { returnOf } from '../testing/index.ts'
import { isMasked, maskFiling, patchFilingSchema } from './index.ts'

const filing = returnOf({ isJointFiling: true, partnerData: { fullName: 'Kim Jansen', bsn: '111222333' } })

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
