import { expect, test } from 'vitest'
import { computeReturn, type Household } from '../tax-law/index.ts'
import { assumedOf } from './assumed.ts'

test('what is open of one partner does not keep back what is assumed of the other', () => {
  const household: Household = { taxpayer: { pensions: 2_000_000 }, partner: { wages: 3_000_000 } }
  const computed = computeReturn(2024, household)
  if (computed.kind !== 'computed') throw new Error('there is no figure')
  const besideGap = (gap: 'pension-age' | 'tax-withheld') =>
    assumedOf(computed, household, [gap]).filter((one) => one.startsWith('partner '))
  expect([besideGap('pension-age'), besideGap('tax-withheld')]).toEqual([
    ['partner dateOfBirth', 'partner pensions', 'partner labourCreditApplied'],
    ['partner pensions', 'partner taxWithheld', 'partner labourCreditApplied'],
  ])
})

test.each<readonly [Household['gifts'], boolean]>([
  [{ ordinary: 135_000 }, true],
  [{ ordinary: 75_000, cultural: 60_000 }, false],
  [{ ordinary: 75_000, cultural: 0 }, false],
  [{ periodic: 50_000 }, false],
  [undefined, false],
])('of gifts %j it is assumed that none was to culture: %s', (gifts, isAssumed) => {
  const household: Household = { taxpayer: { wages: 4_000_000 }, ...(gifts && { gifts }) }
  const computed = computeReturn(2025, household)
  if (computed.kind !== 'computed') throw new Error('there is no figure')
  expect(assumedOf(computed, household, []).includes('cultural')).toBe(isAssumed)
})
