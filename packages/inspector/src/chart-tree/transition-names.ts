import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { TriggerKind } from './chart-tree.types.ts'

/** Every transition of a state by its name, `source · event #place`; those without an event are called `always`. */
export function namedTransitions(node: AnyStateNode): readonly (readonly [string, AnyTransitionDefinition])[] {
  const groups: readonly (readonly [string, readonly AnyTransitionDefinition[]])[] = [
    ...node.transitions,
    ['always', node.always ?? []],
  ]
  return groups.flatMap(([event, list]) =>
    list.map((one, place) => [`${node.id} · ${event} #${place + 1}`, one] as const),
  )
}

/** A state and all states inside it. */
export const withInner = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((inner: AnyStateNode) => withInner(inner)),
]

/** The name of a transition's guard; null without one. */
export function guardOf({ guard }: AnyTransitionDefinition): string | null {
  if (guard === undefined) return null
  if (typeof guard === 'string') return guard
  return 'type' in guard && typeof guard.type === 'string' ? guard.type : 'a condition'
}

const prefixes: readonly (readonly [TriggerKind, string])[] = [
  ['delay', 'xstate.after.'],
  ['answered', 'xstate.done.actor.'],
  ['broken-off', 'xstate.error.actor.'],
  ['finished', 'xstate.done.state.'],
]

/** What kind of trigger an event's type is, and how it reads without XState's prefix. */
export function triggerOf(event: string): { readonly kind: TriggerKind; readonly trigger: string } {
  const [kind, prefix] = prefixes.find(([, start]) => event.startsWith(start)) ?? (['event', ''] as const)
  return { kind, trigger: event.slice(prefix.length) }
}
