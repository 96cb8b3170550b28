import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import { expect, test } from 'vitest'
import type { FromTab } from './channel.ts'
import {
  distinctionsOf,
  endOf,
  followed,
  isRunning,
  keyOf,
  recordingsIn,
  type Sessions,
  sessionsAfter,
} from './sessions.ts'
import type { SnapshotView, ToldView } from './snapshot-view.ts'

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

const numbered = (views: readonly SnapshotView[]): readonly ToldView[] =>
  views.map((each, place) => ({ ...each, number: place + 1, at: place * 1_000 }))

type Told = readonly [session: string, ...views: readonly SnapshotView[]]

/** What a tab says when it tells these snapshots of sessions, each of them opened first. */
function said(told: readonly Told[], tab = 't', openedAt = 0): FromTab {
  const events: StatelyInspectionEvent[] = []
  const inspector = createInspector({ send: (event) => events.push(event) })
  for (const [session, ...views] of told) {
    inspector.actor(session)
    for (const each of numbered(views)) inspector.snapshot(session, each)
  }
  return { kind: 'inspection', tab, path: '/faq', openedAt, events }
}
const after = (...messages: readonly FromTab[]): Sessions => messages.reduce<Sessions>(sessionsAfter, new Map())
const hear = (...told: readonly Told[]): Sessions => after(said(told))

test('the snapshots of a session come one after the other; a tab that tells them again repeats nothing', () => {
  const sessions = hear(['a', view('one')], ['a', view('one'), view('two')])
  const session = sessions.get(keyOf('t', 'a'))
  expect([session?.path, session?.views.map(({ state }) => state)]).toEqual(['/faq', ['one', 'two']])
})

test('what is told again cuts nothing off that was heard before, and keeps its numbers', () => {
  const first = said([['a', view('one'), view('two'), view('three')]])
  const again = said([['a', view('one'), view('two'), view('three')]])
  // The tab remembers the last two only.
  const cut = again.kind === 'inspection' ? { ...again, events: again.events.filter((_, place) => place !== 1) } : again
  const numbers = (sessions: Sessions) => sessions.get(keyOf('t', 'a'))?.views.map(({ number }) => number)
  expect([numbers(after(first, cut)), numbers(after(cut))]).toEqual([
    [1, 2, 3],
    [2, 3],
  ])
})

test('of a tab that is gone there stays a recording of what happened, and nothing where nothing did', () => {
  const told = said([
    ['a', view('one'), view('two')],
    ['b', view('one')],
  ])
  const left = after(told, { kind: 'gone', tab: 't', leftAt: 9_000 })
  const [recording] = recordingsIn(left)
  expect([left.size, recording?.id, recording?.views.length, recording && endOf(recording)]).toEqual([1, 'a', 2, 9_000])
  expect([...left.values()].map(isRunning)).toEqual([false])
})

test('a page that comes back as it was goes on with what was recorded', () => {
  const told = said([['a', view('one'), view('two')]])
  const back = after(told, { kind: 'gone', tab: 't', leftAt: 9_000 }, told)
  expect([[...back.values()].map(isRunning), recordingsIn(back)]).toEqual([[true], []])
})

test('a chart that ended on a page that goes on is a recording, too; the last to end is the first', () => {
  const sessions = hear(
    ['a', view('one'), view('end', 'done')],
    ['b', view('one'), view('two'), view('end', 'stopped')],
  )
  expect(recordingsIn(sessions).map(({ id }) => id)).toEqual(['b', 'a'])
})

test('recordings do not pile up', () => {
  const messages = Array.from({ length: 40 }, (_, at): readonly FromTab[] => [
    said([['a', view('one'), view('two')]], `t${at}`),
    { kind: 'gone', tab: `t${at}`, leftAt: at },
  ])
  const left = recordingsIn(after(...messages.flat()))
  expect([left.length, left[0]?.tab, left.at(-1)?.tab]).toEqual([30, 't39', 't10'])
})

test('charts of two tabs at one address are told apart by when their pages were opened', () => {
  const sessions = after(
    said([['a', view('one')]], 't', 1_000),
    said([['a', view('one')]], 'u', 61_000),
    said([['a', view('one')]], 'v', 61_500),
  )
  expect(distinctionsOf([...sessions.values()])).toEqual([
    { openedAt: 1_000, state: null, type: null, number: null },
    { openedAt: 61_000, state: null, type: null, number: 1 },
    { openedAt: 61_500, state: null, type: null, number: 2 },
  ])
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
    { openedAt: null, type: 'income_statement', state: 'passed', number: null },
    { openedAt: null, type: 'income_statement', state: 'choosing', number: null },
    { openedAt: null, type: 'other', state: 'passed', number: 1 },
    { openedAt: null, type: 'other', state: 'passed', number: 2 },
    null,
  ])
})

test('when a page opens the next, the inspector goes along', () => {
  const ended = hear(['a', view('one', 'done')])
  const key = keyOf('t', 'a')
  const [before] = ended.values()
  if (before === undefined) throw new Error('nothing was heard')
  const shown = followed(new Map(ended).set('t b', { ...before, id: 'b', views: numbered([view('two')]) }), key)
  expect([shown?.id, shown !== null && isRunning(shown)]).toEqual(['b', true])
})
