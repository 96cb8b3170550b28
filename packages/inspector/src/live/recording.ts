import type { AnyMachineSnapshot } from 'xstate'
import { type ChartEntry, type Choice, choicesIn, placeOf } from '../catalogue/index.ts'
import { openChart, stepChart } from '../chart-tree/index.ts'
import { masked } from './mask.ts'
import type { Stand } from './stand.ts'

/** What was recorded, as choices that can be walked again from where the catalogue opens the chart. */
export interface Recording {
  readonly path: readonly string[]
  /** How many choices at the start of the path only lead to where the recording began. */
  readonly ledThere: number
  /** Where the recording began. */
  readonly beganAt: string
  /** What happened after the path and cannot be walked again, because nothing prepared does the same. */
  readonly lost: readonly { readonly words: string; readonly place: string }[]
}

/** How many steps are tried at most; more than the largest chart needs. */
const patience = 4_000

const possibleIn = (entry: ChartEntry, snapshot: AnyMachineSnapshot): readonly Choice[] =>
  choicesIn(entry, snapshot).filter(({ possibility }) => possibility.kind === 'possible')

/**
 * Finds choices that repeat what a running chart did. What was typed and answered never left its tab, so every event is
 * matched with a prepared one of the same name that leads to the same place; looking ahead, because a later place may tell two of
 * them apart.
 */
export function recordingOf(entry: ChartEntry, stands: readonly Stand[]): Recording {
  const [first, ...rest] = stands
  const beganAt = first?.place ?? ''
  const events = rest.filter(({ happened }) => happened !== null && happened.type !== '')
  const lostFrom = (at: number) =>
    events.slice(at).map(({ happened, place }) => ({ words: happened?.words ?? '', place }))
  const opened = openChart(entry.machine, entry.input).snapshot
  const way = wayTo(entry, opened, beganAt)
  if (way === null) return { path: [], ledThere: 0, beganAt, lost: lostFrom(0) }

  let longest: readonly string[] = []
  let tried = 0
  const walk = (snapshot: AnyMachineSnapshot, path: readonly string[]): boolean => {
    if (path.length > longest.length) longest = path
    const next = events[path.length]
    if (next === undefined) return true
    return possibleIn(entry, snapshot)
      .filter(({ event }) => event.type === next.happened?.type)
      .some(({ id, event }) => {
        tried += 1
        if (tried > patience) return false
        const after = stepChart(entry.machine, snapshot, event).snapshot
        return placeOf(entry, after) === next.place && walk(after, [...path, id])
      })
  }
  walk(way.snapshot, [])
  return { path: [...way.path, ...longest], ledThere: way.path.length, beganAt, lost: lostFrom(longest.length) }
}

interface Way {
  readonly snapshot: AnyMachineSnapshot
  readonly path: readonly string[]
}

/** Equal for snapshots from which the same can be done: counters and everything personal aside. */
const kindOf = (entry: ChartEntry, snapshot: AnyMachineSnapshot) =>
  [
    placeOf(entry, snapshot),
    JSON.stringify(masked(snapshot.context), (_, value) => (typeof value === 'number' ? 0 : value)),
  ].join(' ')

/** The shortest way to a place by what people do and servers answer; by anything that happens when there is no such way. */
function wayTo(entry: ChartEntry, from: AnyMachineSnapshot, place: string): Way | null {
  return search(entry, from, place, ({ happensByItself }) => !happensByItself) ?? search(entry, from, place, () => true)
}

function search(
  entry: ChartEntry,
  from: AnyMachineSnapshot,
  place: string,
  isUsable: (choice: Choice) => boolean,
): Way | null {
  const seen = new Set([kindOf(entry, from)])
  const open: Way[] = [{ snapshot: from, path: [] }]
  let tried = 0
  for (let way = open.shift(); way !== undefined && tried < patience; way = open.shift()) {
    const { snapshot, path } = way
    if (placeOf(entry, snapshot) === place) return way
    for (const { id, event } of possibleIn(entry, snapshot).filter(isUsable)) {
      tried += 1
      const after = stepChart(entry.machine, snapshot, event).snapshot
      const kind = kindOf(entry, after)
      if (seen.has(kind)) continue
      seen.add(kind)
      open.push({ snapshot: after, path: [...path, id] })
    }
  }
  return null
}
