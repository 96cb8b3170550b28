import http from 'node:http'
import https from 'node:https'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'

/** Limits of reading one feed. */
export const feedLimits = { bytes: 2 * 1024 * 1024, milliseconds: 10_000, redirects: 3 } as const

/** What a server said a feed's version is, for the next conditional request. */
export interface FeedVersion {
  readonly etag?: string
  readonly lastModified?: string
}

export type FetchedFeed =
  | { readonly changed: false }
  | { readonly changed: true; readonly text: string; readonly version: FeedVersion }

/** Why a feed could not be read; goes to the log, never to a visitor. */
export class FeedUnreadable extends Error {}

export interface FetchOptions {
  readonly version?: FeedVersion
  /** Whether an address in a private network may be asked (configuration). */
  readonly allowPrivate: boolean
  readonly limits?: { readonly bytes: number; readonly milliseconds: number; readonly redirects: number }
}

/**
 * Asks for a feed, conditionally when its version is known. The filtering agent looks at the address the name really resolved to, at
 * every redirect anew, so a name that points into a private network is refused at the moment of connecting.
 * @throws FeedUnreadable
 */
export async function fetchFeed(address: string, options: FetchOptions): Promise<FetchedFeed> {
  const limits = options.limits ?? feedLimits
  const signal = AbortSignal.timeout(limits.milliseconds)
  let url = new URL(address)
  for (let redirects = 0; redirects <= limits.redirects; redirects += 1) {
    const answer = await ask(url, options, limits.bytes, signal)
    if ('movedTo' in answer) url = new URL(answer.movedTo, url)
    else return answer
  }
  throw new FeedUnreadable('too many redirects')
}

function ask(
  url: URL,
  { version, allowPrivate }: FetchOptions,
  mostBytes: number,
  signal: AbortSignal,
): Promise<FetchedFeed | { readonly movedTo: string }> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return Promise.reject(new FeedUnreadable('not a web address'))
  const filtering = { allowPrivateIPAddress: allowPrivate, allowMetaIPAddress: allowPrivate }
  const isSecure = url.protocol === 'https:'
  const agent = isSecure ? new RequestFilteringHttpsAgent(filtering) : new RequestFilteringHttpAgent(filtering)
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new FeedUnreadable(reason))
    const request = (isSecure ? https : http).get(
      url,
      {
        agent,
        signal,
        headers: {
          accept: 'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5',
          'user-agent': 'AI Daily News (feed reader)',
          ...(version?.etag ? { 'if-none-match': version.etag } : {}),
          ...(version?.lastModified ? { 'if-modified-since': version.lastModified } : {}),
        },
      },
      (response) => {
        const status = response.statusCode ?? 0
        const { location } = response.headers
        if (status >= 300 && status < 400 && status !== 304 && location) {
          response.resume()
          return resolve({ movedTo: location })
        }
        if (status === 304) {
          response.resume()
          return resolve({ changed: false })
        }
        if (status !== 200) {
          response.resume()
          return fail(`status ${status}`)
        }
        const chunks: Buffer[] = []
        let size = 0
        response.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > mostBytes) request.destroy(new FeedUnreadable('larger than allowed'))
          else chunks.push(chunk)
        })
        response.on('end', () => {
          const { etag, 'last-modified': lastModified } = response.headers
          resolve({
            changed: true,
            text: Buffer.concat(chunks).toString('utf8'),
            version: { ...(etag ? { etag } : {}), ...(lastModified ? { lastModified } : {}) },
          })
        })
        response.on('error', (error) => fail(error.message))
      },
    )
    request.on('error', (error) => fail(signal.aborted ? 'no answer in time' : error.message))
  })
}
