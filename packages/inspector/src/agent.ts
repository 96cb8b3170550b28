import { createInspector } from '@statelyai/inspect'
import type { InspectionEvent } from 'xstate'
import { masked } from './live/mask.ts'
import { watchCharts } from './live/watched-charts.ts'
import { openChannel, plainProtocol } from './live/wire.ts'

/*
 * The inspector's half in a tab: the host adds this script before the app's, outside production only. It tells what the
 * charts of this page do (Stately's protocol, masked) and does what the inspector chooses among what was offered.
 */
const tab = crypto.randomUUID()

const channel = openChannel((message) => {
  if (message.kind === 'who is there') {
    for (const actor of charts.running()) inspector.actor(actor, { status: 'active' })
    charts.replay()
  }
  if (message.kind === 'choose' && message.tab === tab) charts.choose(message.session, message.choice)
  if (message.kind === 'slow down' && message.tab === tab) charts.slowDown(message.session, message.request)
})

const charts = watchCharts((told) => channel.send({ kind: 'stand', tab, ...told }))

const inspector = createInspector({
  send: (event) =>
    channel.send({
      kind: 'protocol',
      tab,
      path: location.pathname,
      event: plainProtocol(event, (value) => masked(value)),
    }),
})

const inspect = (event: InspectionEvent) => {
  inspector.inspect.next?.(event)
  charts.hear(event)
}

Object.assign(globalThis, { chartInspection: { inspect } })
addEventListener('pagehide', () => channel.send({ kind: 'gone', tab }))
