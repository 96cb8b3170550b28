import {
  type AlsoCountFacts,
  type AlsoCountName,
  type Bound,
  brokenBounds,
  countedAnswers,
  largestPart,
} from '../tax-return/index.ts'

/** Answers that contradict each other: parts that are more than their whole. The law counts no more of them than the whole. */
export const contradictions = ['healthcare-above-whole', 'gifts-above-whole', 'old-gifts-above-whole'] as const
export type Contradiction = (typeof contradictions)[number]

/** By a part of the bound that is broken. That of the 30 % ruling is no such: the law then has no figure. */
const partOf: Readonly<Record<Contradiction, AlsoCountName>> = {
  'healthcare-above-whole': 'treatment',
  'gifts-above-whole': 'periodicGifts',
  'old-gifts-above-whole': 'oldPeriodicGifts',
}

const brokenIn = (facts: AlsoCountFacts): readonly Bound[] =>
  brokenBounds('deductions', countedAnswers('deductions', facts.deductionsData ?? {}, facts))

const isOf = (contradiction: Contradiction, { parts }: Bound) => parts.includes(partOf[contradiction])

/** What a return’s answers, and what its documents fill in, contradict. */
export function contradictionsIn(facts: AlsoCountFacts): readonly Contradiction[] {
  const broken = brokenIn(facts)
  return contradictions.filter((one) => broken.some((bound) => isOf(one, bound)))
}

export const isContradiction = (thing: string): thing is Contradiction =>
  (contradictions as readonly string[]).includes(thing)

/** The part to look at where something contradicts: the largest of those answered. */
export const partAtFault = (contradiction: Contradiction, facts: AlsoCountFacts): AlsoCountName => {
  const bound = brokenIn(facts).find((one) => isOf(contradiction, one))
  return (bound && largestPart(facts.deductionsData ?? {}, bound)) ?? partOf[contradiction]
}
