import type { TaxDocument } from '../documents/index.ts'
import type { AmountStep } from './questions/index.ts'
import { filledAt, uncountedAt, type WaitedFor } from './uncounted.ts'

/**
 * Of the documents that wait to be told whether they count, those that say what stands at nothing in the return. `answers`: what is
 * known at the step, typed, saved or read from other documents.
 */
export const uncountedAtNothing = (
  step: AmountStep,
  filing: WaitedFor,
  answers: Readonly<Record<string, unknown>>,
  documents: readonly TaxDocument[],
): readonly TaxDocument[] =>
  uncountedAt(step, filing, documents).filter((document) =>
    filledAt(step, document).some((name) => Number(answers[name] ?? 0) === 0),
  )
