import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../env.ts'
import { createFileStore } from '../features/documents/store/file-store.ts'
import { openStorage, type Storage } from '../open-storage.ts'
import { databaseOf, dropDatabaseOf } from '../testing/test-database.ts'
import { claimStore, requireSameStore } from './installation.ts'

let folder: string
let storage: Storage
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'same-store-'))
  storage = await openStorage(readConfig({ NODE_ENV: 'test', DATA_DIR: folder, ...(await databaseOf(folder)) }))
})
afterEach(async () => {
  await storage.database.close()
  await dropDatabaseOf(folder)
  rmSync(folder, { recursive: true, force: true })
})

const storeIn = (name: string) => createFileStore(join(folder, name))
const start = async (store: ReturnType<typeof storeIn>, timeout = 0) => {
  await requireSameStore(storage.database, store, storage.installationId, timeout)
  await claimStore(store, storage.installationId)
}

test('of servers that share a database, one with a store of its own does not start', async () => {
  const shared = storage.store
  await start(shared)
  await start(shared)
  const own = storeIn('own')
  await expect(start(own)).rejects.toThrow('every server needs the same DOCUMENT_STORE')
  expect(await own.list('')).toEqual([])
  // One that was another's before: by hand, as after a restore, it is taken on.
  await own.put('installation', Buffer.from(storage.installationId))
  await start(own)
  await start(shared)
})

test('a copy of another store is another store', async () => {
  await start(storage.store)
  const other = storeIn('other')
  await other.put('installation', Buffer.from(`${storage.installationId} 11111111-1111-4111-8111-111111111111`))
  await expect(start(other)).rejects.toThrow('are in another store than this one')
})

test('servers that start at the same moment on a new store agree', async () => {
  await storage.database.models.installation.destroy({ where: { name: 'store' } })
  const fresh = storeIn('fresh')
  await Promise.all([start(fresh, 5_000), start(fresh, 5_000), start(fresh, 5_000)])
  await start(fresh)
})

test('of servers that start at the same moment, each with a store of its own, one starts', async () => {
  await storage.database.models.installation.destroy({ where: { name: 'store' } })
  const starts = await Promise.allSettled(
    [storeIn('one'), storeIn('two'), storeIn('three')].map((store) => start(store, 300)),
  )
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
})
