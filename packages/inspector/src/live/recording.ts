import { type AnyMachineSnapshot, transition } from 'xstate'
import { type ChartEntry, type Choice, possibleIn } from '../catalogue/index.ts'
import { openChart } from '../chart/stepping.ts'
import { stateOf } from '../chart/transitions.ts'
import { masked } from './mask.ts'
import type { SnapshotView } from './snapshot-view.ts'

/** What was recorded, as choices that can be walked again from where the catalogue opens the chart. */
export interface Recording {
  readonly path: readonly string[]
  /** How many choices at the start of the path only lead to where the recording began. */
  readonly leadIn: number
  /** The state in which the recording began. */
  readonly beganAt: string
  /** What happened after the path and cannot be walked again, because nothing prepared does the same. */
  readonly lost: readonly { readonly words: string; readonly state: string }[]
}

/** How many steps are tried at most; more than the largest chart needs. */
const mostSteps = 1_500

/**
 * Finds choices that repeat what a running chart did. What was typed and answered never left its tab, so every event is
 * matched with a prepared one of the same name that leads to the same state; looking ahead, because a later state may tell two of
 * them apart. Of the ways to where the recording began, the shortest from which most of it can be repeated.
 */
export function recordingOf(entry: ChartEntry, views: readonly SnapshotView[]): Recording {
  const [first, ...rest] = views
  const beganAt = first?.state ?? ''
  const events = rest.flatMap(({ event, state }) => (event === null || event.type === '' ? [] : [{ ...event, state }]))
  let best: { readonly leadIn: readonly string[]; readonly path: readonly string[] } | null = null
  for (const way of waysTo(entry, beganAt)) {
    const path = repeated(entry, way.snapshot, events)
    if (best === null || path.length > best.path.length) best = { leadIn: way.path, path }
    if (path.length === events.length) break
  }
  const { leadIn, path } = best ?? { leadIn: [], path: [] }
  const lost = events.slice(path.length).map(({ words, state }) => ({ words, state }))
  return { path: [...leadIn, ...path], leadIn: leadIn.length, beganAt, lost }
}

/** The choices that repeat these events from here, as far as they can be. */
function repeated(
  entry: ChartEntry,
  from: AnyMachineSnapshot,
  events: readonly { readonly type: string; readonly state: string }[],
): readonly string[] {
  let longest: readonly string[] = []
  let steps = 0
  const walk = (snapshot: AnyMachineSnapshot, path: readonly string[]): boolean => {
    if (path.length > longest.length) longest = path
    const next = events[path.length]
    if (next === undefined) return true
    return possibleIn(entry, snapshot)
      .filter(({ event }) => event.type === next.type)
      .some(({ id, event }) => {
        steps += 1
        if (steps > mostSteps) return false
        const [after] = transition(entry.machine, snapshot, event)
        return stateOf(after) === next.state && walk(after, [...path, id])
      })
  }
  walk(from, [])
  return longest
}

/** Equal for snapshots from which the same can be done: counters and everything personal aside. */
const kindOf = (snapshot: AnyMachineSnapshot) =>
  stateOf(snapshot) + JSON.stringify(masked(snapshot.context), (_, value) => (typeof value === 'number' ? 0 : value))

interface Way {
  readonly snapshot: AnyMachineSnapshot
  readonly path: readonly string[]
}

/** The ways to a state, the shortest first: by what people do and servers answer, or if there is none by anything that happens. */
function* waysTo(entry: ChartEntry, state: string): Generator<Way> {
  let isFound = false
  for (const way of search(entry, state, ({ happensByItself }) => !happensByItself)) {
    isFound = true
    yield way
  }
  if (!isFound) yield* search(entry, state, () => true)
}

function* search(entry: ChartEntry, state: string, isUsable: (choice: Choice) => boolean): Generator<Way> {
  const { snapshot: opened } = openChart(entry.machine, entry.input)
  const seen = new Set([kindOf(opened)])
  const open: Way[] = [{ snapshot: opened, path: [] }]
  let steps = 0
  for (const way of open) {
    if (stateOf(way.snapshot) === state) yield way
    for (const { id, event } of possibleIn(entry, way.snapshot).filter(isUsable)) {
      steps += 1
      if (steps > mostSteps) return
      const [snapshot] = transition(entry.machine, way.snapshot, event)
      const kind = kindOf(snapshot)
      if (!seen.has(kind)) open.push({ snapshot, path: [...way.path, id] })
      seen.add(kind)
    }
  }
}
