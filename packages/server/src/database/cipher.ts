import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const version = 1
const ivLength = 12
const tagLength = 16

/** Encryption at rest: AES-256-GCM with `DATA_KEY`. `place` (such as `users.bsn`) is bound in: a value moved elsewhere does not open. */
export interface Cipher {
  readonly sealBytes: (bytes: Uint8Array, place: string) => Buffer
  /** @throws when the bytes were changed, moved to another place, or sealed with another key. */
  readonly openBytes: (sealed: Uint8Array, place: string) => Buffer
  readonly sealText: (text: string, place: string) => string
  readonly openText: (sealed: string, place: string) => string
}

/** @param key 32 bytes. Layout of a sealed value: version (1 byte), IV (12), ciphertext, tag (16). */
export function createCipher(key: Buffer): Cipher {
  const sealBytes: Cipher['sealBytes'] = (bytes, place) => {
    const iv = randomBytes(ivLength)
    const cipher = createCipheriv('aes-256-gcm', key, iv)
    cipher.setAAD(Buffer.from(place))
    return Buffer.concat([Buffer.from([version]), iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
  const openBytes: Cipher['openBytes'] = (sealed, place) => {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
    if (bytes[0] !== version) throw new Error(`Sealed value of ${place} has an unknown version.`)
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 1 + ivLength), { authTagLength: tagLength })
    decipher.setAAD(Buffer.from(place))
    decipher.setAuthTag(bytes.subarray(-tagLength))
    return Buffer.concat([decipher.update(bytes.subarray(1 + ivLength, -tagLength)), decipher.final()])
  }
  return {
    sealBytes,
    openBytes,
    sealText: (text, place) => sealBytes(Buffer.from(text, 'utf8'), place).toString('base64'),
    openText: (sealed, place) => openBytes(Buffer.from(sealed, 'base64'), place).toString('utf8'),
  }
}
