import { PDFDocument } from '@cantoo/pdf-lib'
import type { OpenAnswer } from '../isolation/protocol.ts'

/**
 * Takes the protection off a PDF that may have one (RC4, AES-128, AES-256). One with an owner password only opens without any, as in every
 * PDF viewer. A PDF that cannot be taken apart comes back as it is, for a more forgiving reader to try.
 */
export async function openPdf(bytes: Uint8Array, password: string | null): Promise<OpenAnswer> {
  const plain = await decrypted(bytes, '')
  if (plain.kind === 'open') return { ...plain, wasProtected: false }
  if (plain.kind === 'broken') return { kind: 'open', bytes, wasProtected: false }
  if (password === null || password === '') return { kind: 'password-needed' }
  const own = await decrypted(bytes, password)
  if (own.kind === 'open') return { ...own, wasProtected: true }
  return own.kind === 'broken' ? { kind: 'open', bytes, wasProtected: true } : { kind: 'password-wrong' }
}

type Attempt = { readonly kind: 'open'; readonly bytes: Uint8Array } | { readonly kind: 'refused' | 'broken' }

async function decrypted(bytes: Uint8Array, password: string): Promise<Attempt> {
  try {
    const document = await PDFDocument.load(bytes, { password, updateMetadata: false, throwOnInvalidObject: false })
    return { kind: 'open', bytes: await document.save({ useObjectStreams: false }) }
  } catch (error) {
    const text = error instanceof Error ? `${error.name} ${error.message}` : String(error)
    return { kind: /password|encrypt/i.test(text) ? 'refused' : 'broken' }
  }
}
