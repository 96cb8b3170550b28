import {
  type Correction,
  canCorrect,
  type DocumentPatch,
  isCutShort,
  type TaxDocument,
} from '@aangiftewijs/domain/documents'
import type { Dependencies } from '../../dependencies.ts'
import { filingCompleted, invalidInput, notFound } from '../../errors.ts'
import type { DocumentRow } from '../../models/document.ts'
import { documentToChange } from './copy-for-correction.ts'
import { withPapersFollowed } from './papers-followed.ts'
import { presentDocument } from './presenter.ts'
import { leaseEnd } from './scan-leases.ts'
import { scannerOf } from './scanners.ts'
import { listDocuments, ownDocument, quickScanTimeout, startScan } from './service.ts'

/**
 * Stores what a person says of their document: whose it is, that a figure is another, or that it is of another type, as which it is
 * then read again, as is what could not be read in time, or not all of it. Of a document of a submitted return that is being corrected, it is said of the correction's copy.
 * @returns the document as it is now, or the copy
 * @throws `not-found`, `filing-completed` when its return was submitted and is not being corrected, `invalid-input` for a figure it does not have
 */
export async function changeDocument(
  dependencies: Dependencies,
  userId: number,
  asked: number,
  patch: DocumentPatch,
): Promise<TaxDocument> {
  const { id } = await documentToChange(dependencies, await ownDocument(dependencies, userId, asked))
  const { documents, taxFilings } = dependencies.database.models
  const isMoved = await dependencies.database.write((transaction) =>
    withPapersFollowed(dependencies, { userId, transaction }, async () => {
      const row = await documents.findOne({ where: { id, userId }, transaction, lock: transaction.LOCK.UPDATE })
      if (!row) throw notFound()
      const filing = row.taxFilingId === null ? null : await taxFilings.findByPk(row.taxFilingId, { transaction })
      if (filing?.completed) throw filingCompleted()
      if (patch.verdict !== undefined) row.verdict = patch.verdict
      if (patch.correction !== undefined) applyCorrection(row, patch.correction)
      const mayBeMore = row.status === 'timed_out' || isCutShort(presentDocument(row))
      const anew = patch.again && mayBeMore ? row.type : undefined
      const newType = patch.type === row.type ? anew : (patch.type ?? anew)
      if (newType !== undefined) moveTo(row, newType, leaseEnd(dependencies))
      await row.save({ transaction })
      return newType !== undefined
    }),
  )
  if (isMoved) {
    scannerOf(dependencies).cancel(id)
    await startScan(quickScanTimeout, dependencies, await ownDocument(dependencies, userId, id), null)
  }
  const now = (await listDocuments(dependencies, userId)).find((document) => document.id === id)
  if (!now) throw notFound()
  return now
}

function applyCorrection(row: DocumentRow, { amount, ...figure }: NonNullable<DocumentPatch['correction']>): void {
  if (!canCorrect(presentDocument(row), figure))
    throw invalidInput([{ field: 'correction.field', code: 'not-a-choice' }])
  const isOther = (one: Correction) => one.statement !== figure.statement || one.field !== figure.field
  const others = (row.corrections ?? []).filter(isOther)
  row.corrections = amount === null ? others : [...others, { ...figure, amount }]
}

/** Read as another type it says other things: what was said of the old reading goes with it. */
function moveTo(row: DocumentRow, type: DocumentRow['type'], leasedUntil: Date): void {
  row.leasedUntil = leasedUntil
  row.type = type
  row.status = 'scanning'
  row.scanAttempts = 0
  row.extractedData = null
  row.corrections = null
  row.verdict = null
}
