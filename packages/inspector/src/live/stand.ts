import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { type ChartEntry, type Choice, choicesIn, placeOf } from '../catalogue/index.ts'
import { activeStates, waitingRequests } from '../chart-tree/index.ts'
import { type Masked, masked } from './mask.ts'

/** A choice as it may leave a tab: without its payload. */
export type OfferedChoice = Omit<Choice, 'event'>

/** A request that waits, and whether it is said to take long. */
export interface Waiting {
  readonly id: string
  readonly isSlow: boolean
}

/** Where a chart stands, as plain data without anything personal. */
export interface Stand {
  /** In words, `setup › saving`. */
  readonly place: string
  readonly active: readonly string[]
  /** Ids of the transitions that led here from the stand before. */
  readonly taken: readonly string[]
  readonly context: Masked
  readonly choices: readonly OfferedChoice[]
  readonly requests: readonly Waiting[]
  readonly hasEnded: boolean
  /** What happened, for people and as the chart calls it; null for where it opened. */
  readonly happened: { readonly words: string; readonly type: string; readonly payload: Masked } | null
}

interface Happened {
  readonly words: string
  readonly event: AnyEventObject
}

/** What led to a snapshot. */
export interface Way {
  readonly happened: Happened | null
  readonly taken: readonly string[]
  /** Ids of requests that take long. */
  readonly slow: readonly string[]
}

/** Describes where a chart stands; `entry.machine` must be the very chart the snapshot is of. */
export function standOf(entry: ChartEntry, snapshot: AnyMachineSnapshot, { happened, taken, slow }: Way): Stand {
  return {
    place: placeOf(entry, snapshot),
    active: activeStates(snapshot),
    taken,
    context: masked(snapshot.context),
    choices: choicesIn(entry, snapshot).map(({ event: _, ...offered }) => offered),
    requests: waitingRequests(snapshot).map(({ id }) => ({ id, isSlow: slow.includes(id) })),
    hasEnded: snapshot.status !== 'active',
    happened:
      happened === null
        ? null
        : { words: happened.words, type: happened.event.type, payload: masked(payloadOf(happened.event)) },
  }
}

const payloadOf = ({ type: _, ...payload }: AnyEventObject): unknown => payload
