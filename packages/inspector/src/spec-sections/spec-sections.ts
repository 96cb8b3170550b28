import type { ChartEntry } from '../catalogue/index.ts'
import { nodesOf, sectionsOf, stateName } from '../chart/transitions.ts'
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

/** For every section the states of these charts that name it, by chart; charts without any are left out. */
export function fulfilmentsOf(charts: readonly ChartEntry[]): ReadonlyMap<string, readonly Fulfilment[]> {
  return new Map(
    specSections.map(({ id }) => [
      id,
      charts
        .map((chart) => ({
          chart,
          states: nodesOf(chart.machine)
            .filter((node) => sectionsOf(node).includes(id))
            .map((node) => stateName(node.id)),
        }))
        .filter(({ states }) => states.length > 0),
    ]),
  )
}
