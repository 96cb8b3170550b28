import type { Context, Middleware } from '../http.ts'
import { productOf } from '../ssr/product.ts'
import { isArrival } from '../ssr/render-page.ts'
import { type Coding, codingOf, compressBytes } from './coding.ts'
import { unchosenLanguage } from './preferences.ts'
import { drawNonce } from './security-headers.ts'

/** Milliseconds a page is kept: the moment in it (`now`) is at most this old, and never of another day. */
const lifetime = 60_000
const maxPages = 300

/** Made once for a page and minute, so it may take some milliseconds. */
const effort = { br: 5, gzip: 6 }

interface CachedPage {
  /** For the log. */
  readonly routeName: string
  /** Names and values in turn: Node sends them as they are. */
  readonly headers: readonly string[]
  /** The Content-Security-Policy, in the parts between which each answer's own nonce belongs. */
  readonly policy: readonly string[]
  readonly body: Buffer
}

/** A visitor this host knows nothing of but the language and theme they chose. */
const plainCookies = /^(?:(?:language|theme)=[a-z]+(?:; |$))*$/
/** An address that asks for nothing but a page, in a language perhaps. */
const plainAddress = /^[^?]*(?:\?lang=(?:en|nl))?$/

/** Everything a page for everyone depends on but the time; null for a request that may be answered for one person only. */
function cacheKeyOf(ctx: Context, coding: Coding): string | null {
  const { cookie = '' } = ctx.req.headers
  if (ctx.method !== 'GET' || !plainAddress.test(ctx.url) || !plainCookies.test(cookie)) return null
  return `${coding} ${productOf(ctx)} ${unchosenLanguage(ctx)} ${isArrival(ctx)} ${ctx.url} ${cookie}`
}

/**
 * Takes the nonce from what needs none: files of this site, which the policy allows by `'self'`, and data, which is no script.
 * A page without inline script is then the same bytes for everyone.
 */
const withoutNeedlessNonces = (html: string, nonce: string): string =>
  html.replace(/<(?:script|link|meta)\b[^>]*>/g, (tag) =>
    /\ssrc="\/|\shref="\/|\stype="application\/(?:ld\+)?json"|\sproperty="csp-nonce"/.test(tag)
      ? tag.replace(` nonce="${nonce}"`, '')
      : tag,
  )

/** Compresses a cacheable answer. What may be kept of it; null with a nonce or a cookie, which are for one answer only. */
function compressPage(ctx: Context, coding: Coding): CachedPage | null {
  const { nonce, routeName } = ctx.state
  const html = withoutNeedlessNonces(String(ctx.body), nonce)
  const body = compressBytes(Buffer.from(html), coding, effort)
  ctx.body = body
  if (coding !== 'identity') ctx.set('Content-Encoding', coding)
  if (html.includes(nonce) || ctx.res.hasHeader('Set-Cookie')) return null
  const { 'x-request-id': _, 'content-security-policy': policy, ...headers } = ctx.res.getHeaders()
  return {
    routeName,
    headers: Object.entries(headers).flatMap(([name, value]) => [name, String(value)]),
    policy: String(policy).split(nonce),
    body,
  }
}

function sendCached(ctx: Context, { routeName, headers, policy, body }: CachedPage): void {
  ctx.state.routeName = routeName
  ctx.respond = false
  const own = ['x-request-id', ctx.state.requestId, 'content-security-policy', policy.join(drawNonce())]
  ctx.res.writeHead(200, [...headers, ...own])
  ctx.res.end(body)
}

/**
 * Middleware: answers with the page that was made for somebody else this minute, when both get the same bytes. It comes first, so
 * that such an answer costs little more than sending it.
 */
export function pageCache(): Middleware {
  const pages = new Map<string, CachedPage>()
  let minute = 0
  return async (ctx, next) => {
    const now = Math.floor(ctx.dependencies.clock.now().getTime() / lifetime)
    if (now !== minute || pages.size >= maxPages) pages.clear()
    minute = now
    const coding = codingOf(ctx)
    const key = cacheKeyOf(ctx, coding)
    const cached = key === null ? undefined : pages.get(key)
    if (cached !== undefined) return sendCached(ctx, cached)
    ctx.state.mayCache = key !== null
    ctx.state.isCacheable = false
    await next()
    const page = ctx.state.isCacheable ? compressPage(ctx, coding) : null
    if (key !== null && page !== null) pages.set(key, page)
  }
}
