import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const version = 1
const ivLength = 12
const tagLength = 16

/** Encryption at rest: AES-256-GCM with `DATA_KEY`. `aad`, the associated data (such as `users.bsn`), is bound in: a value moved elsewhere does not open. */
export interface Cipher {
  readonly sealBytes: (bytes: Uint8Array, aad: string) => Buffer
  /** @throws {UnsealError} when the bytes were changed, moved elsewhere, or sealed with another key. */
  readonly openBytes: (sealed: Uint8Array, aad: string) => Buffer
  readonly sealText: (text: string, aad: string) => string
  readonly openText: (sealed: string, aad: string) => string
}

/** Something sealed that does not open. */
export class UnsealError extends Error {}

/** @param key 32 bytes. Layout of a sealed value: version (1 byte), IV (12), ciphertext, tag (16). */
export function createCipher(key: Buffer): Cipher {
  const sealBytes: Cipher['sealBytes'] = (bytes, aad) => {
    const iv = randomBytes(ivLength)
    const cipher = createCipheriv('aes-256-gcm', key, iv)
    cipher.setAAD(Buffer.from(aad))
    return Buffer.concat([Buffer.from([version]), iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
  const openBytes: Cipher['openBytes'] = (sealed, aad) => {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
    if (bytes[0] !== version) throw new UnsealError(`Sealed value of ${aad} has an unknown version.`)
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 1 + ivLength), { authTagLength: tagLength })
    decipher.setAAD(Buffer.from(aad))
    decipher.setAuthTag(bytes.subarray(-tagLength))
    try {
      return Buffer.concat([decipher.update(bytes.subarray(1 + ivLength, -tagLength)), decipher.final()])
    } catch (cause) {
      throw new UnsealError(`Sealed value of ${aad} was changed, moved or sealed with another key.`, { cause })
    }
  }
  return {
    sealBytes,
    openBytes,
    sealText: (text, aad) => sealBytes(Buffer.from(text, 'utf8'), aad).toString('base64'),
    openText: (sealed, aad) => openBytes(Buffer.from(sealed, 'base64'), aad).toString('utf8'),
  }
}
