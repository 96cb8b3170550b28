import { isIPv6 } from 'node:net'

/** Whom an address counts as: near ones belong to one household or host, wide ones to one customer of a provider. */
export interface ClientAddress {
  readonly near: string
  /** Null where there is no wider group worth counting. */
  readonly wide: string | null
}

/** The eight groups of an IPv6 address, 16 bits each. */
function groupsOf(address: string): readonly string[] {
  // The URL parser writes an address in its shortest form, an embedded IPv4 address as two groups.
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*$/, '')}]/`).hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  if (tail === undefined || before === undefined || after === undefined) return before ?? []
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
}

/** The network of the first bits, in its shortest form: `fe80::/48`. */
const networkOf = (groups: readonly string[], bits: 48 | 64): string =>
  `${groups
    .slice(0, bits / 16)
    .join(':')
    .replace(/(^|:)0(:0)*$/, '')}::/${bits}`

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * How requests from an address are counted. An IPv6 customer has at least a /64 of addresses to draw from, often a /48; an IPv4
 * customer one.
 */
export function clientAddress(address: string): ClientAddress {
  const ipv4 = mapped.exec(address)?.[1]
  if (ipv4 !== undefined) return { near: ipv4, wide: null }
  if (!isIPv6(address)) return { near: address, wide: null }
  const groups = groupsOf(address)
  return { near: networkOf(groups, 64), wide: networkOf(groups, 48) }
}
