import { describe, expect, test } from 'vitest'
import type { TaxDocument } from '../documents/index.ts'
import { documentOf, incomeStatement, mortgageStatement, overview, receipt, returnOf } from '../testing/index.ts'
import { deductionsWith, differences, followed, type TaxFiling, takenFromPapers } from './index.ts'

const bakery = documentOf(1, 'income_statement', incomeStatement())
const library = documentOf(5, 'income_statement', incomeStatement({ salary: 26_902.94, taxWithheld: 3_138 }))
const mortgage = documentOf(2, 'mortgage_statement', mortgageStatement())
const pension = documentOf(4, 'income_statement', incomeStatement({ source: 'pension', salary: 20_535.8 }))
const savings = documentOf(3, 'investment_statement', overview())
const asRead = { salary: 45_678.9, otherIncome: 0, taxWithheld: 12_345 }
const typed = { salary: 50_000, otherIncome: 0, taxWithheld: 9_000 }

const names = (changes: Partial<TaxFiling>, ...documents: readonly TaxDocument[]) =>
  differences(returnOf(changes), documents).map(({ step, name }) => `${step}.${name}`)

describe('where a return is not what its papers say', () => {
  test('nothing was filled in, or another amount: with both', () =>
    expect(
      differences(returnOf({ incomeData: typed, deductionsData: deductionsWith({}) }), [bakery, mortgage]),
    ).toEqual([
      { step: 'income', name: 'salary', counts: 5_000_000, says: 4_567_890 },
      { step: 'income', name: 'taxWithheld', counts: 900_000, says: 1_234_500 },
      { step: 'deductions', name: 'mortgageInterest', counts: 0, says: 654_321 },
    ]))

  test('what is also counted is among them, unless it was never answered: then it counts as they say it', () => {
    expect(names({ incomeData: { ...asRead, savings: 0 } }, bakery, savings)).toEqual(['income.savings'])
    expect(names({ incomeData: asRead }, bakery, savings)).toEqual([])
    expect(names({ incomeData: { ...asRead, savings: 50_540.15 } }, bakery, savings)).toEqual([])
  })

  test('a statement of a pension does not contradict a wage, of which it says nothing', () => {
    const incomeData = { ...typed, pensions: 20_535.8, benefitsTaxWithheld: 12_345 }
    expect(names({ incomeData }, pension)).toEqual([])
    expect(takenFromPapers({ filing: returnOf({ incomeData }), documents: [pension] }, 'salary')).toBeNull()
  })

  test('more gifts or healthcare than receipts say is to be expected: only less is a difference', () => {
    const gift = documentOf(6, 'charity_donation', receipt({ amount: 840 }))
    const dentist = documentOf(7, 'healthcare_expenses', receipt({ amount: 1_285 }))
    const of = (charityDonations: number, healthcareExpenses: number) => ({
      incomeData: asRead,
      deductionsData: deductionsWith({ charityDonations, healthcareExpenses }),
    })
    expect([names(of(1_590, 3_900), gift, dentist), names(of(500, 0), gift, dentist)]).toEqual([
      [],
      ['deductions.charityDonations', 'deductions.healthcareExpenses'],
    ])
    const documents = [gift]
    expect(takenFromPapers({ filing: returnOf(of(1_590, 0)), documents }, 'charityDonations')).toBeNull()
  })

  test('not a step that is not saved, nor what the papers do not tell', () => {
    expect(names({}, bakery, mortgage)).toEqual([])
    expect(names({ incomeData: typed, deductionsData: deductionsWith({ charityDonations: 9 }) })).toEqual([])
  })
})

describe('amounts that follow their papers', () => {
  const follow = (incomeData: TaxFiling['incomeData'], before: readonly TaxDocument[], now: readonly TaxDocument[]) => {
    const filing = returnOf({ incomeData, deductionsData: deductionsWith({ mortgageInterest: 6_543.21 }) })
    return followed({ filing, documents: before }, { filing, documents: now })
  }

  test('one that stood at what they said is what they say now, with the employers', () =>
    expect(follow(asRead, [bakery, mortgage], [bakery, mortgage, library])).toMatchObject({
      incomeData: {
        salary: 72_581.84,
        taxWithheld: 15_483,
        totalSalary: 72_581.84,
        employerList: [{ salary: 45_678.9 }, { salary: 26_902.94 }],
      },
      deductionsData: { mortgageInterest: 6_543.21 },
    }))

  test('one that a person made another stays; the one beside it follows', () =>
    expect(follow({ ...asRead, salary: 50_000 }, [bakery], [bakery, library])?.incomeData).toMatchObject({
      salary: 50_000,
      taxWithheld: 15_483,
    }))

  test('a wage that opened with nothing, for a pension alone was told, is that of a statement that comes', () => {
    const incomeData = { ...asRead, salary: 0, taxWithheld: 0 }
    expect(follow(incomeData, [pension], [pension, library])?.incomeData).toMatchObject({ salary: 26_902.94 })
  })

  test('an amount of which they said nothing may have been typed: it stays, and is a difference', () =>
    expect(follow({ ...asRead, salary: 0, taxWithheld: 0 }, [], [library])).toBeNull())

  test('a question that was left open is filled in, and is open again when its paper is set aside', () => {
    expect(follow(asRead, [bakery], [bakery, savings])?.incomeData).toEqual({ ...asRead, savings: 50_540.15 })
    const leftOut = { ...savings, verdict: 'left-out' } as const
    expect(follow({ ...asRead, savings: 50_540.15 }, [bakery, savings], [bakery, leftOut])?.incomeData).toEqual(asRead)
  })

  test('what was set aside counts no more, and its employer is none', () =>
    expect(follow(asRead, [bakery], [{ ...bakery, verdict: 'left-out' }])?.incomeData).toEqual({
      salary: 0,
      otherIncome: 0,
      taxWithheld: 0,
    }))

  test('nothing follows when they say the same', () => expect(follow(asRead, [bakery], [bakery])).toBeNull())
})

test('one amount is taken from the papers when a person says so', () => {
  const now = { filing: returnOf({ incomeData: typed }), documents: [bakery, library] }
  expect(takenFromPapers(now, 'salary')?.saved.incomeData).toMatchObject({
    salary: 72_581.84,
    taxWithheld: 9_000,
    totalTaxWithheld: 15_483,
  })
  expect(takenFromPapers(now, 'otherIncome')).toBeNull()
})
