import { type PaperSubject, type Statement, type TaxDocument, typeOf } from '../documents/index.ts'
import { type AlsoCountFacts, isAsked } from './also-count.ts'
import { type AlsoCountName, type AmountStep, alsoCountAt } from './questions/index.ts'
import { isUsed } from './standing.ts'

/** A question that a person answers from a paper. */
export interface Place {
  readonly step: AmountStep
  readonly name: AlsoCountName
}

/**
 * Where a paper may belong that no question takes by itself: at a question that its words name; at one of several, where they tell nothing; at
 * none. `culture`: its gift counts as any other, and may be one that counts for more.
 */
export interface Belonging {
  readonly kind: 'question' | 'unknown' | 'none' | 'culture'
  readonly places: readonly Place[]
}

/** The question that papers about something belong to; null: the return asks nothing about it. */
const questionAbout: Readonly<Record<PaperSubject, AlsoCountName | null>> = {
  culture: 'culturalGifts',
  'home-loan': 'financingCosts',
  debts: 'debts',
  investments: 'investments',
  'other-work': 'otherWorkReceipts',
  childcare: null,
}

/** What papers without a type of their own are most often about. */
const likely: readonly AlsoCountName[] = ['financingCosts', 'debts', 'investments', 'otherWorkReceipts']

const asked = (names: readonly AlsoCountName[], facts: AlsoCountFacts | null): readonly Place[] =>
  names
    .map((name): Place => ({ step: name in alsoCountAt.income ? 'income' : 'deductions', name }))
    .filter(({ step, name }) => facts === null || isAsked(step, name, facts))

/** Where a statement may belong, in a return that is asked this; null where what it says is filled in, or is said of it in other words. */
export function belongingOf(
  statement: Statement,
  document: Pick<TaxDocument, 'type'>,
  facts: AlsoCountFacts | null,
): Belonging | null {
  if (statement.kind !== 'amount' || statement.isForeign) return null
  const { subject } = statement
  const isGift = isUsed(statement, document)
  if (isGift && (typeOf(statement, document) !== 'charity_donation' || subject !== 'culture')) return null
  const question = subject && questionAbout[subject]
  if (question === null) return { kind: 'none', places: [] }
  const places = question === undefined ? [] : asked([question], facts)
  if (places.length === 0) return { kind: 'unknown', places: asked(likely, facts) }
  return { kind: isGift ? 'culture' : 'question', places }
}
