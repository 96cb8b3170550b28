import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  getInitialMicrosteps,
  getMicrosteps,
} from 'xstate'
import { nodesOf, transitionsOf } from './transitions.ts'

/** Where a chart stands after something happened. */
export interface Stepped {
  readonly snapshot: AnyMachineSnapshot
  /** Ids of the transitions that were taken, in order, those without an event included. */
  readonly taken: readonly string[]
}

type Ids = ReadonlyMap<AnyTransitionDefinition, string>

/** Made once for each chart: a search steps thousands of times. */
const knownIds = new WeakMap<AnyStateMachine, Ids>()

function idsOf(machine: AnyStateMachine): Ids {
  const ids =
    knownIds.get(machine) ??
    new Map(
      nodesOf(machine).flatMap((node) => transitionsOf(node).map(({ definition, id }) => [definition, id] as const)),
    )
  knownIds.set(machine, ids)
  return ids
}

/** The transitions without an event that lead from one microstep to the next. */
function eventlessOf(machine: AnyStateMachine, snapshots: readonly AnyMachineSnapshot[]): readonly string[] {
  const ids = idsOf(machine)
  return snapshots.slice(1).flatMap((after, at) =>
    (snapshots[at]?._nodes ?? []).flatMap((node: AnyStateNode) =>
      (node.always ?? [])
        .filter(({ target }) => target?.every((state) => after._nodes.includes(state)))
        .slice(0, 1)
        .map((one) => ids.get(one) ?? ''),
    ),
  )
}

/** Where a chart opens. No actor runs: a request stays unanswered until an event answers it. */
export function openChart(machine: AnyStateMachine, input: unknown): Stepped {
  const snapshots = getInitialMicrosteps(machine, input).map(([snapshot]): AnyMachineSnapshot => snapshot)
  const snapshot = snapshots.at(-1)
  if (snapshot === undefined) throw new Error(`The chart ${machine.id} does not open`)
  return { snapshot, taken: eventlessOf(machine, snapshots) }
}

/** Where a chart stands after an event; the same place when the event changes nothing. */
export function stepChart(machine: AnyStateMachine, from: AnyMachineSnapshot, event: AnyEventObject): Stepped {
  const snapshots = getMicrosteps(machine, from, event).map(([snapshot]): AnyMachineSnapshot => snapshot)
  const taken = [...transitionsTaken(machine, from, event), ...eventlessOf(machine, snapshots)]
  return { snapshot: snapshots.at(-1) ?? from, taken }
}

/** Ids of the transitions an event sets off, without those that follow by themselves. */
export function transitionsTaken(
  machine: AnyStateMachine,
  from: AnyMachineSnapshot,
  event: AnyEventObject,
): readonly string[] {
  const ids = idsOf(machine)
  return machine.getTransitionData(from, event).map((one) => ids.get(one) ?? '')
}
