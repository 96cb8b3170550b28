import { foreignOrigin } from '../errors.ts'
import type { Context, Middleware } from '../http.ts'

const readingMethods = ['GET', 'HEAD', 'OPTIONS']

/** Whether an `Origin` header names this site: the configured origin, or the very host that was asked, on the same scheme. */
function isOwnOrigin(ctx: Context, origin: string): boolean {
  const { publicOrigin } = ctx.dependencies.config
  if (origin === publicOrigin) return true
  if (!URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  return host === ctx.host && protocol === new URL(publicOrigin).protocol
}

/**
 * Refuses requests that change something when another site made them (403): a foreign or `null` Origin, or a Sec-Fetch-Site
 * other than `same-origin` or `none`. Browsers always send one of the two with such a request; a client that sends
 * neither is no browser, so nobody's cookies can be misused through it, and it is let through.
 */
export const refuseForeignOrigins: Middleware = (ctx, next) => {
  if (readingMethods.includes(ctx.method)) return next()
  const origin = ctx.get('Origin')
  const site = ctx.get('Sec-Fetch-Site')
  if (origin !== '' && !isOwnOrigin(ctx, origin)) throw foreignOrigin()
  if (site !== '' && site !== 'same-origin' && site !== 'none') throw foreignOrigin()
  return next()
}
