import {
  type AbsentName,
  absentIn,
  isOfWage,
  type Statement,
  statementsOf,
  type TaxDocument,
} from '../documents/index.ts'
import { questionFor } from './prefill.ts'
import { questionOf } from './question-of.ts'
import type { AlsoCountName, AmountName } from './questions/index.ts'
import { type Owner, ownDocuments, partnerDocuments, type ReturnOfDocuments } from './standing.ts'

/** An amount that was not found on a statement that has another, so that of this one nothing counts. */
export interface Absent {
  /** The question it would fill in. */
  readonly question: AmountName | AlsoCountName
  readonly documentId: number
  readonly filename: string
}

/** What was not found on the statements that count, of the person and of the partner. `documents`: all of the person. */
export const absentFrom = (filing: ReturnOfDocuments | null, documents: readonly TaxDocument[]): readonly Absent[] => [
  ...absentOf(ownDocuments(filing, documents), 'own'),
  ...absentOf(partnerDocuments(filing, documents), 'partner'),
]

const absentOf = (documents: readonly TaxDocument[], owner: Owner): readonly Absent[] =>
  documents.flatMap((document) =>
    statementsOf(document).flatMap((statement) => {
      const name = absentIn(statement)
      const question = name === null ? undefined : questionAt(name, statement, owner)
      return question === undefined ? [] : [{ question, documentId: document.id, filename: document.filename }]
    }),
  )

function questionAt(name: AbsentName, statement: Statement, owner: Owner) {
  const isOfOther = statement.kind === 'income_statement' && !isOfWage(statement)
  const place = { type: 'income_statement', name, ...(isOfOther && { source: statement.source }) } as const
  return (owner === 'own' ? questionFor(place) : undefined) ?? questionOf(place, owner)
}
