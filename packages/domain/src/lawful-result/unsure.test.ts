import { describe, expect, test } from 'vitest'
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
    incomeStatement({ employerName: 'Tweede BV', salary: 6_000, taxWithheld: 0, evidence: { salary: found(0.5) } }),
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

describe('an amount that was not found on a statement that has the other', () => {
  const born = { taxIdentifier: '999990019', birthDate: '1951-05-11', foreignIncome: false, ownHome: false }
  const pensioner = (changes: Partial<Answers['incomeData']> = {}, isSaved = true): Partial<Answers> => ({
    setupData: born,
    incomeData: isSaved
      ? { salary: 0, otherIncome: 0, taxWithheld: 0, pensions: 20_520, benefitsTaxWithheld: 2_755, ...changes }
      : null,
  })
  const pension = (id: number, taxWithheld: number | null, salary = 6_118) =>
    documentOf(
      id,
      'income_statement',
      incomeStatement({ source: 'pension', employerName: `Fonds ${id}`, bsn: null, salary, taxWithheld }),
    )
  const papers = [pension(1, 2_755, 14_402), pension(2, null)]
  const isOpen = ['rough', ['absent benefitsTaxWithheld']]

  test('is a gap before and after its step is saved, until another amount, or one at its document, is given', () =>
    expect([
      said(pensioner({}, false), papers),
      said(pensioner(), papers),
      said(pensioner({ benefitsTaxWithheld: 3_924 }), papers)[1],
      said(pensioner({ benefitsTaxWithheld: 3_924 }), [pension(1, 2_755, 14_402), pension(2, 1_169)]),
      said(pensioner(), [pension(1, 2_755, 14_402), pension(2, 0)]),
      said(pensioner(), [pension(1, 2_755, 14_402), { ...pension(2, null), verdict: 'left-out' }])[1],
    ]).toEqual([isOpen, isOpen, ['papers-differ'], settled, settled, ['papers-differ']]))

  test('is named with its file, and leads to its field and its document', () => {
    expect(assumedLine('absent benefitsTaxWithheld', figure(pensioner(), papers))).toMatchObject({
      text: { nl: expect.stringMatching(/^Loonheffing op uitkeringen en pensioen: .*\{found\}/) },
      values: { found: 'income_statement-2.pdf' },
      documentId: 2,
    })
    expect(answeredBy('absent benefitsTaxWithheld', answers)).toEqual({
      step: 'income',
      question: 'benefitsTaxWithheld',
    })
  })

  test('so is the wage of which only the tax was found, and what a partner earned; of neither, or of other income, it is none', () => {
    const { savings: _, ...wage } = income
    const lacks = (changes: Parameters<typeof incomeStatement>[0], filed: Partial<Answers> = { incomeData: wage }) =>
      figure(filed, [documentOf(6, 'income_statement', incomeStatement({ bsn: null, ...changes }))]).assumed.filter(
        (one) => one.startsWith('absent'),
      )
    const joint: Partial<Answers> = {
      isJointFiling: true,
      partnerData: { fullName: 'Sam Bakker', bsn: '111222333', dateOfBirth: '1982-01-01' },
      incomeData: { ...wage, partnerSalary: 30_000 },
    }
    expect([
      lacks({ salary: null, taxWithheld: 9_000 }, { incomeData: { ...wage, salary: 0, otherIncome: 40_000 } }),
      lacks({ taxWithheld: null }, { incomeData: { ...wage, taxWithheld: 0 } }),
      lacks({ salary: 30_000, taxWithheld: null, bsn: '•••••2333' }, joint),
      lacks({ salary: null, taxWithheld: 9_000 }),
      lacks({ salary: null, taxWithheld: null }),
      lacks({ salary: null, taxWithheld: null, otherIncome: 1_200 }),
    ]).toEqual([['absent salary'], ['absent taxWithheld'], ['absent partnerTaxWithheld'], [], [], []])
  })
})

test('what was read surely and may be said twice gives that reason, and leads to where it is answered', () => {
  const joint = documentOf(1, 'investment_statement', overview({ savings: 140_000, isJoint: true }))
  const other = documentOf(2, 'investment_statement', overview({ savings: 150_000 }))
  const { savings: _, ...unsaid } = income
  const line = assumedLine('unsure savings', figure({ incomeData: unsaid }, [joint, other]))
  expect([line.text.en, line.toDocument?.en, line.documentId]).toEqual([
    expect.stringContaining('may be of the same account'),
    'Say it with the document',
    1,
  ])
  expect(figure({ incomeData: unsaid }, [joint, { ...other, verdict: 'mine' }]).unsure).toEqual([])
})
