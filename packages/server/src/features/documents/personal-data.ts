import type { Dependencies } from '../../dependencies.ts'
import type { ExportedFile, PersonalData } from '../../http.ts'
import { bytesOf } from './document-bytes.ts'
import { peopleOfReturns } from './people-of-returns.ts'
import { presentDocuments } from './presenter.ts'
import { removeAllDocuments } from './remove-documents.ts'

const rowsOf = ({ database }: Dependencies, userId: number) =>
  database.models.documents.findAll({ where: { userId }, order: [['id', 'ASC']] })

/** As pages show them, and what was typed in place of what was read, which a new reading may leave without a place. */
async function everyDocument(dependencies: Dependencies, userId: number) {
  const rows = await rowsOf(dependencies, userId)
  const documents = presentDocuments(rows, await peopleOfReturns(dependencies, userId))
  return documents.map((document, at) => ({ ...document, corrections: rows[at]?.corrections ?? [] }))
}

/** What a person uploaded, as it came; what the store does not have any more is left out. */
async function* filesOf(dependencies: Dependencies, userId: number): AsyncGenerator<ExportedFile> {
  for (const { id, filename, path, uploadedAt } of await rowsOf(dependencies, userId)) {
    const bytes = await bytesOf(dependencies, { path })
    if (bytes !== null) yield { name: `documents/${id}-${filename.replaceAll('/', '-')}`, bytes, at: uploadedAt }
  }
}

/** The documents with their bytes, until they expire. */
export const documentsPersonalData: PersonalData = {
  export: async (dependencies, userId) => ({ documents: await everyDocument(dependencies, userId) }),
  files: filesOf,
  remove: async (dependencies, userId) => {
    await removeAllDocuments(dependencies, userId)
  },
  hasMore: async ({ database }, userId, transaction) =>
    (await database.models.documents.count({ where: { userId }, transaction })) > 0,
}
