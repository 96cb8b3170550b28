import { useEffect } from 'react'
import { Deferred } from '../../deferred/Deferred.tsx'
import { useReturnState } from '../../ports/queries.ts'
import { type TypedAmounts, useVisit } from '../../shell/visit.tsx'

export interface OutcomeProps {
  /** What is typed and counts in it, where the page has a form. */
  readonly typed?: TypedAmounts | null
}

/**
 * The result under the law. The server computes it; its script comes when it is used, or when what it hangs on is no longer
 * what the server knew.
 */
export function Outcome({ typed = null }: OutcomeProps) {
  const visit = useVisit()
  useEffect(() => {
    visit.typed.set(typed)
    return () => visit.typed.set(null)
  }, [visit, typed])
  return <Deferred part="lawful-result/Result" {...useHangsOn(typed)} />
}

/** What a result follows: the stored return, and whether something is typed beside it. */
export function useHangsOn(typed: TypedAmounts | null) {
  const stored = useReturnState()
  return {
    isInUse: () => typed !== null,
    follows: typed === null ? stored : `${stored} and what is typed`,
  }
}
