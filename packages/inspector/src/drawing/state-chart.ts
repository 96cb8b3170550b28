import type { AnyStateMachine } from 'xstate'

export interface StateChartProps {
  readonly machine: AnyStateMachine
  /** Ids of the states the chart is in. */
  readonly active: readonly string[]
  /** Ids of the transitions that were taken. */
  readonly taken?: readonly string[]
}

/** A part that scrolls must be reachable by keyboard (WCAG 2.1.1). */
export const reachable = { tabIndex: 0 }
