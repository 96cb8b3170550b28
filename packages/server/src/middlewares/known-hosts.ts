import type { Config } from '../env.ts'
import { misdirected } from '../errors.ts'
import type { Middleware } from '../http.ts'

/** What a load balancer asks by the machine's own address. */
const askedByAddress = ['/healthz', '/readyz']

/** Where https answers when nothing else is said. */
const tlsPort = 443

/**
 * Middleware: behind TLS only the names of this installation are answered, others with 421, so that no cache, link or cookie
 * is made for a name or a port that somebody else chose; proxies pass the name with the port people ask for, or without. Without TLS,
 * as on one's own machine, every name is.
 */
export function refuseOtherHosts({ publicOrigin, newsHost }: Config): Middleware {
  const { protocol, hostname, port } = new URL(publicOrigin)
  if (protocol !== 'https:') return (_ctx, next) => next()
  const known = new Set([hostname, newsHost].flatMap((name) => [name, `${name}:${port || tlsPort}`]))
  return (ctx, next) => {
    if (known.has(ctx.host.toLowerCase()) || askedByAddress.includes(ctx.path)) return next()
    // Before anything else, so that neither the cache nor a page of ours is reached.
    const error = misdirected()
    ctx.status = error.status
    ctx.type = 'text/plain; charset=utf-8'
    ctx.body = `${error.sentence('en')}\n${error.sentence('nl')}\n`
    return undefined
  }
}
