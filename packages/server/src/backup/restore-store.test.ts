import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runCommand } from '../commands/index.ts'
import { newPath, storeBytes } from '../features/documents/document-bytes.ts'
import { bucketCredentials, startBucket, type TestBucket } from '../features/documents/testing/bucket.ts'
import { type HostOnFolder, startOn } from '../testing/host-on-folder.ts'
import { databaseOf, dropDatabaseOf } from '../testing/test-database.ts'
import { verifyArchive } from './archive.ts'

let top: string
let folder: string
let elsewhere: string
let file: string
let host: HostOnFolder
const buckets: TestBucket[] = []
const newBucket = async () => {
  const bucket = await startBucket()
  buckets.push(bucket)
  return bucket
}
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'restore-store-'))
  folder = join(top, 'data')
  elsewhere = join(top, 'elsewhere')
  file = join(top, 'backup.tar')
  for (const [name, value] of Object.entries(bucketCredentials)) vi.stubEnv(name, value)
})
afterEach(async () => {
  await host.stop()
  for (const bucket of buckets.splice(0)) await bucket.end()
  for (const each of [folder, elsewhere]) await dropDatabaseOf(each)
  vi.unstubAllEnvs()
  rmSync(top, { recursive: true, force: true })
})

type Settings = Readonly<Record<string, string>>

/** A server with somebody's document, its backup, and another place with its key and an empty database. */
async function startAndBackUp(settings: Settings = {}) {
  host = await startOn(folder, settings)
  await host.browser().register('anna')
  await storeBytes(host.dependencies, newPath(host.dependencies.installationId, new Date()), Buffer.alloc(10))
  const environment = { NODE_ENV: 'test', DATA_DIR: folder, ...(await databaseOf(folder)), ...settings }
  await runCommand(['backup', file], { environment, say: () => {} })
  mkdirSync(elsewhere)
  copyFileSync(join(folder, 'data-key'), join(elsewhere, 'data-key'))
}

const settingsElsewhere = async (settings: Settings) => ({ ...(await databaseOf(elsewhere, 'template0')), ...settings })

async function restore(settings: Settings = {}) {
  const environment = { NODE_ENV: 'test', DATA_DIR: elsewhere, ...(await settingsElsewhere(settings)) }
  await runCommand(['restore', file], { environment, say: () => {} })
}

// Whoever tries a restore copies the settings, and the bucket in them is the one that people's documents are in.
test('nothing is restored into the bucket of a server that runs, and no server of the copy starts there', async () => {
  const [inUse, own] = [await newBucket(), await newBucket()]
  await startAndBackUp({ DOCUMENT_STORE: inUse.address })
  const refused = `There are documents in the store ${inUse.address} already, perhaps those of a server that runs: name an empty one`
  await expect(restore({ DOCUMENT_STORE: inUse.address })).rejects.toThrow(refused)
  // All documents are gone after a day; the server is still there.
  const { store, installationId } = host.dependencies
  for (const path of await store.list(installationId)) await store.remove(path)
  await expect(restore({ DOCUMENT_STORE: inUse.address })).rejects.toThrow(refused)
  expect(await inUse.keys()).toEqual(['installation'])

  await restore({ DOCUMENT_STORE: own.address })
  const start = async ({ address }: TestBucket) =>
    startOn(elsewhere, await settingsElsewhere({ DOCUMENT_STORE: address }))
  await expect(start(inUse)).rejects.toThrow('are in another store than this one')
  await (await start(own)).stop()
})

test('a restore that was broken off is done again, and no other one goes on where it was', async () => {
  await startAndBackUp()
  const { installationId } = host.dependencies
  const store = join(elsewhere, 'documents')
  mkdirSync(store)
  writeFileSync(join(store, 'installation'), installationId)
  writeFileSync(join(elsewhere, 'restoring'), 'half')
  const note = join(elsewhere, 'restoring-documents')
  writeFileSync(note, `${installationId} 2026-11-22T12:00:00.000Z files`)
  await expect(restore()).rejects.toThrow(
    /^There are documents in the folder .+\/documents already, .+: move it away\./,
  )
  writeFileSync(note, `${installationId} ${(await verifyArchive(file, null)).madeAt} files`)
  await restore()
  expect(existsSync(note)).toBe(false)
  await (await startOn(elsewhere, await settingsElsewhere({}))).stop()
})
