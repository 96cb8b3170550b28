import { calculate, calculatorSchema, readCalculator } from '@aangiftewijs/domain/calculator'
import { percentWords } from '@aangiftewijs/domain/money'
import { describe, expect, it } from 'vitest'
import { taxByBracket } from './result-figures.ts'

const resultOf = (amounts: Record<string, number>) => calculate(calculatorSchema.parse(amounts))

describe('the quick calculator (spec 2 § 9), in cents', () => {
  it.each([
    ['zero income', {}, [0, 0, 0, 0, 0, 0]],
    ['one euro', { salary: 1 }, [100, 0, 100, 37, 37, 36.9]],
    ['the end of the first bracket', { salary: 73_031 }, [7_303_100, 0, 7_303_100, 2_697_035, 2_697_035, 36.9]],
    ['one euro above it', { salary: 73_032 }, [7_303_200, 0, 7_303_200, 2_697_084, 2_697_084, 36.9]],
    ['one cent below it', { salary: 73_030.99 }, [7_303_099, 0, 7_303_099, 2_697_034, 2_697_034, 36.9]],
    ['both brackets', { salary: 100_000 }, [10_000_000, 0, 10_000_000, 4_032_000, 4_032_000, 40.3]],
    [
      'other income counts',
      { salary: 40_000, otherIncome: 5_000 },
      [4_500_000, 0, 4_500_000, 1_661_850, 1_661_850, 36.9],
    ],
    [
      'more withheld than owed',
      { salary: 45_000, taxWithheld: 20_000 },
      [4_500_000, 0, 4_500_000, 1_661_850, -338_150, 36.9],
    ],
    [
      'exactly what is owed withheld',
      { salary: 45_000, taxWithheld: 16_618.5 },
      [4_500_000, 0, 4_500_000, 1_661_850, 0, 36.9],
    ],
    [
      'all deductions',
      {
        salary: 50_000,
        mortgageInterest: 5_000,
        healthcareExpenses: 1_000,
        educationExpenses: 500,
        charityDonations: 250,
      },
      [5_000_000, 675_000, 4_325_000, 1_597_223, 1_597_223, 31.9],
    ],
    ['deductions above the income', { salary: 1_000, mortgageInterest: 5_000 }, [100_000, 500_000, 0, 0, 0, 0]],
    [
      'the largest amounts',
      { salary: 999_999_999.99, otherIncome: 999_999_999.99 },
      [199_999_999_998, 0, 199_999_999_998, 98_999_081_999, 98_999_081_999, 49.5],
    ],
  ] as const)('%s', (_, amounts, expected) => {
    const result = resultOf(amounts)
    expect([
      result.totalIncome,
      result.totalDeductions,
      result.taxableIncome,
      result.estimatedTax,
      result.taxDue,
      result.effectiveTaxRate,
    ]).toEqual(expected)
  })

  it.each([
    [{ salary: '-1' }, [{ field: 'salary', code: 'negative' }]],
    [
      { salary: '45000', otherIncome: '-1', charityDonations: '-2' },
      [
        { field: 'otherIncome', code: 'negative' },
        { field: 'charityDonations', code: 'negative' },
      ],
    ],
  ] as const)('refuses %j', (fields, problems) => {
    expect(readCalculator(fields)).toEqual({ ok: false, problems })
  })

  it.each(['', '€'])('reads %j as 0', (salary) => {
    const read = readCalculator({ salary })
    expect(read.ok && read.value.salary).toBe(0)
  })
})

describe('the tax by bracket', () => {
  it.each([0, 0.01, 73_030.99, 73_031, 73_031.01, 100_000.55, 999_999_999.99])('adds up to the tax of %d', (salary) => {
    const result = resultOf({ salary })
    expect(taxByBracket(result).reduce((sum, { tax }) => sum + tax, 0)).toBe(result.estimatedTax)
  })

  it('names the rates of the brackets that are touched', () => {
    expect(taxByBracket(resultOf({ salary: 100_000 }))).toEqual([
      { rate: 3693, tax: 2_697_035 },
      { rate: 4950, tax: 1_334_965 },
    ])
    expect([3693, 4950, 928].map((rate) => percentWords(rate).nl)).toEqual(['36,93%', '49,5%', '9,28%'])
  })
})
