import { readFileSync } from 'node:fs'
import { uploadLimits } from '@aangiftewijs/domain/documents'
import { afterEach, expect, test } from 'vitest'
import type { Context } from '../../http.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { requestIn } from '../../testing/stub-renderer.ts'
import { withinShare } from './room.ts'
import { scannerOf } from './scanners.ts'
import { listed, postUploadForm, upload } from './testing/upload.ts'

const statement = readFileSync(new URL('../../../samples/jaaropgaaf-2024-bakkerij-de-korenschoof.pdf', import.meta.url))

let server: TestServer
afterEach(async () => {
  await scannerOf(server.dependencies).stop()
  await server.stop()
})

/** What of a request says where it comes from. */
const requestFrom = (ip: string) =>
  ({ ip, state: { user: null }, dependencies: server.dependencies }) as unknown as Context
const store = (ip: string, size: number) => withinShare(requestFrom(ip), size, async () => 'stored')

async function person() {
  const browser = server.browser()
  const { id: userId } = await browser.register('uploads')
  return { browser, file: { file: statement, name: 'a.pdf', type: 'income_statement', userId } }
}

test('from one address two gigabytes are stored in a day, by whatever accounts; from elsewhere more are', async () => {
  server = await startServer()
  const { browser, file } = await person()
  expect(await store('127.0.0.1', 1_900_000_000)).toBe('stored')
  expect((await upload(server, browser, file)).status).toBe(200)
  await expect(store('127.0.0.1', 200_000_000)).rejects.toMatchObject({ reasons: ['too-much-from-network'] })
  const refused = await upload(server, browser, file)
  const message =
    'So much was uploaded from your internet connection today that no more can be added now. Try again tomorrow.'
  expect([refused.status, refused.body.message]).toEqual([429, message])
  const form = await postUploadForm(
    server,
    browser,
    '/documents',
    { intent: 'upload', type: 'income_statement' },
    {
      bytes: statement,
      name: 'a.pdf',
    },
  )
  expect([form.status, requestIn(form.text).form?.message]).toEqual([422, message])
  expect(await listed(browser)).toHaveLength(1)
  expect(await store('198.51.100.1', 200_000_000)).toBe('stored')
})

test('what is refused says when there is more, and what is not stored does not count', async () => {
  server = await startServer()
  const failing = () => withinShare(requestFrom('192.0.2.1'), 1_500_000_000, () => Promise.reject(new Error('broken')))
  for (const _ of [1, 2, 3]) await expect(failing()).rejects.toThrow('broken')
  expect(await store('192.0.2.1', 2_000_000_000)).toBe('stored')
  const refused: unknown = await store('192.0.2.1', 1).catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 429, headers: { 'Retry-After': expect.stringMatching(/^86[34]\d\d$/) } })
})

test('while the disk has only its reserve left nothing is uploaded, and a return is still saved', async () => {
  server = await startServer({ environment: { UPLOAD_RESERVE_MB: String(1e9) } })
  const { browser, file } = await person()
  const refused = await upload(server, browser, file)
  expect([refused.status, refused.body.message]).toEqual([
    507,
    'There is no room to save this now. Nothing was changed. Try again later.',
  ])
  const begun = { userId: file.userId, year: 2024, currentStep: 'documents' }
  expect((await browser.call('POST', '/api/tax-filings', begun)).status).toBe(201)
})

test('the documents of one person are 100 MB together at most, to the byte', async () => {
  server = await startServer()
  const { documents } = server.dependencies.database.models
  const { browser, file } = await person()
  const full = {
    userId: file.userId,
    type: 'other' as const,
    filename: 'large.pdf',
    filesize: uploadLimits.totalSize - statement.length,
    uploadedAt: server.clock.now(),
    path: 'large',
    extractedData: null,
    status: 'unread' as const,
    sha256: '0'.repeat(64),
    mime: 'application/pdf',
  }
  const row = await documents.create({ ...full, filesize: full.filesize + 1 })
  const refused = await upload(server, browser, file)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Your documents together would be larger than 100 MB. Remove one and try again.',
  ])
  await row.destroy()
  await documents.create(full)
  expect((await upload(server, browser, file)).status).toBe(200)
})
