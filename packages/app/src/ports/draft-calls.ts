import { type Draft, type DraftStep, draftsPath, type PutDraft } from '@aangiftewijs/domain/tax-return'
import { callApi } from './api.ts'

/** Calls on their way: answers are saved after them, else a draft could come back that was just saved. */
const underway = new Set<Promise<unknown>>()

function track<Answer>(call: Promise<Answer>): Promise<Answer> {
  underway.add(call)
  const end = () => underway.delete(call)
  call.then(end, end)
  return call
}

/** Resolves when every draft that was sent has been answered, or could not be sent. */
export const draftsSettled = (): Promise<unknown> => Promise.allSettled(underway)

/** Keeps what stands in a form; also when the page is being left. Rejects as {@link callApi} does. */
export const keepDraft = (step: DraftStep, id: string, draft: PutDraft): Promise<Draft> =>
  track(callApi<Draft>('PUT', `${draftsPath(step)}/${id}`, draft, {}, { keepalive: true }))

/** Forgets drafts, after what is on its way; one that is gone already is no failure. */
export async function discardDrafts(step: DraftStep, ids: readonly string[]): Promise<void> {
  await draftsSettled()
  await Promise.allSettled(ids.map((id) => track(callApi('DELETE', `${draftsPath(step)}/${id}`))))
}
