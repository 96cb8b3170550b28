import { Writable } from 'node:stream'
import { uploadLimits } from '@aangiftewijs/domain/documents'
import { koaBody } from 'koa-body'
import { createQueue, type Queue } from '../../database/write-queue.ts'
import { type Context, type Middleware, requireUser } from '../../http.ts'
import { formBody } from '../../middlewares/body.ts'
import { RefusedUpload, type UploadedFile } from './refused-upload.ts'
import type { RefusalId } from './words.ts'

/** A body far beyond the limit is not worth listening to; one a little beyond it is read to its end, so that the answer arrives. */
const maxBytes = 6 * uploadLimits.fileSize

/** Bodies received at once, of one person and of all: files never touch the disk unencrypted, so each may hold its megabytes. */
const bodiesOfOne = 4
const bodiesOfAll = createQueue(32)

/** Uploads worked on at once, once they have arrived. */
const arrived = createQueue(8)

/** Bytes a second that a body must bring on average, after the first seconds: who sends less keeps a place from others. */
const minRate = 8_000
const graceTime = 5_000

const queues = new Map<number, { readonly queue: Queue; uploads: number }>()

/** Receives a body when it is the turn of the person, and of all. */
async function inTurn<T>(userId: number, receive: () => Promise<T>): Promise<T> {
  const own = queues.get(userId) ?? { queue: createQueue(bodiesOfOne), uploads: 0 }
  queues.set(userId, own)
  own.uploads += 1
  try {
    return await own.queue(() => bodiesOfAll(receive))
  } finally {
    own.uploads -= 1
    if (own.uploads === 0) queues.delete(userId)
  }
}

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

const uploadedFiles = new WeakMap<Context, UploadedFile | RefusedUpload>()

/**
 * The posted file, when the body had one; its name is empty when the control was left empty.
 * @throws {RefusedUpload} when the body could not be read.
 */
export function uploadedFileOf(ctx: Context): UploadedFile | null {
  const sent = uploadedFiles.get(ctx) ?? null
  if (sent instanceof RefusedUpload) throw sent
  return sent
}

/** Middleware for who is signed in: reads a multipart upload into memory; a plain form is read as such. A broken body shows in {@link uploadedFileOf}. */
export const uploadBody: Middleware = async (ctx, next) => {
  if (!ctx.is('multipart')) return formBody(ctx, next)
  if ((ctx.request.length ?? 0) > maxBytes) refuse(ctx, 'too-big')
  else await inTurn(requireUser(ctx).id, () => readMultipart(ctx))
  return arrived(next)
}

function refuse(ctx: Context, reason: RefusalId): void {
  ctx.request.body = {}
  uploadedFiles.set(ctx, new RefusedUpload([reason]))
  ctx.set('Connection', 'close')
}

async function readMultipart(ctx: Context): Promise<void> {
  // Who left while waiting for a turn sends no end that could be waited for.
  if (ctx.req.destroyed) return refuse(ctx, 'broken-form')
  let collected: Collector | null = null
  const read = koaBody({
    multipart: true,
    json: false,
    text: false,
    urlencoded: false,
    patchNode: false,
    formidable: {
      allowEmptyFiles: true,
      minFileSize: 0,
      maxFiles: 1,
      maxFileSize: maxBytes,
      maxFields: 20,
      maxFieldsSize: 64 * 1024,
      fileWriteStreamHandler: (file: unknown) => {
        collected = new Collector(nameIn(file))
        return collected
      },
    },
    onError: (error) => {
      throw error
    },
  })
  const stopWatching = watchRate(ctx)
  try {
    await read(ctx, async () => {})
  } catch {
    ctx.req.resume()
    return refuse(ctx, 'broken-form')
  } finally {
    stopWatching()
  }
  const file: Collector | null = collected
  if (file !== null) uploadedFiles.set(ctx, sentFrom(file))
}

const sentFrom = (file: Collector): UploadedFile => ({
  name: file.name,
  size: file.size,
  bytes: Buffer.concat(file.chunks),
})

const nameIn = (file: unknown): string =>
  typeof file === 'object' && file !== null && 'originalFilename' in file && typeof file.originalFilename === 'string'
    ? file.originalFilename
    : ''

/** Keeps what arrives up to the limit and counts the rest. */
class Collector extends Writable {
  readonly name: string
  readonly chunks: Buffer[] = []
  size = 0

  constructor(name: string) {
    super()
    this.name = name
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.size += chunk.length
    if (this.size <= uploadLimits.fileSize) this.chunks.push(chunk)
    done()
  }
}
