import { Writable } from 'node:stream'
import { uploadLimits } from '@aangiftewijs/domain/documents'
import { koaBody } from 'koa-body'
import { createQueue } from '../../database/write-queue.ts'
import type { Context, Middleware } from '../../http.ts'
import { formBody } from '../../middlewares/body.ts'
import { RefusedUpload, type UploadedFile } from './refused-upload.ts'
import type { RefusalId } from './words.ts'

/** A body far beyond the limit is not worth listening to; one a little beyond it is read to its end, so that the answer arrives. */
const maxBytes = 6 * uploadLimits.fileSize

/** Bodies held in memory at once; files never touch the disk unencrypted. */
const bodySlots = createQueue(8)

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

/** Middleware: reads a multipart upload into memory; a plain form is read as such. A broken body shows in {@link uploadedFileOf}. */
export const uploadBody: Middleware = async (ctx, next) => {
  if (!ctx.is('multipart')) return formBody(ctx, next)
  return bodySlots(async () => {
    if ((ctx.request.length ?? 0) > maxBytes) refuse(ctx, 'too-big')
    else await readMultipart(ctx)
    return next()
  })
}

function refuse(ctx: Context, reason: RefusalId): void {
  ctx.request.body = {}
  uploadedFiles.set(ctx, new RefusedUpload([reason]))
  ctx.set('Connection', 'close')
}

async function readMultipart(ctx: Context): Promise<void> {
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
  try {
    await read(ctx, async () => {})
  } catch {
    ctx.req.resume()
    return refuse(ctx, 'broken-form')
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
