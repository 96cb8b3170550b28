import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runCommand } from '../commands/index.ts'
import { readConfig } from '../env.ts'
import { bucketCredentials, startBucket, type TestBucket } from '../features/documents/testing/bucket.ts'
import { openStorage } from '../open-storage.ts'

let folder: string
let bucket: TestBucket
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'installation-'))
  bucket = await startBucket()
  for (const [name, value] of Object.entries(bucketCredentials)) vi.stubEnv(name, value)
})
afterEach(async () => {
  await bucket.end()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

/** Opens what a data folder and the bucket keep, and closes it again. @returns the installation's id */
async function start(dataDir: string): Promise<string> {
  const { installationId, database } = await openStorage(
    readConfig({ NODE_ENV: 'test', DATA_DIR: join(folder, dataDir), DOCUMENT_STORE: bucket.address }),
  )
  await database.close()
  return installationId
}

test('an installation keeps its id, and its store', async () => {
  expect(await start('a')).toBe(await start('a'))
})

test('a database is not started on the store of another installation', async () => {
  const first = await start('a')
  await expect(start('b')).rejects.toThrow(`the document store belongs to installation ${first} and this database to`)
  await bucket.remove('installation')
  expect(await start('b')).not.toBe(first)
})

test('a store that does not answer stops the start in one sentence', async () => {
  bucket.failWith(403)
  await expect(start('a')).rejects.toThrow('The server cannot start: the document store cannot be used (')
})

test('and says why, where nobody listens', async () => {
  const environment = { NODE_ENV: 'test', DATA_DIR: join(folder, 'a'), DOCUMENT_STORE: 'http://127.0.0.1:1/documents' }
  await expect(openStorage(readConfig(environment))).rejects.toThrow(
    'The server cannot start: the document store cannot be used (connect ECONNREFUSED 127.0.0.1:1).',
  )
})

test('and names the settings of the credentials that are not there', async () => {
  for (const name of Object.keys(bucketCredentials)) vi.stubEnv(name, undefined)
  // Nor those of a user or of the machine.
  for (const name of ['AWS_SHARED_CREDENTIALS_FILE', 'AWS_CONFIG_FILE']) vi.stubEnv(name, join(folder, 'none'))
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true')
  await expect(start('a')).rejects.toThrow('(set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to its credentials).')
})

test('the operator sees the bytes that no document has, and may remove them all', async () => {
  const id = await start('a')
  const lines: string[] = []
  const run = (action: string) =>
    runCommand(['documents', action], {
      environment: { NODE_ENV: 'test', DATA_DIR: join(folder, 'a'), DOCUMENT_STORE: bucket.address },
      say: (line) => lines.push(line),
    })
  const old = (Date.now() - 2 * 24 * 60 * 60_000).toString(36)
  for (const number of [1, 2, 3]) await bucket.put(`${id}/${old}-11111111-1111-4111-8111-11111111111${number}`, 'x')
  await bucket.put('backup', 'of someone else')
  await run('orphans')
  await run('remove-orphans')
  expect(lines).toEqual([
    'Of 3 stored files, 3 have no document.',
    'Of 3 stored files, 3 had no document and were removed.',
  ])
  expect(await bucket.keys()).toEqual(['backup', 'installation'])
})
