import type { TaxDocument } from '../documents/index.ts'
import { alsoPrefillFrom } from './also-prefill.ts'
import { prefillFrom } from './prefill.ts'
import { type AmountStep, alsoCountAt, amountsAt } from './questions/index.ts'
import { type Doubt, documentsOf, standingOf } from './standing.ts'
import type { TaxFiling } from './tax-return.schema.ts'

const toBeSaid: readonly Doubt['kind'][] = ['year', 'person', 'name']

/**
 * The documents that would fill in something at a step and do not, because their year or person does not fit the return and the person
 * has not said whether they count. `documents`: all of the person.
 */
export function uncountedAt(
  step: AmountStep,
  filing: TaxFiling,
  documents: readonly TaxDocument[],
): readonly TaxDocument[] {
  const all = documentsOf(filing, documents)
  return all.filter((document) => {
    const { countsFor, doubts } = standingOf(document, filing, all)
    const isOpen = document.verdict === null && countsFor.length === 0
    return isOpen && doubts.some(({ kind }) => toBeSaid.includes(kind)) && fillsAt(step, document)
  })
}

function fillsAt(step: AmountStep, document: TaxDocument): boolean {
  const read = [prefillFrom([document]), alsoPrefillFrom([document], [])]
  const filled = read.flatMap(({ suggestions, unsure }) => [
    ...Object.keys(suggestions),
    ...unsure.map(({ question }) => question),
  ])
  return filled.some((name) => name in amountsAt[step] || name in alsoCountAt[step])
}
