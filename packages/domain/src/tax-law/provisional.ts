import type { Prepared } from './assess.ts'
import type { FigureSource } from './law.ts'
import type { PersonFigures } from './result.ts'
import type { YearRules } from './year-rules.ts'

/** The names of what has a source of its own. */
type Sourced<T> = { [K in keyof T]: T[K] extends { readonly source: FigureSource } ? K : never }[keyof T] & string

/** A group of a year's figures, as it stands in the year's file. */
export type FigureGroup = Sourced<YearRules> | Sourced<YearRules['credits']> | 'hillen'

/** A return as far as it tells which groups of figures were looked up for it. */
interface Used {
  readonly prepared: Prepared
  readonly people: readonly PersonFigures[]
}

const hasCredit =
  (credit: 'singleElderlyCredit' | 'youngDisabledCredit') =>
  ({ people }: Used): boolean =>
    people.some((person) => person[credit] > 0)

/** When a group counts; where it was looked up and came to nothing, too, since the final figures may come to something. */
const counts: Readonly<Record<FigureGroup, (used: Used) => boolean>> = {
  box1: () => true,
  rateAdjustment: ({ people }) => people.some(({ rateAdjustment }) => rateAdjustment > 0),
  home: ({ prepared }) => prepared.facts.home !== undefined,
  hillen: ({ prepared }) => prepared.home.hillenDeduction > 0,
  general: () => true,
  labour: ({ people }) => people.some(({ labourIncome }) => labourIncome > 0),
  combination: ({ prepared }) => prepared.facts.childUnder12,
  elderly: ({ people }) => people.some(({ age }) => age !== 'under'),
  singleElderly: hasCredit('singleElderlyCredit'),
  youngDisabled: hasCredit('youngDisabledCredit'),
  green: ({ prepared: { facts } }) => [facts.taxpayer, facts.partner].some((one) => one && one.greenInvestments > 0),
  payout: ({ prepared, people }) =>
    prepared.partner !== undefined && people.some(({ credits, levy }) => credits > levy),
  box2: ({ prepared }) => prepared.facts.box2Income > 0,
  box3: ({ prepared }) => prepared.box3.base > 0,
  healthcare: ({ prepared: { facts } }) => facts.healthcare.increased + facts.healthcare.plain > 0,
  gifts: ({ prepared: { facts } }) => Object.values(facts.gifts).some((amount) => amount > 0),
  ruling: ({ prepared: { facts } }) => [facts.taxpayer, facts.partner].some((one) => one && one.untaxedAllowance > 0),
  settlement: () => true,
}

/** Every group of a year's figures. */
export const figureGroups = Object.keys(counts) as readonly FigureGroup[]

/** Where a group of figures stands and how sure it is. */
export function sourceOf(group: FigureGroup, rules: YearRules): FigureSource {
  if (group === 'hillen') return rules.home.hillen.source
  return group in rules.credits
    ? rules.credits[group as Sourced<YearRules['credits']>].source
    : rules[group as Sourced<YearRules>].source
}

/** The groups that count in a return and are replaced by final figures later. Of box 3 see `restsOnProvisional`. */
export const provisionalGroups = (used: Used): readonly FigureGroup[] =>
  figureGroups.filter((group) => counts[group](used) && sourceOf(group, used.prepared.rules).standing === 'provisional')
