import { steps, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { expect, test } from 'vitest'
import { bakeryStatement, doubtfulMortgage } from '../../testing/filing-fixtures.ts'
import { begunFiling } from '../../testing/fixtures.ts'
import { taskState } from './task-state.ts'

const both = [bakeryStatement, { ...doubtfulMortgage, verdict: 'mine' as const }]
const states = (filing: TaxFiling | null, documents = both) => steps.map((step) => taskState(step, filing, documents))

test('without a return only setup can be opened', () => {
  expect(states(null)).toEqual(['open', 'later', 'later', 'later', 'later', 'later', 'later'])
})

test('the step the return stands at is in progress, unless what it asks is there', () => {
  const rest = ['later', 'later', 'later', 'later'] as const
  expect(states(begunFiling, [])).toEqual(['done', 'not-needed', 'current', ...rest])
  expect(states(begunFiling)).toEqual(['done', 'not-needed', 'done', ...rest])
})
