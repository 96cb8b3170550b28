import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KeyRing } from './key-ring.ts'

/** Before keys had ids: one of the keys opens it. */
const versionWithoutId = 1
const version = 2
const idLength = 6
const ivLength = 12
const tagLength = 16

/** Encryption at rest: AES-256-GCM with `DATA_KEY`. `aad`, the associated data (such as `users.bsn`), is bound in: a value moved elsewhere does not open. */
export interface Cipher {
  readonly sealBytes: (bytes: Uint8Array, aad: string) => Buffer
  /** @throws {UnsealError} when the bytes were changed, moved elsewhere, or sealed with a key that is not here. */
  readonly openBytes: (sealed: Uint8Array, aad: string) => Buffer
  readonly sealText: (text: string, aad: string) => string
  readonly openText: (sealed: string, aad: string) => string
  /** The id of the key a value was sealed with; null for one from before keys had ids. */
  readonly keyIdOf: (sealed: Uint8Array) => string | null
  /** The id of the key that seals now. */
  readonly currentKeyId: () => string
}

/** Something sealed that does not open. */
export class UnsealError extends Error {}

const bufferOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function unseal(key: Buffer, body: Buffer, aad: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, ivLength), { authTagLength: tagLength })
  decipher.setAAD(Buffer.from(aad))
  decipher.setAuthTag(body.subarray(-tagLength))
  return Buffer.concat([decipher.update(body.subarray(ivLength, -tagLength)), decipher.final()])
}

/** Layout of a sealed value: version (1 byte), id of the key (6), IV (12), ciphertext, tag (16). */
export function createCipher(keys: KeyRing): Cipher {
  const keyIdOf: Cipher['keyIdOf'] = (sealed) =>
    sealed[0] === version ? bufferOf(sealed).toString('hex', 1, 1 + idLength) : null
  const sealBytes: Cipher['sealBytes'] = (bytes, aad) => {
    const { id, bytes: key } = keys.current()
    const iv = randomBytes(ivLength)
    const cipher = createCipheriv('aes-256-gcm', key, iv)
    cipher.setAAD(Buffer.from(aad))
    const header = Buffer.concat([Buffer.from([version]), Buffer.from(id, 'hex')])
    return Buffer.concat([header, iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
  const candidatesFor = (sealed: Buffer) => {
    if (sealed[0] === versionWithoutId) return { body: sealed.subarray(1), candidates: keys.all() }
    const id = keyIdOf(sealed)
    const key = id === null ? null : keys.find(id)
    return { body: sealed.subarray(1 + idLength), candidates: key === null ? [] : [key] }
  }
  const openBytes: Cipher['openBytes'] = (sealed, aad) => {
    const { body, candidates } = candidatesFor(bufferOf(sealed))
    let cause: unknown
    for (const { bytes } of candidates) {
      try {
        return unseal(bytes, body, aad)
      } catch (error) {
        cause = error
      }
    }
    throw new UnsealError(`Sealed value of ${aad} was changed, moved or sealed with another key.`, { cause })
  }
  return {
    sealBytes,
    openBytes,
    sealText: (text, aad) => sealBytes(Buffer.from(text, 'utf8'), aad).toString('base64'),
    openText: (sealed, aad) => openBytes(Buffer.from(sealed, 'base64'), aad).toString('utf8'),
    keyIdOf,
    currentKeyId: () => keys.current().id,
  }
}
