import { uploadLimits } from '@aangiftewijs/domain/documents'
import { koaBody } from 'koa-body'
import { createQueue, takeTurns } from '../../database/write-queue.ts'
import { type Context, type Middleware, requireUser } from '../../http.ts'
import { formBody } from '../../middlewares/body.ts'
import { clientAddress } from '../../middlewares/client-address.ts'
import { RefusedUpload, type UploadedFile } from './refused-upload.ts'
import { scannerOf } from './scanners.ts'
import { UploadSpool } from './upload-spool.ts'
import type { RefusalId } from './words.ts'

/** A body far beyond the limit is not worth listening to; one a little beyond it is read to its end, so that the answer arrives. */
const maxBytes = 6 * uploadLimits.fileSize

/** Bodies received at once, of one person and of all. They go to the disk as they come, so that a slow one takes hardly more than a connection. */
const bodiesOfOne = 4
const bodiesOfAll = createQueue(128)

/** Uploads worked on at once, once they have arrived, of one person and of all: each is in memory then. */
const workOfOne = 3
const workOfAll = createQueue(8)

/** Bytes a second that a body must bring on average, after the first seconds: who sends less keeps a place from others. */
const minRate = 8_000
const graceTime = 5_000

const receiveInTurn = takeTurns(bodiesOfOne, bodiesOfAll)
const workInTurn = takeTurns(workOfOne, workOfAll)

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

/** Middleware for who is signed in: receives a multipart upload; a plain form is read as such. A broken body shows in {@link uploadedFileOf}. */
export const uploadBody: Middleware = async (ctx, next) => {
  if (!ctx.is('multipart')) return formBody(ctx, next)
  const { id } = requireUser(ctx)
  scannerOf(ctx.dependencies).cameFrom(id, clientAddress(ctx.ip).near)
  if ((ctx.request.length ?? 0) > maxBytes) {
    refuse(ctx, 'too-big')
    return next()
  }
  const spool = await receiveInTurn(id, () => readMultipart(ctx))
  try {
    return await workInTurn(id, async () => {
      if (spool !== null) uploadedFiles.set(ctx, { name: spool.name, size: spool.size, bytes: await spool.bytes() })
      return next()
    })
  } finally {
    await spool?.remove()
  }
}

function refuse(ctx: Context, reason: RefusalId): void {
  ctx.request.body = {}
  uploadedFiles.set(ctx, new RefusedUpload([reason]))
  ctx.set('Connection', 'close')
}

/** The file of a multipart body, on the disk; null when it has none or is broken. @throws what the disk says when it is full */
async function readMultipart(ctx: Context): Promise<UploadSpool | null> {
  // Who left while waiting for a turn sends no end that could be waited for.
  if (ctx.req.destroyed) return refused(ctx)
  const spools: UploadSpool[] = []
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
        const spool = new UploadSpool(ctx.dependencies.config.dataDir, nameIn(file))
        spools.push(spool)
        return spool
      },
    },
    onError: (error) => {
      throw error
    },
  })
  const stopWatching = watchRate(ctx)
  try {
    await read(ctx, async () => {})
    return spools[0] ?? null
  } catch {
    ctx.req.resume()
    await Promise.all(spools.map((spool) => spool.remove()))
    const failure = spools.find((spool) => spool.failure !== null)?.failure
    if (failure) throw failure
    return refused(ctx)
  } finally {
    stopWatching()
  }
}

const refused = (ctx: Context) => {
  refuse(ctx, 'broken-form')
  return null
}

const nameIn = (file: unknown): string =>
  typeof file === 'object' && file !== null && 'originalFilename' in file && typeof file.originalFilename === 'string'
    ? file.originalFilename
    : ''
