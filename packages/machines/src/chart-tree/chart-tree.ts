import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { ChartNode, ChartTransition } from './chart-tree.types.ts'
import { guardOf, namedTransitions, triggerOf } from './transition-names.ts'

/** A chart as a tree of plain data. Pure: the same chart always gives the same tree. */
export const chartTree = (machine: AnyStateMachine): ChartNode => nodeOf(machine.root)

function nodeOf(node: AnyStateNode): ChartNode {
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
      source: typeof src === 'string' ? src : id,
    })),
    transitions: namedTransitions(node).map(([id, one]) => transitionOf(id, one, node)),
    children: Object.values(node.states).map((inner: AnyStateNode) => nodeOf(inner)),
  }
}

function transitionOf(id: string, one: AnyTransitionDefinition, node: AnyStateNode): ChartTransition {
  const { kind, trigger } = one.eventType === '' ? { kind: 'always' as const, trigger: '' } : triggerOf(one.eventType)
  return {
    id,
    kind,
    event: one.eventType,
    trigger: kind === 'delay' ? trigger.replace(`.${node.id}`, '') : trigger,
    guard: guardOf(one),
    targets: one.target?.map((target) => target.id) ?? [],
    description: one.description ?? '',
  }
}

const specOf = (meta: unknown): string | null =>
  typeof meta === 'object' && meta !== null && 'spec' in meta && typeof meta.spec === 'string' ? meta.spec : null
