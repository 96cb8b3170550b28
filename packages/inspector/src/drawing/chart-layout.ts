import type { ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs/lib/elk-api.js'
import { type ChartLabels, type ChartNode, named } from './chart.types.ts'
import { lineHeight, linesOf, roomFor } from './text-lines.ts'
import { transitionWords } from './transition-words.ts'
import type { VisibleChart, VisibleEdge, VisibleNode } from './visible-chart.ts'

/** A drawn state: where it stands and what is written in it. Positions in px from the top left corner of the drawing. */
export interface LaidBox {
  readonly node: ChartNode
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly isOpen: boolean
  readonly notes: readonly string[]
  /** Ids of the transitions its notes stand for. */
  readonly inward: readonly string[]
}

/** A drawn arrow and its words. */
export interface LaidArrow {
  readonly edge: VisibleEdge
  readonly points: readonly ElkPoint[]
  readonly lines: readonly string[]
  readonly label: { readonly x: number; readonly y: number }
}

export interface ChartLayout {
  readonly width: number
  readonly height: number
  /** Outer states before those inside them. */
  readonly boxes: readonly LaidBox[]
  readonly arrows: readonly LaidArrow[]
}

const longestNote = 44
const longestLabel = 26
const mostLabels = 3
const padding = 12

/** What is written in a state under its name. */
function notesOf({ node, hidden, inward }: VisibleNode, labels: ChartLabels): readonly string[] {
  const kinds = [node.kind === 'parallel' ? labels.parallel : '', node.kind === 'final' ? labels.end : '']
  const asked = node.invocations.map(({ source }) => named(labels.asks, source))
  const byWords = new Map<string, string[]>()
  for (const one of inward) {
    const words = one.kind === 'always' ? labels.always : transitionWords({ ...one, guard: null }, labels)
    const places = one.targets.map((target) => target.split('.').at(-1) ?? target)
    byWords.set(words, [...new Set([...(byWords.get(words) ?? []), ...places])])
  }
  const ways = [...byWords].map(([words, places]) => `${words} → ${places.join(', ')}`)
  const closed = hidden > 0 ? [named(labels.inside, hidden)] : []
  return [...kinds.filter(Boolean), ...asked, ...ways, ...closed].flatMap((note) => linesOf(note, longestNote))
}

/** The words at an arrow: the first few transitions, and how many more there are. */
function linesAt({ transitions }: VisibleEdge, labels: ChartLabels): readonly string[] {
  const words = [...new Set(transitions.map((one) => transitionWords(one, labels)))]
  const shown = words.slice(0, mostLabels).flatMap((one) => linesOf(one, longestLabel))
  return words.length > mostLabels ? [...shown, `+ ${words.length - mostLabels}`] : shown
}

interface Drawn {
  readonly visible: VisibleNode
  readonly notes: readonly string[]
}

/** Asks ELK where everything goes. Its code (450 kB) is fetched when the first chart is drawn. */
export async function layOutChart(chart: VisibleChart, labels: ChartLabels): Promise<ChartLayout> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js')
  const drawn = new Map<string, Drawn>()

  const toElk = (visible: VisibleNode): ElkNode => {
    const { node, children } = visible
    const notes = notesOf(visible, labels)
    drawn.set(node.id, { visible, notes })
    const head = roomFor([`    ${node.name}`, ...notes])
    const size = { width: Math.max(110, head.width + 2 * padding), height: head.height + padding + 6 }
    if (children.length === 0) return { id: node.id, ...size }
    return {
      id: node.id,
      children: children.map(toElk),
      layoutOptions: {
        'elk.padding': `[top=${size.height + padding},left=24,bottom=18,right=24]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${size.width},${size.height})`,
      },
    }
  }
  const lines = new Map(chart.edges.map((edge) => [edge.id, linesAt(edge, labels)]))
  const edges: ElkExtendedEdge[] = chart.edges.map((edge) => ({
    id: edge.id,
    sources: [edge.source],
    targets: [edge.target],
    labels: [{ text: edge.id, ...roomFor(lines.get(edge.id) ?? []) }],
  }))
  const graph: ElkNode = {
    id: ' chart',
    children: [toElk(chart.root)],
    edges,
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.spacing.nodeNode': '28',
      'elk.spacing.edgeLabel': '6',
      'elk.layered.spacing.nodeNodeBetweenLayers': '36',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
    },
  }
  const laid = await new Elk().layout(graph)
  return {
    width: laid.width ?? 0,
    height: laid.height ?? 0,
    boxes: (laid.children ?? []).flatMap((child) => boxesOf(child, drawn)),
    arrows: (laid.edges ?? []).flatMap((each) => arrowsOf(each, chart, lines)),
  }
}

function boxesOf(laid: ElkNode, drawn: ReadonlyMap<string, Drawn>): readonly LaidBox[] {
  const known = drawn.get(laid.id)
  if (known === undefined) return []
  const { visible, notes } = known
  const box: LaidBox = {
    node: visible.node,
    x: laid.x ?? 0,
    y: laid.y ?? 0,
    width: laid.width ?? 0,
    height: laid.height ?? 0,
    isOpen: visible.children.length > 0,
    notes,
    inward: visible.inward.map(({ id }) => id),
  }
  return [box, ...(laid.children ?? []).flatMap((child) => boxesOf(child, drawn))]
}

function arrowsOf(
  laid: ElkExtendedEdge,
  chart: VisibleChart,
  lines: ReadonlyMap<string, readonly string[]>,
): readonly LaidArrow[] {
  const edge = chart.edges.find(({ id }) => id === laid.id)
  const section = laid.sections?.[0]
  if (edge === undefined || section === undefined) return []
  const label = laid.labels?.[0]
  return [
    {
      edge,
      points: [section.startPoint, ...(section.bendPoints ?? []), section.endPoint],
      lines: lines.get(laid.id) ?? [],
      label: { x: label?.x ?? 0, y: (label?.y ?? 0) + lineHeight - 5 },
    },
  ]
}
