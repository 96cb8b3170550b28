import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Dependencies, DocumentStore } from '../../dependencies.ts'
import { goodPassword } from '../../testing/browser.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { doomBytes, removeDueBytes, uploadTime } from './doomed-bytes.ts'
import { scannerOf } from './scanners.ts'
import { storeDocument } from './service.ts'
import { deleteExpired, doomOrphans } from './sweep.ts'
import { drawPdf } from './testing/draw-pdf.ts'
import { listed, listedWhenRead, upload } from './testing/upload.ts'

const bakery = readFileSync(new URL('../../../samples/jaaropgaaf-2024-bakkerij-de-korenschoof.pdf', import.meta.url))
const minute = 60_000

let server: TestServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(async () => {
  await scannerOf(server.dependencies).stop()
  await server.stop()
})

async function personWith(file: Uint8Array) {
  const person = server.browser()
  const { id: userId } = await person.register('life.cycle')
  const answer = await upload(server, person, { file, name: 'a.pdf', type: 'income_statement', userId })
  await listedWhenRead(person)
  return { person, userId, answer }
}

/** Everything in the data folder, the database's log of writes included. */
const filesIn = (folder: string): Buffer[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)))

it('an upload that arrives while its account is deleted leaves nothing behind', async () => {
  const { person, userId } = await personWith(bakery)
  const { dependencies } = server
  const { store, installationId, database } = dependencies
  const { remove } = store
  const file = { name: 'late.pdf', size: bakery.length, bytes: bakery }
  const late = () =>
    storeDocument(dependencies, { userId, taxFilingId: null, verdict: null, type: 'other', file, password: null })
  let hasArrived = false
  Object.assign(store, {
    remove: async (path: string) => {
      if (!hasArrived) {
        hasArrived = true
        await late()
      }
      return remove(path)
    },
  })
  expect((await person.call('DELETE', '/api/user', { password: goodPassword })).status).toBe(204)
  Object.assign(store, { remove })
  await expect(late()).rejects.toMatchObject({ id: 'not-signed-in' })
  expect([await database.models.documents.count(), await store.list(installationId)]).toEqual([0, []])
})

describe('a document and what was read from it', () => {
  it('are there after 23:59 and gone after 24:05, row and bytes', async () => {
    const { userId } = await personWith(bakery)
    const { database, store, installationId } = server.dependencies
    const rows = () => database.models.documents.count({ where: { userId } })
    server.clock.advance((23 * 60 + 59) * minute)
    expect(await deleteExpired(server.dependencies)).toBe(0)
    expect([await rows(), (await store.list(installationId)).length]).toEqual([1, 1])
    server.clock.advance(6 * minute)
    expect(await deleteExpired(server.dependencies)).toBe(1)
    expect([await rows(), (await store.list(installationId)).length]).toEqual([0, 0])
  })

  it('are not shown after 24 hours, also before the sweep has come by', async () => {
    const { person, answer } = await personWith(bakery)
    server.clock.advance(24 * 60 * minute)
    const again = server.browser()
    expect(
      (await again.call('POST', '/api/login', { username: 'life.cycle', password: 'a long enough phrase' })).status,
    ).toBe(200)
    expect(await listed(again)).toEqual([])
    expect((await again.get(`/api/documents/${answer.body.id}/preview`)).status).toBe(404)
    expect(person.cookies.size).toBeGreaterThan(0)
  })

  it('are sealed wherever they are kept', async () => {
    const pdf = await drawPdf([
      ['Jaaropgaaf 2024', 60, 40],
      ['BSN: 111222333', 60, 60],
      ['Werkgever: Kanarievogelhuis', 60, 80],
      ['Fiscaal loon: 31.415,92', 60, 100],
    ])
    const canary = Buffer.concat([pdf, Buffer.from('% canary 111222333 Kanarievogelhuis\n')])
    const { person } = await personWith(canary)
    const [document] = await listed(person)
    expect(document?.extractedData).toMatchObject({
      employerName: 'Kanarievogelhuis',
      salary: 31415.92,
      bsn: '•••••2333',
    })
    const kept = filesIn(server.dependencies.config.dataDir)
    for (const secret of ['111222333', 'Kanarievogelhuis', '31415.92', '%PDF-'])
      expect(kept.filter((bytes) => bytes.includes(secret))).toEqual([])
    expect(server.log()).not.toMatch(/111222333|Kanarievogelhuis|31415/)
  })
})

