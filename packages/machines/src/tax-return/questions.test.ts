import { type Step, type StepFacts, stepAfter, steps, stepToContinueAt } from '@aangiftewijs/domain/tax-return'
import { describe, expect, test } from 'vitest'
import { mayStandAt, nextStepAfter, snapshotFor, stateOf, stepOf } from './index.ts'

const nothing: StepFacts = {
  currentStep: 'setup',
  isJointFiling: false,
  partnerData: null,
  incomeData: null,
  deductionsData: null,
  completed: false,
}
const answered = { partnerData: {}, incomeData: {}, deductionsData: {} }
const yesOrNo = [false, true]
const allFacts: readonly StepFacts[] = yesOrNo.flatMap((isJointFiling) =>
  yesOrNo.flatMap((partner) =>
    yesOrNo.flatMap((income) =>
      yesOrNo.map((deductions) => ({
        ...nothing,
        isJointFiling,
        partnerData: partner ? {} : null,
        incomeData: income ? {} : null,
        deductionsData: deductions ? {} : null,
      })),
    ),
  ),
)

describe('the next step', () => {
  test.each<[Step, Partial<StepFacts>, Step]>([
    ['setup', {}, 'documents'],
    ['setup', { isJointFiling: true }, 'partner'],
    ['partner', { isJointFiling: true, partnerData: {} }, 'income'],
    ['documents', {}, 'income'],
    ['documents', { isJointFiling: true }, 'partner'],
    ['income', { incomeData: {} }, 'deductions'],
    ['deductions', { incomeData: {}, deductionsData: {} }, 'review'],
    ['deductions', { deductionsData: {} }, 'income'],
    ['review', answered, 'submit'],
    ['review', { ...answered, deductionsData: null }, 'deductions'],
    ['submit', { ...answered, completed: true }, 'submit'],
  ])('after %s with %o comes %s', (step, facts, next) =>
    expect(nextStepAfter(step, { ...nothing, ...facts })).toBe(next),
  )

  test('the chart and the domain agree for every step and every return', () => {
    const asked = steps.filter((step) => step !== 'submit' && step !== 'partner')
    for (const facts of allFacts)
      for (const step of asked)
        expect([step, nextStepAfter(step, facts)]).toEqual([step, stepToContinueAt(step, facts)])
  })

  test('a fully answered return always goes on to the step after', () => {
    for (const isJointFiling of yesOrNo)
      for (const step of steps) {
        const facts = { ...nothing, ...answered, isJointFiling, completed: step === 'submit' }
        expect(nextStepAfter(step, facts)).toBe(stepAfter(step, isJointFiling))
      }
  })
})

describe('where a return may stand', () => {
  const open = (facts: Partial<StepFacts>) => steps.filter((step) => mayStandAt({ ...nothing, ...facts }, step))
  test.each<[string, Partial<StepFacts>, readonly Step[]]>([
    ['a new single return', {}, ['setup', 'documents', 'income']],
    ['a new joint return', { isJointFiling: true }, ['setup', 'partner', 'documents']],
    [
      'a joint return with a partner',
      { isJointFiling: true, partnerData: {} },
      ['setup', 'partner', 'documents', 'income'],
    ],
    ['a return with income', { incomeData: {} }, ['setup', 'documents', 'income', 'deductions']],
    ['an answered return', answered, ['setup', 'documents', 'income', 'deductions', 'review', 'submit']],
    ['an answered joint return', { ...answered, isJointFiling: true }, steps],
    ['a submitted return', { ...answered, completed: true }, ['setup', 'submit']],
  ])('%s', (_, facts, expected) => expect(open(facts)).toEqual(expected))
})

describe('the page of a step', () => {
  test('any step opens by its address, also without a return', () => {
    for (const step of steps) {
      const snapshot = snapshotFor(step, null)
      expect([stepOf(snapshot), stateOf(snapshot)]).toEqual([step, 'answering'])
    }
  })
})
