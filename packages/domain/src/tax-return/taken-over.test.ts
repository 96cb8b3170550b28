import { expect, test } from 'vitest'
import { returnOf } from '../testing/index.ts'
import type { Question, Questions, TaxFiling } from './index.ts'
import { draftSteps, questionsOf, returnToStartFrom, savedFields, takenOver } from './index.ts'
import { lastingAnswers } from './questions/lasting.ts'
import { patchFilingSchema } from './tax-return.schema.ts'

const answerTo = ({ kind, limits }: Question): unknown => {
  switch (kind) {
    case 'tick':
    case 'consent':
      return true
    case 'euros':
      return 300_000
    case 'year':
      return limits?.atLeast
    case 'date':
      return '1950-03-04'
    default:
      return '999990020'
  }
}
const answersTo = (questions: Questions) =>
  Object.fromEntries(Object.entries(questions).map(([name, question]) => [name, answerTo(question)]))

/** A joint return of 2024 in which every question that there is was answered. */
const { year: _year, isJointFiling: _isJoint, acceptTerms: _terms, ...ofSetup } = questionsOf.setup
const everything: Partial<TaxFiling> = {
  id: 12,
  completed: true,
  setupData: answersTo(ofSetup) as TaxFiling['setupData'],
  partnerData: answersTo(questionsOf.partner) as TaxFiling['partnerData'],
  incomeData: answersTo(questionsOf.income) as TaxFiling['incomeData'],
  deductionsData: answersTo(questionsOf.deductions) as TaxFiling['deductionsData'],
}
const together = returnOf({ ...everything, isJointFiling: true })
const alone = returnOf({ ...everything, isJointFiling: false })

test.each(draftSteps)('every question of %s is said to last or not', (step) =>
  expect(Object.keys(lastingAnswers[step]).sort()).toEqual(Object.keys(questionsOf[step]).sort()),
)

test('no answer to the confirmation, and nothing else of a return, waits to be sorted', () => {
  const parts = Object.keys(patchFilingSchema.shape)
  const steps = draftSteps.map((step) => `${step}Data`)
  expect(parts.filter((name) => !steps.includes(name))).toEqual([
    'year',
    'currentStep',
    'isJointFiling',
    'splitData',
    'calculatedTax',
    'completed',
  ])
})

test('no amount and no day of a year lasts', () => {
  const lasting = (['income', 'deductions'] as const).flatMap((step) =>
    Object.entries<Question>(questionsOf[step])
      .filter(([name]) => (lastingAnswers[step] as Readonly<Record<string, boolean>>)[name])
      .map(([, { kind }]) => kind),
  )
  expect(new Set(lasting)).toEqual(new Set(['tick']))
})

test('of a return with every answer, a form begins with what lasts', () => {
  const born = (name: string) => ({ [`${name}-day`]: '4', [`${name}-month`]: '3', [`${name}-year`]: '1950' })
  expect(takenOver('setup', together)).toEqual({
    ...born('birthDate'),
    foreignIncome: 'on',
    ownHome: 'on',
    isJointFiling: 'on',
    takenFrom: '12',
  })
  const { email, phoneNumber, fullName, bsn } = savedFields('partner', together)
  expect(takenOver('partner', together)).toEqual({
    ...born('dateOfBirth'),
    ...{ email, phoneNumber, fullName, bsn },
    takenFrom: '12',
  })
  expect(Object.keys(takenOver('income', together) ?? {})).toEqual([
    'childUnder12',
    'businessProfit',
    'partnerAbroad',
    'insuredAbroad',
    'nonRepayingLoan',
    'surplusBorrowed',
    'thirtyPercentRuling',
    'partnerYoungDisabled',
    'partnerSingleElderly',
    'partnerThirtyPercentRuling',
    'youngDisabled',
    'singleElderly',
    'takenFrom',
  ])
  expect(takenOver('deductions', together)).toEqual({
    alimonyPaid: 'on',
    periodicGiftsToCulture: 'on',
    takenFrom: '12',
  })
})

test('what did not count in that return is not taken over', () => {
  const names = Object.keys(takenOver('income', alone) ?? {})
  expect(names).toEqual(expect.arrayContaining(['filesApart', 'singleElderly']))
  expect(names.filter((name) => name.startsWith('partner'))).toEqual([])
  const rented = returnOf({
    incomeData: { salary: 1, otherIncome: 0, taxWithheld: 0, nonRepayingLoan: true },
    setupData: { taxIdentifier: '999990019', foreignIncome: false, ownHome: false },
  })
  expect(takenOver('income', rented)).toEqual({ takenFrom: '7' })
  expect([takenOver('partner', rented), takenOver('deductions', rented)]).toEqual([null, null])
})

test('of a partner nothing goes on into a return that is filed alone, or out of one that was', () => {
  const steps = ['partner', 'income', 'deductions'] as const
  const partners = (from: TaxFiling, isJointFiling: boolean) =>
    steps.flatMap((step) =>
      Object.keys(takenOver(step, from, { isJointFiling }) ?? {}).filter((name) => /^partner|fullName|bsn/.test(name)),
    )
  expect([partners(together, false), partners(alone, false), partners(alone, true)]).toEqual([[], [], []])
  expect(partners(together, true)).toContain('partnerYoungDisabled')
  // Whether they are still partners is asked where it begins.
  expect(takenOver('setup', together, { isJointFiling: false })).toHaveProperty('isJointFiling', 'on')
})

const of = (id: number, year: number, over: Partial<TaxFiling> = {}) => returnOf({ id, year, completed: true, ...over })
test.each<[string, readonly TaxFiling[], number | null]>([
  ['none', [], null],
  ['the year before', [of(1, 2022), of(2, 2024), of(3, 2023)], 2],
  ['rather an earlier year than a nearer later one', [of(1, 2026), of(2, 2022)], 2],
  ['the nearest later one', [of(1, 2027), of(2, 2026)], 2],
  ['a submitted one rather than its correction under way', [of(2, 2024, { completed: false }), of(1, 2024)], 1],
  ['the latest correction', [of(2, 2024), of(1, 2024)], 2],
  ['one that is not submitted, where there is no other', [of(2, 2024, { completed: false })], 2],
  ['not one of the year itself', [of(2, 2025)], null],
  ['not one without answers', [of(2, 2024, { setupData: null })], null],
])('a return of 2025 begins with: %s', (_, filings, expected) =>
  expect(returnToStartFrom(filings, 2025)?.id ?? null).toBe(expected),
)
