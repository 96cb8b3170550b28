import { type Draft, type DraftStep, draftsPath, type PutDraft } from '@aangiftewijs/domain/tax-return'
import { abortAfter } from '@aangiftewijs/ui/behaviour'
import { callApi, isRefused } from './api.ts'

/** Calls on their way: answers are saved after them, else a draft could come back that was just saved. */
const underway = new Set<Promise<unknown>>()

function track<Answer>(call: Promise<Answer>): Promise<Answer> {
  underway.add(call)
  const end = () => underway.delete(call)
  call.then(end, end)
  return call
}

/** In milliseconds. A call that a bad connection swallowed holds up nothing for longer. */
const longestWait = 10_000

/** Resolves when every draft that was sent has been answered, could not be sent, or took too long. */
export const draftsSettled = (): Promise<unknown> => Promise.allSettled(underway)

/** Keeps what stands in a form; also when the page is being left. Rejects as {@link callApi} does. */
export const keepDraft = (step: DraftStep, id: string, draft: PutDraft): Promise<Draft> =>
  track(callApi('PUT', `${draftsPath(step)}/${id}`, draft, {}, { keepalive: true, signal: abortAfter(longestWait) }))

/** Until a draft that could not be forgotten is tried again, in milliseconds. */
const retryPause = 5_000

/** Forgets a draft, after what is on its way, however often that has to be tried. `onFailure`: told of every time it could not be done. */
export async function discardDraft(step: DraftStep, id: string, onFailure: () => void): Promise<void> {
  await draftsSettled()
  try {
    await track(callApi('DELETE', `${draftsPath(step)}/${id}`, undefined, {}, { signal: abortAfter(longestWait) }))
  } catch (failure) {
    // Gone already, or nobody is signed in any more.
    if (isRefused(failure)) return
    onFailure()
    await new Promise((later) => setTimeout(later, retryPause))
    return discardDraft(step, id, onFailure)
  }
}
