import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { Masked } from './mask.ts'
import type { Stand } from './stand.ts'

/** A BroadcastChannel reaches pages of the same origin in the same browser only: nothing leaves the machine. */
export const channelName = 'aangiftewijs-chart-inspector'

/** One event of Stately's inspection protocol as it leaves a tab: plain data, masked, without the chart's definition. */
export type ProtocolMessage =
  | {
      readonly type: '@xstate.actor'
      readonly sessionId: string
      readonly parentId: string | null
      readonly name: string
    }
  | {
      readonly type: '@xstate.event'
      readonly sessionId: string
      readonly event: { readonly type: string; readonly payload: Masked }
    }
  | { readonly type: '@xstate.snapshot'; readonly sessionId: string; readonly status: string; readonly context: Masked }

/** What a tab tells. */
export type FromTab =
  | { readonly kind: 'protocol'; readonly tab: string; readonly path: string; readonly event: ProtocolMessage }
  /** Where a chart stands and what may be done there; `isReplay` for what happened before the inspector opened. */
  | {
      readonly kind: 'stand'
      readonly tab: string
      readonly session: string
      readonly chart: string
      /** Its place among the stands of this chart. */
      readonly number: number
      readonly stand: Stand
    }
  | { readonly kind: 'gone'; readonly tab: string }

/** The back channel: what the inspector asks of tabs. A choice is a name a tab offered, never an event. */
export type ToTab =
  | { readonly kind: 'who is there' }
  | { readonly kind: 'choose'; readonly tab: string; readonly session: string; readonly choice: string }
  | { readonly kind: 'slow down'; readonly tab: string; readonly session: string; readonly request: string }

export type Message = FromTab | ToTab

/** Opens the channel; what comes from another origin (which a browser never lets through) is dropped. */
export function openChannel(listen: (message: Message) => void): {
  readonly send: (message: Message) => void
  readonly close: () => void
} {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ origin, data }: MessageEvent<Message>) => {
    if (origin === location.origin) listen(data)
  }
  return { send: (message) => channel.postMessage(message), close: () => channel.close() }
}

/** Stately's event as plain masked data. The definition is left out: the inspector has every chart in its catalogue. */
export function plainProtocol(event: StatelyInspectionEvent, mask: (value: unknown) => Masked): ProtocolMessage {
  const { sessionId } = event
  switch (event.type) {
    case '@xstate.actor':
      return { type: event.type, sessionId, parentId: event.parentId ?? null, name: event.name }
    case '@xstate.event': {
      const { type, ...payload } = event.event
      return { type: event.type, sessionId, event: { type, payload: mask(payload) } }
    }
    case '@xstate.snapshot': {
      const { status } = event.snapshot
      const context = 'context' in event.snapshot ? event.snapshot.context : null
      return { type: event.type, sessionId, status, context: mask(context) }
    }
  }
}
