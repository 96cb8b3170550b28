import { uploadLimits } from '@aangiftewijs/domain/documents'
import { AppError } from '../../errors.ts'
import { type Context, type Middleware, requireUser } from '../../http.ts'
import { formBody, refuseOdd } from '../../middlewares/body.ts'
import { clientAddress } from '../../middlewares/client-address.ts'
import { createTurns } from '../../turns/turns.ts'
import { BrokenMultipart, boundaryIn, type PartTaker, readMultipart } from './multipart.ts'
import { RefusedUpload, type UploadedFile } from './refused-upload.ts'
import { withRoomFor } from './room.ts'
import { scannerOf } from './scanners.ts'
import { openUploadSpool, type UploadSpool } from './upload-spool.ts'
import type { RefusalId } from './words.ts'

/** Files of one form. Each keeps a file open on the disk while the body arrives. */
const mostFiles = 20

/** A body far beyond the limit is not worth listening to; one a little beyond it is read to its end, so that the answer arrives. */
const maxBytes = 6 * uploadLimits.fileSize

/** What is typed beside a file, in fields and bytes together. */
const mostFields = 20
const mostTyped = 64 * 1024

/** Bodies received at once. They go to the disk as they come, so that a slow one takes hardly more than a connection. */
const receiveInTurn = createTurns({ places: 128, ofAccount: 4 })

/** Uploads worked on at once, once they have arrived: each is in memory then. */
const workInTurn = createTurns({ places: 8, ofAccount: 3 })

/** Beside them those that are opened first, which may take ten seconds. */
const openInTurn = createTurns({ places: 4, ofAccount: 2 })

/** Bytes a second that a body must bring on average, after the first seconds: who sends less keeps a place from others. */
const minRate = 8_000
const graceTime = 5_000

/** Breaks off a request whose body comes too slowly. @returns how to stop looking */
function watchRate({ req }: Context): () => void {
  const { socket } = req
  const startedAt = performance.now()
  const bytesBefore = socket.bytesRead
  const timer = setInterval(() => {
    const elapsed = performance.now() - startedAt
    const rate = ((socket.bytesRead - bytesBefore) * 1_000) / elapsed
    if (elapsed > graceTime && rate < minRate) req.destroy(new Error('The body came too slowly'))
  }, 1_000)
  return () => clearInterval(timer)
}

const uploads = new WeakMap<Context, readonly UploadSpool[] | RefusedUpload>()

const uploadsOf = (ctx: Context): readonly UploadSpool[] => {
  const sent = uploads.get(ctx) ?? []
  if (sent instanceof RefusedUpload) throw sent
  return sent
}

/**
 * The posted files in their order, each in memory only until the next is asked for; the name of one is empty when the control was
 * left empty.
 * @throws {RefusedUpload} when the body could not be read.
 */
export async function* uploadedFilesOf(ctx: Context): AsyncGenerator<UploadedFile> {
  for (const spool of uploadsOf(ctx)) yield { name: spool.name, size: spool.size(), bytes: await spool.bytes() }
}

const onlyFiles = new WeakMap<Context, UploadedFile>()

/**
 * The posted file of a call that takes one, when the body had it; its name is empty when the control was left empty.
 * @throws {RefusedUpload} when the body could not be read.
 */
export function uploadedFileOf(ctx: Context): UploadedFile | null {
  uploadsOf(ctx)
  return onlyFiles.get(ctx) ?? null
}

/**
 * Middleware for who is signed in: receives a multipart upload of one file; a plain form is read as such. A broken body shows in
 * {@link uploadedFileOf}.
 * @throws `storage-busy` when its turn does not come in time, `storage-full` when the disk has no room for it
 */
export const uploadBody: Middleware = async (ctx, next) =>
  receiveUploads(ctx, next, 1, async () => {
    for await (const file of uploadedFilesOf(ctx)) onlyFiles.set(ctx, file)
    return next()
  })

/** Middleware: as {@link uploadBody}, for a form whose control takes several files; they are in {@link uploadedFilesOf}. */
export const uploadsBody: Middleware = async (ctx, next) => receiveUploads(ctx, next, mostFiles, next)

