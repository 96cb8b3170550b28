import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import { expect, test } from 'vitest'
import { distinctionsOf, followed, isRunning, keyOf, type Sessions, sessionsAfter } from './sessions.ts'
import type { SnapshotView } from './snapshot-view.ts'

const view = (state: string, status: SnapshotView['status'] = 'active'): SnapshotView => ({
  state,
  status,
  active: [],
  taken: [],
  context: null,
  choices: [],
  requests: [],
  event: null,
})

/** What is known after a tab told these snapshots of sessions, each of them opened first. */
function hear(...told: readonly (readonly [session: string, ...views: readonly SnapshotView[]])[]): Sessions {
  const events: StatelyInspectionEvent[] = []
  const inspector = createInspector({ send: (event) => events.push(event) })
  for (const [session, ...views] of told) {
    inspector.actor(session, undefined, { parentId: session === 'child' ? 'a' : '' })
    for (const each of views) inspector.snapshot(session, each)
  }
  return events.reduce<Sessions>(
    (sessions, event) => sessionsAfter(sessions, { kind: 'inspection', tab: 't', path: '/faq', event }),
    new Map(),
  )
}

test('the snapshots of a session come one after the other; a tab that tells them again repeats nothing', () => {
  const sessions = hear(['a', view('one')], ['a', view('one'), view('two')])
  const session = sessions.get(keyOf('t', 'a'))
  expect([session?.path, session?.views.map(({ state }) => state)]).toEqual(['/faq', ['one', 'two']])
})

test('a tab that is gone takes its sessions along', () => {
  expect([...sessionsAfter(hear(['a', view('one')]), { kind: 'gone', tab: 't' })]).toEqual([])
})

test('charts of one kind on one page are told apart by what they are about, where they stand, and at last by number', () => {
  const about = (type: string, state: string) => ({ ...view(state), context: { type } })
  const sessions = hear(
    ['a', about('income_statement', 'passed')],
    ['b', about('income_statement', 'choosing')],
    ['c', about('other', 'passed')],
    ['d', about('other', 'passed')],
  )
  const scans = [...sessions.values()].map((session) => ({ ...session, chart: 'document-scan' }))
  const elsewhere = scans.slice(0, 1).map((session) => ({ ...session, path: '/elsewhere' }))
  expect(distinctionsOf([...scans, ...elsewhere])).toEqual([
    { type: 'income_statement', state: 'passed', number: null },
    { type: 'income_statement', state: 'choosing', number: null },
    { type: 'other', state: 'passed', number: 1 },
    { type: 'other', state: 'passed', number: 2 },
    null,
  ])
})

test('when a page opens the next, the inspector goes along', () => {
  const ended = hear(['a', view('one', 'done')])
  const key = keyOf('t', 'a')
  const [before] = ended.values()
  if (before === undefined) throw new Error('nothing was heard')
  const shown = followed(new Map(ended).set('t b', { ...before, id: 'b', views: [view('two')] }), key)
  expect([shown?.id, shown !== null && isRunning(shown)]).toEqual(['b', true])
})
