import { Deferred } from '../../../deferred/Deferred.tsx'
import { useReturnState } from '../../../ports/queries.ts'
import { useUnsentNames } from '../../documents/unsent-files.ts'

/** Which documents do not count at a step, and which files are not in: those only this window knows, so nothing waits for a press. */
export function NotCounted() {
  const unsent = useUnsentNames('password') + useUnsentNames('try')
  const stored = useReturnState()
  return <Deferred part="tax-return/review/NotCounted" isInUse={() => unsent !== ''} follows={`${stored} ${unsent}`} />
}
