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
