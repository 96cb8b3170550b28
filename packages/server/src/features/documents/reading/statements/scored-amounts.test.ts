import { describe, expect, it } from 'vitest'
import { type Placed, pageOf } from '../../testing/placed-texts.ts'
import { sheetOf } from '../candidates/sheet.ts'
import { scoredAmounts } from './scored-amounts.ts'

const read = (type: 'income_statement' | 'mortgage_statement', texts: readonly Placed[]) =>
  scoredAmounts(sheetOf([pageOf(texts)]), type, 2024).flatMap(({ field, candidate: { spot } }) =>
    field ? [[field, spot.item.amount.cents / 100]] : [],
  )

describe('the scorer tells what an amount is', () => {
  it('by labels beside, among those of other amounts', () =>
    expect(
      read('income_statement', [
        ['Jaaropgaaf 2024', 60, 40, 16],
        ['Loon voor de loonheffing', 60, 100],
        ['45.000,00', 440, 100],
        ['Ingehouden loonheffing', 60, 120],
        ['11.000,00', 440, 120],
        ['SV-loon', 60, 140],
        ['46.000,00', 440, 140],
        ['Verrekende arbeidskorting', 60, 160],
        ['4.000,00', 440, 160],
      ]),
    ).toEqual([
      ['salary', 45_000],
      ['taxWithheld', 11_000],
    ]))

  it('by the headings of a table of loan parts', () =>
    expect(
      read('mortgage_statement', [
        ['Jaaropgave hypotheek 2024', 60, 40, 16],
        ['Leningdeel', 60, 100],
        ['Betaalde rente', 200, 100],
        ['Restschuld 31-12-2024', 330, 100],
        ['Aflossing', 480, 100],
        ['1234567-01', 60, 120],
        ['3.000,00', 220, 120],
        ['90.000,00', 370, 120],
        ['1.200,00', 480, 120],
        ['1234567-02', 60, 140],
        ['2.000,00', 220, 140],
        ['60.000,00', 370, 140],
        ['800,00', 490, 140],
      ]),
    ).toEqual([
      ['mortgageInterest', 3_000],
      ['remainingBalance', 90_000],
      ['mortgageInterest', 2_000],
      ['remainingBalance', 60_000],
    ]))
})
