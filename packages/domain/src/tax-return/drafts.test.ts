import { expect, test } from 'vitest'
import { parseWith } from '../problem/index.ts'
import { returnOf } from '../testing/index.ts'
import { putDraftSchema } from './draft.schema.ts'
import { answeredFields, compareDraft, type Draft, isBegunFor, savedFields } from './drafts.ts'

const filing = returnOf({
  id: 3,
  userId: 7,
  currentStep: 'deductions',
  incomeData: { salary: 50_000, otherIncome: 0, taxWithheld: 12_000 },
  version: 4,
})

const draftOf = (fields: Draft['fields'], base: Draft['base'] = savedFields('income', filing)): Draft => ({
  id: 'a'.repeat(32),
  taxFilingId: 3,
  fields,
  base,
  savedAt: '2026-11-20T18:45:00.000Z',
})

const typed = { salary: '51.000', otherIncome: '', taxWithheld: '12.000,00' }

test.each([
  ['typed on the answers that are saved now', draftOf(typed), 'newer'],
  [
    'the saved answers, written otherwise',
    draftOf({ salary: '50000', otherIncome: '0', taxWithheld: '12000' }),
    'same',
  ],
  [
    'typed before other answers were saved',
    draftOf(typed, { salary: '1,00', otherIncome: '', taxWithheld: '' }),
    'overtaken',
  ],
  [
    'the saved answers, typed before they were saved',
    draftOf({ salary: '50.000', otherIncome: '', taxWithheld: '12.000' }, {}),
    'same',
  ],
] as const)('a draft %s', (_, draft, outcome) => expect(compareDraft('income', draft, filing)).toBe(outcome))

test('before anything is saved, whatever is typed is newer, and blanks are nothing', () => {
  const unanswered = { ...filing, incomeData: null }
  const blank = { salary: '', otherIncome: '', taxWithheld: '' }
  expect([
    compareDraft('income', draftOf({ ...blank, salary: '0' }, blank), unanswered),
    compareDraft('income', draftOf(blank, blank), unanswered),
    compareDraft('setup', { ...draftOf({ year: '2024' }, {}), taxFilingId: null }, null),
    compareDraft('setup', { ...draftOf({ year: '2023' }, { year: '2024' }), taxFilingId: null }, null),
  ]).toEqual(['newer', 'same', 'newer', 'newer'])
})

test('what is typed before there is a return is of the year it was begun for, whichever is chosen then', () => {
  const of = (fields: Draft['fields'], base: Draft['base']) => isBegunFor('2024', { fields, base })
  expect([
    of({ year: '2023' }, { year: '2024' }),
    of({ year: '2024' }, { year: '2026' }),
    of({ year: '2024' }, {}),
    of({ year: '2026' }, {}),
    of({ taxIdentifier: '12' }, {}),
  ]).toEqual([true, false, true, false, true])
})

test('a saved answer of another step is no newer version of this one', () =>
  expect(compareDraft('income', draftOf(typed), { ...filing, version: 9, isJointFiling: true })).toBe('newer'))

test('a tick that was taken away is a difference', () => {
  const base = savedFields('setup', filing)
  const { ownHome: _, ...unticked } = base
  expect(compareDraft('setup', draftOf(unticked, base), filing)).toBe('newer')
})

test('only what answers a question is kept of a form', () =>
  expect(answeredFields('partner', { fullName: 'K', version: '3', intent: 'x', 'dateOfBirth-day': '1' })).toEqual({
    fullName: 'K',
    'dateOfBirth-day': '1',
  }))

const body = { userId: 7, taxFilingId: 3, revision: 1, replaces: null, fields: typed, base: {} }
test.each([
  [{}, []],
  [{ taxFilingId: null, replaces: 'b'.repeat(32) }, []],
  [{ taxFilingId: 0 }, ['taxFilingId']],
  [{ revision: 0 }, ['revision']],
  [{ revision: 2 ** 31 - 1 }, []],
  [{ revision: 2 ** 31 }, ['revision']],
  [{ replaces: "' or 1" }, ['replaces']],
  [{ fields: { salary: 'x'.repeat(2_001) } }, ['fields.salary']],
  [{ fields: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`a${at}`, ''])) }, ['fields']],
  [{ step: 'income' }, ['step']],
])('what may be sent: %j', (change, wrong) => {
  const read = parseWith(putDraftSchema, { ...body, ...change })
  expect(read.ok ? [] : read.problems.map(({ field }) => field)).toEqual(wrong)
})
