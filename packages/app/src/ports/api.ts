import type { AnswerTo } from '../server-answers.ts'

/** A call the server refused. Its message is the status, a colon, a space and the server's sentence (spec 1 § 7). */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  constructor(
    readonly status: number,
    readonly text: string,
    /** Seconds after which the server wants to be asked again; null when it did not say. */
    readonly retryAfter: number | null = null,
  ) {
    super(`${status}: ${text}`)
  }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Told of every answer: the session's idle time starts again with each, and a 401 ends it. */
type AnswerListener = (
  answer: Pick<Response, 'status' | 'headers'> & { readonly path: string; readonly text: string },
) => void
const listeners = new Set<AnswerListener>()

const tell: AnswerListener = (answer) => {
  for (const listener of listeners) listener(answer)
}

/** Listens to the answers of all calls; returns how to stop. */
export function onAnswer(listener: AnswerListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a refusal asks for the password of a document, and is not about who is signed in. Decisions, Accounts and sessions. */
export function asksForPassword(text: string): boolean {
  try {
    const answer: unknown = JSON.parse(text)
    return (
      typeof answer === 'object' &&
      answer !== null &&
      'isPasswordProtected' in answer &&
      answer.isPasswordProtected === true
    )
  } catch {
    return false
  }
}

/** The body as it is sent: form data as it is (multipart), anything else as JSON. */
function encoded(body: unknown): { readonly body?: BodyInit; readonly headers: Record<string, string> } {
  if (body === undefined) return { headers: {} }
  if (body instanceof FormData) return { body, headers: {} }
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
}

function refusalOf({ status, statusText, headers }: Response, text: string): CallFailed {
  const wait = headers.get('Retry-After')
  return new CallFailed(status, text.trim() || statusText, wait === null ? null : Number(wait))
}

/**
 * Calls the server with cookies. Resolves with the answer's JSON (undefined when it has none).
 * @throws {CallFailed} on any answer that is not ok; a `TypeError` when the network failed; an `AbortError` where a `signal` ended it.
 */
export async function callApi<Asked extends Method, Path extends string>(
  method: Asked,
  path: Path,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
  options: Pick<RequestInit, 'keepalive' | 'signal'> = {},
): Promise<AnswerTo<Asked, Path>> {
  const payload = encoded(body)
  const response = await fetch(path, {
    ...options,
    method,
    credentials: 'include',
    headers: { Accept: 'application/json', ...payload.headers, ...headers },
    ...(payload.body === undefined ? {} : { body: payload.body }),
  })
  const text = await response.text()
  tell({ path, status: response.status, headers: response.headers, text })
  if (!response.ok) throw refusalOf(response, text)
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
  return (isJson && text !== '' ? JSON.parse(text) : undefined) as AnswerTo<Asked, Path>
}

/**
 * Asks for a file, or with `HEAD` only for what is said of it.
 * @throws as {@link callApi}
 */
export async function fetchFile(path: string, options: Pick<RequestInit, 'method' | 'signal'> = {}): Promise<Response> {
  const response = await fetch(path, { ...options, credentials: 'include' })
  const text = response.ok ? '' : await response.text()
  tell({ path, status: response.status, headers: response.headers, text })
  if (!response.ok) throw refusalOf(response, text)
  return response
}

/** Refused for what it is: sending the same again would change nothing. */
export const isRefused = (failure: unknown): boolean =>
  failure instanceof CallFailed && failure.status < 500 && failure.status !== 429

/** Whether a call failed because nobody is signed in any more: the session's end is told of by itself. */
export const isOfSessionEnd = (failure: unknown): boolean => failure instanceof CallFailed && failure.status === 401
