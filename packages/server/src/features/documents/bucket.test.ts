import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TestBrowser } from '../../testing/browser.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { removeDueBytes } from './doomed-bytes.ts'
import { scannerOf } from './scanners.ts'
import { deleteExpired, doomOrphans } from './sweep.ts'
import { bucketCredentials, startBucket, type TestBucket } from './testing/bucket.ts'
import { upload } from './testing/upload.ts'

const statement = readFileSync(new URL('../../../samples/jaaropgaaf-2024-bakkerij-de-korenschoof.pdf', import.meta.url))
const day = 24 * 60 * 60_000

let bucket: TestBucket
let server: TestServer
let person: TestBrowser
let userId: number
beforeEach(async () => {
  bucket = await startBucket()
  for (const [name, value] of Object.entries(bucketCredentials)) vi.stubEnv(name, value)
  server = await startServer({ environment: { DOCUMENT_STORE: bucket.address } })
  person = server.browser()
  userId = (await person.register('bucket.user')).id
})
afterEach(async () => {
  await scannerOf(server.dependencies).stop()
  await server.stop()
  await bucket.end()
  vi.unstubAllEnvs()
})

const send = () => upload(server, person, { file: statement, name: 'a.pdf', type: 'income_statement', userId })
const ours = async () => (await bucket.keys()).filter((key) => key.startsWith(`${server.dependencies.installationId}/`))

it.each([
  ['does not answer', () => bucket.stop(), () => bucket.comeBack()],
  ['fails', () => bucket.failWith(503), () => bucket.failWith(null)],
  ['refuses us', () => bucket.failWith(403), () => bucket.failWith(null)],
] as const)(
  'while the bucket %s, files may be tried again and the rest is read; then all is as it was',
  async (_, away, back) => {
    const { body } = await send()
    const preview = () => person.get(`/api/documents/${body.id}/preview`, { Range: 'bytes=0-3' })
    expect([(await preview()).text, (await preview()).status]).toEqual(['%PDF', 206])
    await away()
    expect((await send()).status).toBe(503)
    const seen = await preview()
    expect([seen.status, seen.headers.get('Retry-After')]).toEqual([503, '5'])
    expect((await person.get('/readyz')).text).toContain('"documentStore":"no answer"')
    expect((await person.get('/api/documents')).status).toBe(200)
    await back()
    expect((await preview()).text).toBe('%PDF')
    expect((await person.get('/readyz')).status).toBe(200)
    expect((await send()).status).toBe(200)
  },
)

it('what is deleted goes from the bucket, and what is another installation’s or nobody’s of ours stays', async () => {
  const { dependencies, clock } = server
  const old = (clock.now().getTime() - 2 * day).toString(36)
  const foreign = ['22222222-2222-4222-8222-222222222222', 'backup'].map(
    (folder) => `${folder}/${old}-11111111-1111-4111-8111-111111111111`,
  )
  for (const key of [...foreign, 'notes.txt']) await bucket.put(key, 'not ours')
  const { body } = await send()
  await send()
  expect(await ours()).toHaveLength(2)
  expect((await person.call('DELETE', `/api/documents/${body.id}`)).status).toBe(200)
  expect(await ours()).toHaveLength(1)
  clock.advance(2 * day)
  await deleteExpired(dependencies)
  await doomOrphans(dependencies)
  await removeDueBytes(dependencies, new Date(clock.now().getTime() + 3 * day))
  expect(await bucket.keys()).toEqual([...foreign, 'installation', 'notes.txt'].sort())
})
