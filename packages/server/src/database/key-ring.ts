import { createHash } from 'node:crypto'

/** A key that encrypts at rest, and a name for it that says nothing of it. */
export interface DataKey {
  /** 12 hexadecimal digits. */
  readonly id: string
  /** 32 bytes. */
  readonly bytes: Buffer
}

/** The keys of an installation: one that seals, and those from before it, which still open. */
export interface KeyRing {
  readonly current: () => DataKey
  /** By its id; null for a key this installation does not have. */
  readonly find: (id: string) => DataKey | null
  /** The one that seals first. */
  readonly all: () => readonly DataKey[]
}

/** Names a key. @param bytes 32 */
export const dataKeyOf = (bytes: Buffer): DataKey => ({
  id: createHash('sha256').update('data key').update(bytes).digest('hex').slice(0, 12),
  bytes,
})

type Keys = readonly [Buffer, ...Buffer[]]

/** Milliseconds after which keys that are kept in a file are looked at again. */
export const lookAgainAfter = 500

/**
 * Keys that somebody may change while the server runs.
 * @param readChanged the keys, when they are others than at its last call; else null. What was known once still opens.
 */
export function changingKeyRing(first: Keys, readChanged: () => Keys | null): KeyRing {
  const known = new Map<string, DataKey>()
  const learn = (keys: Keys): DataKey => {
    const [current] = keys.map((bytes) => {
      const key = dataKeyOf(bytes)
      known.set(key.id, key)
      return key
    })
    return current ?? dataKeyOf(keys[0])
  }
  let current = learn(first)
  let lookedAt = performance.now()
  const look = () => {
    lookedAt = performance.now()
    const changed = readChanged()
    if (changed !== null) current = learn(changed)
  }
  const lookIfDue = () => {
    if (performance.now() - lookedAt >= lookAgainAfter) look()
  }
  return {
    current: () => {
      lookIfDue()
      return current
    },
    find: (id) => {
      if (!known.has(id)) look()
      return known.get(id) ?? null
    },
    all: () => {
      lookIfDue()
      return [current, ...[...known.values()].filter(({ id }) => id !== current.id)]
    },
  }
}

/** Keys that stay as they are. */
export const fixedKeyRing = (...keys: Keys): KeyRing => changingKeyRing(keys, () => null)
