import { BlockList, isIPv6 } from 'node:net'

const loopback = ['127.0.0.0/8', '::1/128']
const privateNetworks = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']
const groups: Readonly<Record<string, readonly string[]>> = { loopback, private: privateNetworks }

/** An address, or a network as `address/prefix`. @returns null for anything else. */
function networkOf(text: string): { readonly address: string; readonly prefix: number } | null {
  const [address = '', prefix, ...rest] = text.split('/')
  if (rest.length > 0) return null
  const list = new BlockList()
  const longest = isIPv6(address) ? 128 : 32
  try {
    const length = prefix === undefined ? longest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN
    list.addSubnet(address, length, isIPv6(address) ? 'ipv6' : 'ipv4')
    return { address, prefix: length }
  } catch {
    return null
  }
}

/** The proxies of a comma-separated list of addresses, networks and the words `loopback` and `private`; null when one is neither. */
export function readProxies(list: string): BlockList | null {
  const proxies = new BlockList()
  const texts = list.split(',').map((text) => text.trim())
  for (const text of texts.filter(Boolean).flatMap((text) => groups[text] ?? [text])) {
    const network = networkOf(text)
    if (network === null) return null
    proxies.addSubnet(network.address, network.prefix, isIPv6(network.address) ? 'ipv6' : 'ipv4')
  }
  return proxies
}
