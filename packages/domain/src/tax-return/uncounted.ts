import type { TaxDocument } from '../documents/index.ts'
import { alsoPrefillFrom } from './also-prefill.ts'
import { type Doubt, isSettled, standingOf } from './doubts.ts'
import { prefillFrom, type Suggestion } from './prefill.ts'
import { type AmountStep, alsoCountAt, amountsAt } from './questions/index.ts'
import { documentsOf } from './standing.ts'
import type { TaxFiling } from './tax-return.schema.ts'

type Kinds = readonly Doubt['kind'][]
const misfits: Kinds = ['year', 'person', 'name']

/** Of which return the documents are. */
export type WaitedFor = Pick<
  TaxFiling,
  'correctsFilingId' | 'correctsAlso' | 'id' | 'year' | 'completed' | 'isJointFiling' | 'setupData' | 'partnerData'
>

/**
 * The documents that would fill in something at a step and do not, because their year or person does not fit the return and the person
 * has not said whether they count. `documents`: all of the person.
 */
export const uncountedAt = (
  step: AmountStep,
  filing: WaitedFor,
  documents: readonly TaxDocument[],
): readonly TaxDocument[] => undecidedAt(step, filing, documents, misfits)

/** Of the documents that would fill in something at a step, those that wait for the person's word because of a doubt of these kinds. */
export function undecidedAt(
  step: AmountStep,
  filing: WaitedFor,
  documents: readonly TaxDocument[],
  kinds: Kinds,
): readonly TaxDocument[] {
  const all = documentsOf(filing, documents)
  return all.filter((document) => {
    const standing = standingOf(document, filing, all)
    const { countsFor, doubts } = standing
    const isOpen = document.verdict === null && countsFor.length === 0 && !isSettled(standing)
    return isOpen && doubts.some(({ kind }) => kinds.includes(kind)) && filledAt(step, document).length > 0
  })
}

/** The questions of a step that a document would fill in, or would if its figure were sure. A figure of nothing says nothing. */
export function filledAt(step: AmountStep, document: TaxDocument): readonly string[] {
  const read = [prefillFrom([document]), alsoPrefillFrom([document], [])]
  const filled = read.flatMap(({ suggestions, unsure }) => [
    ...Object.entries<Suggestion>(suggestions).flatMap(([name, { amount }]) => (amount === 0 ? [] : [name])),
    ...unsure.map(({ question }) => question),
  ])
  return filled.filter((name) => name in amountsAt[step] || name in alsoCountAt[step])
}
