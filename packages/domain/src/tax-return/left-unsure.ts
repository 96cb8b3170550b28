import type { Figure, TaxDocument } from '../documents/index.ts'
import { type Cents, centsOf } from '../money/index.ts'
import { isAsked } from './also-count.ts'
import { type AlsoPrefill, alsoPrefillFrom } from './also-prefill.ts'
import { type AnswersBesidePapers, amountSteps, isOf } from './papers.ts'
import { type Prefill, prefillFrom, type Suggestion } from './prefill.ts'
import { type AlsoCountName, type AmountName, type AmountStep, alsoCountAt } from './questions/index.ts'
import { ownDocuments, partnerDocuments } from './standing.ts'

/** An amount that papers may say and that counts as nothing, since nobody said yet what it is. */
export interface LeftUnsure {
  readonly step: AmountStep
  readonly name: AmountName | AlsoCountName
  /** The figures that are not sure, or of which nobody can tell whether they are to be added up. */
  readonly figures: readonly Figure[]
  /** What the question comes to where they are right, in cents. */
  readonly amount: Cents
}

/**
 * The questions that still stand at what papers surely say of them, or at nothing, while papers may say more. Another amount that is typed is
 * the person's word. So is 0 under “also count this”, where a blank is stored as none; at the other questions a blank is 0, and says nothing.
 */
export function leftUnsure(filing: AnswersBesidePapers, documents: readonly TaxDocument[]): readonly LeftUnsure[] {
  const own = ownDocuments(filing, documents)
  const found: readonly (Prefill | AlsoPrefill)[] = [
    prefillFrom(own),
    alsoPrefillFrom(own, partnerDocuments(filing, documents)),
  ]
  return found.flatMap(({ suggestions, unsure }) => {
    const surely: Readonly<Record<string, Suggestion | undefined>> = suggestions
    const figures = unsure.filter(({ figure }) => figure.amount !== 0)
    return [...new Set(figures.map(({ question }) => question))].flatMap((name) => {
      const step = amountSteps.find((one) => isOf(one, name) && isAsked(one, name, filing))
      if (step === undefined) return []
      const answers: Readonly<Record<string, unknown>> = filing[`${step}Data`] ?? {}
      const counts = answers[name] === undefined ? undefined : centsOf(Number(answers[name]))
      const { amount: says } = surely[name] ?? {}
      const isBlank = counts === undefined || (counts === 0 && !(name in alsoCountAt[step]))
      if (says === undefined ? !isBlank : counts !== undefined && counts !== says) return []
      const of = figures.flatMap(({ question, figure }) => (question === name ? [figure] : []))
      return [{ step, name, figures: of, amount: of.reduce((sum, { amount }) => sum + amount, says ?? 0) }]
    })
  })
}
