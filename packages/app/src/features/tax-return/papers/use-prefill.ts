import { type Absent, absentFrom, type Prefill, prefillFrom, type UnsureFigure } from '@aangiftewijs/domain/tax-return'
import { useMemo } from 'react'
import { useCurrentFiling, useDocuments } from '../../../ports/queries.ts'
import { useCountedDocuments } from './use-return-documents.ts'

/** What a paper may say at a field: a figure that is not sure, or that none was found. */
export type Unread = UnsureFigure | Absent

/** What the documents of the return can fill in. */
export function usePrefill(): Prefill {
  const documents = useCountedDocuments(useCurrentFiling())
  return useMemo(() => prefillFrom(documents), [documents])
}

/** What was not found on papers of the return that have the rest. */
export function useAbsent(): readonly Absent[] {
  const [filing, documents] = [useCurrentFiling(), useDocuments()]
  return useMemo(() => absentFrom(filing, documents), [filing, documents])
}
