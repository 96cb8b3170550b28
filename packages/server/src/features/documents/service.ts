import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type TaxDocument,
  type UploadAnswer,
  type UploadType,
  uploadLimits,
  type Verdict,
} from '@aangiftewijs/domain/documents'
import { Op, type Transaction } from 'sequelize'
import type { AlsoWrite } from '../../database/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError, notFound, notSignedIn } from '../../errors.ts'
import type { DocumentRow } from '../../models/document.ts'
import { stillThere } from './belonging.ts'
import { deleteDocuments } from './delete-documents.ts'
import { bytesOf, newPath, storeBytes } from './document-bytes.ts'
import { doomBytes, forgetBytes, removeBytes, removeRefused, uploadTime } from './doomed-bytes.ts'
import { expiredBefore } from './expiry.ts'
import { finalStateTimeout } from './isolation/protocol.ts'
import { peopleOfReturns } from './people-of-returns.ts'
import { presentDocument, presentDocuments } from './presenter.ts'
import { type FileKind, mayBeEncrypted, mimeOf, sniffKind } from './reading/kinds.ts'
import { RefusedUpload, sanitizedName, type UploadedFile } from './refused-upload.ts'
import { leaseEnd } from './scan-leases.ts'
import { scannerOf } from './scanners.ts'

/** A file that passed the checks on itself, and what the person says it is. */
export interface NewDocument {
  readonly userId: number
  /** The return it is uploaded for; the year printed on it may give it to another. */
  readonly taxFilingId: number | null
  readonly verdict: Verdict | null
  readonly type: UploadType
  readonly file: UploadedFile
  readonly password: string | null
}

/** Milliseconds an upload waits for its scan: quick readings answer at once. */
export const quickScanTimeout = 1_200

const notExpired = (dependencies: Dependencies, userId: number) => ({
  userId,
  uploadedAt: { [Op.gt]: expiredBefore(dependencies) },
})

/** The documents of a person, in the order of uploading. */
export async function listDocuments(dependencies: Dependencies, userId: number): Promise<readonly TaxDocument[]> {
  const { database } = dependencies
  const documents = await database.cached(`documents of ${userId}`, async () => {
    const rows = await database.models.documents.findAll({ where: { userId }, order: [['id', 'ASC']] })
    if (rows.length === 0) return []
    return presentDocuments(rows, await peopleOfReturns(dependencies, userId))
  })
  const before = expiredBefore(dependencies).toISOString()
  return documents.filter(({ uploadedAt }) => uploadedAt > before)
}

/** Milliseconds a page waits for documents that are still being read. */
const scanTimeout = 5_000

/** As {@link listDocuments}, after the running scans have ended or taken too long: for pages their figures fill. */
export async function listScannedDocuments(
  dependencies: Dependencies,
  userId: number,
): Promise<readonly TaxDocument[]> {
  const until = Date.now() + scanTimeout
  for (;;) {
    const documents = await listDocuments(dependencies, userId)
    if (Date.now() > until || !documents.some(({ status }) => status === 'scanning')) return documents
    await pause(200)
  }
}

/** A document of this person. @throws not-found for another's, as if absent. */
export async function ownDocument(dependencies: Dependencies, userId: number, id: number): Promise<DocumentRow> {
  const where = { ...notExpired(dependencies, userId), id }
  const row = Number.isSafeInteger(id) ? await dependencies.database.models.documents.findOne({ where }) : null
  if (!row) throw notFound()
  return row
}

/**
 * Takes in a document: opened if it is protected, stored sealed, its row written, its scan queued.
 * @throws {RefusedUpload} for a quota or a password.
 */
export async function uploadDocument(
  dependencies: Dependencies,
  document: NewDocument,
  also: AlsoWrite<UploadAnswer> = async () => {},
): Promise<UploadAnswer> {
  const until = Date.now() + finalStateTimeout
  const row = await storeDocument(dependencies, document, {
    also: (stored, transaction) => also(answerOf(stored), transaction),
  })
  await replaceFailed(dependencies, row).catch((error: unknown) =>
    dependencies.log.error(
      { documentId: row.id, name: error instanceof Error ? error.name : typeof error },
      'what an upload takes the place of could not be removed',
    ),
  )
  await startScan(quickScanTimeout, dependencies, row, document.password, until)
  return answerOf((await dependencies.database.models.documents.findByPk(row.id)) ?? row)
}

/** What an upload is answered. */
function answerOf(row: DocumentRow): UploadAnswer {
  const { id, status, isPasswordProtected, extractedData } = presentDocument(row)
  return { id, status, isPasswordProtected, extractedData }
}

/** Trying again takes the place of what failed or took too long: the same file must not count twice. */
async function replaceFailed(dependencies: Dependencies, { id, userId, type, sha256 }: DocumentRow): Promise<void> {
  const where = { userId, type, status: { [Op.in]: ['failed', 'timed_out', 'delayed'] as const }, id: { [Op.lt]: id } }
  const failed = await dependencies.database.models.documents.findAll({ where })
  await removeRows(
    dependencies,
    failed.filter((other) => other.sha256 === sha256),
  )
}

/** Starts the scan of a stored document and waits for it a little. */
export async function startScan(
  milliseconds: number,
  dependencies: Dependencies,
  row: DocumentRow,
  password: string | null,
  until?: number,
): Promise<void> {
  const scan = scannerOf(dependencies).scan(row, password, until)
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([scan, enough]).finally(() => clearTimeout(timer))
}

