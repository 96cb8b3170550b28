import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dataIn, filesIn } from '../../testing/exported.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { upload } from '../documents/testing/upload.ts'

const statement = readFileSync(new URL('../../../samples/jaaropgaaf-2024-bakkerij-de-korenschoof.pdf', import.meta.url))

let server: TestServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.stop())

test('the export has the files a person uploaded, as they came, and whatever else is kept of them', async () => {
  const person = server.browser()
  const { id: userId } = await person.register('leaving')
  await person.call(
    'POST',
    '/api/tax-filings',
    { userId, year: 2024, currentStep: 'documents' },
    { 'Idempotency-Key': '"a"' },
  )
  await upload(server, person, { file: statement, name: 'loon <2024>.pdf', type: 'income_statement', userId })
  await upload(server, person, {
    file: statement,
    name: 'loon <2024>.pdf',
    type: 'income_statement',
    userId,
    key: '"b"',
  })
  const stranger = server.browser()
  await upload(server, stranger, {
    file: statement,
    name: 'not theirs.pdf',
    type: 'income_statement',
    userId: (await stranger.register('stranger')).id,
  })

  const { bytes, headers } = await person.get('/api/user/export')
  expect(headers.get('Content-Type')).toBe('application/zip')
  const files = filesIn(bytes)
  const documents = Object.keys(files).filter((name) => name.startsWith('documents/'))
  expect(documents.length).toBeGreaterThan(0)
  for (const name of documents) {
    expect(name).toMatch(/^documents\/\d+-loon [^<>]*\.pdf$/)
    expect(Buffer.from(files[name] ?? []).equals(statement)).toBe(true)
  }
  const data = dataIn(bytes)
  expect(data.documents).toHaveLength(documents.length)
  expect(data.keptAnswers[0]).toMatchObject({ status: 201, body: expect.stringContaining('"year":2024') })
  expect(data).toMatchObject({ passwordLinks: [], emailChanges: [], account: { username: 'leaving' } })
})
