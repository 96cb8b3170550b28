import { createInspector } from '@statelyai/inspect'
import { openChannel } from './live/channel.ts'
import { watchCharts } from './live/watch-charts.ts'

/*
 * The inspector's half in a tab: the host adds this script before the app's, outside production only. It tells what the
 * charts of this page do (Stately's protocol, masked) and does what the inspector chooses among what was offered.
 */
const tab = crypto.randomUUID()

const channel = openChannel((message) => {
  if (message.kind === 'who is there') charts.replay()
  if (message.kind === 'choose' && message.tab === tab) charts.choose(message.session, message.choice)
  if (message.kind === 'slow down' && message.tab === tab) charts.slowDown(message.session, message.request)
})

// The observer `inspect` of Stately's inspector would send contexts and definitions as they are.
const inspector = createInspector(
  { send: (event) => channel.send({ kind: 'inspection', tab, path: location.pathname, event }) },
  { serialize: (event) => (event.type === '@xstate.actor' ? { ...event, definition: undefined } : event) },
)

const charts = watchCharts({
  actor: (actor) => inspector.actor(actor),
  snapshot: (actor, view) => inspector.snapshot(actor, view, { event: { type: view.event?.type ?? '' } }),
})

Object.assign(globalThis, { chartInspection: { inspect: charts.inspect } })
addEventListener('pagehide', () => channel.send({ kind: 'gone', tab }))
