import type { IncomingMessage } from 'node:http'
import { type BlockList, isIPv6 } from 'node:net'
import type { Config } from '../env.ts'
import type { Middleware } from '../http.ts'

const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']

/** Takes what a client says of itself unless it is one of our proxies. Exported for its test. */
export function dropUnlessFrom(proxies: BlockList, { socket, headers }: IncomingMessage): void {
  const address = socket.remoteAddress ?? ''
  const isOurs = address !== '' && proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  if (!isOurs) for (const name of forwarded) delete headers[name]
}

/** Middleware: who a client is, under which name it asks and whether by TLS, only a proxy of ours may say. */
export const dropForeignForwarding =
  ({ trustedProxies }: Pick<Config, 'trustedProxies'>): Middleware =>
  ({ req }, next) => {
    dropUnlessFrom(trustedProxies, req)
    return next()
  }
