import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { catalogue, entryIn } from '../catalogue/index.ts'
import type { SnapshotView } from './snapshot-view.ts'
import { watchCharts } from './watch-charts.ts'

const { machine } = entryIn(catalogue, 'chat')

/** The chat of a page, and what its tab tells. */
function watchedChat() {
  const told: (string | SnapshotView)[] = []
  const charts = watchCharts({ actor: ({ sessionId }) => told.push(sessionId), snapshot: (_, view) => told.push(view) })
  const actor = createActor(machine, { inspect: charts.inspect }).start()
  const states = () => told.map((one) => (typeof one === 'string' ? 'opened' : [one.event?.words ?? null, one.state]))
  return { actor, charts, told, states }
}

test('a tab tells each snapshot with what led to it, and never what was typed', () => {
  const { actor, told, states } = watchedChat()
  actor.send({ type: 'a message is sent', text: 'my salary is 45000', at: '' })
  expect([states(), JSON.stringify(told).includes('45000')]).toEqual([
    [
      'opened',
      [null, 'conversation › listening + panel › open'],
      ['a message is sent', 'conversation › typing › thinking + panel › open'],
    ],
    false,
  ])
})

test('a choice is done by its name, where it is possible; all is told again to an inspector that opens later', () => {
  const { actor, charts, told, states } = watchedChat()
  charts.choose(actor.sessionId, 'the panel is toggled')
  charts.choose(actor.sessionId, 'no such choice')
  const before = states()
  told.length = 0
  charts.replay()
  expect([before.at(-1), states()]).toEqual([
    ['the panel is toggled', 'conversation › listening + panel › closed'],
    before,
  ])
})
