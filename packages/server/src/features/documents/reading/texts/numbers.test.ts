import { expect, it } from 'vitest'
import { pageOf } from '../../testing/placed-texts.ts'
import { sheetOf } from '../candidates/sheet.ts'
import { shippedModel } from '../statements/model.ts'
import { findNumbers } from './numbers.ts'

it.each([
  ['De lening (nummer FH-2019-0086) is aflossingsvrij.', 'FH-2019-0086'],
  ['Om leningdeel ZK-600-4417. U lost lineair af.', 'ZK-600-4417'],
  ['Mw. J.E. Voorbeeld · lening 88 10 47 263 · annuïteitenlening', '88 10 47 263'],
  ['De hypotheek 100 000 000 in totaal', undefined],
])('finds the number of the loan in: %s', (text, number) => {
  const found = findNumbers(sheetOf([pageOf([[text, 60, 60]])]), shippedModel())
  expect(found.find(({ concept }) => concept === 'loanPartNumber')?.text).toBe(number)
})
