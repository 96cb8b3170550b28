import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP, isIPv6 } from 'node:net'
import type { Config } from '../env.ts'
import type { Middleware } from '../http.ts'

const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']

/** The address a proxy names last, without the port that some write with it; null for what is no address. Exported for its test. */
export function forwardedAddress(list: string): string | null {
  const last = list.slice(list.lastIndexOf(',') + 1).trim()
  const [, ipv6, ipv4] = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(last) ?? []
  const address = ipv6 ?? ipv4 ?? last
  return isIP(address) === 0 ? null : address
}

/**
 * Takes what a client says of itself unless it is one of our proxies, and of those what is no address. Exported for its test.
 * @returns whether something was taken that a proxy would say
 */
export function dropUnlessFrom(proxies: BlockList, { socket, headers }: IncomingMessage): boolean {
  const proxy = socket.remoteAddress ?? ''
  const isOurs = proxy !== '' && proxies.check(proxy, isIPv6(proxy) ? 'ipv6' : 'ipv4')
  const isTaken = !isOurs && headers['x-forwarded-for'] !== undefined
  if (!isOurs) for (const name of forwarded) delete headers[name]
  const address = forwardedAddress(String(headers['x-forwarded-for'] ?? ''))
  if (address === null) delete headers['x-forwarded-for']
  else headers['x-forwarded-for'] = address
  return isTaken
}

/**
 * Middleware: who a client is, under which name it asks and whether by TLS, only a proxy of ours may say. That somebody else did is said
 * once, without the address, which may be a person's: a proxy that was not named shows in nothing else until its visitors are refused as one.
 */
export function dropForeignForwarding({ trustedProxies }: Pick<Config, 'trustedProxies'>): Middleware {
  let isSaid = false
  return ({ req, dependencies }, next) => {
    if (dropUnlessFrom(trustedProxies, req) && !isSaid) {
      isSaid = true
      dependencies.log.warn(
        'X-Forwarded-For came from an address that is not in TRUSTED_PROXIES and was left out; if that is the proxy, everybody counts as one visitor',
      )
    }
    return next()
  }
}
