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

it('leaves open which line names an amount that stands between two, each with a sign and no amount, as on a bent photo', () => {
  const sheet = sheetOf([
    pageOf([
      ['28.466,15', 400, 64],
      ['Schuld per 1 januari 2022', 60, 77],
      ['€', 300, 77],
      ['2022', 200, 90],
      ['872,52', 400, 90],
      ['Betaalde rente', 60, 103],
      ['€', 300, 103],
      ['703,92', 400, 116],
      ['Aflossing', 60, 129],
      ['€', 300, 129],
    ]),
  ])
  const amounts = scoredAmounts(sheet, 'mortgage_statement', 2024, shippedModel())
  expect(amounts.map(({ isLabelDisputed }) => isLabelDisputed)).toEqual([false, true, true])
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

it('takes columns under days on which a loan or its rate begins or ends for no other years', () => {
  const sheet = sheetOf([
    pageOf([
      ['Jaaropgave hypotheek 2024', 60, 40],
      ['Eerste lening', 240, 70],
      ['Tweede lening', 350, 70],
      ['Ingangsdatum', 60, 90],
      ['01-01-2011', 240, 90],
      ['15-02-2023', 350, 90],
      ['Betaalde rente', 60, 120],
      ['4.500,62', 240, 120],
      ['2.247,36', 350, 120],
    ]),
  ])
  const amounts = scoredAmounts(sheet, 'mortgage_statement', 2024, shippedModel())
  expect(amounts.map(({ isAside }) => isAside)).toEqual([false, false])
})

it('knows the panel of a deposit by its heading, over lines without amounts', () => {
  const sheet = sheetOf([
    pageOf([
      ['Leningdeel', 60, 70],
      ['Bouwdepot', 320, 70],
      ['Rente', 60, 90],
      ['4,12%', 200, 90],
      ['Vergoeding', 320, 90],
      ['4,12%', 460, 90],
      ['Stand 31-12-2024', 60, 110],
      ['€ 390.868,47', 200, 110],
      ['Stand 31-12-2024', 320, 110],
      ['€ 9.466,20', 460, 110],
    ]),
  ])
  const amounts = scoredAmounts(sheet, 'mortgage_statement', 2024, shippedModel())
  expect(amounts.map(({ isAside }) => isAside)).toEqual([false, true])
})
