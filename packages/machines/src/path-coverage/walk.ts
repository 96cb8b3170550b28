import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  getInitialMicrosteps,
  getMicrosteps,
} from 'xstate'
import { getShortestPaths, type StatePath } from 'xstate/graph'

/** How a chart is walked: where it starts and what can happen. Delays that are running fire by themselves. */
export interface Walk {
  /** One start for each kind of input worth a path. */
  readonly inputs: readonly unknown[]
  /** Everything a person can do and an invoked actor can answer (`xstate.done.actor.*`, `xstate.error.actor.*`). */
  readonly events: readonly AnyEventObject[]
  /** The part of the context that decides the way; the rest would only multiply equal paths. */
  readonly remember?: (snapshot: AnyMachineSnapshot) => unknown
}

type Path = StatePath<AnyMachineSnapshot, AnyEventObject>

export interface Walked {
  /** State ids, and those some path reaches. */
  readonly states: readonly string[]
  readonly statesCovered: readonly string[]
  /** Transitions as `source · event #place`, and those some path takes. */
  readonly transitions: readonly string[]
  readonly transitionsCovered: readonly string[]
  readonly paths: readonly Path[]
  /** What product staff cannot read about: states without words or specification, transitions without words. */
  readonly undescribed: readonly string[]
}

const nodesBelow = (node: AnyStateNode): readonly AnyStateNode[] =>
  Object.values(node.states).flatMap((child: AnyStateNode) => [child, ...nodesBelow(child)])

/** Every transition of a node by a readable name. */
const namedTransitions = (node: AnyStateNode): readonly (readonly [AnyTransitionDefinition, string])[] =>
  [...node.transitions, ['always', node.always ?? []] as const].flatMap(([event, list]) =>
    list.map((one: AnyTransitionDefinition, place: number) => [one, `${node.id} · ${event} #${place + 1}`] as const),
  )

/** The delays that run in a snapshot, as the events by which they end. */
const runningDelays = (snapshot: AnyMachineSnapshot): readonly AnyEventObject[] =>
  snapshot._nodes.flatMap((node: AnyStateNode) => node.after.map(({ eventType }) => ({ type: eventType })))

/** The eventless transitions that lead from one microstep to the next. */
const eventlessBetween = (before: AnyMachineSnapshot, after: AnyMachineSnapshot): readonly AnyTransitionDefinition[] =>
  before._nodes.flatMap((node: AnyStateNode) =>
    (node.always ?? []).filter((one) => one.target?.every((target) => after._nodes.includes(target))).slice(0, 1),
  )

/** Walks a chart on its shortest paths to every state, and from each of them along everything that can happen. */
export function walkChart(machine: AnyStateMachine, { inputs, events, remember }: Walk): Walked {
  const nodes = nodesBelow(machine.root)
  const names = new Map([machine.root, ...nodes].flatMap(namedTransitions))
  const reachedStates = new Set<string>()
  const taken = new Set<string>()
  const paths: Path[] = []

  const follow = (microsteps: readonly AnyMachineSnapshot[]) => {
    microsteps.forEach((snapshot, place) => {
      for (const node of snapshot._nodes) reachedStates.add(node.id)
      const next = microsteps[place + 1]
      if (next) for (const one of eventlessBetween(snapshot, next)) taken.add(names.get(one) ?? '')
    })
  }

  const keyOf = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.value, snapshot.status, remember ? remember(snapshot) : snapshot.context])
  /** Where an earlier start has been already: a later one does not walk on from there. */
  const walkedBefore = new Set<string>()
  const isNew = (snapshot: AnyMachineSnapshot) => !walkedBefore.has(keyOf(snapshot))

  for (const input of inputs) {
    follow(getInitialMicrosteps(machine, input).map(([snapshot]) => snapshot))
    const whatCanHappen = (snapshot: AnyMachineSnapshot) =>
      snapshot.status === 'active' ? [...events, ...runningDelays(snapshot)] : []
    const reached: readonly Path[] = getShortestPaths(machine, {
      input,
      events: whatCanHappen,
      serializeState: keyOf,
      stopWhen: (snapshot: AnyMachineSnapshot) => !isNew(snapshot),
    }).filter((path: Path) => isNew(path.state))
    paths.push(...reached)
    for (const { state } of reached)
      for (const event of whatCanHappen(state)) {
        for (const one of machine.getTransitionData(state, event)) taken.add(names.get(one) ?? '')
        follow(getMicrosteps(machine, state, event).map(([snapshot]) => snapshot))
      }
    for (const { state } of reached) walkedBefore.add(keyOf(state))
  }
  const transitions = [...names.values()]
  return {
    states: nodes.map((node) => node.id),
    statesCovered: nodes.map((node) => node.id).filter((id) => reachedStates.has(id)),
    transitions,
    transitionsCovered: transitions.filter((name) => taken.has(name)),
    paths,
    undescribed: [
      ...nodes.filter((node) => !node.description || !node.meta?.spec).map((node) => node.id),
      ...[...names].filter(([one]) => !one.description).map(([, name]) => name),
    ],
  }
}
