import { expect, test } from 'vitest'
import type { TaxDocument } from '../documents/index.ts'
import { deductionsWith } from '../tax-return/index.ts'
import { documentOf, found, incomeStatement, mortgageStatement, overview, receipt, returnOf } from '../testing/index.ts'
import { type Answers, answeredBy, assumedLine, heavyIn, lawfulResult } from './index.ts'

const income = { salary: 40_000, otherIncome: 0, taxWithheld: 9_000, savings: 140_000 }
const answers: Answers = returnOf({
  setupData: { taxIdentifier: '999990019', birthDate: '1980-01-01', foreignIncome: false, ownHome: false },
  incomeData: income,
  deductionsData: deductionsWith({}),
})
const evidence = { savings: found(0.95), investments: found(0.5) }
const bank = documentOf(1, 'investment_statement', overview({ savings: 140_000, investments: 38_200, evidence }))

const figure = (changes: Partial<Answers> = {}, documents: readonly TaxDocument[] = [bank]) => {
  const result = lawfulResult({ ...answers, ...changes }, documents)
  if (result.kind !== 'figure') throw new Error(result.kind)
  return result
}
const said = (changes?: Partial<Answers>, documents?: readonly TaxDocument[]) => {
  const { certainty, assumed } = figure(changes, documents)
  return [certainty, heavyIn(assumed)]
}
const open = ['rough', ['unsure investments']]
const settled = ['likely', []]

test('an amount that was not read surely stays open once its steps are saved, and once the return is submitted', () =>
  expect([said(), said({ completed: true }, [{ ...bank, taxFilingId: answers.id }])]).toEqual([open, open]))

test('it is named, with its file, and leads to its field and its document', () => {
  const result = figure()
  expect(assumedLine('unsure investments', result)).toMatchObject({
    text: { nl: expect.stringMatching(/^Beleggingen.*\{found\}/) },
    values: { found: '€\u00a038.200,00 (investment_statement-1.pdf)' },
    documentId: 1,
  })
  expect(answeredBy('unsure investments', answers)).toEqual({ step: 'income', question: 'investments' })
})

test('it is settled by an amount, by 0 where a blank is none, by what is corrected at its document, and without that', () => {
  const corrected = (investments: number) =>
    documentOf(1, 'investment_statement', overview({ savings: 140_000, investments }))
  expect([
    said({ incomeData: { ...income, investments: 38_200 } }),
    said({ incomeData: { ...income, investments: 1_000 } }),
    said({ incomeData: { ...income, investments: 0 } }),
    said({}, [corrected(0)]),
    said({}, [corrected(38_200)]),
    said({}, [{ ...bank, verdict: 'left-out' }]),
  ]).toEqual(Array.from({ length: 6 }, () => settled))
})

const unsureOf = (amount: number, id = 2) =>
  documentOf(id, 'charity_donation', receipt({ amount, evidence: { amount: found(0.5) } }))

test('where a blank is 0 only another amount, or the document, settles it', () =>
  expect([
    said({}, [unsureOf(2_000)]),
    said({ deductionsData: deductionsWith({ charityDonations: 2_000 }) }, [unsureOf(2_000)]),
  ]).toEqual([['rough', ['unsure charityDonations']], settled]))

test('beside a sure amount that the field still stands at, another one that is not sure counts as left out', () => {
  const sure = documentOf(3, 'income_statement', incomeStatement({ salary: 40_000, taxWithheld: 9_000 }))
  const other = documentOf(
    4,
    'income_statement',
    incomeStatement({ employerName: 'Tweede BV', salary: 6_000, taxWithheld: null, evidence: { salary: found(0.5) } }),
  )
  const { savings: _, ...wage } = income
  expect([
    said({ incomeData: wage }, [sure, other]),
    said({ incomeData: { ...wage, salary: 46_000 } }, [sure, other])[1],
  ]).toEqual([['rough', ['unsure salary']], ['papers-differ']])
})

test('what changes nothing is none: below the threshold, of a question that is not asked, of nothing; unless it does together', () => {
  const { savings: _, ...wage } = income
  const small = (savings: number, investments: number) =>
    documentOf(
      1,
      'investment_statement',
      overview({ savings, investments, evidence: { savings: found(0.5), investments: found(0.5) } }),
    )
  expect([
    said({}, [unsureOf(20)]),
    said({ incomeData: wage }, [small(30_000, 0)]),
    said({ incomeData: wage }, [small(40_000, 40_000)]),
    said({}, [documentOf(5, 'mortgage_statement', mortgageStatement({ mortgageInterest: 0, evidence: {} }))]),
  ]).toEqual([settled, settled, ['rough', ['unsure savings', 'unsure investments']], settled])
})
