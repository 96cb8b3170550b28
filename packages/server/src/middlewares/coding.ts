import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Context } from '../http.ts'

export const codings = ['br', 'gzip', 'identity'] as const
/** How an answer may be compressed. Node 20 makes no zstd. */
export type Coding = (typeof codings)[number]

/** Codings by `Accept-Encoding`: browsers say what they accept in a few ways only. */
const knownCodings = new Map<string, Coding>()
const maxKnownCodings = 100

/** What this host compresses its answers with for a visitor; nothing where the operator's proxy does it. */
export function codingOf(ctx: Context): Coding {
  if (!ctx.dependencies.config.compress) return 'identity'
  const accepted = String(ctx.req.headers['accept-encoding'] ?? '')
  const known = knownCodings.get(accepted)
  if (known !== undefined) return known
  if (knownCodings.size >= maxKnownCodings) knownCodings.clear()
  const coding = codings.find((each) => ctx.acceptsEncodings(each) === each) ?? 'identity'
  knownCodings.set(accepted, coding)
  return coding
}

/** How hard each coding tries. */
interface Effort {
  readonly br: number
  readonly gzip: number
}

/**
 * Compresses whole bytes, at once: handing a page to another thread costs several times what compressing it does, and a stream
 * that does not know its length ten times (ADR 33).
 */
export function compressBytes(bytes: Buffer, coding: Coding, effort: Effort): Buffer {
  switch (coding) {
    case 'br':
      return brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: effort.br,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      })
    case 'gzip':
      return gzipSync(bytes, { level: effort.gzip })
    case 'identity':
      return bytes
  }
}
