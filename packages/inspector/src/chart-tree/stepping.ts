import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  getInitialMicrosteps,
  getMicrosteps,
} from 'xstate'
import { namedTransitions, withInner } from './transition-names.ts'

/** Where a chart stands after something happened. */
export interface Stepped {
  readonly snapshot: AnyMachineSnapshot
  /** Ids of the transitions that were taken, in order, those without an event included. */
  readonly taken: readonly string[]
}

const namesOf = (machine: AnyStateMachine) =>
  new Map(withInner(machine.root).flatMap((node) => namedTransitions(node).map(([id, one]) => [one, id] as const)))

/** The transitions without an event that lead from one moment to the next. */
const eventlessBetween = (before: AnyMachineSnapshot, after: AnyMachineSnapshot) =>
  before._nodes.flatMap((node: AnyStateNode) =>
    (node.always ?? []).filter((one) => one.target?.every((target) => after._nodes.includes(target))).slice(0, 1),
  )

const takenBetween = (machine: AnyStateMachine, moments: readonly AnyMachineSnapshot[]): readonly string[] => {
  const names = namesOf(machine)
  return moments.flatMap((moment, place) => {
    const next = moments[place + 1]
    return next === undefined ? [] : eventlessBetween(moment, next).map((one) => names.get(one) ?? '')
  })
}

/** Where a chart opens. No actor runs: a request stays unanswered until an event answers it. */
export function openChart(machine: AnyStateMachine, input: unknown): Stepped {
  const moments = getInitialMicrosteps(machine, input).map(([snapshot]) => snapshot as AnyMachineSnapshot)
  const snapshot = moments.at(-1)
  if (snapshot === undefined) throw new Error(`The chart ${machine.id} does not open`)
  return { snapshot, taken: takenBetween(machine, moments) }
}

/** Where a chart stands after an event; the same place when the event changes nothing. */
export function stepChart(machine: AnyStateMachine, from: AnyMachineSnapshot, event: AnyEventObject): Stepped {
  const taken = transitionsTaken(machine, from, event)
  const moments = getMicrosteps(machine, from, event).map(([snapshot]) => snapshot as AnyMachineSnapshot)
  return { snapshot: moments.at(-1) ?? from, taken: [...taken, ...takenBetween(machine, moments)] }
}

/** Ids of the transitions an event sets off, without those that follow by themselves. */
export function transitionsTaken(
  machine: AnyStateMachine,
  from: AnyMachineSnapshot,
  event: AnyEventObject,
): readonly string[] {
  const names = namesOf(machine)
  return machine.getTransitionData(from, event).map((one) => names.get(one) ?? '')
}

/** Ids of the states a chart is in, the outer ones first. */
export const activeStates = (snapshot: AnyMachineSnapshot): readonly string[] =>
  snapshot._nodes.map((node: AnyStateNode) => node.id).sort()
