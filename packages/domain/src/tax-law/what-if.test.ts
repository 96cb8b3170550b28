import { expect, test } from 'vitest'
import { computed, eur } from './testing/computed.test-data.ts'
import { changed, marginalRate, whatIf } from './what-if.ts'

const household = { taxpayer: { wages: eur(50_000), dateOfBirth: '1980-01-01' } }

test('earning € 1,000 more: the lines that moved, and the rate with its credits', () => {
  const result = marginalRate(2024, household)
  if (result.kind !== 'marginal') throw new Error(result.kind)
  // 36.97 % tax, 6.63 % less general credit, 6.51 % less labour credit.
  expect([result.tax, result.rate]).toEqual([eur(501.1), 50_110])
  const moved = new Map(result.compared.moved.map(({ id, by }) => [id, by]))
  expect(moved.get('taxpayer.wages')).toBe(eur(1000))
  expect(moved.get('taxpayer.box1Tax.2')).toBe(eur(369.7))
  expect(moved.get('taxpayer.credits.general')).toBe(eur(66.3))
  expect(moved.get('taxpayer.credits.labour')).toBe(eur(65.1))
})

test('a line that appears counts from 0', () => {
  const result = whatIf(2024, household, { field: 'box3.savings', to: eur(100_000) })
  if (result.kind !== 'compared') throw new Error(result.kind)
  expect(result.moved.find(({ id }) => id === 'taxpayer.box3Tax')).toEqual({
    id: 'taxpayer.box3Tax',
    code: 'box3.tax',
    before: 0,
    after: eur(222),
    by: eur(222),
  })
  expect(result.by).toBe(eur(222))
})

test('a figure can be taken out, and what comes of it must be a household', () => {
  const result = whatIf(2024, household, { field: 'taxpayer.wages', to: undefined })
  expect(result.kind === 'compared' && result.after).toEqual(
    computed(2024, changed(household, { field: 'taxpayer.wages', to: undefined })),
  )
  expect(whatIf(2024, household, { field: 'taxpayer.wages', to: -1 })).toEqual({
    kind: 'invalid',
    problems: [{ field: 'taxpayer.wages', code: 'negative' }],
  })
})
