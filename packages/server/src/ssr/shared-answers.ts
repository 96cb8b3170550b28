import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Context, Step } from '../http.ts'
import { drawNonce } from '../middlewares/security-headers.ts'
import { productOf } from './product.ts'

/** Milliseconds an answer is shared: the moment in its page (`now`) is at most this old, and never of another day. */
const sharedFor = 60_000
const mostAnswers = 300

const codings = ['br', 'gzip', 'identity'] as const
type Coding = (typeof codings)[number]

/** Made once for a page and minute, so it may take some milliseconds. */
const compress: Readonly<Record<Coding, (html: Buffer) => Buffer>> = {
  br: (html) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => gzipSync(html, { level: 6 }),
  identity: (html) => html,
}

interface SharedAnswer {
  /** Which page it is, for the log. */
  readonly place: string
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

/** Everything an answer for everyone depends on but the time; null for a request that may be answered for one person only. */
function questionOf(ctx: Context, coding: Coding): string | null {
  const { cookie = '' } = ctx.req.headers
  if (ctx.method !== 'GET' || !plainAddress.test(ctx.url) || !plainCookies.test(cookie)) return null
  return `${coding} ${productOf(ctx)} ${ctx.url} ${cookie}`
}

/** Browsers say what they accept in a few ways only. */
const codingsKnown = new Map<string, Coding>()
const mostCodingsKnown = 100

function codingOf(ctx: Context): Coding {
  const accepted = String(ctx.req.headers['accept-encoding'] ?? '')
  const known = codingsKnown.get(accepted)
  if (known !== undefined) return known
  if (codingsKnown.size >= mostCodingsKnown) codingsKnown.clear()
  const coding = codings.find((each) => ctx.acceptsEncodings(each) === each) ?? 'identity'
  codingsKnown.set(accepted, coding)
  return coding
}

/** Says that everyone who asks for this page in this way gets the same. */
export function offerToShare(ctx: Context): void {
  if (!ctx.state.mayShare) return
  ctx.state.isShared = true
  // Compressed once for all, and not by the step that compresses each answer.
  ctx.compress = false
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

/** Gives an answer the form it is sent in. What may be kept of it; null with a nonce or a cookie, which are for one answer only. */
function settle(ctx: Context, coding: Coding): SharedAnswer | null {
  const { nonce, place } = ctx.state
  const html = withoutNeedlessNonces(String(ctx.body), nonce)
  const body = compress[coding](Buffer.from(html))
  ctx.body = body
  if (coding !== 'identity') ctx.set('Content-Encoding', coding)
  if (html.includes(nonce) || ctx.res.hasHeader('Set-Cookie')) return null
  const { 'x-request-id': _, 'content-security-policy': policy, ...headers } = ctx.res.getHeaders()
  return {
    place,
    headers: Object.entries(headers).flatMap(([name, value]) => [name, String(value)]),
    policy: String(policy).split(nonce),
    body,
  }
}

function send(ctx: Context, { place, headers, policy, body }: SharedAnswer): void {
  ctx.state.place = place
  ctx.respond = false
  const own = ['x-request-id', ctx.state.requestId, 'content-security-policy', policy.join(drawNonce())]
  ctx.res.writeHead(200, [...headers, ...own])
  ctx.res.end(body)
}

/**
 * Step: answers with the page that was made for somebody else this minute, when both get the same bytes. It comes first, so
 * that such an answer costs little more than sending it.
 */
export function shareAnswers(): Step {
  const answers = new Map<string, SharedAnswer>()
  let minute = 0
  return async (ctx, next) => {
    const now = Math.floor(ctx.dependencies.clock.now().getTime() / sharedFor)
    if (now !== minute || answers.size >= mostAnswers) answers.clear()
    minute = now
    const coding = codingOf(ctx)
    const question = questionOf(ctx, coding)
    const known = question === null ? undefined : answers.get(question)
    if (known !== undefined) return send(ctx, known)
    ctx.state.mayShare = question !== null
    ctx.state.isShared = false
    await next()
    const kept = ctx.state.isShared ? settle(ctx, coding) : null
    if (question !== null && kept !== null) answers.set(question, kept)
  }
}
