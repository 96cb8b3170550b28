import type { TaxDocument } from '../documents/index.ts'
import { type Cents, centsOf } from '../money/index.ts'
import { type Absent, absentFrom } from './absent.ts'
import { isAsked } from './also-count.ts'
import { type AlsoPrefill, alsoPrefillFrom, type UnsureFigure } from './also-prefill.ts'
import { type AnswersBesidePapers, isOf } from './papers.ts'
import { type Prefill, prefillFrom, type Suggestion } from './prefill.ts'
import { type AlsoCountName, type AmountName, type AmountStep, alsoCountAt } from './questions/index.ts'
import { ownDocuments, partnerDocuments } from './standing.ts'
import { amountSteps } from './steps.ts'

/** An amount that papers may say and that counts as nothing, since nobody said yet what it is. */
export interface LeftUnsure {
  readonly step: AmountStep
  readonly name: AmountName | AlsoCountName
  /** The figures that are not sure, or of which nobody can tell whether they are to be added up. */
  readonly figures: readonly UnsureFigure[]
  /** What the question comes to where they are right, in cents. */
  readonly amount: Cents
}

/** A question of which an amount was not found on papers that have its other, so that nothing of it counts. */
export interface LeftAbsent {
  readonly step: AmountStep
  readonly name: AmountName | AlsoCountName
  readonly absent: readonly Absent[]
}

/** What papers surely say of a question: its amount, where they name any. */
type Said = Readonly<Record<string, Pick<Suggestion, 'amount'> | undefined>>

/**
 * The step at which a question still stands at what papers surely say of it, or at nothing; undefined where it is answered, or is not asked.
 * Another amount that is typed is the person's word. So is 0 under “also count this”, where a blank is stored as none; at the other questions
 * a blank is 0, and says nothing.
 */
function openAt(name: AmountName | AlsoCountName, filing: AnswersBesidePapers, surely: Said): AmountStep | undefined {
  const step = amountSteps.find((one) => isOf(one, name) && isAsked(one, name, filing))
  if (step === undefined) return undefined
  const answers: Readonly<Record<string, unknown>> = filing[`${step}Data`] ?? {}
  const counts = answers[name] === undefined ? undefined : centsOf(Number(answers[name]))
  const { amount: says } = surely[name] ?? {}
  const isBlank = counts === undefined || (counts === 0 && !(name in alsoCountAt[step]))
  const isOpen = says === undefined ? isBlank : counts === undefined || counts === says
  return isOpen ? step : undefined
}

const readOf = (filing: AnswersBesidePapers, documents: readonly TaxDocument[]): readonly (Prefill | AlsoPrefill)[] => {
  const own = ownDocuments(filing, documents)
  return [prefillFrom(own), alsoPrefillFrom(own, partnerDocuments(filing, documents))]
}

/** The questions of which papers may say more than counts: {@link openAt}. */
export const leftUnsure = (filing: AnswersBesidePapers, documents: readonly TaxDocument[]): readonly LeftUnsure[] =>
  readOf(filing, documents).flatMap(({ suggestions, unsure }) => {
    const surely: Said = suggestions
    const figures = unsure.filter(({ figure }) => figure.amount !== 0)
    return [...new Set(figures.map(({ question }) => question))].flatMap((name) => {
      const step = openAt(name, filing, surely)
      if (step === undefined) return []
      const of = figures.flatMap(({ question, figure }) => (question === name ? [figure] : []))
      return [
        { step, name, figures: of, amount: of.reduce((sum, { amount }) => sum + amount, surely[name]?.amount ?? 0) },
      ]
    })
  })

/** The questions of which an amount was not found on a statement that counts, and nobody said yet what it is: {@link openAt}. */
export function leftAbsent(filing: AnswersBesidePapers, documents: readonly TaxDocument[]): readonly LeftAbsent[] {
  const all = absentFrom(filing, documents)
  const surely: Said = Object.assign({}, ...readOf(filing, documents).map(({ suggestions }) => suggestions))
  return [...new Set(all.map(({ question }) => question))].flatMap((name) => {
    const step = openAt(name, filing, surely)
    return step === undefined ? [] : [{ step, name, absent: all.filter(({ question }) => question === name) }]
  })
}
