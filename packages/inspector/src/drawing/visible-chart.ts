import type { AnyStateNode } from 'xstate'
import { type ChartTransition, statesIn, transitionsOf } from '../chart/transitions.ts'

/** A state as it is drawn: open with its inner states, or closed. */
export interface VisibleNode {
  readonly node: AnyStateNode
  readonly children: readonly VisibleNode[]
  /** How many states a closed state hides. */
  readonly hidden: number
}

/** One arrow, for all transitions between the same two drawn states. */
export interface VisibleEdge {
  readonly id: string
  readonly source: string
  readonly target: string
  readonly transitions: readonly ChartTransition[]
}

export interface VisibleChart {
  readonly root: VisibleNode
  readonly edges: readonly VisibleEdge[]
}

const countBelow = (node: AnyStateNode): number => statesIn(node).reduce((sum, child) => sum + 1 + countBelow(child), 0)

/**
 * What is drawn of a chart. `isOpen` says which states show what is inside them; arrows to hidden states end at the
 * nearest state that is drawn. What is possible wherever a state stands leads from its edge inwards, as in any state chart.
 */
export function visibleChart(root: AnyStateNode, isOpen: (node: AnyStateNode) => boolean): VisibleChart {
  /** Where each state is drawn, by its id. */
  const shownAt = new Map<string, string>()
  const nodes: AnyStateNode[] = []
  const register = (node: AnyStateNode, shown: string) => {
    shownAt.set(node.id, shown)
    nodes.push(node)
    for (const child of statesIn(node)) register(child, shown === node.id && isOpen(node) ? child.id : shown)
  }
  register(root, root.id)

  const edges = new Map<string, VisibleEdge>()
  for (const node of nodes)
    for (const transition of transitionsOf(node))
      for (const end of transition.targets) {
        const source = shownAt.get(node.id) ?? node.id
        const target = shownAt.get(end) ?? end
        if (target !== source || (node.id === source && end === source)) {
          const id = `${source} → ${target}`
          edges.set(id, { id, source, target, transitions: [...(edges.get(id)?.transitions ?? []), transition] })
        }
      }

  const draw = (node: AnyStateNode): VisibleNode => {
    const children = isOpen(node) ? statesIn(node).map(draw) : []
    return { node, children, hidden: children.length > 0 ? 0 : countBelow(node) }
  }
  return { root: draw(root), edges: [...edges.values()] }
}

/** The states to open so that everything active is seen: the chart, the active states, and all parallel ones. */
export const isAround =
  (active: readonly string[]) =>
  (node: AnyStateNode): boolean =>
    node.type === 'parallel' || active.includes(node.id) || !node.id.includes('.')
