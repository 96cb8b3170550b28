import { expect, it } from 'vitest'
import { pageOf } from '../../testing/placed-texts.ts'
import { sheetOf } from '../candidates/sheet.ts'
import { shippedModel } from './model.ts'
import { scoredAmounts } from './scored-amounts.ts'

it.each([
  ['In 2024 ontving u aan fiscaal salaris en vakantiegeld € 17.070,00.', 1],
  ['In 2024 ontving u 57934 aan fiscaal salaris en de belasting is € 17.070,00.', 0.5],
])('doubts an amount behind words that have another number: %s', (said, legibility) => {
  const sheet = sheetOf([pageOf([[said, 60, 100]])])
  const amounts = scoredAmounts(sheet, 'income_statement', 2024, shippedModel())
  expect(amounts.find(({ cents }) => cents === 1_707_000)?.legibility).toBe(legibility)
})
