import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'

/** What sets a transition off. `finished`: the state's inner states came to their end. */
export type TriggerKind = 'event' | 'delay' | 'always' | 'answered' | 'failed' | 'finished'

/** The event, the name of the delay, or the id of the request that sets a transition off. */
export interface Trigger {
  readonly kind: TriggerKind
  readonly trigger: string
}

/** One way out of (or within) a state, as it is shown. */
export interface ChartTransition extends Trigger {
  /** `source · event #place`, the same name the path tests use. */
  readonly id: string
  /** The name of the guard that must hold; null without one. */
  readonly guard: string | null
  /** Ids of the states it leads to; none when the chart stays where it is. */
  readonly targets: readonly string[]
  readonly description: string
  readonly definition: AnyTransitionDefinition
}

const prefixes: readonly (readonly [TriggerKind, string])[] = [
  ['delay', 'xstate.after.'],
  ['answered', 'xstate.done.actor.'],
  ['failed', 'xstate.error.actor.'],
  ['finished', 'xstate.done.state.'],
]

/** What kind of trigger an event's type is, and how it reads without XState's prefix. */
export function triggerOf(event: string): Trigger {
  if (event === '') return { kind: 'always', trigger: '' }
  const [kind, prefix] = prefixes.find(([, start]) => event.startsWith(start)) ?? (['event', ''] as const)
  const trigger = event.slice(prefix.length)
  // A delay's name is followed by the id of its state.
  return { kind, trigger: kind === 'delay' ? (trigger.split('.')[0] ?? '') : trigger }
}

/** The name of a transition's guard; null without one. */
export function guardOf({ guard }: AnyTransitionDefinition): string | null {
  if (guard === undefined) return null
  if (typeof guard === 'string') return guard
  return 'type' in guard && typeof guard.type === 'string' ? guard.type : 'a condition'
}

/** Every transition of a state, those without an event last. */
export function transitionsOf(node: AnyStateNode): readonly ChartTransition[] {
  const groups: readonly (readonly [string, readonly AnyTransitionDefinition[]])[] = [
    ...node.transitions,
    ['always', node.always ?? []],
  ]
  return groups.flatMap(([event, definitions]) =>
    definitions.map((definition, at) => ({
      id: `${node.id} · ${event} #${at + 1}`,
      ...triggerOf(definition.eventType),
      guard: guardOf(definition),
      targets: definition.target?.map(({ id }) => id) ?? [],
      description: definition.description ?? '',
      definition,
    })),
  )
}

/** The sections of the specification a state fulfils: `part 1 § 2, part 2 § 2.4` in its `meta.spec`. */
export const sectionsOf = ({ meta }: AnyStateNode): readonly string[] =>
  typeof meta?.spec === 'string' ? meta.spec.split(', ') : []

/** The states inside a state. */
export const statesIn = (node: AnyStateNode): readonly AnyStateNode[] => Object.values(node.states)

/** A chart's root and all states below it. */
export const nodesOf = (machine: AnyStateMachine): readonly AnyStateNode[] => [machine.root, ...getStateNodes(machine)]

/** A state's id in words, without the chart's own name: `setup › saving`. */
export const stateName = (id: string): string => id.split('.').slice(1).join(' › ')

/** Ids of the states a chart is in, the outer ones first. */
export const activeStates = (snapshot: AnyMachineSnapshot): readonly string[] =>
  snapshot._nodes.map(({ id }: AnyStateNode) => id).sort()

/** The innermost states a chart is in, in words. */
export const stateOf = (snapshot: AnyMachineSnapshot): string =>
  snapshot._nodes
    .filter((node: AnyStateNode) => statesIn(node).length === 0)
    .map(({ id }: AnyStateNode) => stateName(id))
    .sort()
    .join(' + ')
