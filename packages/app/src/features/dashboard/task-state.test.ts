import { steps, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { expect, test } from 'vitest'
import { begunFiling } from '../../testing/fixtures.ts'
import { taskState } from './task-state.ts'

const states = (filing: TaxFiling | null) => steps.map((step) => taskState(step, filing))
const incomeData = { salary: 1, otherIncome: 0, taxWithheld: 0 }

test('without a return only setup can be opened', () => {
  expect(states(null)).toEqual(['open', 'later', 'later', 'later', 'later', 'later', 'later'])
})

test('a single return at documents', () => {
  expect(states(begunFiling)).toEqual(['done', 'not-needed', 'current', 'later', 'later', 'later', 'later'])
})

test('going back keeps what was reached open', () => {
  expect(states({ ...begunFiling, currentStep: 'income', incomeData })).toEqual([
    'done',
    'not-needed',
    'done',
    'current',
    'open',
    'later',
    'later',
  ])
})

test('a completed return is done', () => {
  expect(states({ ...begunFiling, isJointFiling: true, currentStep: 'submit', completed: true })).toEqual(
    steps.map(() => 'done'),
  )
})
