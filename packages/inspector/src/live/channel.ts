import type { StatelyInspectionEvent } from '@statelyai/inspect'

/** A BroadcastChannel reaches pages of the same origin in the same browser only: nothing leaves the machine. */
const channelName = 'aangiftewijs-chart-inspector'

/** What a tab tells: Stately's inspection protocol, whose snapshots are masked views. */
export type FromTab =
  | {
      readonly kind: 'inspection'
      readonly tab: string
      readonly path: string
      /** When the page was opened, in ms since 1970: what tells two tabs at one address apart. */
      readonly openedAt: number
      /** All that is told at once: after a question everything remembered, so that an inspector draws it once. */
      readonly events: readonly StatelyInspectionEvent[]
    }
  | { readonly kind: 'gone'; readonly tab: string; readonly leftAt: number }

/** The back channel: what the inspector asks of tabs. A choice is a name a tab offered, never an event. */
export type ToTab =
  | { readonly kind: 'who is there' }
  /** The tab whose chart is looked at; null for none. Its page shows it. */
  | { readonly kind: 'watch'; readonly tab: string | null }
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
