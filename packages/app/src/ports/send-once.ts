import { CallFailed, callApi } from './api.ts'
import { newId } from './new-id.ts'

/** Keys of what was sent and is not known to be done, by what it says. */
const keys = new Map<string, string>()

/** A file by what its system says of it: the same choice of a person, not read for this. */
const saidBy = (body: unknown): unknown =>
  body instanceof FormData
    ? [...body].map(([name, value]) =>
        typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
      )
    : body

/** How often a request that is being worked on is asked for again; a second apart, as the server says. */
const mostTries = 30

const isAtWork = (failure: unknown): failure is CallFailed & { readonly retryAfter: number } =>
  failure instanceof CallFailed && failure.status === 409 && failure.retryAfter !== null

/**
 * {@link callApi} for what must not be done twice: the same request keeps its `Idempotency-Key` until it is answered as done. Where the
 * answer was lost, whoever sends it again, the person or the browser by itself, gets that answer and changes nothing, as long as the server
 * finds that answer still so.
 */
export const sendOnce: typeof callApi = async (method, path, body, headers = {}) => {
  const said = JSON.stringify([method, path, headers, saidBy(body)])
  const key = keys.get(said) ?? newId()
  keys.set(said, key)
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await callApi(method, path, body, { ...headers, 'Idempotency-Key': key })
      keys.delete(said)
      return answer
    } catch (failure) {
      // A key that was used for something else (422) would never do.
      if (failure instanceof CallFailed && failure.status === 422) keys.delete(said)
      if (!isAtWork(failure) || tries === mostTries) throw failure
      const { retryAfter } = failure
      await new Promise((later) => setTimeout(later, retryAfter * 1_000))
    }
  }
}
