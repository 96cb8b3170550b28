import { notFound } from '../../errors.ts'
import { type Context, idParam, type Middleware, requireUser } from '../../http.ts'
import { createTurns } from '../../turns/turns.ts'
import { drawnPage } from './drawn-pages.ts'
import { rangeOf } from './range.ts'
import { previewOf } from './service.ts'

/** Previews on their way at once: each is in memory, ten megabytes at most. */
const previewInTurn = createTurns({ places: 12, ofAccount: 3 })

/** Milliseconds in which a file must be taken: ten megabytes over half a megabit a second. */
const longestSending = 160_000

const escaped = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/** Lets pages of this site show a file in a frame, where it can run nothing. */
export function asSandboxedFile(
  ctx: Context,
  mime: string,
  filename: string,
  disposition: 'inline' | 'attachment',
): void {
  ctx.type = mime
  ctx.set('X-Content-Type-Options', 'nosniff')
  ctx.set('X-Frame-Options', 'SAMEORIGIN')
  ctx.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'self'; sandbox")
  ctx.set(
    'Content-Disposition',
    `${disposition}; filename*=UTF-8''${encodeURIComponent(filename).replace(/['()*]/g, escaped)}`,
  )
}

/** Sends bytes, or the range of them that was asked for. */
function sendBytes(ctx: Context, bytes: Buffer): void {
  ctx.set('Accept-Ranges', 'bytes')
  const range = rangeOf(ctx.get('Range'), bytes.length)
  if (range === 'whole') {
    ctx.body = bytes
    return
  }
  if (range === 'unsatisfiable') {
    ctx.status = 416
    ctx.set('Content-Range', `bytes */${bytes.length}`)
    ctx.body = ''
    return
  }
  ctx.status = 206
  ctx.set('Content-Range', `bytes ${range.first}-${range.last}/${bytes.length}`)
  ctx.body = bytes.subarray(range.first, range.last + 1)
}

/** The file; with `?page=2` that page of a PDF as a picture, over which a place can be outlined. */
async function load(ctx: Context): Promise<void> {
  const { id: userId } = requireUser(ctx)
  const file = await previewOf(ctx.dependencies, userId, idParam(ctx))
  const page = ctx.query.page === undefined ? null : Number(ctx.query.page)
  if (page === null || file.mime !== 'application/pdf') {
    asSandboxedFile(ctx, file.mime, file.filename, 'inline')
    sendBytes(ctx, file.bytes)
    return
  }
  const drawn = Number.isSafeInteger(page) ? await drawnPage(ctx.dependencies, { ...file, userId, page }) : null
  if (drawn === null) throw notFound()
  asSandboxedFile(ctx, 'image/png', `${file.filename}-${page}.png`, 'inline')
  ctx.set('X-Page-Count', String(drawn.pages))
  ctx.body = Buffer.from(drawn.png)
}

/** Middleware: keeps its place until the bytes are taken, or whoever takes them is too slow. */
export const preview: Middleware = (ctx) =>
  new Promise<void>((resolve, reject) => {
    const { res } = ctx
    const whole = async () => {
      try {
        if (res.destroyed) return resolve()
        const taken = new Promise<void>((done) => res.once('close', done))
        await load(ctx)
        resolve()
        const tooSlow = setTimeout(() => res.destroy(), longestSending)
        await taken
        clearTimeout(tooSlow)
      } catch (error) {
        reject(error)
      }
    }
    previewInTurn(ctx, whole).catch(reject)
  })
