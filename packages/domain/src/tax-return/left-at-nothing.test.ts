import { expect, test } from 'vitest'
import { documentOf, incomeStatement, mortgageStatement, overview, returnOf } from '../testing/index.ts'
import { deductionsWith, leftAtNothing } from './index.ts'

const documents = [
  documentOf(1, 'income_statement', incomeStatement()),
  documentOf(2, 'mortgage_statement', mortgageStatement()),
  documentOf(3, 'investment_statement', overview()),
]
const incomeData = { salary: 50_000, otherIncome: 0, taxWithheld: 9_000 }
const namesLeft = (changes: Parameters<typeof returnOf>[0]) =>
  leftAtNothing(returnOf(changes), documents).map(({ step, name }) => `${step}.${name}`)

test('what the documents say and the answers left at nothing is named, with what it would be', () => {
  expect(leftAtNothing(returnOf({ incomeData, deductionsData: deductionsWith({}) }), documents.slice(0, 2))).toEqual([
    { step: 'deductions', name: 'mortgageInterest', amount: expect.any(Number) },
  ])
})

test('what also counts is named, too', () =>
  expect(namesLeft({ incomeData, deductionsData: deductionsWith({ mortgageInterest: 1 }) })).toContain(
    'income.savings',
  ))

test('another amount than the documents say was meant, and a step not saved yet is filled in', () => {
  expect(namesLeft({ incomeData: { ...incomeData, savings: 1 }, deductionsData: null })).not.toContain('income.savings')
  expect(namesLeft({ incomeData: null, deductionsData: null })).toEqual([])
})
