import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cents, eurosOf, largestAmount } from '../../money/index.ts'
import {
  bracketParts,
  calculateDeductionsStepTax,
  deductionsWith,
  estimateFromDocuments,
  figuresFor,
} from '../index.ts'

const year = 2024
const taxOf = (salary: Cents, withheld: Cents = 0, deducted: Cents = 0) =>
  calculateDeductionsStepTax(
    { salary: eurosOf(salary), otherIncome: 0, taxWithheld: eurosOf(withheld) },
    deductionsWith({ mortgageInterest: eurosOf(deducted) }),
    year,
  )
const amount = fc.integer({ min: 0, max: largestAmount })

describe('the tax of the deductions step', () => {
  test.each([
    ['nothing', 0, 0, 0, 0],
    ['the first cent', 1, 0, 0, 0],
    ['just below the first bracket end', 34_711_99, 0, 0, 12_833],
    ['the first bracket end', 34_712_00, 0, 0, 12_833],
    ['a cent above it', 34_712_01, 0, 0, 12_833],
    ['one euro above it', 34_713_00, 0, 0, 12_833],
    ['inside the second bracket', 50_000_00, 0, 0, 18_986],
    ['a cent below the second bracket end', 68_506_99, 0, 0, 26_436],
    ['the second bracket end', 68_507_00, 0, 0, 26_436],
    ['a cent above the second bracket end', 68_507_01, 0, 0, 26_436],
    ['a hundred euros above it', 68_607_00, 0, 0, 26_488],
    ['a hundred thousand', 100_000_00, 0, 0, 42_812],
    ['deductions take the income below zero', 10_000_00, 0, 20_000_00, 0],
    ['and what was withheld comes back', 10_000_00, 1_500_00, 20_000_00, -1_500],
    ['more withheld than owed', 45_000_00, 20_000_00, 0, -3_026],
    ['exactly what is owed withheld', 34_712_00, 12_833_03, 0, 0],
    ['half a euro back is rounded away from zero', 0, 50, 0, -1],
    ['the largest amounts', largestAmount, 0, 0, 519_990_812],
  ])('%s', (_, salary, withheld, deducted, calculatedTax) =>
    expect(taxOf(salary, withheld, deducted).calculatedTax).toBe(calculatedTax),
  )

  // Whole euros hide a cent: the tax before that shows it. 12,833.0264 and 26,435.5139 at the ends.
  test.each([
    [34_711_99, 12_833_02],
    [34_712_00, 12_833_03],
    [34_712_01, 12_833_03],
    [34_712_02, 12_833_03],
    [34_712_03, 12_833_04],
    [68_506_99, 26_435_51],
    [68_507_00, 26_435_51],
    [68_507_01, 26_435_52],
  ])('over %d cents it is %d cents', (salary, tax) => expect(taxOf(salary).tax).toBe(tax))

  test('agrees with the specification’s formula in whole numbers, for any amounts', () => {
    const ends = [34_711_99, 34_712_00, 34_712_01, 68_506_99, 68_507_00, 68_507_01]
    const any = fc.oneof(amount, fc.constantFrom(0, ...ends))
    fc.assert(
      fc.property(any, any, any, any, (salary, otherIncome, withheld, deducted) => {
        const result = calculateDeductionsStepTax(
          { salary: eurosOf(salary), otherIncome: eurosOf(otherIncome), taxWithheld: eurosOf(withheld) },
          deductionsWith({ charityDonations: eurosOf(deducted) }),
          year,
        )
        const left = BigInt(salary) + BigInt(otherIncome) - BigInt(deducted)
        const taxable = left > 0n ? left : 0n
        const upTo = (end: bigint) => (taxable < end ? taxable : end)
        const tax =
          upTo(3_471_200n) * 3697n +
          (upTo(6_850_700n) - upTo(3_471_200n)) * 4025n +
          (taxable - upTo(6_850_700n)) * 5200n
        const due = tax - BigInt(withheld) * 10_000n
        const euros = ((due < 0n ? -due : due) * 2n + 1_000_000n) / 2_000_000n
        expect([result.taxable, result.calculatedTax]).toEqual([Number(taxable), Number(due < 0n ? -euros : euros)])
      }),
      { numRuns: 2_000 },
    )
  })

  test('shows how it was got', () =>
    expect(
      calculateDeductionsStepTax(
        { salary: 70_000, otherIncome: 1_000.5, taxWithheld: 25_000 },
        { mortgageInterest: 1_000, healthcareExpenses: 200.25, educationExpenses: 0, charityDonations: 0.25 },
        year,
      ),
    ).toEqual({
      income: 71_000_50,
      deductions: 1_200_50,
      taxable: 69_800_00,
      parts: [
        { bracket: { upTo: 34_712, rate: 3697 }, income: 34_712_00, exactTax: 3_471_200 * 3697 },
        { bracket: { upTo: 68_507, rate: 4025 }, income: 33_795_00, exactTax: 3_379_500 * 4025 },
        { bracket: { upTo: null, rate: 5200 }, income: 1_293_00, exactTax: 129_300 * 5200 },
      ],
      tax: 27_107_87,
      withheld: 25_000_00,
      calculatedTax: 2_108,
    }))

  test('without answers there is nothing to pay', () =>
    expect(calculateDeductionsStepTax(null, null, year)).toEqual({
      income: 0,
      deductions: 0,
      taxable: 0,
      parts: [],
      tax: 0,
      withheld: 0,
      calculatedTax: 0,
    }))

  test('the taxable income is never negative and never more than the income', () =>
    fc.assert(
      fc.property(amount, amount, (salary, deducted) => {
        const { taxable } = taxOf(salary, 0, deducted)
        expect(taxable >= 0 && taxable <= salary).toBe(true)
      }),
    ))

  test('more income is never less tax, more deductions never more tax', () =>
    fc.assert(
      fc.property(amount, amount, amount, (a, b, deducted) => {
        const [less, more] = a < b ? [a, b] : [b, a]
        expect(taxOf(less, 0, deducted).calculatedTax).toBeLessThanOrEqual(taxOf(more, 0, deducted).calculatedTax)
        expect(taxOf(deducted, 0, more).calculatedTax).toBeLessThanOrEqual(taxOf(deducted, 0, less).calculatedTax)
      }),
    ))

  test('a cent more income is at most a cent more tax, at the bracket ends too', () =>
    fc.assert(
      fc.property(fc.oneof(amount, fc.constantFrom(34_711_99, 34_712_00, 68_506_99, 68_507_00)), (salary) => {
        fc.pre(salary < largestAmount)
        const step = taxOf(salary + 1).tax - taxOf(salary).tax
        expect(step >= 0 && step <= 1).toBe(true)
      }),
    ))

  test('a euro more withheld is a euro less to pay', () =>
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 999_999 }), (salary, euros) => {
        const difference = taxOf(salary).calculatedTax - taxOf(salary, euros * 100).calculatedTax
        // Half away from zero can move the result by one where it changes sign.
        expect(Math.abs(difference - euros) <= 1).toBe(true)
      }),
    ))

  test('every figure is a whole number of cents and exact, up to the largest amounts', () =>
    fc.assert(
      fc.property(amount, amount, (salary, other) => {
        const { parts, taxable, calculatedTax } = calculateDeductionsStepTax(
          { salary: eurosOf(salary), otherIncome: eurosOf(other), taxWithheld: 0 },
          null,
          year,
        )
        expect(parts.every(({ exactTax }) => Number.isSafeInteger(exactTax)) && Number.isInteger(calculatedTax)).toBe(
          true,
        )
        expect(parts.reduce((sum, part) => sum + part.income, 0)).toBe(taxable)
      }),
    ))

  test('brackets divide an income without overlap', () =>
    expect(bracketParts(34_712_01, figuresFor(year).deductionsStep.brackets).map(({ income }) => income)).toEqual([
      34_712_00, 1,
    ]))

  test('the total of the deductions', () =>
    expect(
      calculateDeductionsStepTax(
        null,
        { mortgageInterest: 0.1, healthcareExpenses: 0.2, educationExpenses: 3, charityDonations: 4 },
        year,
      ).deductions,
    ).toBe(730))
})

describe('the estimate from the documents', () => {
  test.each([
    ['to pay', 50_000_00, 10_000_00, 14_000_00, 800_00],
    ['to get back', 50_000_00, 10_000_00, 15_000_00, -200_00],
    ['nothing', 0, 0, 0, 0],
    ['not floored', 0, 1_000_00, 0, -370_00],
    ['a cent of deductions', 0, 1, 0, 0],
    ['rounded to the cent', 1_01, 0, 0, 37],
  ])('%s', (_, income, deductions, withheld, estimate) =>
    expect(estimateFromDocuments(income, deductions, withheld, year)).toBe(estimate),
  )
})

test('the fiscal partner benefit is 1250 euros', () => expect(figuresFor(year).partnerBenefit).toBe(1_250_00))
