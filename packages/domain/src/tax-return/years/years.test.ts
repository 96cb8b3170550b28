import { expect, test } from 'vitest'
import { taxYears } from '../../tax-law/result.ts'
import { isTaxYear, rulesOfYear } from '../../tax-law/rules-of-year.ts'
import { calculateDeductionsStepTax, figuresFor, figuresOfYears, yearChoices } from '../index.ts'

test('the years follow each other, and are those of the law', () => {
  expect(figuresOfYears.map(({ year }) => year)).toEqual([...taxYears])
  expect([...taxYears]).toEqual(taxYears.map((_, place) => taxYears[0] + place))
})

test('every year that setup offers in the last of them has its file', () => {
  const last = figuresOfYears.at(-1)?.year
  const offered = yearChoices(new Date(`${last}-11-21T12:00:00Z`))
  expect(offered.map((year) => figuresFor(year).year)).toEqual(offered)
})

test('a year without a file has the figures of the nearest', () =>
  expect([2000, 2021, 2030].map((year) => figuresFor(year).year)).toEqual([2022, 2022, figuresOfYears.at(-1)?.year]))

test.each(figuresOfYears)(
  'box 1 of $year: rising brackets, the last without end, the first rate from its parts',
  ({ box1, firstRate }) => {
    const ends = box1.map(({ upTo }) => upTo ?? Number.POSITIVE_INFINITY)
    const rates = box1.map(({ rate }) => rate)
    expect([ends, rates, box1.at(-1)?.upTo]).toEqual([
      [...ends].sort((a, b) => a - b),
      [...rates].sort((a, b) => a - b),
      null,
    ])
    expect(firstRate.tax + firstRate.socialSecurity).toBe(rates[0])
  },
)

test.each(figuresOfYears)('the brackets of $year are those of the law', ({ year, box1 }) => {
  const ofLaw = isTaxYear(year) ? rulesOfYear(year).box1.under : []
  // The law ends a bracket where pensioners stop paying premiums; for others the rate may go on.
  const ends = ofLaw.filter(({ rate }, at) => rate !== ofLaw[at + 1]?.rate)
  // Cents and thousandths of a percent there; euros and hundredths here.
  expect(ends).toEqual(
    box1.map(({ upTo, rate }) => ({ upTo: (upTo ?? Number.POSITIVE_INFINITY) * 100, rate: rate * 10 })),
  )
})

// Spec 2 § 9 gives one rule for all years.
test.each(figuresOfYears)('the demonstration of $year is as specified', ({ year, summaryPercent, partnerBenefit }) =>
  expect([
    calculateDeductionsStepTax({ salary: 100_000, otherIncome: 0.5, taxWithheld: 20_000 }, null, year).calculatedTax,
    summaryPercent,
    partnerBenefit,
  ]).toEqual([22_812, 37, 1_250_00]),
)
