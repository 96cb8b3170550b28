import type { TaxDocument } from '@aangiftewijs/domain/documents'
import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { useEffect, useState } from 'react'
import { Deferred } from '../../deferred/Deferred.tsx'
import { deferredPart } from '../../deferred/parts.ts'
import { useCurrentFiling, useDocuments } from '../../ports/queries.ts'
import { type TypedAnswers, useVisit } from '../../shell/visit.tsx'

const part = 'lawful-result/Result'

/** What of the stored return and its documents the result hangs on. */
const stateOf = (filing: TaxFiling | null, documents: readonly TaxDocument[]): string =>
  [filing?.id, filing?.version, ...documents.map(({ id, status }) => `${id} ${status}`)].join()

/**
 * The result under the law. The server computes it; its script comes when it is used, or when what it hangs on is no longer
 * what the server knew.
 */
export function Outcome({ typed = null }: { readonly typed?: TypedAnswers | null }) {
  const visit = useVisit()
  const now = stateOf(useCurrentFiling(), useDocuments())
  const [first] = useState(now)
  const isStale = typed !== null || now !== first
  useEffect(() => {
    visit.typed.set(typed)
    return () => visit.typed.set(null)
  }, [visit, typed])
  useEffect(() => {
    if (isStale)
      deferredPart(part)
        .load()
        .catch(() => undefined)
  }, [isStale])
  return <Deferred part={part} />
}
