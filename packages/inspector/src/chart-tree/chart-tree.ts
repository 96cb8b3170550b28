import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { ChartNode, ChartTransition, TriggerKind } from './chart-tree.types.ts'
import { guardOf, namedTransitions, triggerOf } from './transition-names.ts'

/** What a request is called for people, by the id of its actor. */
export type RequestName = (id: string) => string

/** A chart as a tree of plain data. Pure: the same chart always gives the same tree. */
export const chartTree = (machine: AnyStateMachine, requestName: RequestName = (id) => id): ChartNode =>
  nodeOf(machine.root, requestName)

function nodeOf(node: AnyStateNode, requestName: RequestName): ChartNode {
  return {
    id: node.id,
    name: node.key,
    kind: node.type,
    description: node.description ?? '',
    spec: specOf(node.meta),
    tags: node.tags,
    initial: node.initial?.target?.map(({ id }: AnyStateNode) => id) ?? [],
    invocations: node.invoke.map(({ id, src }: AnyStateNode['invoke'][number]) => ({
      id,
      source: requestName(typeof src === 'string' ? src : id),
    })),
    transitions: namedTransitions(node).map(([id, one]) => transitionOf(id, one, node, requestName)),
    children: Object.values(node.states).map((inner: AnyStateNode) => nodeOf(inner, requestName)),
  }
}

function transitionOf(
  id: string,
  one: AnyTransitionDefinition,
  node: AnyStateNode,
  requestName: RequestName,
): ChartTransition {
  const { kind, trigger } = one.eventType === '' ? { kind: 'always' as const, trigger: '' } : triggerOf(one.eventType)
  return {
    id,
    kind,
    event: one.eventType,
    trigger: readable(kind, trigger, node, requestName),
    guard: guardOf(one),
    targets: one.target?.map((target) => target.id) ?? [],
    description: one.description ?? '',
  }
}

function readable(kind: TriggerKind, trigger: string, node: AnyStateNode, requestName: RequestName): string {
  if (kind === 'delay') return trigger.replace(`.${node.id}`, '')
  return kind === 'answered' || kind === 'broken-off' ? requestName(trigger) : trigger
}

/** A state may fulfil several sections: `part 1 § 2, part 2 § 2.4`. */
const specOf = (meta: unknown): readonly string[] =>
  typeof meta === 'object' && meta !== null && 'spec' in meta && typeof meta.spec === 'string'
    ? meta.spec.split(', ')
    : []
