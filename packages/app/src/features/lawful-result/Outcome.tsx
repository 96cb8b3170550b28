import { useEffect } from 'react'
import { Deferred } from '../../deferred/Deferred.tsx'
import { useReturnState } from '../../ports/queries.ts'
import { type TypedAmounts, useVisit } from '../../shell/visit.tsx'

/**
 * The result under the law. The server computes it; its script comes when it is used, or when what it hangs on is no longer
 * what the server knew.
 */
export function Outcome({ typed = null }: { readonly typed?: TypedAmounts | null }) {
  const visit = useVisit()
  const stored = useReturnState()
  useEffect(() => {
    visit.typed.set(typed)
    return () => visit.typed.set(null)
  }, [visit, typed])
  return (
    <Deferred
      part="lawful-result/Result"
      isInUse={() => typed !== null}
      follows={typed === null ? stored : `${stored} and what is typed`}
    />
  )
}
