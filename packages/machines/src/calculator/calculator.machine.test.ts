import { calculate, readCalculator } from '@aangiftewijs/domain/calculator'
import { expect, test } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { type CalculatorEvent, calculatorMachine } from './index.ts'

const run = (
  input: { fields?: Record<string, string>; tab?: 'basic' | 'detailed' },
  ...events: readonly CalculatorEvent[]
) => {
  const { value, context } = events.reduce(
    (snapshot, event) => transition(calculatorMachine, snapshot, event)[0],
    initialTransition(calculatorMachine, input)[0],
  )
  return { value, context }
}
const given = (fields: Record<string, string>): CalculatorEvent => ({ type: 'the amounts are given', fields })
const amountsOf = (fields: Record<string, string>) => {
  const read = readCalculator(fields)
  return read.ok ? read.value : null
}
const shownFor = (fields: Record<string, string>) => {
  const amounts = amountsOf(fields)
  return { openedAt: 'basic', fields, problems: [], amounts, result: amounts && calculate(amounts) }
}

test('there is no result until amounts are given', () =>
  expect(run({})).toEqual({
    value: { tab: 'basic', result: 'none' },
    context: { openedAt: 'basic', fields: null, problems: [], amounts: null, result: null },
  }))

test('a valid submit shows the result; each later one replaces it', () =>
  expect([
    run({}, given({ salary: '45.000' })),
    run({}, given({ salary: '45.000' }), given({ salary: '50.000' })),
  ]).toEqual([
    { value: { tab: 'basic', result: 'shown' }, context: shownFor({ salary: '45.000' }) },
    { value: { tab: 'basic', result: 'shown' }, context: shownFor({ salary: '50.000' }) },
  ]))

test('a refused submit takes the old result away and keeps what was typed', () =>
  expect(run({}, given({ salary: '45.000' }), given({ salary: '-1' }))).toEqual({
    value: { tab: 'basic', result: 'refused' },
    context: {
      openedAt: 'basic',
      fields: { salary: '-1' },
      problems: [{ field: 'salary', code: 'negative' }],
      amounts: null,
      result: null,
    },
  }))

test('amounts in the address are calculated at once', () =>
  expect(run({ fields: { salary: '45.000' } })).toEqual({
    value: { tab: 'basic', result: 'shown' },
    context: shownFor({ salary: '45.000' }),
  }))

test('the tabs share their amounts', () =>
  expect(run({}, given({ salary: '45.000' }), { type: 'the detailed tab is chosen' })).toEqual({
    value: { tab: 'detailed', result: 'shown' },
    context: shownFor({ salary: '45.000' }),
  }))

test.each<[string, Parameters<typeof run>[0], readonly CalculatorEvent[], string]>([
  ['the long form is opened when the address asks for it', { tab: 'detailed' }, [], 'detailed'],
  ['a wrong deduction in the address opens the long form', { fields: { mortgageInterest: '-5' } }, [], 'detailed'],
  ['a wrong deduction brings the long form up', {}, [given({ mortgageInterest: '-5' })], 'detailed'],
  ['a wrong salary does not', {}, [given({ salary: '-5' })], 'basic'],
  [
    'the short form cannot be chosen while it would hide a wrong amount',
    {},
    [given({ mortgageInterest: '-5' }), { type: 'the basic tab is chosen' }],
    'detailed',
  ],
  [
    'the short form can be chosen again when the amount is right',
    {},
    [given({ mortgageInterest: '-5' }), given({ mortgageInterest: '5' }), { type: 'the basic tab is chosen' }],
    'basic',
  ],
])('%s', (_, input, events, tab) => expect(run(input, ...events).value).toMatchObject({ tab }))
