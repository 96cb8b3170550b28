import { randomBytes } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import type { Config } from '../env.ts'
import type { Context, Middleware } from '../http.ts'

/** Stands for the nonce in what is worked out once. */
const anyNonce = 'the-nonce-of-the-answer'
const ownNonce = `'nonce-${anyNonce}'`

/** Nothing is allowed but this site itself; inline script and style only with the nonce of the answer. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ownNonce],
    styleSrc: ["'self'", ownNonce],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    frameSrc: ["'self'", 'blob:'],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
}

const permissions = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture', 'browsing-topics']
const permissionsPolicy = permissions.map((name) => `${name}=()`).join(', ')

const year = 365 * 24 * 60 * 60

/** What helmet sets on an answer, worked out once, each value in the parts between which the nonce of an answer belongs. */
function headersOf(config: Config): readonly (readonly [name: string, parts: readonly string[]])[] {
  const isHttps = config.publicOrigin.startsWith('https:')
  const step = helmet({
    contentSecurityPolicy,
    strictTransportSecurity: isHttps ? { maxAge: year, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  })
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  answer.setHeader('Permissions-Policy', permissionsPolicy)
  step(answer.req, answer, () => {})
  return answer.getHeaderNames().map((name) => [name, String(answer.getHeader(name)).split(anyNonce)])
}

const nonceBytes = 16
let pool = Buffer.alloc(0)

/** A nonce of 128 random bits, base64. The bits are drawn for many nonces at once, which is far cheaper. */
export function drawNonce(): string {
  if (pool.length < nonceBytes) pool = randomBytes(nonceBytes * 256)
  const nonce = pool.toString('base64', 0, nonceBytes)
  pool = pool.subarray(nonceBytes)
  return nonce
}

/** Sets the security headers of every answer and makes its nonce. */
export function securityHeaders(config: Config): Middleware {
  const headers = headersOf(config)
  return (ctx, next) => {
    const nonce = drawNonce()
    ctx.state.nonce = nonce
    for (const [name, parts] of headers) ctx.res.setHeader(name, parts.join(nonce))
    return next()
  }
}

const ofPagesOnly = [
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
]

/** Takes from a built script, style or font what only means something for a page: a kilobyte, and most of these files are smaller. */
export function protectAsFile(ctx: Context): void {
  for (const name of ofPagesOnly) ctx.remove(name)
  ctx.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
}
