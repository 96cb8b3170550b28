import { Deferred } from '../../deferred/Deferred.tsx'
import { type OutcomeProps, useHangsOn } from './Outcome.tsx'

/** The result under the law in one line that leads to the whole of it; it follows what that is given. */
export const OutcomeLine = ({ typed = null }: OutcomeProps) => (
  <Deferred part="lawful-result/ResultLine" {...useHangsOn(typed)} />
)
