import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eurosOf, formatAmount, largestAmount } from '../money/index.ts'
import { type AnswerContext, deductionsWith, type Employer, readAnswers, type Step } from './index.ts'

const nobody: AnswerContext = { filing: null, employers: [] }
const employer = (salary: number, taxWithheld: number): Employer => ({ employerName: 'A', salary, taxWithheld })

describe('a step’s form becomes what is saved', () => {
  test.each<[string, Step, Record<string, string>, AnswerContext, unknown]>([
    [
      'setup, joint',
      'setup',
      { year: '2024', taxIdentifier: ' 999990019 ', ownHome: 'on', isJointFiling: 'on', acceptTerms: 'on' },
      nobody,
      {
        year: 2024,
        isJointFiling: true,
        setupData: { taxIdentifier: '999990019', foreignIncome: false, ownHome: true },
      },
    ],
    [
      'setup, with the BSN that is known and a date of birth',
      'setup',
      {
        year: '2024',
        taxIdentifier: ' ',
        knownBsn: 'on',
        'birthDate-day': '27',
        'birthDate-month': '3',
        'birthDate-year': '1985',
        acceptTerms: 'on',
      },
      nobody,
      {
        year: 2024,
        isJointFiling: false,
        setupData: { birthDate: '1985-03-27', foreignIncome: false, ownHome: false },
      },
    ],
    [
      'partner, with the partner’s own figures reset',
      'partner',
      {
        fullName: ' Sam de Vries ',
        bsn: '111222333',
        'dateOfBirth-day': '1',
        'dateOfBirth-month': '2',
        'dateOfBirth-year': '1990',
      },
      nobody,
      {
        partnerData: {
          fullName: 'Sam de Vries',
          bsn: '111222333',
          dateOfBirth: '1990-02-01',
          incomeData: null,
          deductionsData: null,
        },
      },
    ],
    ['documents, nothing', 'documents', { anything: 'x' }, nobody, {}],
    [
      'income, blank becomes 0',
      'income',
      { salary: '45.678,90', otherIncome: '' },
      nobody,
      { incomeData: { salary: 45678.9, otherIncome: 0, taxWithheld: 0 } },
    ],
    [
      'income, what the papers say and a person cleared is 0; what they say nothing of, or nobody was asked, is no answer',
      'income',
      {
        ...{ salary: '1', savings: '', 'savings-beside-papers': '', debts: ' ', 'debts-beside-papers': '' },
        ...{ investments: '', pensions: '20', 'pensions-beside-papers': '', 'benefits-beside-papers': '' },
      },
      nobody,
      { incomeData: { salary: 1, otherIncome: 0, taxWithheld: 0, savings: 0, debts: 0, pensions: 20 } },
    ],
    [
      'income, with employers and their totals to the cent',
      'income',
      { salary: '0,30', taxWithheld: '0.10' },
      { filing: null, employers: [employer(0.1, 0.07), employer(0.2, 0.03)] },
      {
        incomeData: {
          salary: 0.3,
          otherIncome: 0,
          taxWithheld: 0.1,
          employerList: [employer(0.1, 0.07), employer(0.2, 0.03)],
          totalSalary: 0.3,
          totalTaxWithheld: 0.1,
        },
      },
    ],
    [
      'deductions, with the calculated tax',
      'deductions',
      { mortgageInterest: '10.000', charityDonations: '288' },
      {
        filing: {
          year: 2024,
          setupData: null,
          partnerData: null,
          incomeData: { salary: 45_000, otherIncome: 0, taxWithheld: 12_000 },
        },
        employers: [],
      },
      {
        deductionsData: deductionsWith({ mortgageInterest: 10_000, charityDonations: 288 }),
        calculatedTax: 833,
      },
    ],
    ['review, nothing', 'review', {}, nobody, {}],
    ['submit', 'submit', { confirmation: 'on' }, nobody, { completed: true }],
  ])('%s', (_, step, fields, context, value) => expect(readAnswers(step, fields, context)).toEqual({ ok: true, value }))

  test.each<[string, Step, Record<string, string>, unknown]>([
    [
      'setup',
      'setup',
      {},
      [
        { field: 'year', code: 'not-a-year' },
        { field: 'taxIdentifier', code: 'required' },
        { field: 'acceptTerms', code: 'not-accepted' },
      ],
    ],
    [
      'partner',
      'partner',
      { email: 'x', 'dateOfBirth-day': '31', 'dateOfBirth-month': '2', 'dateOfBirth-year': '1990' },
      [
        { field: 'fullName', code: 'too-short' },
        { field: 'bsn', code: 'invalid-bsn' },
        { field: 'dateOfBirth', code: 'not-a-date' },
        { field: 'email', code: 'invalid-email' },
      ],
    ],
    [
      'income',
      'income',
      { salary: '-1', otherIncome: 'veel', taxWithheld: '1,234' + ',5' },
      [
        { field: 'salary', code: 'negative' },
        { field: 'otherIncome', code: 'not-a-number' },
        { field: 'taxWithheld', code: 'not-a-number' },
      ],
    ],
    ['submit', 'submit', {}, [{ field: 'confirmation', code: 'not-accepted' }]],
  ])('%s lists every problem', (_, step, fields, problems) =>
    expect(readAnswers(step, fields, nobody)).toEqual({ ok: false, problems }),
  )

  test('any amount a person can type the Dutch way is saved to the cent', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: largestAmount }), (cents) => {
        expect(readAnswers('income', { salary: formatAmount(cents) }, nobody)).toEqual({
          ok: true,
          value: { incomeData: { salary: eurosOf(cents), otherIncome: 0, taxWithheld: 0 } },
        })
      }),
    ))

  test('no text makes reading a form throw', () =>
    fc.assert(
      fc.property(
        fc.constantFrom<Step>('setup', 'partner', 'income', 'deductions', 'submit'),
        fc.dictionary(
          fc.constantFrom('year', 'taxIdentifier', 'fullName', 'bsn', 'email', 'salary', 'mortgageInterest'),
          fc.string(),
        ),
        (step, fields) => {
          const parsed = readAnswers(step, fields, nobody)
          expect(parsed.ok || parsed.problems.length > 0).toBe(true)
        },
      ),
    ))

  test('at most fifty employers are kept', () => {
    const parsed = readAnswers('income', { salary: '1' }, { filing: null, employers: Array(60).fill(employer(1, 0)) })
    expect(parsed.ok && parsed.value.incomeData?.employerList?.length).toBe(50)
  })
})

