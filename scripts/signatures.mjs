// Whether packages are what the registry signed (https://docs.npmjs.com/about-registry-signatures).
import { createPublicKey, verify } from 'node:crypto'

/** Requests at once. */
const together = 16

/** What the lock file says each package's bytes hash to, by `name@version`. */
export function integritiesIn(lockFile) {
  const entries = lockFile.matchAll(
    /^ {2}'?((?:@[^@\s']+\/)?[^@\s']+@[^:\s'(]+)'?:\n {4}resolution: \{integrity: ([^},]+)/gm,
  )
  return new Map([...entries].map(([, name, integrity]) => [name, integrity]))
}

/** Whether one of the signatures of `name@version` is by one of the registry's keys, and of the bytes of the lock file. */
export function isSigned(name, integrity, signatures, keys) {
  return signatures.some(({ keyid, sig }) => {
    const found = keys.find((key) => key.keyid === keyid)
    if (found === undefined) return false
    const key = createPublicKey({ key: Buffer.from(found.key, 'base64'), format: 'der', type: 'spki' })
    return verify('sha256', Buffer.from(`${name}:${integrity}`), key, Buffer.from(sig, 'base64'))
  })
}

const json = async (address) => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) })
  return answer.ok ? answer.json() : null
}

/** The names without a good signature. @returns null where the registry signs nothing */
export async function unsignedOf(registry, integrities, packages) {
  const { keys = [] } = (await json(new URL('-/npm/v1/keys', registry)).catch(() => null)) ?? {}
  if (keys.length === 0) return null
  const left = [...packages]
  const unsigned = []
  const work = async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) {
      const { name, version } = one
      const full = `${name}@${version}`
      const about = await json(new URL(`${name.replace('/', '%2f')}/${version}`, registry)).catch(() => null)
      const isGood = isSigned(full, integrities.get(full), about?.dist?.signatures ?? [], keys)
      if (!isGood) unsigned.push(full)
    }
  }
  await Promise.all(Array.from({ length: together }, work))
  return unsigned.sort()
}
