import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { catalogue, entryIn } from '../catalogue/index.ts'
import type { ToldView } from './snapshot-view.ts'
import { watchCharts } from './watch-charts.ts'

const { machine } = entryIn(catalogue, 'chat')

/** The chat of a page, and what its tab tells. */
function watchedChat() {
  const told: (string | ToldView)[] = []
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

test('snapshots keep their numbers, however few of them are told again; a page that lets go of its chart does no event of it', () => {
  const { actor, charts, told } = watchedChat()
  for (let times = 0; times < 1_500; times += 1) actor.send({ type: 'the panel is toggled' })
  actor.stop()
  told.length = 0
  charts.replay()
  const views = told.filter((one) => typeof one !== 'string')
  expect([views.length, views[0]?.number, views.at(-1)?.number]).toEqual([1_000, 503, 1_502])
  expect(views.at(-1)?.event).toEqual({ words: 'its page let go of it', type: '' })
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
