import type { ChartNode } from './chart-tree.types.ts'

/**
 * Every state that is active when a chart stands at these places: `['tab.basic', 'result.shown']`, named without the chart. A
 * chart with parallel parts needs a place in each of them.
 * @throws when a place is no state of the chart, is not innermost, or when a part has no place or two.
 */
export function activeAt(chart: ChartNode, places: readonly string[]): readonly string[] {
  const wanted = places.map((place) => `${chart.id}.${place}`)
  const holds = ({ id }: ChartNode) => wanted.some((place) => place === id || place.startsWith(`${id}.`))

  const collect = (node: ChartNode): readonly string[] => {
    if (node.children.length === 0) return [node.id]
    const inside = node.kind === 'parallel' ? node.children : node.children.filter(holds)
    const lost = wanted.filter(
      (place) => place.startsWith(`${node.id}.`) && !inside.some((child) => isIn(place, child.id)),
    )
    if (lost.length > 0) throw new Error(`There is no state ${lost.join(', ')}`)
    if (node.kind !== 'parallel' && inside.length !== 1)
      throw new Error(`${node.id} needs one place, not ${inside.length}: ${places.join(', ')}`)
    return [node.id, ...inside.flatMap(collect)]
  }
  const active = collect(chart)
  const stray = wanted.filter((place) => !active.includes(place))
  if (stray.length > 0) throw new Error(`There is no state ${stray.join(', ')}`)
  return [...active].sort()
}

const isIn = (place: string, id: string) => place === id || place.startsWith(`${id}.`)
