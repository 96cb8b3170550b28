import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import { openChannel } from './live/channel.ts'
import { showFrame } from './live/page-frame.ts'
import { watchCharts } from './live/watch-charts.ts'

/*
 * The inspector's half in a tab: the host adds this script before the app's, outside production only. It tells what the
 * charts of this page do (Stately's protocol, masked) and does what the inspector chooses among what was offered.
 */
const tab = crypto.randomUUID()

const channel = openChannel((message) => {
  if (message.kind === 'who is there') tellAll()
  if (message.kind === 'watch') showFrame(message.tab === tab)
  if (message.kind === 'choose' && message.tab === tab) charts.choose(message.session, message.choice)
  if (message.kind === 'slow down' && message.tab === tab) charts.slowDown(message.session, message.request)
})

const tell = (events: readonly StatelyInspectionEvent[]) =>
  channel.send({ kind: 'inspection', tab, path: location.pathname, openedAt: performance.timeOrigin, events })

/** What is being told again, to be sent at once; null while each event goes as it comes. */
let again: StatelyInspectionEvent[] | null = null
function tellAll() {
  again = []
  charts.replay()
  tell(again)
  again = null
}

// The observer `inspect` of Stately's inspector would send contexts and definitions as they are.
const inspector = createInspector(
  { send: (event) => (again === null ? tell([event]) : again.push(event)) },
  { serialize: (event) => (event.type === '@xstate.actor' ? { ...event, definition: undefined } : event) },
)

const charts = watchCharts({
  actor: (actor) => inspector.actor(actor),
  snapshot: (actor, view) => inspector.snapshot(actor, view, { event: { type: view.event?.type ?? '' } }),
})

Object.assign(globalThis, { chartInspection: { inspect: charts.inspect } })
addEventListener('pagehide', () => {
  showFrame(false)
  channel.send({ kind: 'gone', tab, leftAt: Date.now() })
})
// A page that the browser kept comes back as it was.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) tellAll()
})
