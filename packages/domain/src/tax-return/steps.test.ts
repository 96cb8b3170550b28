import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  furthestStep,
  isOpen,
  isStep,
  pathOf,
  reachedSteps,
  type Step,
  type StepFacts,
  stepAfter,
  stepBefore,
  steps,
  stepToContinueAt,
} from './index.ts'

const nothing: StepFacts = {
  currentStep: 'setup',
  isJointFiling: false,
  partnerData: null,
  incomeData: null,
  deductionsData: null,
  completed: false,
}
const maybe = fc.constantFrom(null, {})
const facts: fc.Arbitrary<StepFacts> = fc.record({
  currentStep: fc.constantFrom(...steps),
  isJointFiling: fc.boolean(),
  partnerData: maybe,
  incomeData: maybe,
  deductionsData: maybe,
  completed: fc.boolean(),
})

test('seven steps in order, each with its page', () =>
  expect(steps.map(pathOf)).toEqual([
    '/tax-filing/setup',
    '/tax-filing/partner',
    '/tax-filing/documents',
    '/tax-filing/income',
    '/tax-filing/deductions',
    '/tax-filing/review',
    '/tax-filing/submit',
  ]))

test('only the seven are steps', () =>
  expect(['setup', 'submitted', '', null, 3].map(isStep)).toEqual([true, false, false, false, false]))

test('Continue, single and joint', () =>
  expect(steps.map((step) => [step, stepAfter(step, false), stepAfter(step, true)])).toEqual([
    ['setup', 'documents', 'partner'],
    ['partner', 'income', 'income'],
    ['documents', 'income', 'income'],
    ['income', 'deductions', 'deductions'],
    ['deductions', 'review', 'review'],
    ['review', 'submit', 'submit'],
    ['submit', 'submit', 'submit'],
  ]))

test('Back', () =>
  expect(steps.map((step) => stepBefore[step])).toEqual([
    null,
    'setup',
    'setup',
    'documents',
    'income',
    'deductions',
    'review',
  ]))

describe('how far a return has come', () => {
  test.each<[string, Partial<StepFacts>, Step, readonly Step[]]>([
    ['a new one', {}, 'setup', ['setup']],
    ['a single one', { currentStep: 'documents' }, 'documents', ['setup', 'documents']],
    ['a joint one', { currentStep: 'partner', isJointFiling: true }, 'partner', ['setup', 'partner']],
    [
      'a joint one, back at setup',
      { currentStep: 'partner', isJointFiling: true, partnerData: {} },
      'income',
      ['setup', 'partner', 'documents', 'income'],
    ],
    [
      'an answered one, back at setup',
      { currentStep: 'documents', incomeData: {}, deductionsData: {} },
      'submit',
      ['setup', 'documents', 'income', 'deductions', 'review', 'submit'],
    ],
    [
      'one that became joint after it was answered',
      { currentStep: 'partner', isJointFiling: true, incomeData: {}, deductionsData: {} },
      'submit',
      ['setup', 'partner', 'documents'],
    ],
    [
      'one that became joint and stands at a step that is shut by it',
      { currentStep: 'deductions', isJointFiling: true, incomeData: {} },
      'deductions',
      ['setup', 'partner', 'documents', 'deductions'],
    ],
    [
      'a submitted one',
      { currentStep: 'submit', incomeData: {}, deductionsData: {}, completed: true },
      'submit',
      ['setup', 'documents', 'income', 'deductions', 'review', 'submit'],
    ],
  ])('%s', (_, known, furthest, reached) =>
    expect([furthestStep({ ...nothing, ...known }), reachedSteps({ ...nothing, ...known })]).toEqual([
      furthest,
      reached,
    ]),
  )

  test('answering a step never shuts one', () =>
    fc.assert(
      fc.property(
        facts,
        fc.constantFrom<keyof StepFacts>('partnerData', 'incomeData', 'deductionsData'),
        (known, answer) => {
          const before = steps.filter((step) => isOpen(step, known))
          const after = steps.filter((step) => isOpen(step, { ...known, [answer]: {} }))
          expect(after).toEqual(expect.arrayContaining(before))
        },
      ),
    ))

  test('a save goes on with an open step', () =>
    fc.assert(
      fc.property(facts, fc.constantFrom(...steps), (known, step) => {
        const next = stepToContinueAt(step, known)
        expect(isOpen(next, known)).toBe(true)
      }),
    ))

  test('partner is never open in a single return', () =>
    fc.assert(fc.property(facts, (known) => isOpen('partner', known) === known.isJointFiling)))
})