/** What goes with storing a document. */
interface StoredWith {
  /** Looks, when it is this document's turn, for one that takes its place. */
  readonly findInItsPlace?: (transaction: Transaction) => Promise<DocumentRow | null>
  readonly also?: AlsoWrite<DocumentRow>
}

/**
 * Stores a document and its row: first the bytes, whole and on the disk, then the row that makes them count.
 * @returns its row, or the one in its place, which leaves nothing of it
 */
export async function storeDocument(
  dependencies: Dependencies,
  document: NewDocument,
  { findInItsPlace = async () => null, also = async () => {} }: StoredWith = {},
): Promise<DocumentRow> {
  const { userId, taxFilingId, verdict, type, file, password } = document
  await requireQuota(dependencies, userId, file.size)
  const kind = await sniffKind(file.bytes)
  if (kind === 'unknown' || kind === 'heic') throw new RefusedUpload(['wrong-kind'])
  const { bytes, wasProtected } = await decryptUpload(dependencies, userId, kind, file.bytes, password)
  const uploadedAt = dependencies.clock.now()
  const path = newPath(dependencies.installationId, uploadedAt)
  await doomBytes(dependencies, [path], new Date(uploadedAt.getTime() + uploadTime))
  try {
    await storeBytes(dependencies, path, bytes)
    return await dependencies.database.write(async (transaction) => {
      await requireQuota(dependencies, userId, file.size, transaction)
      const other = await findInItsPlace(transaction)
      // Its bytes stay written down, and are removed when they are due.
      if (other !== null) return other
      await forgetBytes(dependencies, [path], transaction)
      const row = await dependencies.database.models.documents.create(
        {
          userId,
          taxFilingId: await stillThere(dependencies, taxFilingId, transaction),
          verdict,
          type,
          filename: sanitizedName(file.name),
          filesize: file.size,
          uploadedAt,
          path,
          extractedData: null,
          status: 'scanning',
          leasedUntil: leaseEnd(dependencies),
          isPasswordProtected: wasProtected,
          sha256: createHash('sha256').update(file.bytes).digest('hex'),
          mime: mimeOf[kind],
        },
        { transaction },
      )
      await also(row, transaction)
      return row
    })
  } catch (error) {
    // What we refuse ourselves is rolled back for certain.
    if (error instanceof AppError) await removeBytes(dependencies, [path]).catch(() => {})
    // Not waited for: where one write waited for a lock in vain, the next would as long again.
    else void removeRefused(dependencies, path).catch(() => {})
    throw error
  }
}

/** The quota of one person. Source: decisions, Documents. */
async function requireQuota(
  dependencies: Dependencies,
  userId: number,
  size: number,
  transaction?: Transaction,
): Promise<void> {
  const { models } = dependencies.database
  const within = transaction ? { transaction } : {}
  // On Postgres two uploads at the same moment take turns here; on SQLite the write queue sees to it.
  if (transaction && !(await models.users.findByPk(userId, { transaction, lock: transaction.LOCK.UPDATE })))
    throw notSignedIn()
  const rows = await models.documents.findAll({
    where: notExpired(dependencies, userId),
    attributes: ['filesize'],
    ...within,
  })
  if (rows.length >= uploadLimits.documents) throw new RefusedUpload(['too-many'])
  const total = rows.reduce((sum, row) => sum + row.filesize, 0)
  if (total + size > uploadLimits.totalSize) throw new RefusedUpload(['too-much'])
}

/**
 * A protected PDF is opened with the person's password and kept without it (sealed with our own key): the password is never
 * kept, and the preview and a scan after a restart still work.
 */
async function decryptUpload(
  dependencies: Dependencies,
  userId: number,
  kind: FileKind,
  bytes: Uint8Array,
  password: string | null,
): Promise<{ bytes: Uint8Array; wasProtected: boolean }> {
  if (kind !== 'pdf' || !mayBeEncrypted(bytes)) return { bytes, wasProtected: false }
  const opened = await scannerOf(dependencies).open(userId, bytes, password)
  switch (opened?.kind) {
    case 'password-needed':
    case 'password-wrong':
      throw new RefusedUpload([opened.kind])
    case 'open':
      return opened.wasProtected ? opened : { bytes, wasProtected: false }
    case undefined:
      return { bytes, wasProtected: false }
  }
}

/** Removes rows and their bytes. The row goes first: bytes without a row are removed later, a row without bytes would be a lie. */
export async function removeRows(dependencies: Dependencies, rows: readonly DocumentRow[]): Promise<void> {
  if (rows.length === 0) return
  const finish = await dependencies.database.write((transaction) => deleteDocuments(dependencies, rows, transaction))
  await finish()
}

/** The file itself. @throws not-found. */
export async function previewOf(
  dependencies: Dependencies,
  userId: number,
  id: number,
): Promise<Pick<DocumentRow, 'path' | 'mime' | 'filename'> & { readonly bytes: Buffer }> {
  const row = await ownDocument(dependencies, userId, id)
  const bytes = await bytesOf(dependencies, row)
  if (!bytes) throw notFound()
  return { bytes, path: row.path, mime: row.mime, filename: row.filename }
}