describe('a joint return is of two people', () => {
  const setupData = { taxIdentifier: '111222333', foreignIncome: false, ownHome: false }
  const partnerData = { fullName: 'Kim Jansen', bsn: '111222333' }
  const filing = { year: 2024, incomeData: null, setupData, partnerData }
  const setup = { year: '2024', taxIdentifier: '111222333', acceptTerms: 'on' }
  test.each<[string, Step, Record<string, string>, unknown]>([
    [
      'the partner, however written',
      'partner',
      { fullName: 'X', bsn: '111.222.333' },
      [
        { field: 'fullName', code: 'too-short' },
        { field: 'bsn', code: 'same-person' },
      ],
    ],
    [
      'setup, filing together',
      'setup',
      { ...setup, isJointFiling: 'on' },
      [{ field: 'taxIdentifier', code: 'same-person' }],
    ],
  ])('%s', (_, step, fields, problems) =>
    expect(readAnswers(step, fields, { filing, employers: [] })).toEqual({ ok: false, problems }),
  )

  test('who files alone may have the BSN of a partner they had named', () =>
    expect(readAnswers('setup', setup, { filing, employers: [] })).toMatchObject({ ok: true }))
})

describe('what is right by itself and not beside the rest is told at its field', () => {
  const filing = { year: 2024, incomeData: null, setupData: null, partnerData: null }
  const born = (name: string, year: number) => ({
    [`${name}-day`]: '1',
    [`${name}-month`]: '3',
    [`${name}-year`]: `${year}`,
  })
  const setup = { year: '2024', taxIdentifier: '111222333', acceptTerms: 'on' }
  test.each<[string, Step, Record<string, string>, unknown]>([
    ['birth after the year', 'setup', { ...setup, ...born('birthDate', 2025) }, [['birthDate', 'after-tax-year']]],
    ['birth in the year', 'setup', { ...setup, ...born('birthDate', 2024) }, null],
    [
      'a partner born after the year',
      'partner',
      { fullName: 'Kim Jansen', bsn: '111222333', ...born('dateOfBirth', 2025) },
      [['dateOfBirth', 'after-tax-year']],
    ],
    [
      'the allowance of the 30 % ruling, beside another problem',
      'income',
      { salary: '72.000', taxWithheld: '-1', untaxedAllowance: '22.000' },
      [
        ['taxWithheld', 'negative'],
        ['untaxedAllowance', 'more-than-share'],
      ],
    ],
    ['an allowance of 30 %', 'income', { salary: '72.000', untaxedAllowance: '21.600' }, null],
  ])('%s', (_, step, fields, problems) => {
    const read = readAnswers(step, fields, { filing, employers: [] })
    expect(read.ok ? null : read.problems.map(({ field, code }) => [field, code])).toEqual(problems)
  })
})
