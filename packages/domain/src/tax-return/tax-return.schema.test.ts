import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseWith } from '../problem/index.ts'
import { createFilingSchema, deductionsWith, patchFilingSchema, questionsOf, stepSchemas } from './index.ts'
import { readAnswersTo } from './questions/rules.ts'

type Schema = Parameters<typeof parseWith>[0]
const problemsOf = (schema: Schema, input: unknown) => {
  const parsed = parseWith(schema, input)
  return parsed.ok ? [] : parsed.problems.map(({ field, code }) => `${field} ${code}`)
}

const setup = {
  year: 2024,
  taxIdentifier: '999990019',
  foreignIncome: false,
  ownHome: true,
  isJointFiling: false,
  acceptTerms: true,
}

describe('setup', () => {
  test('is read', () => expect(parseWith(stepSchemas.setup, setup)).toEqual({ ok: true, value: setup }))

  test.each<[object, readonly string[]]>([
    [{ year: 2000 }, []],
    [{ year: 2030 }, []],
    [{ year: 1999 }, ['year not-a-year']],
    [{ year: 2031 }, ['year not-a-year']],
    [{ year: 2024.5 }, ['year not-a-year']],
    [{ year: '2024' }, ['year not-a-year']],
    [{ taxIdentifier: '' }, ['taxIdentifier required']],
    [{ taxIdentifier: '12' }, ['taxIdentifier required']],
    [{ taxIdentifier: '123' }, []],
    [{ taxIdentifier: '1234567890' }, ['taxIdentifier invalid-bsn']],
    [{ taxIdentifier: 'abc' }, ['taxIdentifier invalid-bsn']],
    [{ acceptTerms: false }, ['acceptTerms not-accepted']],
    [{ isJointFiling: 'yes' }, ['isJointFiling wrong-type']],
    [{ extra: 1 }, ['extra unknown-field']],
  ])('with %o', (over, problems) => expect(problemsOf(stepSchemas.setup, { ...setup, ...over })).toEqual(problems))

  test('lists all problems at once', () =>
    expect(problemsOf(stepSchemas.setup, {})).toEqual([
      'year not-a-year',
      'taxIdentifier required',
      'foreignIncome wrong-type',
      'ownHome wrong-type',
      'isJointFiling wrong-type',
      'acceptTerms not-accepted',
    ]))
})

describe('partner', () => {
  const partner = { fullName: 'Sam de Vries', bsn: '111222333' }
  test.each<[object, readonly string[]]>([
    [{}, []],
    [{ fullName: 'S' }, ['fullName too-short']],
    [{ fullName: ' S ' }, ['fullName too-short']],
    [{ fullName: 'Jo' }, []],
    [{ fullName: 'x'.repeat(201) }, ['fullName too-long']],
    [{ bsn: '111 222 333' }, []],
    [{ bsn: '111-222-333' }, []],
    [{ bsn: '111222334' }, ['bsn invalid-bsn']],
    [{ bsn: '' }, ['bsn invalid-bsn']],
    [{ email: '' }, []],
    [{ email: 's@example.org' }, []],
    [{ email: 's@example' }, ['email invalid-email']],
    [{ email: 's example@example.org' }, ['email invalid-email']],
    [{ dateOfBirth: '' }, []],
    [{ dateOfBirth: '1990-02-28' }, []],
    [{ dateOfBirth: '1990-02-30' }, ['dateOfBirth not-a-date']],
    [{ phoneNumber: '+31 6 12345678' }, []],
    [
      { fullName: '', bsn: '1', email: 'x', dateOfBirth: 'x' },
      ['fullName too-short', 'bsn invalid-bsn', 'dateOfBirth not-a-date', 'email invalid-email'],
    ],
  ])('with %o', (over, problems) => expect(problemsOf(stepSchemas.partner, { ...partner, ...over })).toEqual(problems))
})

