import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { getShortestPaths, type StatePath } from 'xstate/graph'
import { type ChartEntry, choicesIn } from '../catalogue/index.ts'
import { openChart, type Stepped, stepChart } from '../chart/stepping.ts'
import { activeStates } from '../chart/transitions.ts'

/** How a chart is walked besides by what the inspector offers. */
export interface Walk {
  /** One start for each kind of input worth a path. */
  readonly inputs: readonly unknown[]
  /** What can happen besides what the inspector offers. */
  readonly events?: readonly AnyEventObject[]
  /** The part of the context that decides the way; the rest would only multiply equal paths. */
  readonly remember?: (snapshot: AnyMachineSnapshot) => unknown
}

type Path = StatePath<AnyMachineSnapshot, AnyEventObject>

/** What some path reaches and takes. */
export interface Walked {
  readonly states: ReadonlySet<string>
  readonly transitions: ReadonlySet<string>
  readonly paths: number
}

/** Walks a chart on its shortest paths to every state, and from each of them along everything the inspector offers there. */
export function walkChart(
  entry: ChartEntry,
  { inputs, events = [], remember = ({ context }) => context }: Walk,
): Walked {
  const { machine } = entry
  const states = new Set<string>()
  const transitions = new Set<string>()
  const walked = new Set<string>()
  const keyOf = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, snapshot.status, remember(snapshot)])
  const isNew = (snapshot: AnyMachineSnapshot) => !walked.has(keyOf(snapshot))
  const eventsIn = (snapshot: AnyMachineSnapshot) =>
    snapshot.status === 'active' ? [...choicesIn(entry, snapshot).map(({ event }) => event), ...events] : []
  const note = ({ snapshot, taken }: Stepped) => {
    for (const id of activeStates(snapshot)) states.add(id)
    for (const id of taken) {
      transitions.add(id)
      // A state that is left at once is never stood in.
      states.add(id.split(' · ')[0] ?? '')
    }
  }
  for (const input of inputs) {
    note(openChart(machine, input))
    const reached: readonly Path[] = getShortestPaths(machine, {
      input,
      events: eventsIn,
      serializeState: keyOf,
      stopWhen: (snapshot: AnyMachineSnapshot) => !isNew(snapshot),
    }).filter(({ state }: Path) => isNew(state))
    for (const { state } of reached) for (const event of eventsIn(state)) note(stepChart(machine, state, event))
    for (const { state } of reached) walked.add(keyOf(state))
  }
  return { states, transitions, paths: walked.size }
}
