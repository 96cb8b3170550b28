import type { ChartNode, ChartTransition } from './chart.types.ts'

/** A state as it is drawn: open with its inner states, or closed. */
export interface VisibleNode {
  readonly node: ChartNode
  readonly children: readonly VisibleNode[]
  /** How many states a closed state hides. */
  readonly hidden: number
  /** Transitions that lead further into this state from its edge: written in it instead of drawn. */
  readonly inward: readonly ChartTransition[]
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

const countBelow = ({ children }: ChartNode): number => children.reduce((sum, child) => sum + 1 + countBelow(child), 0)

const isWithin = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}.`)

/**
 * What is drawn of a chart. `isOpen` says which states show what is inside them; arrows to hidden states end at the
 * nearest state that is drawn.
 */
export function visibleChart(chart: ChartNode, isOpen: (node: ChartNode) => boolean): VisibleChart {
  const shownAt = new Map<string, string>()
  const sources: (readonly [string, ChartNode])[] = []

  const register = (node: ChartNode, shown: string) => {
    shownAt.set(node.id, shown)
    sources.push([shown, node])
    const isShown = shown === node.id
    for (const child of node.children) register(child, isShown && isOpen(node) ? child.id : shown)
  }
  register(chart, chart.id)

  const edges = new Map<string, VisibleEdge>()
  const inward = new Map<string, ChartTransition[]>()
  for (const [source, node] of sources)
    for (const transition of node.transitions)
      for (const end of transition.targets) {
        const target = shownAt.get(end) ?? end
        if (source === target && node.id !== source) continue
        if (target !== source && isWithin(target, source)) {
          const known = inward.get(source) ?? []
          if (!known.includes(transition)) inward.set(source, [...known, transition])
          continue
        }
        if (target === source && node.id === source && end !== source) continue
        const id = `${source} → ${target}`
        const known = edges.get(id)
        edges.set(id, { id, source, target, transitions: [...(known?.transitions ?? []), transition] })
      }

  const draw = (node: ChartNode): VisibleNode => {
    const opens = node.children.length > 0 && isOpen(node)
    return {
      node,
      children: opens ? node.children.map(draw) : [],
      hidden: opens ? 0 : countBelow(node),
      inward: inward.get(node.id) ?? [],
    }
  }
  return { root: draw(chart), edges: [...edges.values()] }
}

/** The states to open so that everything active is seen: the chart, the active states, and all parallel ones. */
export const isAround =
  (active: readonly string[]) =>
  (node: ChartNode): boolean =>
    node.kind === 'parallel' || active.includes(node.id) || !node.id.includes('.')
