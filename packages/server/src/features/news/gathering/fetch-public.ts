import http from 'node:http'
import https from 'node:https'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'

/** What a server said a resource's version is, for the next conditional request. */
export interface ResourceVersion {
  readonly etag?: string
  readonly lastModified?: string
}

export interface FetchLimits {
  readonly bytes: number
  readonly milliseconds: number
  readonly redirects: number
}

export interface FetchOptions {
  readonly accept: string
  readonly limits: FetchLimits
  /** The one host, with its port, that may be in a private network, because an operator named it; null for none. */
  readonly privateHost: string | null
  readonly version?: ResourceVersion
}

export type Fetched =
  | { readonly changed: false }
  | { readonly changed: true; readonly bytes: Buffer; readonly version: ResourceVersion }

/** Why something could not be fetched; goes to the log, never to a visitor. */
class FetchError extends Error {}

/**
 * Fetches a public http(s) resource, conditionally when its version is known. The filtering agent looks at the address the name
 * really resolved to, at every redirect anew, so a name that points into a private network is refused at the moment of connecting.
 * @throws FetchError
 */
export async function fetchPublic(address: string, options: FetchOptions): Promise<Fetched> {
  const signal = AbortSignal.timeout(options.limits.milliseconds)
  let url = new URL(address)
  for (let redirects = 0; redirects <= options.limits.redirects; redirects += 1) {
    const answer = await ask(url, options, signal)
    if (!('movedTo' in answer)) return answer
    url = new URL(answer.movedTo, url)
  }
  throw new FetchError('too many redirects')
}

/** An agent of the right scheme that refuses private addresses but of the host that may have one. */
function clientFor(url: URL, privateHost: string | null) {
  const filtering = { allowPrivateIPAddress: url.host === privateHost }
  if (url.protocol === 'https:') return { get: https.get, agent: new RequestFilteringHttpsAgent(filtering) }
  if (url.protocol === 'http:') return { get: http.get, agent: new RequestFilteringHttpAgent(filtering) }
  throw new FetchError('not a web address')
}

function headersOf({ accept, version }: FetchOptions): Record<string, string> {
  return {
    accept,
    'user-agent': 'AI Daily News (feed reader)',
    ...(version?.etag ? { 'if-none-match': version.etag } : {}),
    ...(version?.lastModified ? { 'if-modified-since': version.lastModified } : {}),
  }
}

async function ask(
  url: URL,
  options: FetchOptions,
  signal: AbortSignal,
): Promise<Fetched | { readonly movedTo: string }> {
  const { get, agent } = clientFor(url, options.privateHost)
  const response = await new Promise<http.IncomingMessage>((resolve, reject) =>
    get(url, { agent, signal, headers: headersOf(options) }, resolve).on('error', (error) =>
      reject(new FetchError(signal.aborted ? 'no answer in time' : error.message)),
    ),
  )
  const { statusCode: status = 0, headers } = response
  if (status === 200)
    return { changed: true, bytes: await bodyOf(response, options.limits.bytes, signal), version: versionOf(headers) }
  response.destroy()
  if (status === 304) return { changed: false }
  if (status >= 300 && status < 400 && headers.location) return { movedTo: headers.location }
  throw new FetchError(`status ${status}`)
}

async function bodyOf(response: http.IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response) {
      size += chunk.length
      if (size > maxBytes) break
      chunks.push(chunk)
    }
  } catch (error) {
    throw new FetchError(signal.aborted ? 'no answer in time' : String(error))
  }
  if (size > maxBytes) throw new FetchError('larger than allowed')
  return Buffer.concat(chunks)
}

const versionOf = ({ etag, 'last-modified': lastModified }: http.IncomingHttpHeaders): ResourceVersion => ({
  ...(etag ? { etag } : {}),
  ...(lastModified ? { lastModified } : {}),
})
