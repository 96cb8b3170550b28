import { describe, expect, test } from 'vitest'
import { assessment, documentOf, found, incomeStatement, overview } from '../testing/index.ts'
import type { TaxDocument } from '../documents/index.ts'
import { alsoPrefillFrom, alsoSuggested } from './index.ts'

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
