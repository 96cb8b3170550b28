import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Middleware } from '../http.ts'
import { protectAsFile } from './security-headers.ts'

const codings = ['br', 'gzip'] as const
type Coding = (typeof codings)[number]

const compressors: Readonly<Record<Coding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

/** Files that shrink. Fonts and pictures are compressed already. */
const compressible = ['.js', '.css', '.svg', '.json', '.txt', '.html', '.webmanifest', '.map']

const aYear = 'public, max-age=31536000, immutable'
const anHour = 'public, max-age=3600'

/** A built file. Its bytes, and each compressed form, are made when first asked for and kept, for they never change; a failure is not. */
function staticFile(path: string) {
  const forms = new Map<Coding | 'identity', Promise<Buffer>>()
  const bytes = (coding: Coding | 'identity'): Promise<Buffer> => {
    const kept = forms.get(coding)
    if (kept) return kept
    const made = coding === 'identity' ? readFile(path) : bytes('identity').then(compressors[coding])
    forms.set(coding, made)
    made.catch(() => forms.delete(coding))
    return made
  }
  return { type: extname(path), isCompressible: compressible.includes(extname(path)), bytes }
}

type StaticFile = ReturnType<typeof staticFile>

/** The files of a folder by their address. Hidden ones (the build's manifest) are not for the browser. */
async function listFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const addressed = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [`/${relative(folder, path).split(sep).join('/')}`, staticFile(path)] as const)
  return new Map(addressed.filter(([address]) => !address.includes('/.')))
}

/**
 * Middleware: answers the browser's built files. Those under `/assets/` carry a hash in their name and never change. Files are
 * listed once, so no address can reach outside the folder.
 */
export function staticFiles(folder: string): Middleware {
  const listing = listFiles(folder)
  return async (ctx, next) => {
    const file = ctx.method === 'GET' || ctx.method === 'HEAD' ? (await listing).get(ctx.path) : undefined
    if (!file) return next()
    ctx.state.routeName = 'static'
    const coding = file.isCompressible
      ? codings.find((each) => ctx.acceptsEncodings(each, 'identity') === each)
      : undefined
    // Before any header is set: the page of a failure must not carry them.
    const bytes = await file.bytes(coding ?? 'identity')
    const isHashed = ctx.path.startsWith('/assets/')
    if (isHashed) protectAsFile(ctx)
    ctx.set('Cache-Control', isHashed ? aYear : anHour)
    if (file.isCompressible) ctx.vary('Accept-Encoding')
    if (coding) ctx.set('Content-Encoding', coding)
    ctx.body = bytes
    ctx.type = file.type
  }
}