describe('amounts', () => {
  test('what is left out is 0, but salary', () =>
    expect([
      parseWith(stepSchemas.income, { salary: 1 }),
      parseWith(stepSchemas.deductions, {}),
      problemsOf(stepSchemas.income, {}),
    ]).toEqual([
      { ok: true, value: { salary: 1, otherIncome: 0, taxWithheld: 0 } },
      { ok: true, value: deductionsWith({}) },
      ['salary not-a-number'],
    ]))

  test('every wrong amount is named', () =>
    expect([
      problemsOf(stepSchemas.income, { salary: -1, otherIncome: 1e12, taxWithheld: 0.001 }),
      problemsOf(stepSchemas.deductions, {
        mortgageInterest: -0.01,
        healthcareExpenses: '1',
        educationExpenses: Number.NaN,
        charityDonations: 1.234,
      }),
    ]).toEqual([
      ['salary negative', 'otherIncome too-large', 'taxWithheld too-many-decimals'],
      [
        'mortgageInterest negative',
        'healthcareExpenses not-a-number',
        'educationExpenses not-a-number',
        'charityDonations too-many-decimals',
      ],
    ]))
})

test('submit needs the confirmation', () =>
  expect(
    [{ confirmation: true }, { confirmation: false }, {}].map((form) => problemsOf(stepSchemas.submit, form)),
  ).toEqual([[], ['confirmation not-accepted'], ['confirmation not-accepted']]))

test.each(['setup', 'partner', 'income', 'deductions', 'submit'] as const)(
  'the form of %s and its schema find the same in whatever is answered',
  (step) => {
    const questions = questionsOf[step]
    const value = fc.oneof(
      fc.anything(),
      fc.string(),
      fc.double(),
      fc.constantFrom(true, 2024, 12.5, '999990019', '1990-01-05'),
    )
    const values = fc.record(Object.fromEntries(Object.keys(questions).map((name) => [name, value])), {
      requiredKeys: [],
    })
    fc.assert(
      fc.property(values, (given) => {
        const answers = Object.fromEntries(Object.entries(given).filter(([, one]) => one !== undefined))
        expect(readAnswersTo(questions, answers)).toEqual(parseWith(stepSchemas[step], answers))
      }),
    )
  },
)

describe('the calls', () => {
  test.each<[string, object, readonly string[]]>([
    ['a new return', { userId: 1, year: 2024, currentStep: 'documents', isJointFiling: false }, []],
    ['isJointFiling is false when left out', { userId: 1, year: 2024, currentStep: 'documents' }, []],
    ['a person who is no number', { userId: '1', year: 2024, currentStep: 'setup' }, ['userId wrong-type']],
    ['an empty one', {}, ['userId required', 'year not-a-year', 'currentStep not-a-step']],
    ['unknown members', { userId: 1, year: 2024, currentStep: 'setup', completed: true }, ['completed unknown-field']],
  ])('POST: %s', (_, body, problems) => expect(problemsOf(createFilingSchema, body)).toEqual(problems))

  test.each<[string, object, readonly string[]]>([
    ['nothing', {}, []],
    ['a step', { currentStep: 'income' }, []],
    ['no step', { currentStep: 'done' }, ['currentStep not-a-step']],
    ['parts set back', { partnerData: null, incomeData: null, deductionsData: null, calculatedTax: null }, []],
    ['a tax of part of a euro', { calculatedTax: 1.5 }, ['calculatedTax not-a-number']],
    [
      'nested problems',
      { incomeData: { salary: -1, bonus: 1 } },
      ['incomeData.bonus unknown-field', 'incomeData.salary negative'],
    ],
    [
      'an employer',
      { incomeData: { salary: 1, employerList: [{ employerName: 'A', salary: 1, taxWithheld: 0 }] } },
      [],
    ],
    [
      'too many employers',
      { incomeData: { salary: 1, employerList: Array(51).fill({ employerName: 'A', salary: 1 }) } },
      ['incomeData.employerList too-long'],
    ],
    ['an id', { id: 3 }, ['id unknown-field']],
  ])('PATCH: %s', (_, body, problems) => expect(problemsOf(patchFilingSchema, body).sort()).toEqual(problems))
})
