import { calculate, readCalculator } from '@aangiftewijs/domain/calculator'
import { expect, test } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { type CalculatorEvent, calculatorMachine } from './index.ts'

const run = (input: { fields?: Record<string, string> }, ...events: readonly CalculatorEvent[]) => {
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
  return { fields, problems: [], amounts, result: amounts && calculate(amounts) }
}

test('there is no result until amounts are given', () =>
  expect(run({})).toEqual({
    value: { tab: 'basic', result: 'none' },
    context: { fields: null, problems: [], amounts: null, result: null },
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
