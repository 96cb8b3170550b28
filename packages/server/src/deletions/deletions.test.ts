import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bucketCredentials, startBucket } from '../features/documents/testing/bucket.ts'
import { goodPassword, type TestBrowser } from '../testing/browser.ts'
import { type HostOnFolder, startOn } from '../testing/host-on-folder.ts'
import { saidOf } from '../testing/operator.ts'
import { startServer } from '../testing/start-server.ts'
import { databaseOf, dropDatabaseOf } from '../testing/test-database.ts'
import { deletionsIn, endOldNotes, takeOutside } from './kept-list.ts'
import { listBeside } from './list-beside.ts'

let top: string
let folder: string
let elsewhere: string
let file: string
const hosts: HostOnFolder[] = []
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'deletions-'))
  folder = join(top, 'data')
  mkdirSync(folder)
  elsewhere = join(top, 'elsewhere')
  file = join(top, 'backup.tar')
})
afterEach(async () => {
  for (const host of hosts.splice(0)) await host.stop()
  for (const each of [folder, elsewhere]) await dropDatabaseOf(each)
  vi.unstubAllEnvs()
  rmSync(top, { recursive: true, force: true })
})

type Environment = Readonly<Record<string, string>>

async function start(dataDir: string, more: Environment = {}): Promise<HostOnFolder> {
  const host = await startOn(dataDir, more)
  hosts.push(host)
  return host
}

const stop = async () => {
  for (const host of hosts.splice(0)) await host.stop()
}

const run = async (words: readonly string[], dataDir: string, more: Environment = {}) =>
  saidOf(words, {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    ...(await databaseOf(dataDir, dataDir === elsewhere ? 'template0' : undefined)),
    ...more,
  })

const leave = async (person: TestBrowser) =>
  (await person.call('DELETE', '/api/user', { password: goodPassword })).status
const signIn = async (host: HostOnFolder, username: string) =>
  (await host.browser().call('POST', '/api/login', { username, password: goodPassword })).status

/** Takes the key along, as an operator does by hand. */
function bringKey() {
  mkdirSync(elsewhere, { recursive: true })
  copyFileSync(join(folder, 'data-key'), join(elsewhere, 'data-key'))
}

test('who deleted their account after a backup is gone after its restore, and nobody else is', async () => {
  const host = await start(folder)
  const [leaving, staying] = [host.browser(), host.browser()]
  const { id } = await leaving.register('leaving')
  await staying.register('staying')
  await run(['backup', file], folder)
  expect(await leave(leaving)).toBe(204)
  await run(['backup', join(top, 'next.tar')], folder)
  // The number of an account and the moment, and nothing else of it.
  const { installationId } = host.dependencies
  const line = new RegExp(`^${installationId} ${id} \\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z\n$`)
  expect(readFileSync(listBeside(file), 'utf8')).toMatch(line)
  await stop()

  bringKey()
  expect(await run(['restore', file], elsewhere)).toContain('deleted again when the server starts: 1 (')
  const restored = await start(elsewhere)
  expect([await signIn(restored, 'leaving'), await signIn(restored, 'staying')]).toEqual([401, 200])
  expect(await restored.dependencies.database.models.users.findByPk(id)).toBeNull()
})

test('whom only the last store knows of is deleted by the command, in a bucket too', async () => {
  const bucket = await startBucket()
  const another = await startBucket()
  for (const [name, value] of Object.entries(bucketCredentials)) vi.stubEnv(name, value)
  try {
    const host = await start(folder, { DOCUMENT_STORE: bucket.address })
    const leaving = host.browser()
    await leaving.register('leaving')
    await run(['backup', file], folder, { DOCUMENT_STORE: bucket.address })
    expect(await leave(leaving)).toBe(204)
    await stop()
    bringKey()
    const place = { DOCUMENT_STORE: another.address }
    expect(await run(['restore', file], elsewhere, place)).toContain('deleted again when the server starts: 0 (')
    expect(await run(['deletions', 'apply', bucket.address], elsewhere, place)).toBe(
      'Deleted again: 1. The list names 1 deleted accounts.',
    )
    expect(await signIn(await start(elsewhere, place), 'leaving')).toBe(401)
  } finally {
    await bucket.end()
    await another.end()
  }
})

test('without a list a restore says so; a number that is somebody else’s by now stays', async () => {
  const host = await start(folder)
  const { id } = await host.browser().register('anna')
  await run(['backup', file], folder)
  await stop()
  rmSync(listBeside(file))
  bringKey()
  expect(await run(['restore', file], elsewhere)).toContain('There is no list of deleted accounts')
  const { installationId } = host.dependencies
  const list = join(top, 'old list')
  writeFileSync(
    list,
    `${installationId} ${id} 2001-01-01T00:00:00.000Z\nnonsense\nanother ${id} 2100-01-01T00:00:00Z\n`,
  )
  expect(await run(['deletions', 'apply', list], elsewhere)).toContain('Deleted again: 0.')
  await expect(run(['deletions', 'apply', 'nowhere'], elsewhere)).rejects.toThrow('no list, folder or bucket nowhere')
  await expect(run(['deletions'], elsewhere)).rejects.toThrow('Use: aangiftewijs deletions apply')
})

test('a store that is away delays the note, not the deletion', async () => {
  const server = await startServer()
  try {
    const person = server.browser()
    const { id: userId } = await person.register('anna')
    const { store, installationId, database } = server.dependencies
    const put = vi.spyOn(store, 'put').mockRejectedValue(new Error('away'))
    expect(await leave(person)).toBe(204)
    expect([await deletionsIn(store, installationId), await database.models.deletions.count()]).toEqual([[], 1])
    put.mockRestore()
    await takeOutside(server.dependencies)
    const noted = [{ userId, at: server.clock.now() }]
    expect([await deletionsIn(store, installationId), await database.models.deletions.count()]).toEqual([noted, 0])
  } finally {
    await server.stop()
  }
})

test('the list ends itself when no backup can have the account any more', async () => {
  const server = await startServer({ environment: { BACKUP_DAYS: '14' } })
  try {
    const { store, installationId, config } = server.dependencies
    const notes = async () => {
      await endOldNotes(server.dependencies)
      return (await deletionsIn(store, installationId)).length
    }
    const person = server.browser()
    await person.register('anna')
    expect(await leave(person)).toBe(204)
    server.clock.advance(14 * 24 * 3_600_000)
    expect(await notes()).toBe(1)
    server.clock.advance(1)
    expect(await notes()).toBe(0)
    expect(readdirSync(join(config.dataDir, 'documents', `deleted-${installationId}`))).toEqual([])
  } finally {
    await server.stop()
  }
})

test('citizens of the simulation end by themselves and are not noted', async () => {
  const server = await startServer()
  try {
    const citizen = server.browser()
    await citizen.post('/api/auth/digid/simulation', { citizen: 'sanne' })
    expect((await citizen.call('DELETE', '/api/user', {})).status).toBe(204)
    const { store, installationId } = server.dependencies
    expect(await deletionsIn(store, installationId)).toEqual([])
  } finally {
    await server.stop()
  }
})
