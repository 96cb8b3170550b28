import { createHash } from 'node:crypto'
import { documentPatchSchema, type UploadAnswer, type UploadType, uploadTypes } from '@aangiftewijs/domain/documents'
import type { AlsoWrite } from '../../database/database.ts'
import { AppError, foreignUser, notFound } from '../../errors.ts'
import {
  type Context,
  idIn,
  idParam,
  type Middleware,
  requireUser,
  requireWriter,
  route,
  signedIn,
  writer,
} from '../../http.ts'
import { prepareRefusal, toAppError } from '../../middlewares/answer-errors.ts'
import { fieldsOf, jsonBody } from '../../middlewares/body.ts'
import { idempotent } from '../../middlewares/idempotency.ts'
import { parseBody } from '../../middlewares/parse-body.ts'
import { limitRate } from '../../middlewares/rate-limit.ts'
import { filingForUpload } from './belonging.ts'
import { changeDocument } from './change-document.ts'
import { asSandboxedFile, preview } from './preview.ts'
import { RefusedUpload, refusalsOf, type UploadedFile } from './refused-upload.ts'
import { hasNoDocuments, removeAllDocuments, removeDocument, removeDocumentsOf } from './remove-documents.ts'
import { withinShare } from './room.ts'
import { listSamples, loadSamples, sampleFile } from './sample-documents.ts'
import { listDocuments, type NewDocument, uploadDocument } from './service.ts'
import { uploadBody, uploadedFileOf } from './upload-body.ts'

/** Uploads, and what is done to documents: far above what a person does; below what a script would do to the disk. */
export const limitDocumentChanges = limitRate({ name: 'uploads', points: 300, seconds: 60 })

const isType = (text: string | undefined): text is UploadType => (uploadTypes as readonly string[]).includes(text ?? '')

/** A posted file as the document it is to be, checked: every reason against it at once. */
async function postedDocument(ctx: Context, file: UploadedFile | null): Promise<NewDocument> {
  const { id: userId } = requireWriter(ctx)
  const { type, password, userId: claimed, taxFilingId } = fieldsOf(ctx)
  if (claimed !== undefined && claimed !== '' && claimed !== String(userId)) throw foreignUser()
  const reasons = await refusalsOf(file)
  if (!file || !isType(type) || reasons.length > 0)
    throw new RefusedUpload([...reasons, ...(isType(type) ? [] : (['wrong-type'] as const))])
  const filing = await filingForUpload(ctx.dependencies, userId, taxFilingId)
  return { userId, taxFilingId: filing?.id ?? null, verdict: null, type, file, password: password || null }
}

/**
 * Takes in a posted file.
 * @throws {RefusedUpload}, 403 for another person's `userId`, 404 for a filing that is not theirs.
 */
export async function uploadPosted(
  ctx: Context,
  file: UploadedFile | null,
  also?: AlsoWrite<UploadAnswer>,
): Promise<UploadAnswer> {
  const document = await postedDocument(ctx, file)
  return withinShare(ctx, document.file.size, () => uploadDocument(ctx.dependencies, document, also))
}

/** Middleware: the upload call answers its errors as JSON. Source: decisions, Accounts and sessions. */
const answerJsonErrors: Middleware = async (ctx, next) => {
  try {
    await next()
  } catch (thrown) {
    if (thrown instanceof RefusedUpload) {
      ctx.status = thrown.status
      ctx.set(thrown.headers)
      ctx.body = { message: thrown.sentences(ctx.state.language), isPasswordProtected: thrown.isPasswordProtected }
      return
    }
    const error = thrown instanceof AppError ? thrown : toAppError(thrown, ctx.state.requestId)
    prepareRefusal(ctx, error)
    ctx.status = error.status
    ctx.body = { message: error.sentence(ctx.state.language), isPasswordProtected: false }
  }
}

/** What was uploaded; without the password, of which nothing is kept. */
function askedOfUpload(ctx: Context): unknown {
  const { password: _, ...fields } = fieldsOf(ctx)
  const file = uploadedFileOf(ctx)
  return [fields, file && [file.name, createHash('sha256').update(file.bytes).digest('hex')]]
}

const documentsOf = (ctx: Context) => listDocuments(ctx.dependencies, requireUser(ctx).id)

/** The document an upload was answered with is still there. */
const isStored = async (ctx: Context, answered: unknown) =>
  (await documentsOf(ctx)).some(({ id }) => id === (answered as UploadAnswer).id)

/** The return whose documents are removed, as the query names it; null for all of the person. @throws not-found */
const filingAsked = ({ query: { taxFilingId } }: Context): number | null =>
  taxFilingId === undefined ? null : idIn(String(taxFilingId))

/** Nothing came after all were removed. */
const areNone = (ctx: Context) => hasNoDocuments(ctx.dependencies, requireUser(ctx).id, filingAsked(ctx))

const list: Middleware = async (ctx) => {
  ctx.body = await documentsOf(ctx)
}

const upload: Middleware = async (ctx) => {
  const { noteAnswer } = ctx.state
  ctx.body = await uploadPosted(ctx, uploadedFileOf(ctx), async (body, transaction) =>
    noteAnswer?.({ status: 200, body }, transaction),
  )
}

const remove: Middleware = async (ctx) => {
  await removeDocument(ctx.dependencies, requireWriter(ctx).id, idParam(ctx))
  ctx.body = { success: true }
}

const patch: Middleware = async (ctx) => {
  const said = parseBody(ctx, documentPatchSchema)
  ctx.body = await changeDocument(ctx.dependencies, requireWriter(ctx).id, idParam(ctx), said)
}

const removeAll: Middleware = async (ctx) => {
  const { id } = requireWriter(ctx)
  const filingId = filingAsked(ctx)
  const removed =
    filingId === null ? removeAllDocuments(ctx.dependencies, id) : removeDocumentsOf(ctx.dependencies, id, filingId)
  ctx.body = { count: await removed }
}

const load: Middleware = async (ctx) => {
  ctx.body = { documents: await loadSamples(ctx.dependencies, requireWriter(ctx).id) }
}

const samples: Middleware = async (ctx) => {
  ctx.body = await listSamples()
}

const sample: Middleware = async (ctx) => {
  const { name = '' } = ctx.params
  const bytes = await sampleFile(name)
  if (!bytes) throw notFound()
  asSandboxedFile(ctx, 'application/pdf', name, ctx.query.download === undefined ? 'inline' : 'attachment')
  ctx.set('Cache-Control', 'public, max-age=3600')
  ctx.body = bytes
}

/** The calls of the documents. Spec 1 § 7; decisions, Documents. */
export const documentRoutes = [
  route('GET', '/api/documents', signedIn, list),
  route(
    'POST',
    '/api/documents/upload',
    answerJsonErrors,
    writer,
    limitDocumentChanges,
    uploadBody,
    idempotent({ askedOf: askedOfUpload, isStillSo: isStored }),
    upload,
  ),
  route(
    'DELETE',
    '/api/documents/all',
    writer,
    limitDocumentChanges,
    idempotent({ askedOf: filingAsked, isStillSo: areNone }),
    removeAll,
  ),
  route('PATCH', '/api/documents/:id', writer, limitDocumentChanges, jsonBody, patch),
  route('DELETE', '/api/documents/:id', writer, limitDocumentChanges, remove),
  route('GET', '/api/documents/:id/preview', signedIn, preview),
  route('POST', '/api/load-sample-documents', writer, limitDocumentChanges, load),
  route('GET', '/api/sample-documents', samples),
  route('GET', '/api/sample-documents/:name', sample),
]
