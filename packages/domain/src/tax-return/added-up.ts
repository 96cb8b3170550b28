import { type DocumentType, documentTypes, type TaxDocument } from '../documents/index.ts'
import type { Cents } from '../money/index.ts'
import { alsoPrefillFrom } from './also-prefill.ts'
import { prefillFrom, type Suggestion } from './prefill.ts'
import { type AlsoCountName, type AmountName, questionsOf } from './questions/index.ts'
import type { Question } from './questions/question.ts'
import { ownDocuments, partnerDocuments, type ReturnOfDocuments } from './standing.ts'

/** What the documents of one type fill in together: each amount as its field has it. */
export interface AddedUp {
  readonly type: DocumentType
  /** How many of them bring something to it. Of several the person is warned that they are added up. Spec 1 § 2. */
  readonly documents: number
  /** Whether something in them does not count until the person says more. */
  readonly hasUnsure: boolean
  readonly amounts: readonly { readonly question: AmountName | AlsoCountName; readonly amount: Cents }[]
  /** Files of the partner, whose amounts are asked apart. */
  readonly partners: readonly string[]
}

const questions: Readonly<Record<string, Question>> = { ...questionsOf.income, ...questionsOf.deductions }

/** What the person's own questions are filled in with, by the type of the documents; `documents` are all of the person. */
export function addedUpOf(filing: ReturnOfDocuments | null, documents: readonly TaxDocument[]): readonly AddedUp[] {
  const [own, ofPartner] = [ownDocuments(filing, documents), partnerDocuments(filing, documents)]
  const read = [prefillFrom(own), alsoPrefillFrom(own, ofPartner)]
  const filled = read.flatMap(({ suggestions }) => Object.entries<Suggestion>(suggestions))
  const asked = (type: DocumentType) => (name: string) =>
    questions[name]?.readFrom?.type === type && questions[name]?.ofPartner === undefined
  return documentTypes.flatMap((type) => {
    const isAsked = asked(type)
    const of = filled.filter(([name, { parts }]) => isAsked(name) && parts.length > 0)
    const ids = new Set(of.flatMap(([, { parts }]) => parts.map(({ documentId }) => documentId)))
    if (ids.size === 0) return []
    return [
      {
        type,
        documents: ids.size,
        hasUnsure: read.some(({ unsure }) => unsure.some(({ question }) => isAsked(question))),
        amounts: of.map(([name, { amount }]) => ({ question: name as AmountName | AlsoCountName, amount })),
        partners: ofPartner.flatMap((one) => (one.type === type && !ids.has(one.id) ? [one.filename] : [])),
      },
    ]
  })
}
