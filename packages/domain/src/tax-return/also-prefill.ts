import { type Figure, figuresOfStatement, isSure, statementsOf, type TaxDocument } from '../documents/index.ts'
import { eurosOf } from '../money/index.ts'
import { type Because, becauseOf, type ReadFigure, toldBy } from './may-be-told.ts'
import { type Suggestion, withDeductible } from './prefill.ts'
import { alsoQuestions, questionOf } from './question-of.ts'
import { type AlsoCounted, type AlsoCountName, type AmountStep, alsoCountAt } from './questions/index.ts'

/** What the documents of both people of a return say about the questions under “also count this”. */
export interface AlsoPrefill {
  /** Only questions about which something sure was read. */
  readonly suggestions: Readonly<Partial<Record<AlsoCountName, Suggestion>>>
  /** Figures that are not sure, or of which nobody can tell whether they are to be added up: never filled in. */
  readonly unsure: readonly { readonly question: AlsoCountName; readonly figure: UnsureFigure }[]
}

/** A figure that is not sure; or one that is, and why it does not count all the same. */
export type UnsureFigure = Figure & { readonly because?: Because }

/** A figure with the question it fills in. */
interface Read extends ReadFigure {
  readonly question: AlsoCountName
}

const readIn = (documents: readonly TaxDocument[], owner: 'own' | 'partner'): readonly Read[] =>
  documents.flatMap((document) =>
    statementsOf(document).flatMap((statement) =>
      withDeductible(figuresOfStatement(statement, document)).flatMap((figure) => {
        const question = questionOf(figure, owner)
        if (question === undefined) return []
        const { readFrom } = alsoQuestions[alsoQuestions[question]?.ofPartner ?? question] ?? {}
        const told = toldBy(statement, document, figure)
        return [{ question, figure, isLatest: readFrom?.isLatest === true, isPartners: owner === 'partner', ...told }]
      }),
    ),
  )

/** Reads from the documents that count for a person, and for the partner, what they say about what is also counted. */
export function alsoPrefillFrom(own: readonly TaxDocument[], partners: readonly TaxDocument[]): AlsoPrefill {
  const all = [...readIn(own, 'own'), ...readIn(partners, 'partner')]
  const suggestions: Partial<Record<AlsoCountName, Suggestion>> = {}
  const unsure: { question: AlsoCountName; figure: UnsureFigure }[] = []
  for (const read of all) {
    const { question, figure } = read
    const because = becauseOf(read, all)
    if (because !== null) unsure.push({ question, figure: { ...figure, because } })
    else if (isSure(figure)) {
      const { amount, parts } = suggestions[question] ?? { amount: 0, parts: [] }
      suggestions[question] = { amount: amount + figure.amount, parts: [...parts, figure] }
    } else if (figure.amount !== 0) unsure.push({ question, figure })
  }
  return { suggestions, unsure }
}

/** What the documents say about what a step also counts, in euros. */
export const alsoSuggested = <S extends AmountStep>(step: S, { suggestions }: AlsoPrefill): AlsoCounted[S] =>
  Object.fromEntries(
    Object.keys(alsoCountAt[step]).flatMap((name) => {
      const suggestion = suggestions[name as AlsoCountName]
      return suggestion ? [[name, eurosOf(suggestion.amount)]] : []
    }),
  ) as AlsoCounted[S]
