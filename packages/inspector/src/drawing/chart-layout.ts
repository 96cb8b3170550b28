import type { Language } from '@aangiftewijs/domain/language'
import type { ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs/lib/elk-api.js'
import { type LabelLine, labelOf, lineHeight, notesOf, sizeOf } from './chart-text.ts'
import type { VisibleChart, VisibleEdge, VisibleNode } from './visible-chart.ts'

/** A drawn state: where it stands and what is written in it. Positions in px from the top left corner of the drawing. */
export interface LaidBox extends VisibleNode {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly notes: readonly string[]
}

/** A drawn arrow and its words. */
export interface LaidArrow {
  readonly edge: VisibleEdge
  readonly points: readonly ElkPoint[]
  readonly lines: readonly LabelLine[]
  readonly label: { readonly x: number; readonly y: number }
}

export interface ChartLayout {
  readonly width: number
  readonly height: number
  /** Outer states before those inside them. */
  readonly boxes: readonly LaidBox[]
  readonly arrows: readonly LaidArrow[]
}

const padding = 12

const layoutOptions = {
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
}

/** What ELK is given: it reads and writes only what it knows. */
interface Box extends ElkNode {
  readonly visible: VisibleNode
  readonly notes: readonly string[]
  readonly children?: Box[]
}
interface Arrow extends ElkExtendedEdge {
  readonly edge: VisibleEdge
  readonly lines: readonly LabelLine[]
}

/** Asks ELK where everything goes. Its code (450 kB) is fetched when the first chart is drawn. */
export async function layOutChart(chart: VisibleChart, language: Language): Promise<ChartLayout> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js')
  const boxOf = (visible: VisibleNode): Box => {
    const { node, children } = visible
    const notes = notesOf(visible, language)
    const head = sizeOf([`    ${node.key}`, ...notes])
    const size = { width: Math.max(110, head.width + 2 * padding), height: head.height + padding + 6 }
    const box = { id: node.id, visible, notes }
    if (children.length === 0) return { ...box, ...size }
    return {
      ...box,
      children: children.map(boxOf),
      layoutOptions: {
        'elk.padding': `[top=${size.height + padding},left=24,bottom=18,right=24]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${size.width},${size.height})`,
      },
    }
  }
  const arrowOf = (edge: VisibleEdge): Arrow => {
    const { id, source, target } = edge
    const lines = labelOf(edge, language)
    return {
      id,
      sources: [source],
      targets: [target],
      labels: [{ text: id, ...sizeOf(lines.map(({ text }) => text)) }],
      edge,
      lines,
    }
  }
  const root = boxOf(chart.root)
  const arrows = chart.edges.map(arrowOf)
  const graph: ElkNode = { id: ' chart', children: [root], edges: arrows, layoutOptions }
  // It works in this thread, so the objects it was given have their places now.
  const { width = 0, height = 0 } = await new Elk().layout(graph)
  return { width, height, boxes: laidBoxes(root), arrows: arrows.flatMap(laidArrow) }
}

const laidBoxes = ({ visible, notes, x = 0, y = 0, width = 0, height = 0, children = [] }: Box): readonly LaidBox[] => [
  { ...visible, notes, x, y, width, height },
  ...children.flatMap(laidBoxes),
]

function laidArrow({ edge, lines, sections, labels }: Arrow): readonly LaidArrow[] {
  const section = sections?.[0]
  if (section === undefined) return []
  const { x = 0, y = 0 } = labels?.[0] ?? {}
  const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]
  return [{ edge, points, lines, label: { x, y: y + lineHeight - 5 } }]
}
