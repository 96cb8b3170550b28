/** What sets a transition off. */
export type TriggerKind = 'event' | 'delay' | 'always' | 'answered' | 'broken-off' | 'finished'

/** One way out of a state. */
export interface ChartTransition {
  readonly id: string
  readonly kind: TriggerKind
  /** What sets it off: an event, the name of a delay, or the name of a request. */
  readonly trigger: string
  /** The condition that must hold; null without one. */
  readonly guard: string | null
  /** Ids of the states it leads to; none when it stays. */
  readonly targets: readonly string[]
  readonly description: string
}

/** One state with the states inside it. */
export interface ChartNode {
  readonly id: string
  readonly name: string
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  readonly description: string
  /** The sections of the specification it fulfils. */
  readonly spec: readonly string[]
  /** Ids of the states it opens in. */
  readonly initial: readonly string[]
  /** What it asks of the outside while it lasts. */
  readonly invocations: readonly { readonly id: string; readonly source: string }[]
  readonly transitions: readonly ChartTransition[]
  readonly children: readonly ChartNode[]
}

/** Every word of a state chart; `{name}` in a text is replaced. */
export interface ChartLabels {
  /** Names the drawing for screen readers. */
  readonly drawing: string
  readonly list: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly fit: string
  readonly export: string
  /** The choice between all states and only those around the active ones. */
  readonly everything: string
  readonly drawingUp: string
  /** Said of an active state, beside its mark. */
  readonly active: string
  /** Said of a transition that was taken. */
  readonly taken: string
  readonly opensHere: string
  readonly asks: string
  readonly after: string
  readonly answered: string
  readonly brokenOff: string
  readonly finished: string
  readonly always: string
  readonly when: string
  readonly stays: string
  /** How many states a closed state holds. */
  readonly inside: string
  readonly parallel: string
  readonly end: string
}

/** Puts a name into a text's `{name}`. */
export const named = (text: string, name: string | number): string => text.replace('{name}', String(name))
