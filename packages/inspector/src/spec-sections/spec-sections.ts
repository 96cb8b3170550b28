import { type ChartEntry, catalogue } from '../catalogue/index.ts'
import { nodesOf, sectionsOf, stateName } from '../chart/transitions.ts'
import { decisions } from './decisions.ts'
import { partOne } from './part-1.ts'
import { partTwoRules } from './part-2-rules.ts'
import { partTwoScreens } from './part-2-screens.ts'
import type { SpecSection } from './section.ts'

/** Every section of the specification, in its order, then the decisions that complete it. */
export const specSections: readonly SpecSection[] = [...partOne, ...partTwoScreens, ...partTwoRules, ...decisions]

/** A chart, and its states that fulfil a section, in words: `setup › saving`. */
export interface Fulfilment {
  readonly chart: ChartEntry
  readonly states: readonly string[]
}

/** The charts that have states which fulfil a section. */
export const fulfilmentsOf = (section: string): readonly Fulfilment[] =>
  catalogue
    .map((chart) => ({
      chart,
      states: nodesOf(chart.machine)
        .filter((node) => sectionsOf(node).includes(section))
        .map(({ id }) => stateName(id)),
    }))
    .filter(({ states }) => states.length > 0)
