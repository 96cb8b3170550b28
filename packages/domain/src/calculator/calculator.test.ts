import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eurosOf, largestAmount } from '../money/index.ts'
import {
  basicFields,
  calculate,
  calculatorBrackets,
  calculatorFields,
  firstRateParts,
  readCalculator,
} from './index.ts'

const nothing = {
  salary: 0,
  otherIncome: 0,
  taxWithheld: 0,
  mortgageInterest: 0,
  healthcareExpenses: 0,
  educationExpenses: 0,
  charityDonations: 0,
}

describe('the quick calculator', () => {
  test.each([
    ['nothing', {}, 0, 0, 0],
    ['the bracket end', { salary: 73_031 }, 26_970_35, 26_970_35, 36.9],
    ['a euro above it', { salary: 73_032 }, 26_970_84, 26_970_84, 36.9],
    ['a hundred thousand', { salary: 90_000, otherIncome: 10_000 }, 40_320_00, 40_320_00, 40.3],
    ['a refund', { salary: 45_000, taxWithheld: 20_000 }, 16_618_50, -3_381_50, 36.9],
    ['deductions above the income', { salary: 1_000, mortgageInterest: 2_000, taxWithheld: 100 }, 0, -100_00, 0],
    ['no income but tax withheld', { taxWithheld: 100 }, 0, -100_00, 0],
    [
      'all four deductions',
      {
        salary: 50_000,
        mortgageInterest: 5_000,
        healthcareExpenses: 1_000,
        educationExpenses: 500,
        charityDonations: 250.5,
      },
      15_972_04,
      15_972_04,
      31.9,
    ],
  ])('%s', (_, amounts, estimatedTax, taxDue, effectiveTaxRate) => {
    const result = calculate({ ...nothing, ...amounts })
    expect([result.estimatedTax, result.taxDue, result.effectiveTaxRate]).toEqual([
      estimatedTax,
      taxDue,
      effectiveTaxRate,
    ])
  })

  test('shows all its figures', () =>
    expect(
      calculate({ ...nothing, salary: 80_000, otherIncome: 0.1, taxWithheld: 30_000, charityDonations: 0.1 }),
    ).toEqual({
      totalIncome: 80_000_10,
      totalDeductions: 10,
      taxableIncome: 80_000_00,
      parts: [
        { bracket: { upTo: 73_031, rate: 3693 }, income: 73_031_00, exactTax: 7_303_100 * 3693 },
        { bracket: { upTo: null, rate: 4950 }, income: 6_969_00, exactTax: 696_900 * 4950 },
      ],
      estimatedTax: 30_420_00,
      taxWithheld: 30_000_00,
      taxDue: 420_00,
      effectiveTaxRate: 38,
    }))

  test('the first rate is its two parts together', () =>
    expect(firstRateParts.tax + firstRateParts.socialSecurity).toBe(calculatorBrackets[0]?.rate))

  const amount = fc.integer({ min: 0, max: largestAmount })
  test('never negative, never above the top rate, monotone in income', () =>
    fc.assert(
      fc.property(amount, amount, amount, (a, b, deducted) => {
        const [less, more] = a < b ? [a, b] : [b, a]
        const of = (salary: number) =>
          calculate({ ...nothing, salary: eurosOf(salary), mortgageInterest: eurosOf(deducted) })
        expect(of(less).estimatedTax).toBeLessThanOrEqual(of(more).estimatedTax)
        expect([of(a).taxableIncome >= 0, of(a).estimatedTax >= 0, of(a).effectiveTaxRate <= 49.5]).toEqual([
          true,
          true,
          true,
        ])
      }),
    ))
})

describe('its form', () => {
  test('what is no number becomes 0', () =>
    expect(readCalculator({ salary: '45.000,50', otherIncome: 'x', taxWithheld: '' })).toEqual({
      ok: true,
      value: { ...nothing, salary: 45_000.5 },
    }))

  test('every negative amount is named', () =>
    expect(readCalculator(Object.fromEntries(Object.keys(calculatorFields).map((name) => [name, '-1'])))).toEqual({
      ok: false,
      problems: Object.keys(calculatorFields).map((field) => ({ field, code: 'negative' })),
    }))

  test('the basic tab has the first three fields', () =>
    expect(basicFields).toEqual(Object.keys(calculatorFields).slice(0, 3)))
})
