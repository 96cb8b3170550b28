import { expect, test } from 'vitest'
import { catalogue, entryIn } from '../catalogue/index.ts'
import { choose, momentOf, openRun, pathOf, type Run, slowDown, travel } from './run.ts'

const given = 'answers are given · A return alone'
const failed = 'saving the answers · Fails: no connection'
const run = (...choices: readonly string[]): Run => choices.reduce(choose, openRun(entryIn(catalogue, 'tax-return')))
const statesOf = ({ moments }: Run) => moments.map(({ view }) => view.state)

test('a run remembers every moment', () => {
  expect(statesOf(run(given, failed, 'trying again is chosen', 'saving the answers · Saved'))).toEqual([
    'setup › answering',
    'setup › saving',
    'setup › failed',
    'setup › saving',
    'documents › answering',
  ])
})

test('what is not possible changes nothing', () => {
  const saving = run(given)
  expect(choose(saving, 'the notice is closed')).toBe(saving)
})

test('going back in time and choosing otherwise drops what came after', () => {
  const back = travel(run(given, failed), 1)
  const other = choose(back, 'saving the answers · Saved')
  expect([momentOf(back).view.state, statesOf(other), pathOf(other)]).toEqual([
    'setup › saving',
    ['setup › answering', 'setup › saving', 'documents › answering'],
    [given, 'saving the answers · Saved'],
  ])
})

test('a slow request still waits, and is said to be slow', () => {
  const slow = slowDown(run(given), 'saveStep', 'saving takes long')
  expect([momentOf(slow).view.requests, pathOf(slow), statesOf(choose(slow, failed)).at(-1)]).toEqual([
    [{ id: 'saveStep', isSlow: true }],
    [given],
    'setup › failed',
  ])
})

test('the way here is told by the transitions taken', () => {
  expect(momentOf(run(given, failed, 'trying again is chosen')).view.taken).toEqual([
    'tax-return.setup.failed · trying again is chosen #2',
  ])
})
