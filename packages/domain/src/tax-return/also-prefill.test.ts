import { describe, expect, test } from 'vitest'
import type { TaxDocument } from '../documents/index.ts'
import { householdOf } from '../lawful-result/index.ts'
import { assessment, documentOf, found, incomeStatement, overview, returnOf } from '../testing/index.ts'
import { alsoPrefillFrom, alsoSuggested, fillAmount, prefillFrom, totalsOfDocuments } from './index.ts'

const bank = (id: number, over = {}) => documentOf(id, 'investment_statement', overview(over))
const decision = (id: number, over = {}) => documentOf(id, 'other', assessment(over))
const suggested = (own: readonly TaxDocument[], partners: readonly TaxDocument[] = []) =>
  alsoSuggested('income', alsoPrefillFrom(own, partners))

describe('the overviews of banks and brokers', () => {
  test('are added up, the partner’s with one’s own: it is asked of both', () =>
    expect(
      suggested(
        [bank(1), bank(2, { savings: 1_000, investments: 20_000, dividendTaxWithheld: 91.8 })],
        [bank(3, { savings: 200, debts: 6_400, dividendTaxWithheld: 15 })],
      ),
    ).toEqual({
      savings: 51_740.15,
      investments: 20_000,
      debts: 6_400,
      dividendTaxWithheld: 91.8,
      partnerDividendTaxWithheld: 15,
    }))

  test('of which one is of two people are not: the other may show the same account', () => {
    const read = alsoPrefillFrom([bank(1, { isJoint: true })], [bank(2)])
    expect([read.suggestions, read.unsure.map(({ question, figure }) => `${question} ${figure.documentId}`)]).toEqual([
      {},
      ['savings 1', 'savings 2'],
    ])
  })

  test('of two people alone are those of both', () =>
    expect(suggested([bank(1, { isJoint: true })])).toEqual({ savings: 50_540.15 }))

  test('fill in nothing that is not sure', () => {
    const read = alsoPrefillFrom([bank(1, { evidence: { savings: found(0.79) } })], [])
    expect([read.suggestions, read.unsure.map(({ question }) => question)]).toEqual([{}, ['savings']])
  })
})

describe('provisional assessments', () => {
  test('fill in what is paid or received, of each their own', () =>
    expect(suggested([decision(1)], [decision(2, { provisionalPaid: null, provisionalReceived: 240 })])).toEqual({
      provisionalPaid: 1_320,
      partnerProvisionalReceived: 240,
    }))

  test('of which there are two are not added up: the later may replace the earlier', () =>
    expect(suggested([decision(1), decision(2)])).toEqual({}))
})

test('the partner’s wage is the partner’s, one’s own is asked elsewhere', () =>
  expect(
    suggested(
      [documentOf(1, 'income_statement', incomeStatement())],
      [documentOf(2, 'income_statement', incomeStatement({ salary: 21_000, taxWithheld: 1_500 }))],
    ),
  ).toEqual({ partnerSalary: 21_000, partnerTaxWithheld: 1_500 }))

describe('statements of pensions and benefits', () => {
  const pension = documentOf(
    1,
    'income_statement',
    incomeStatement({ source: 'pension', salary: 20_535.8, taxWithheld: 1_914 }),
  )
  const benefit = documentOf(
    2,
    'income_statement',
    incomeStatement({ source: 'benefit', salary: 4_000, taxWithheld: 380 }),
  )

  test('fill in those, and the tax withheld from both, but not the wage', () => {
    expect(suggested([pension, benefit])).toEqual({ pensions: 20_535.8, benefits: 4_000, benefitsTaxWithheld: 2_294 })
    const { suggestions, employers } = prefillFrom([pension, benefit])
    expect([suggestions.taxWithheld, employers]).toEqual([undefined, []])
  })

  test('alone open the wage with nothing, so that nobody has to type 0, and are no source of it', () => {
    const { salary } = prefillFrom([pension, benefit]).suggestions
    expect(fillAmount(undefined, salary)).toEqual({ amount: 0, origin: 'documents', suggestion: null })
    expect(fillAmount(45_000, salary)).toEqual({ amount: 45_000_00, origin: 'saved', suggestion: null })
  })

  test('say nothing of a wage beside a statement of one, or where they are not sure', () => {
    const ofWage = documentOf(3, 'income_statement', incomeStatement({ salary: 1_000 }))
    const unsure = documentOf(
      4,
      'income_statement',
      incomeStatement({ source: 'pension', evidence: { salary: found(0.4, 'Pensioen') } }),
    )
    const salaryOf = (...documents: Parameters<typeof prefillFrom>[0]) =>
      prefillFrom(documents).suggestions.salary?.amount
    expect([salaryOf(pension, ofWage), salaryOf(pension, unsure), salaryOf()]).toEqual([1_000_00, undefined, undefined])
  })

  test('of the partner are the partner’s', () =>
    expect(suggested([], [pension])).toEqual({ partnerPensions: 20_535.8, partnerBenefitsTaxWithheld: 1_914 }))

  test('count in the demonstration as every income statement does', () =>
    expect(totalsOfDocuments([pension, benefit], 2024)).toMatchObject({ income: 24_535_80, withheld: 2_294_00 }))

  test('are an income of which the law can say something', () => {
    const { household } = householdOf(returnOf({ incomeData: null }), [pension]) ?? {}
    expect([household?.taxpayer.pensions, household?.taxpayer.wages]).toEqual([20_535_80, 0])
  })
})
