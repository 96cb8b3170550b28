import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { Step } from '../http.ts'

interface StaticFile {
  readonly path: string
  readonly size: number
  /** Sizes of the variants compressed at build time, by content coding. */
  readonly compressed: Readonly<Partial<Record<Coding, number>>>
}

const codings = { br: '.br', gzip: '.gz' } as const
type Coding = keyof typeof codings

const ayear = 'public, max-age=31536000, immutable'
const anHour = 'public, max-age=3600'

/** Lists the built files of a folder by their address. */
async function listFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const sizes = new Map<string, number>()
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name)
    sizes.set(path, (await stat(path)).size)
  }
  const files = new Map<string, StaticFile>()
  for (const [path, size] of sizes) {
    if (Object.values(codings).some((suffix) => path.endsWith(suffix) && sizes.has(path.slice(0, -suffix.length))))
      continue
    const compressed = Object.fromEntries(
      Object.entries(codings).flatMap(([coding, suffix]) => {
        const smaller = sizes.get(path + suffix)
        return smaller === undefined ? [] : [[coding, smaller]]
      }),
    )
    files.set(`/${relative(folder, path).split(sep).join('/')}`, { path, size, compressed })
  }
  return files
}

/**
 * Step: answers the browser's built files. Those under `/assets/` carry a hash in their name and never change. Files are
 * listed once, so no address can reach outside the folder.
 */
export function staticFiles(folder: string): Step {
  const listing = listFiles(folder)
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    const file = (await listing).get(ctx.path)
    if (!file || ctx.path.startsWith('/.vite/') || ctx.path.endsWith('.html')) return next()
    ctx.state.place = 'static'
    ctx.type = extname(file.path)
    ctx.set('Cache-Control', ctx.path.startsWith('/assets/') ? ayear : anHour)
    ctx.vary('Accept-Encoding')
    const coding = (['br', 'gzip'] as const).find(
      (each) => file.compressed[each] !== undefined && ctx.acceptsEncodings(each) === each,
    )
    if (coding) ctx.set('Content-Encoding', coding)
    ctx.length = coding ? (file.compressed[coding] ?? file.size) : file.size
    ctx.body = ctx.method === 'HEAD' ? null : createReadStream(coding ? file.path + codings[coding] : file.path)
    if (ctx.method === 'HEAD') ctx.status = 200
  }
}
