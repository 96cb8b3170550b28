import { calculatorMachine } from '@aangiftewijs/machines/calculator'
import { taxReturnMachine } from '@aangiftewijs/machines/tax-return'
import { expect, test } from 'vitest'
import { activeAt, chartTree } from './index.ts'

const wizard = chartTree(taxReturnMachine)
const calculator = chartTree(calculatorMachine)

test('a place makes every state around it active', () =>
  expect(activeAt(wizard, ['income.refused'])).toEqual([
    'tax-return',
    'tax-return.income',
    'tax-return.income.refused',
  ]))

test('parallel parts each have a place', () =>
  expect(activeAt(calculator, ['result.shown', 'tab.basic'])).toEqual([
    'calculator',
    'calculator.result',
    'calculator.result.shown',
    'calculator.tab',
    'calculator.tab.basic',
  ]))

test.each([
  ['a state that does not exist', wizard, ['income.dreaming'], 'There is no state tax-return.income.dreaming'],
  ['a place that is not innermost', wizard, ['income'], 'tax-return.income needs one place, not 0: income'],
  [
    'two places where one can be',
    wizard,
    ['income.refused', 'setup.saving'],
    'tax-return needs one place, not 2: income.refused, setup.saving',
  ],
  ['a part without a place', calculator, ['tab.basic'], 'calculator.result needs one place, not 0: tab.basic'],
  ['a place inside an innermost state', wizard, ['submitted.again'], 'There is no state tax-return.submitted.again'],
])('%s is refused', (_, chart, places, sentence) => expect(() => activeAt(chart, places)).toThrow(sentence))
