import { type Prefill, prefillFrom } from '@aangiftewijs/domain/tax-return'
import { useMemo } from 'react'
import { useDocuments } from '../../ports/queries.ts'

/** What the uploaded documents can fill in. */
export function usePrefill(): Prefill {
  const documents = useDocuments()
  return useMemo(() => prefillFrom(documents), [documents])
}
