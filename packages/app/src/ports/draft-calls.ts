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

/** In milliseconds. A call that a bad connection swallowed holds up nothing for longer. */
const longestWait = 10_000

/** Resolves when every draft that was sent has been answered, could not be sent, or takes too long. */
export function draftsSettled(): Promise<unknown> {
  if (underway.size === 0) return Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  const enough = new Promise((resolve) => {
    timer = setTimeout(resolve, longestWait)
  })
  return Promise.race([Promise.allSettled(underway), enough]).finally(() => clearTimeout(timer))
}

/** Keeps what stands in a form; also when the page is being left. Rejects as {@link callApi} does. */
export const keepDraft = (step: DraftStep, id: string, draft: PutDraft): Promise<Draft> =>
  track(callApi('PUT', `${draftsPath(step)}/${id}`, draft, {}, { keepalive: true }))

/** Forgets drafts, after what is on its way; one that is gone already is no failure. */
export async function discardDrafts(step: DraftStep, ids: readonly string[]): Promise<void> {
  await draftsSettled()
  await Promise.allSettled(ids.map((id) => track(callApi('DELETE', `${draftsPath(step)}/${id}`))))
}
