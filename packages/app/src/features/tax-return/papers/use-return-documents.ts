import type { TaxDocument } from '@aangiftewijs/domain/documents'
import { documentsOf, ownDocuments, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { useMemo } from 'react'
import { useDocuments } from '../../../ports/queries.ts'

/** The documents of a return; without one, all. */
export function useReturnDocuments(filing: TaxFiling | null): readonly TaxDocument[] {
  const documents = useDocuments()
  return useMemo(() => documentsOf(filing, documents), [filing, documents])
}

type Documents = readonly TaxDocument[]

const noReturn = {}
const counted = new WeakMap<Documents, WeakMap<object, Documents>>()

/**
 * Of the documents of a return, what counts for the person. The same list on every page of a visit while neither changes: the wizard
 * takes another list for news.
 */
export function useCountedDocuments(filing: TaxFiling | null): Documents {
  const documents = useDocuments()
  const known = counted.get(documents) ?? new WeakMap<object, Documents>()
  counted.set(documents, known)
  const key = filing ?? noReturn
  const own = known.get(key) ?? ownDocuments(filing, documents)
  known.set(key, own)
  return own
}
