import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Cipher } from '../database/cipher.ts'

/** A value only this host can read, and only where it is asked for `aad`, as text that a cookie or a hidden field holds. */
export const sealValue = (cipher: Cipher, value: object, aad: string): string =>
  cipher.sealBytes(deflateRawSync(JSON.stringify(value)), aad).toString('base64url')

/** What {@link sealValue} sealed; null for what this host did not seal. */
export function openValue<Value extends object>(cipher: Cipher, sealed: string, aad: string): Value | null {
  try {
    const bytes = cipher.openBytes(Buffer.from(sealed, 'base64url'), aad)
    const value: Value = JSON.parse(inflateRawSync(bytes).toString('utf8'))
    return value
  } catch {
    return null
  }
}