describe('bytes without a row', () => {
  const day = 24 * 60 * minute
  const unknown = ({ installationId }: Pick<Dependencies, 'installationId'>, at: Date, number = 0) =>
    `${installationId}/${at.getTime().toString(36)}-11111111-1111-4111-8111-${String(number).padStart(12, '0')}`

  it('of an upload that was cut off are removed when it cannot be under way any more', async () => {
    const { store, clock } = server.dependencies
    const path = unknown(server.dependencies, clock.now())
    await doomBytes(server.dependencies, [path], new Date(clock.now().getTime() + uploadTime))
    await store.put(path, Buffer.from('half'))
    server.clock.advance(uploadTime - 1)
    expect([await removeDueBytes(server.dependencies, clock.now()), await store.get(path)]).toEqual([
      0,
      Buffer.from('half'),
    ])
    server.clock.advance(1)
    expect([await removeDueBytes(server.dependencies, clock.now()), await store.get(path)]).toEqual([1, null])
  })

  it('that the store would not remove are removed later', async () => {
    const { person, answer } = await personWith(bakery)
    const { store, installationId, clock } = server.dependencies
    const { remove } = store
    Object.assign(store, { remove: () => Promise.reject(new Error('the bucket is away')) })
    expect((await person.call('DELETE', `/api/documents/${answer.body.id}`)).status).toBe(200)
    expect([await listed(person), (await store.list(installationId)).length]).toEqual([[], 1])
    Object.assign(store, { remove })
    await removeDueBytes(server.dependencies, clock.now())
    expect(await store.list(installationId)).toEqual([])
  })

  it('are removed when they are a day old, have our names, and still have none a day later', async () => {
    const { store, clock, database } = server.dependencies
    const now = clock.now()
    const young = new Date(now.getTime() + 30 * 60 * minute)
    const [orphan, recent, restored] = [
      unknown(server.dependencies, now),
      unknown(server.dependencies, young),
      unknown(server.dependencies, now, 1),
    ]
    const foreign = [
      'other-installation/mabcdefg-11111111-1111-4111-8111-111111111111',
      'backup',
      `${server.dependencies.installationId}/backup-2024`,
    ]
    const paths = [
      orphan,
      recent,
      restored,
      ...foreign,
      ...Array.from({ length: 20 }, (_, at) => unknown(server.dependencies, young, at + 2)),
    ]
    for (const path of paths) await store.put(path, Buffer.from('bytes'))
    server.clock.advance(day + minute)
    expect(await doomOrphans(server.dependencies)).toBe(2)
    const { id: userId } = await server.browser().register('restored')
    await database.models.documents.create({
      userId,
      type: 'other',
      filename: 'a.pdf',
      filesize: 5,
      uploadedAt: clock.now(),
      path: restored,
      status: 'unread',
      extractedData: null,
      sha256: '',
      mime: 'application/pdf',
    })
    expect(await removeDueBytes(server.dependencies, clock.now())).toBe(0)
    server.clock.advance(day)
    expect(await removeDueBytes(server.dependencies, clock.now())).toBe(2)
    const left = await Promise.all(paths.map(async (path) => ((await store.get(path)) === null ? path : null)))
    expect(left.filter((path) => path !== null)).toEqual([orphan])
  })

  it('are all kept when they are more than a tenth: then the database is not the one it was', async () => {
    const { store, clock } = server.dependencies
    const paths = Array.from({ length: 18 }, (_, at) => unknown(server.dependencies, clock.now(), at))
    for (const path of paths) await store.put(path, Buffer.from('bytes'))
    server.clock.advance(2 * day)
    expect([await doomOrphans(server.dependencies), server.log()]).toEqual([
      0,
      expect.stringContaining('more than a tenth'),
    ])
    server.clock.advance(2 * day)
    expect(await removeDueBytes(server.dependencies, clock.now())).toBe(0)
  })
})

describe('a full disk', () => {
  it('is told in a sentence, and nothing is half there', async () => {
    await server.stop()
    const full: DocumentStore = {
      put: () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })),
      get: () => Promise.resolve(null),
      remove: () => Promise.resolve(),
      list: () => Promise.resolve([]),
      removeUnfinished: () => Promise.resolve(),
      isReady: () => Promise.resolve(true),
    }
    server = await startServer({ overrides: { store: full } })
    const person = server.browser()
    const { id: userId } = await person.register('full.disk')
    expect(await upload(server, person, { file: bakery, name: 'a.pdf', type: 'income_statement', userId })).toEqual({
      status: 507,
      body: {
        message: 'There is no room to save this now. Nothing was changed. Try again later.',
        isPasswordProtected: false,
      },
    })
    expect(await listed(person)).toEqual([])
    expect((await person.get('/api/user')).status).toBe(200)
  })
})
