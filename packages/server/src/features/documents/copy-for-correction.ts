import type { Transaction } from 'sequelize'
import type { Dependencies } from '../../dependencies.ts'
import { noRoomForCopy, notFound } from '../../errors.ts'
import type { DocumentRow } from '../../models/document.ts'
import { bytesOf } from './document-bytes.ts'
import { RefusedUpload } from './refused-upload.ts'
import { storeDocument } from './service.ts'

/**
 * What is changed when a person says something of a document: itself, or, where its return was submitted and is being corrected, the
 * copy of it that belongs to the correction. What was submitted stays as it was. The copy is made when it is first asked for, and is
 * deleted when the document itself would be.
 * @throws `not-found` when its bytes are gone, `no-room-for-copy`
 */
export async function documentToChange(dependencies: Dependencies, row: DocumentRow): Promise<DocumentRow> {
  const correction = await openCorrectionOf(dependencies, row)
  if (correction === null) return row
  const { documents } = dependencies.database.models
  const { userId, sha256, type, filename } = row
  const findInItsPlace = async (transaction?: Transaction) => {
    const where = { userId, taxFilingId: correction }
    const rows = await documents.findAll({ where, ...(transaction && { transaction }) })
    return rows.find((other) => other.sha256 === sha256) ?? null
  }
  const made = await findInItsPlace()
  if (made !== null) return made
  const bytes = await bytesOf(dependencies, row)
  if (bytes === null) throw notFound()
  const file = { name: filename, size: row.filesize, bytes }
  const copy = { userId, taxFilingId: correction, verdict: row.verdict, type, file, password: null }
  return storeDocument(dependencies, copy, {
    findInItsPlace,
    also: async (stored, transaction) => {
      // It is the same paper, read already, and as old.
      const { extractedData, corrections, status, scanAttempts, isPasswordProtected, uploadedAt } = row
      stored.set({ extractedData, corrections, status, scanAttempts, isPasswordProtected, uploadedAt, sha256 })
      if (status !== 'scanning') stored.leasedUntil = null
      await stored.save({ transaction })
    },
  }).catch((failure: unknown) => {
    throw failure instanceof RefusedUpload ? noRoomForCopy() : failure
  })
}

/** The return that corrects the submitted one of this document and is being filled in; null without one. */
async function openCorrectionOf({ database }: Dependencies, row: DocumentRow): Promise<number | null> {
  const { userId, taxFilingId } = row
  if (taxFilingId === null) return null
  const open = await database.models.taxFilings.findAll({ where: { userId, completed: false } })
  const correction = open.find(
    ({ correctsFilingId, correctsAlso }) => correctsFilingId === taxFilingId || correctsAlso?.includes(taxFilingId),
  )
  return correction?.id ?? null
}
