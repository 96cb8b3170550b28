import { expect, test } from 'vitest'
import { followed, isRunning, keyOf, type Sessions, sessionsAfter } from './sessions.ts'
import type { Stand } from './stand.ts'
import type { FromTab } from './wire.ts'

const stand = (place: string, hasEnded = false): Stand => ({
  place,
  active: [],
  taken: [],
  context: null,
  choices: [],
  requests: [],
  hasEnded,
  happened: null,
})
const told = (session: string, number: number, where: Stand): FromTab => ({
  kind: 'stand',
  tab: 'a',
  session,
  chart: 'tax-return',
  number,
  stand: where,
})
const hear = (...messages: readonly FromTab[]): Sessions => messages.reduce<Sessions>(sessionsAfter, new Map())

test('stands of a session come one after the other; a replay repeats nothing', () => {
  const sessions = hear(told('x:1', 1, stand('one')), told('x:1', 2, stand('two')), told('x:1', 1, stand('one')))
  expect(sessions.get(keyOf('a', 'x:1'))?.stands.map(({ place }) => place)).toEqual(['one', 'two'])
})

test('Stately’s protocol says whose child a session is and where its tab is', () => {
  const sessions = hear({
    kind: 'protocol',
    tab: 'a',
    path: '/tax-filing/income',
    event: { type: '@xstate.actor', sessionId: 'x:2', parentId: 'x:1', name: 'saveStep' },
  })
  expect([...sessions.values()].map(({ id, parent, path }) => [id, parent, path])).toEqual([
    ['x:2', 'x:1', '/tax-filing/income'],
  ])
})

test('a tab that is gone takes its sessions along', () => {
  expect([...hear(told('x:1', 1, stand('one')), { kind: 'gone', tab: 'a' })]).toEqual([])
})

test('when a page opens the next, the inspector goes along', () => {
  const sessions = hear(told('x:1', 1, stand('one', true)), told('x:9', 1, stand('two')))
  const shown = followed(sessions, keyOf('a', 'x:1'))
  expect([shown?.id, shown !== null && isRunning(shown)]).toEqual(['x:9', true])
})
