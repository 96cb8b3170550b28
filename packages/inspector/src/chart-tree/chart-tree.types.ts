/** What sets a transition off. `finished`: the state's inner states came to their end. */
export type TriggerKind = 'event' | 'delay' | 'always' | 'answered' | 'broken-off' | 'finished'

/** One way out of (or within) a state. */
export interface ChartTransition {
  /** `source · event #place`, the same name the path tests use. */
  readonly id: string
  readonly kind: TriggerKind
  /** The event's type as XState knows it; empty for `always`. */
  readonly event: string
  /** What sets it off, to be read: the event, the name of the delay, or the name of the request. */
  readonly trigger: string
  /** The name of the guard that must hold; null without one. */
  readonly guard: string | null
  /** Ids of the states it leads to; none when the chart stays where it is. */
  readonly targets: readonly string[]
  readonly description: string
}

/** Something a state asks of the outside while it lasts. */
export interface ChartInvocation {
  readonly id: string
  readonly source: string
}

/** One state of a chart as plain data: what a drawing, a list or an export needs, and nothing that runs. */
export interface ChartNode {
  readonly id: string
  /** The last part of the id. */
  readonly name: string
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  readonly description: string
  /** The sections of the specification it fulfils; none where none is named (the chart itself). */
  readonly spec: readonly string[]
  readonly tags: readonly string[]
  /** Ids of the states it opens in. */
  readonly initial: readonly string[]
  readonly invocations: readonly ChartInvocation[]
  readonly transitions: readonly ChartTransition[]
  readonly children: readonly ChartNode[]
}
