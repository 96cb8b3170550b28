import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { taxYears } from '../../packages/domain/src/tax-law/index.ts'
import { years } from './figures.mjs'
import { addressOf, goldenFile } from './golden.mjs'

test('the second implementation has every year the engine has', () => {
  expect(years).toEqual(taxYears)
})

test.each(years)('the golden file of %d is what the second implementation computes', (year) => {
  expect(readFileSync(addressOf(year), 'utf8')).toBe(goldenFile(year))
})
