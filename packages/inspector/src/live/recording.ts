import type { AnyMachineSnapshot } from 'xstate'
import { type ChartEntry, type Choice, possibleIn } from '../catalogue/index.ts'
import { openChart, stepChart } from '../chart/stepping.ts'
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
const mostSteps = 4_000

/**
 * Finds choices that repeat what a running chart did. What was typed and answered never left its tab, so every event is
 * matched with a prepared one of the same name that leads to the same state; looking ahead, because a later state may tell two of
 * them apart.
 */
export function recordingOf(entry: ChartEntry, views: readonly SnapshotView[]): Recording {
  const [first, ...rest] = views
  const beganAt = first?.state ?? ''
  const events = rest.flatMap(({ event, state }) => (event === null || event.type === '' ? [] : [{ ...event, state }]))
  const lostFrom = (at: number) => events.slice(at).map(({ words, state }) => ({ words, state }))
  const way = wayTo(entry, beganAt)
  if (way === null) return { path: [], leadIn: 0, beganAt, lost: lostFrom(0) }

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
        const after = stepChart(entry.machine, snapshot, event).snapshot
        return stateOf(after) === next.state && walk(after, [...path, id])
      })
  }
  walk(way.snapshot, [])
  return { path: [...way.path, ...longest], leadIn: way.path.length, beganAt, lost: lostFrom(longest.length) }
}

interface Way {
  readonly snapshot: AnyMachineSnapshot
  readonly path: readonly string[]
}

/** Equal for snapshots from which the same can be done: counters and everything personal aside. */
const kindOf = (snapshot: AnyMachineSnapshot) =>
  stateOf(snapshot) + JSON.stringify(masked(snapshot.context), (_, value) => (typeof value === 'number' ? 0 : value))

/** The shortest way to a state by what people do and servers answer; by anything that happens when there is no such way. */
const wayTo = (entry: ChartEntry, state: string): Way | null =>
  search(entry, state, ({ happensByItself }) => !happensByItself) ?? search(entry, state, () => true)

function search(entry: ChartEntry, state: string, isUsable: (choice: Choice) => boolean): Way | null {
  const { snapshot: opened } = openChart(entry.machine, entry.input)
  const seen = new Set([kindOf(opened)])
  const open: Way[] = [{ snapshot: opened, path: [] }]
  let steps = 0
  for (const { snapshot, path } of open) {
    if (stateOf(snapshot) === state) return { snapshot, path }
    for (const { id, event } of possibleIn(entry, snapshot).filter(isUsable)) {
      steps += 1
      if (steps > mostSteps) return null
      const after = stepChart(entry.machine, snapshot, event).snapshot
      const kind = kindOf(after)
      if (!seen.has(kind)) open.push({ snapshot: after, path: [...path, id] })
      seen.add(kind)
    }
  }
  return null
}
