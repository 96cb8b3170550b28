import type { Copy } from '@aangiftewijs/domain/language'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

/** Something a person can do or that can happen, ready to be sent. */
export interface SampleEvent {
  readonly type: string
  /** What sets this payload apart from others of the same type; null when there is only one. */
  readonly variant: Copy | null
  /** The state (or one inside it) where the payload makes sense; null everywhere. */
  readonly where: string | null
  /** Nobody does it: it happens beside the person, as when another tab signs out. */
  readonly happensByItself: boolean
  readonly eventIn: (snapshot: AnyMachineSnapshot) => AnyEventObject
}

/** A prepared answer to a request of the chart, instead of a server's. */
export interface SampleAnswer {
  /** The id of the invoked actor. */
  readonly actor: string
  readonly kind: 'success' | 'failure'
  readonly label: Copy
  readonly eventIn: (snapshot: AnyMachineSnapshot) => AnyEventObject
}

/** One process of the product, as product staff find it in the inspector. */
export interface ChartEntry {
  /** The chart's id and its folder's name. */
  readonly id: string
  readonly title: Copy
  /** What it is about, in product words. */
  readonly description: Copy
  /** What the inspector starts it with. */
  readonly input: unknown
  readonly machine: AnyStateMachine
  readonly events: readonly SampleEvent[]
  readonly answers: readonly SampleAnswer[]
}
