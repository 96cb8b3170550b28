import {
  type AlsoCountFacts,
  type AlsoCountName,
  type Bound,
  brokenBounds,
  countedAnswers,
  largestPart,
} from '../tax-return/index.ts'

/** Parts that are more than their whole. The law counts no more of them than the whole. */
const aboveWhole = ['healthcare-above-whole', 'gifts-above-whole', 'old-gifts-above-whole'] as const
export type AboveWhole = (typeof aboveWhole)[number]

/**
 * Answers that contradict each other: those, more tax withheld than can be of the income that is filled in, mortgage interest of who
 * said that there was no own home, and days of other years by which a home is theirs all year, of who said that they moved in this one.
 */
export const contradictions = [
  ...aboveWhole,
  'withheld-above-income',
  'partner-withheld-above-income',
  'interest-without-home',
  'home-all-year',
] as const
export type Contradiction = (typeof contradictions)[number]

/** By a part of the bound that is broken. That of the 30 % ruling is no such: the law then has no figure. */
const partOf: Readonly<Record<AboveWhole, AlsoCountName>> = {
  'healthcare-above-whole': 'treatment',
  'gifts-above-whole': 'periodicGifts',
  'old-gifts-above-whole': 'oldPeriodicGifts',
}

const brokenIn = (facts: AlsoCountFacts): readonly Bound[] =>
  brokenBounds('deductions', countedAnswers('deductions', facts.deductionsData ?? {}, facts))

const isOf = (contradiction: AboveWhole, { parts }: Bound) => parts.includes(partOf[contradiction])

/** What of a return’s answers, and of what its documents fill in, is more than its whole. */
export function contradictionsIn(facts: AlsoCountFacts): readonly Contradiction[] {
  const broken = brokenIn(facts)
  return aboveWhole.filter((one) => broken.some((bound) => isOf(one, bound)))
}

export const isContradiction = (thing: string): thing is Contradiction =>
  (contradictions as readonly string[]).includes(thing)

export const isAboveWhole = (thing: string): thing is AboveWhole => (aboveWhole as readonly string[]).includes(thing)

/** The part to look at where something contradicts: the largest of those answered. */
export const partAtFault = (contradiction: AboveWhole, facts: AlsoCountFacts): AlsoCountName => {
  const bound = brokenIn(facts).find((one) => isOf(contradiction, one))
  return (bound && largestPart(facts.deductionsData ?? {}, bound)) ?? partOf[contradiction]
}
