import { expect, it } from 'vitest'
import { type Placed, pageOf } from '../../testing/placed-texts.ts'
import { sheetOf } from '../candidates/sheet.ts'
import { shippedModel } from './model.ts'
import { scoredAmounts } from './scored-amounts.ts'

it('takes what is joined to an amount of last year for one of it', () => {
  const said = 'Vorig jaar was uw AOW bruto € 17.512,80 en de loonheffing € 3.331,05.'
  const sheet = sheetOf([pageOf([[said, 60, 100]])])
  const amounts = scoredAmounts(sheet, 'income_statement', 2024, shippedModel())
  expect(amounts.map(({ isAside }) => isAside)).toEqual([true, true])
})

it('takes a tax that is printed as less than nothing for what it is', () => {
  const sheet = sheetOf([
    pageOf([
      ['Fiscaal loon 36.000,00', 60, 100],
      ['Ingehouden loonheffing 7.200,00-', 60, 120],
    ]),
  ])
  const [, tax] = scoredAmounts(sheet, 'income_statement', 2024, shippedModel())
  expect(tax?.cents).toBe(720_000)
  expect(tax?.shareOf('taxWithheld').part).toBeGreaterThan(0.5)
})

it.each([
  ['In 2024 ontving u aan fiscaal salaris en vakantiegeld € 17.070,00.', 1],
  ['In 2024 ontving u 57934 aan fiscaal salaris en de belasting is € 17.070,00.', 0.5],
])('doubts an amount behind words that have another number: %s', (said, legibility) => {
  const sheet = sheetOf([pageOf([[said, 60, 100]])])
  const amounts = scoredAmounts(sheet, 'income_statement', 2024, shippedModel())
  expect(amounts.find(({ cents }) => cents === 1_707_000)?.legibility).toBe(legibility)
})

it.each([
  ['Schuld per 31', true],
  ['Loonheffing 69', false],
  ['Loonheffing 6,00', false],
  ['Loonheffing 2074 40', true],
])('doubts a bare number that may be a day, cents or count a line: %s', (said, isInDoubt) => {
  const words = said.split(' ')
  const sheet = sheetOf([
    pageOf([
      ...words.slice(0, -1).map((word, at): Placed => [word, 60 + 200 * at, 100]),
      [words.slice(-1).join(' '), 400, 100],
    ]),
  ])
  const amount = scoredAmounts(sheet, 'income_statement', 2024, shippedModel()).at(-1)
  expect((amount?.legibility ?? 0) < 0.75).toBe(isInDoubt)
})

it('takes columns of loan parts for no other years, though years stand higher', () => {
  const sheet = sheetOf([
    pageOf([
      ['Jaaropgave hypotheek 2024', 60, 40],
      ['2024', 240, 70],
      ['2025', 350, 70],
      ['Leningdeel 84.750.212/01 Leningdeel 84.750.212/02', 200, 100],
      ['Betaalde rente', 60, 120],
      ['4.500,62', 240, 120],
      ['2.247,36', 350, 120],
    ]),
  ])
  const amounts = scoredAmounts(sheet, 'mortgage_statement', 2024, shippedModel())
  expect(amounts.map(({ isAside }) => isAside)).toEqual([false, false])
})
