import type { ChartEntry } from '../catalogue/index.ts'
import { type ChartNode, chartTree } from '../chart-tree/index.ts'
import { decisions } from './decisions.ts'
import { partOne } from './part-1.ts'
import { partTwoRules } from './part-2-rules.ts'
import { partTwoScreens } from './part-2-screens.ts'
import type { SpecSection } from './section.ts'

/** Every section of the specification, in its order, then the decisions that complete it. */
export const specSections: readonly SpecSection[] = [...partOne, ...partTwoScreens, ...partTwoRules, ...decisions]

/** A chart, and its states that fulfil a section. */
export interface Fulfilment {
  readonly chart: ChartEntry
  /** In words, `setup › saving`. */
  readonly states: readonly string[]
}

const statesBelow = (node: ChartNode): readonly ChartNode[] =>
  node.children.flatMap((child) => [child, ...statesBelow(child)])

/** For every section the states of these charts that name it, by chart; charts without any are left out. */
export function fulfilmentsOf(charts: readonly ChartEntry[]): ReadonlyMap<string, readonly Fulfilment[]> {
  const known = charts.map((chart) => ({ chart, states: statesBelow(chartTree(chart.machine)) }))
  return new Map(
    specSections.map(({ id }) => [
      id,
      known
        .map(({ chart, states }) => ({
          chart,
          states: states.filter(({ spec }) => spec.includes(id)).map((state) => placeIn(chart, state)),
        }))
        .filter(({ states }) => states.length > 0),
    ]),
  )
}

const placeIn = (chart: ChartEntry, { id }: ChartNode) => id.slice(chart.id.length + 1).replaceAll('.', ' › ')
