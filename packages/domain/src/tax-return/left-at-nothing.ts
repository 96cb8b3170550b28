import type { TaxDocument } from '../documents/index.ts'
import type { Cents } from '../money/index.ts'
import { alsoPrefillFrom } from './also-prefill.ts'
import { savedAnswers } from './answers.ts'
import { prefillFrom, type Suggestion } from './prefill.ts'
import { type AlsoCountName, type AmountName, type AmountStep, alsoCountAt, amountsAt } from './questions/index.ts'
import { ownDocuments, partnerDocuments } from './standing.ts'
import type { TaxFiling } from './tax-return.schema.ts'

/** An amount of a return that stands at nothing although its documents say more. */
export interface LeftAtNothing {
  readonly step: AmountStep
  readonly name: AmountName | AlsoCountName
  /** What the documents say, in cents. */
  readonly amount: Cents
}

/**
 * What was saved at nothing and was read from a document since, or was overlooked: who goes on while statements are being read saves
 * blanks. A step that is not saved yet is filled in from the documents anyhow.
 */
export function leftAtNothing(filing: TaxFiling, documents: readonly TaxDocument[]): readonly LeftAtNothing[] {
  const own = ownDocuments(filing, documents)
  const found = [
    ...Object.entries<Suggestion>(prefillFrom(own).suggestions),
    ...Object.entries<Suggestion>(alsoPrefillFrom(own, partnerDocuments(filing, documents)).suggestions),
  ] as readonly (readonly [LeftAtNothing['name'], Suggestion])[]
  return (['income', 'deductions'] as const).flatMap((step) => {
    const answers = savedAnswers(step, filing)
    if (answers === null) return []
    return found.flatMap(([name, { amount }]) =>
      (name in amountsAt[step] || name in alsoCountAt[step]) && amount > 0 && Number(answers[name] ?? 0) === 0
        ? [{ step, name, amount }]
        : [],
    )
  })
}
