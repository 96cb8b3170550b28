import type { TaxDocument } from '../documents/index.ts'
import type { AmountStep } from './questions/index.ts'
import { uncountedAt, undecidedAt, type WaitedFor } from './uncounted.ts'

/** As {@link uncountedAt}, of those that only show the same statement as another that is there: it counts, once. */
export function repeatedAt(
  step: AmountStep,
  filing: WaitedFor,
  documents: readonly TaxDocument[],
): readonly TaxDocument[] {
  const misfits = uncountedAt(step, filing, documents)
  return undecidedAt(step, filing, documents, ['same']).filter((document) => !misfits.includes(document))
}
