import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../env.ts'
import { newPath, storeBytes } from '../features/documents/document-bytes.ts'
import { register } from '../features/session/service.ts'
import { openStorage } from '../open-storage.ts'
import { registrationOf } from '../testing/browser.ts'
import { databaseOf, dropDatabaseOf } from '../testing/test-database.ts'
import { runCommand } from './index.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'))
})
afterEach(async () => {
  await dropDatabaseOf(folder)
  rmSync(folder, { recursive: true, force: true })
})

const environment = async () => ({ NODE_ENV: 'test', DATA_DIR: folder, ...(await databaseOf(folder)) })

const minute = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * minute)

/** Somebody's documents: one that is read, one that waits, one that nobody reads, and one past its time. */
async function keepDocuments(): Promise<string> {
  const storage = await openStorage(readConfig(await environment()))
  const { database, installationId } = storage
  const user = await register({ database, clock: { now: () => new Date() } }, registrationOf('keeper'))
  const documents = [
    { uploadedAt: ago(20), status: 'passed', leasedUntil: null },
    { uploadedAt: ago(20), status: 'scanning', leasedUntil: ago(-1) },
    { uploadedAt: ago(30), status: 'scanning', leasedUntil: null },
    { uploadedAt: ago(5), status: 'scanning', leasedUntil: null },
    { uploadedAt: ago(25 * 60), status: 'passed', leasedUntil: null },
  ] as const
  for (const document of documents) {
    const path = newPath(installationId, document.uploadedAt)
    await storeBytes(storage, path, Buffer.from('%PDF-1.4'))
    const row = {
      ...document,
      path,
      userId: user.id,
      type: 'other' as const,
      filename: 'a.pdf',
      filesize: 8,
      extractedData: null,
      sha256: '0'.repeat(64),
      mime: 'application/pdf',
    }
    await database.write((transaction) => database.models.documents.create(row, { transaction }))
  }
  await database.close()
  return join(folder, 'documents', installationId)
}

async function run(action: string): Promise<readonly string[]> {
  const said: string[] = []
  await runCommand(['documents', action], { environment: await environment(), say: (line) => said.push(line) })
  return said.map((line) => line.replace(/uploaded \S+:/, 'uploaded:'))
}

test('an operator sees the scans that are stuck, and deletes what is past its time', async () => {
  const bytes = await keepDocuments()
  expect(await run('stuck')).toEqual([
    'Document 2, uploaded: begun 0 times, a server has it.',
    'Document 3, uploaded: begun 0 times, no server has it.',
    '2 documents have been waiting or read for more than ten minutes.',
  ])
  expect(readdirSync(bytes)).toHaveLength(5)
  expect(await run('sweep')).toEqual(['1 documents past their time were deleted, and 0 files that no document has.'])
  expect(readdirSync(bytes)).toHaveLength(4)
  expect(await run('orphans')).toEqual(['Of 4 stored files, 0 have no document.'])
})
