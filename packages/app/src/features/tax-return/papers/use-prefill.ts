import { type Prefill, prefillFrom } from '@aangiftewijs/domain/tax-return'
import { useMemo } from 'react'
import { useCurrentFiling } from '../../../ports/queries.ts'
import { useCountedDocuments } from './use-return-documents.ts'

/** What the documents of the return can fill in. */
export function usePrefill(): Prefill {
  const documents = useCountedDocuments(useCurrentFiling())
  return useMemo(() => prefillFrom(documents), [documents])
}
