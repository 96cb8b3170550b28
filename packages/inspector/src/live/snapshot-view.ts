import type { AnyMachineSnapshot } from 'xstate'
import { type ChartEntry, type Choice, choicesIn } from '../catalogue/index.ts'
import { pendingRequests } from '../chart/possibility.ts'
import { activeStates, stateOf } from '../chart/transitions.ts'
import { type Masked, masked } from './mask.ts'

/** A choice as it may leave a tab: without its payload. */
export type OfferedChoice = Omit<Choice, 'event'>

/** What led to a snapshot. */
export interface Cause {
  /** In words, and as the chart calls it; null for the opening. */
  readonly event: { readonly words: string; readonly type: string } | null
  /** Ids of the transitions that were taken. */
  readonly taken: readonly string[]
}

/** A snapshot of a chart as plain data without anything personal. */
export interface SnapshotView extends Cause {
  /** The innermost states, in words: `setup › saving`. */
  readonly state: string
  readonly active: readonly string[]
  readonly status: AnyMachineSnapshot['status']
  readonly context: Masked
  readonly choices: readonly OfferedChoice[]
  /** The requests that wait for an answer, and whether they are said to take long. */
  readonly requests: readonly { readonly id: string; readonly isSlow: boolean }[]
}

/** A snapshot as a tab tells it. Number and time stay what they were however often it is told. */
export interface ToldView extends SnapshotView {
  /** Its place among all snapshots of its chart, from 1. */
  readonly number: number
  /** When it came, in ms since 1970. */
  readonly at: number
}

/**
 * Describes a snapshot; `entry.machine` must be the very chart it is of.
 * @param slow Ids of the requests that take long.
 */
export const viewOf = (
  entry: ChartEntry,
  snapshot: AnyMachineSnapshot,
  { event, taken }: Cause,
  slow: readonly string[] = [],
): SnapshotView => ({
  event,
  taken,
  state: stateOf(snapshot),
  active: activeStates(snapshot),
  status: snapshot.status,
  context: masked(snapshot.context),
  choices: choicesIn(entry, snapshot).map(({ event: _, ...offered }) => offered),
  requests: pendingRequests(snapshot).map((id) => ({ id, isSlow: slow.includes(id) })),
})
