import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import koaHelmet from 'koa-helmet'
import type { Config } from '../env.ts'
import type { Context, Step } from '../http.ts'

const nonces = new WeakMap<ServerResponse, string>()
const ownNonce = (_: IncomingMessage, response: ServerResponse) => `'nonce-${nonces.get(response)}'`

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

const halfAYear = 182 * 24 * 60 * 60

/** Sets the security headers of every answer and makes its nonce. */
export function securityHeaders(config: Config): Step {
  const isHttps = config.publicOrigin.startsWith('https:')
  const helmet = koaHelmet({
    contentSecurityPolicy,
    strictTransportSecurity: isHttps ? { maxAge: halfAYear, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  })
  return async (ctx, next) => {
    ctx.state.nonce = randomBytes(16).toString('base64')
    nonces.set(ctx.res, ctx.state.nonce)
    ctx.set('Permissions-Policy', permissionsPolicy)
    await helmet(ctx, next)
  }
}

/** Lets pages of this site show an answer in a frame, sandboxed: for document previews. */
export function allowFramingBySelf(ctx: Context): void {
  ctx.set('Content-Security-Policy', "default-src 'none'; img-src 'self' data: blob:; frame-ancestors 'self'; sandbox")
  ctx.set('X-Frame-Options', 'SAMEORIGIN')
}