async function receiveUploads(
  ctx: Context,
  next: () => Promise<unknown>,
  most: number,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (!ctx.is('multipart')) return formBody(ctx, next)
  const { id } = requireUser(ctx)
  scannerOf(ctx.dependencies).cameFrom(id, clientAddress(ctx.ip).near)
  if ((ctx.request.length ?? 0) > maxBytes) {
    refuse(ctx, most > 1 ? 'too-big-together' : 'too-big')
    return next()
  }
  return withRoomFor(ctx.dependencies, ctx.request.length ?? maxBytes, async () => {
    const spools = await receiveInTurn(ctx, () => receive(ctx, most))
    const takeTurn = spools.some((spool) => spool.mayBeEncrypted()) ? openInTurn : workInTurn
    try {
      return await takeTurn(ctx, work)
    } finally {
      for (const spool of spools) await spool.remove()
    }
  })
}

function refuse(ctx: Context, reason: RefusalId): void {
  ctx.request.body = {}
  uploads.set(ctx, new RefusedUpload([reason]))
  ctx.set('Connection', 'close')
}

/** The body as it comes, up to {@link maxBytes}; what is not asked for stays to be read. */
async function* chunksOf({ req }: Context): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > maxBytes) throw new BrokenMultipart('The body is far too long')
    yield chunk
  }
}

/** The files of a multipart body, on the disk; none when it is broken or has too many. @throws what the disk says when it is full */
async function receive(ctx: Context, most: number): Promise<readonly UploadSpool[]> {
  const boundary = boundaryIn(ctx.get('Content-Type'))
  // Who left while waiting for a turn sends no end that could be waited for.
  if (ctx.req.destroyed || boundary === null) return refused(ctx)
  const { dataDir } = ctx.dependencies.config
  const typed = createTyped()
  const spooled = createSpooled(dataDir, most)
  const stopWatching = watchRate(ctx)
  try {
    await readMultipart(chunksOf(ctx), boundary, ({ name, filename }) =>
      filename === null ? typed.take(name) : spooled.take(filename),
    )
    const fields = Object.fromEntries(typed.fields())
    refuseOdd(fields)
    ctx.request.body = fields
    uploads.set(ctx, spooled.spools)
    return spooled.spools
  } catch (error) {
    for (const spool of spooled.spools) await spool.remove()
    if (error instanceof AppError) throw error
    if (spooled.failure() !== null) throw spooled.failure()
    return refused(ctx, error instanceof TooManyFiles && most > 1 ? 'too-many-at-once' : 'broken-form')
  } finally {
    ctx.req.resume()
    stopWatching()
  }
}

/** A body with more files than are taken at once. */
class TooManyFiles extends Error {}

/** What was typed, by name; of a repeated name the last. @throws {BrokenMultipart} beyond the limits */
function createTyped() {
  const pieces = new Map<string, readonly Buffer[]>()
  let count = 0
  let size = 0
  return {
    fields: () => [...pieces].map(([name, own]) => [name, String(Buffer.concat(own))] as const),
    take: (name: string): PartTaker => {
      count += 1
      if (count > mostFields) throw new BrokenMultipart('There are too many fields')
      const own: Buffer[] = []
      pieces.set(name, own)
      return async (piece) => {
        size += piece.length
        if (size > mostTyped) throw new BrokenMultipart('The fields are too long')
        own.push(piece)
      }
    },
  }
}

/** The files of a body, as many as are taken. */
function createSpooled(dataDir: string, most: number) {
  const spools: UploadSpool[] = []
  let failure: unknown = null
  const onDisk = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      failure = error
      throw error
    }
  }
  return {
    spools: spools as readonly UploadSpool[],
    /** Why the disk did not take one. */
    failure: () => failure,
    take: async (filename: string): Promise<PartTaker> => {
      if (spools.length === most) throw new TooManyFiles('There are more files than are taken at once')
      const spool = await onDisk(openUploadSpool(dataDir, filename))
      spools.push(spool)
      return (piece) => onDisk(spool.add(piece))
    },
  }
}

const refused = (ctx: Context, reason: RefusalId = 'broken-form'): readonly UploadSpool[] => {
  refuse(ctx, reason)
  return []
}
