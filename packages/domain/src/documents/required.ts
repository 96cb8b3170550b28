import type { TaxDocument } from './documents.schema.ts'
import type { DocumentType } from './documents.ts'
import { typesOf } from './figures.ts'

/** A document counts as uploaded once its content is there, read or not. */
const counts = ({ status }: TaxDocument): boolean => status !== 'failed' && status !== 'password_required'

/** How many of the types a return requires are there: the 'n/2' of the dashboard and the checklist. */
export function requiredDocuments(
  documents: readonly TaxDocument[],
  types: readonly DocumentType[],
): {
  readonly present: number
  readonly required: number
  readonly missing: readonly DocumentType[]
} {
  const missing = types.filter(
    (type) => !documents.some((document) => typesOf(document).includes(type) && counts(document)),
  )
  return { present: types.length - missing.length, required: types.length, missing }
}
