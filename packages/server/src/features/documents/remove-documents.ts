import { documentsOf, removedWithAll } from '@aangiftewijs/domain/tax-return'
import type { Dependencies } from '../../dependencies.ts'
import { notFound } from '../../errors.ts'
import { expiredBefore } from './expiry.ts'
import { listDocuments, ownDocument, removeRows } from './service.ts'

/** Removes one document: its row, its scan, then its bytes; of a correction, also what it is a copy of. @throws not-found. */
export async function removeDocument(dependencies: Dependencies, userId: number, id: number): Promise<void> {
  const row = await ownDocument(dependencies, userId, id)
  const { taxFilings, documents } = dependencies.database.models
  const filing = row.taxFilingId === null ? null : await taxFilings.findByPk(row.taxFilingId)
  const corrected = filing?.completed ? null : (filing?.correctsFilingId ?? null)
  const ofSubmitted = { userId, taxFilingId: [corrected ?? 0, ...(filing?.correctsAlso ?? [])] }
  const submitted = corrected === null ? [] : await documents.findAll({ where: ofSubmitted })
  const copied = submitted.filter((other) => other.sha256 === row.sha256)
  await removeRows(dependencies, [row, ...copied])
}

/** A return, the documents it lists, and those that go with them. @throws not-found, also for someone else's return. */
async function documentsIn(dependencies: Dependencies, userId: number, filingId: number) {
  const filing = await dependencies.database.models.taxFilings.findOne({ where: { id: filingId, userId } })
  if (!filing) throw notFound()
  const all = await listDocuments(dependencies, userId)
  return { listed: documentsOf(filing, all), removed: removedWithAll(filing, all) }
}

/** Removes the documents of one return. @returns how many it listed. @throws not-found, also for someone else's return. */
export async function removeDocumentsOf(dependencies: Dependencies, userId: number, filingId: number): Promise<number> {
  const { listed, removed } = await documentsIn(dependencies, userId, filingId)
  const where = { userId, id: removed.map(({ id }) => id) }
  await removeRows(dependencies, await dependencies.database.models.documents.findAll({ where }))
  return listed.length
}

/** Whether a return lists no documents, or none does. @throws not-found, also for someone else's return. */
export async function hasNoDocuments(
  dependencies: Dependencies,
  userId: number,
  filingId: number | null,
): Promise<boolean> {
  if (filingId === null) return (await listDocuments(dependencies, userId)).length === 0
  return (await documentsIn(dependencies, userId, filingId)).listed.length === 0
}

/** Removes all documents of a person. @returns how many. */
export async function removeAllDocuments(dependencies: Dependencies, userId: number): Promise<number> {
  const rows = await dependencies.database.models.documents.findAll({ where: { userId } })
  const shown = rows.filter((row) => row.uploadedAt > expiredBefore(dependencies))
  await removeRows(dependencies, rows)
  return shown.length
}
