import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eurosOf, largestAmount } from '../money/index.ts'
import { noAmounts } from '../testing/index.ts'
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

const amount = fc.integer({ min: 0, max: largestAmount })

describe('the quick calculator', () => {
  test.each([
    ['nothing', {}, 0, 0, 0],
    ['the first cent', { salary: 0.01 }, 0, 0, 36.9],
    ['one euro', { salary: 1 }, 37, 37, 36.9],
    ['a cent below the bracket end', { salary: 73_030.99 }, 26_970_34, 26_970_34, 36.9],
    ['the bracket end', { salary: 73_031 }, 26_970_35, 26_970_35, 36.9],
    // 26,970.3483 + 0.00495 is 26,970.35325.
    ['a cent above it', { salary: 73_031.01 }, 26_970_35, 26_970_35, 36.9],
    ['two cents above it', { salary: 73_031.02 }, 26_970_36, 26_970_36, 36.9],
    ['a euro above it', { salary: 73_032 }, 26_970_84, 26_970_84, 36.9],
    ['the bracket end by two incomes', { salary: 73_030, otherIncome: 1 }, 26_970_35, 26_970_35, 36.9],
    ['back at the bracket end by a deduction', { salary: 80_000, charityDonations: 6_969 }, 26_970_35, 26_970_35, 33.7],
    ['a hundred thousand', { salary: 90_000, otherIncome: 10_000 }, 40_320_00, 40_320_00, 40.3],
    ['more withheld than owed', { salary: 45_000, taxWithheld: 20_000 }, 16_618_50, -3_381_50, 36.9],
    ['a cent more withheld than owed', { salary: 45_000, taxWithheld: 16_618.51 }, 16_618_50, -1, 36.9],
    ['exactly what is owed withheld', { salary: 45_000, taxWithheld: 16_618.5 }, 16_618_50, 0, 36.9],
    ['a cent less withheld than owed', { salary: 45_000, taxWithheld: 16_618.49 }, 16_618_50, 1, 36.9],
    ['deductions of the whole income', { salary: 1_000, mortgageInterest: 1_000 }, 0, 0, 0],
    ['deductions above the income', { salary: 1_000, mortgageInterest: 2_000, taxWithheld: 100 }, 0, -100_00, 0],
    ['deductions a cent below the income', { salary: 1_000, mortgageInterest: 999.99 }, 0, 0, 0],
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
    [
      'the largest incomes',
      { salary: 999_999_999.99, otherIncome: 999_999_999.99 },
      989_990_819_99,
      989_990_819_99,
      49.5,
    ],
    [
      'the largest amounts in every field',
      Object.fromEntries(Object.keys(nothing).map((name) => [name, 999_999_999.99])),
      0,
      -999_999_999_99,
      0,
    ],
  ])('%s', (_, amounts, estimatedTax, taxDue, effectiveTaxRate) => {
    const result = calculate({ ...nothing, ...amounts })
    expect([result.estimatedTax, result.taxDue, result.effectiveTaxRate]).toEqual([
      estimatedTax,
      taxDue,
      effectiveTaxRate,
    ])
  })

  test('agrees with the specification’s formula in whole numbers, for any amounts', () => {
    const half = (n: bigint, d: bigint) => (n * 2n + d) / (2n * d)
    const fields = fc.array(fc.oneof(amount, fc.constantFrom(0, 7_303_099, 7_303_100, 7_303_101)), {
      minLength: 7,
      maxLength: 7,
    })
    fc.assert(
      fc.property(fields, (cents) => {
        const given = Object.fromEntries(Object.keys(nothing).map((name, at) => [name, eurosOf(cents[at] ?? 0)]))
        const result = calculate({ ...nothing, ...given })
        const [salary = 0n, other = 0n, withheld = 0n, ...deducted] = cents.map(BigInt)
        const income = salary + other
        const total = deducted.reduce((sum, each) => sum + each, 0n)
        const taxable = income > total ? income - total : 0n
        const low = taxable < 7_303_100n ? taxable : 7_303_100n
        const exact = low * 3693n + (taxable - low) * 4950n
        expect([result.taxableIncome, result.estimatedTax, result.taxDue, result.effectiveTaxRate * 10]).toEqual([
          Number(taxable),
          Number(half(exact, 10_000n)),
          Number(half(exact, 10_000n) - withheld),
          income === 0n ? 0 : expect.closeTo(Number(half(exact, income * 10n)), 6),
        ])
      }),
      { numRuns: 2_000 },
    )
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
  test('what is blank is 0, what is no number a problem', () => {
    expect(readCalculator({ salary: '45.000,50', taxWithheld: '' })).toEqual({
      ok: true,
      value: { ...noAmounts, salary: 45_000.5 },
    })
    expect(readCalculator({ salary: 'abc', charityDonations: '45k' })).toEqual({
      ok: false,
      problems: [
        { field: 'salary', code: 'not-a-number' },
        { field: 'charityDonations', code: 'not-a-number' },
      ],
    })
    expect(readCalculator({ wozValue: 'abc', savings: '-1' })).toEqual({
      ok: false,
      problems: [
        { field: 'wozValue', code: 'not-a-number' },
        { field: 'savings', code: 'negative' },
      ],
    })
  })

  test.each([
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    [' 45 000 ', 45_000],
    ['\t€\u00a045.000,00\n', 45_000],
    ['45\u2009000', 45_000],
    ['\u200b45.000\u200e', 45_000],
    ['45.000 euro', 45_000],
    ['999999999,99', 999_999_999.99],
    ['-0', 0],
    ['  ', 0],
  ])('a salary of %j is %d', (salary, euros) =>
    expect(readCalculator({ salary })).toEqual({ ok: true, value: { ...noAmounts, salary: euros } }),
  )

  test.each([
    ['-0,01', 'negative'],
    ['1.000.000.000', 'too-large'],
    ['0,001', 'too-many-decimals'],
    ['1e9', 'not-a-number'],
    ['twaalf', 'not-a-number'],
  ])('a salary of %j is %s', (salary, code) =>
    expect(readCalculator({ salary })).toEqual({ ok: false, problems: [{ field: 'salary', code }] }),
  )

  test('every negative amount is named', () =>
    expect(readCalculator(Object.fromEntries(calculatorFields.map((name) => [name, '-1'])))).toEqual({
      ok: false,
      problems: calculatorFields.map((field) => ({ field, code: 'negative' })),
    }))

  test('the basic tab has the first three fields', () => expect(basicFields).toEqual(calculatorFields.slice(0, 3)))
})
