import { readFileSync } from 'node:fs'
import type { ScanStatus } from '@aangiftewijs/domain/documents'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { TestBrowser } from '../../testing/browser.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { readers } from './isolation/readers.ts'
import { scannerOf } from './scanners.ts'
import { resumeScans } from './sweep.ts'
import { listed, upload } from './testing/upload.ts'

const bakery = readFileSync(new URL('../../../samples/jaaropgaaf-2024-bakkerij-de-korenschoof.pdf', import.meta.url))

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await scannerOf(server.dependencies).stop()
  await server.stop()
})

async function uploaded(username: string): Promise<TestBrowser> {
  const person = server.browser()
  const { id: userId } = await person.register(username)
  await upload(server, person, { file: bakery, name: 'wage.pdf', type: 'income_statement', userId })
  return person
}

const stands = (person: TestBrowser, status: ScanStatus) =>
  vi.waitFor(async () => expect((await listed(person)).map((one) => one.status)).toEqual([status]), { timeout: 30_000 })

// A reading that nobody asked to end, and that ends, was ended by the time.
const noTime = async () => ({ kind: 'cancelled' }) as const
afterEach(() => vi.restoreAllMocks())

it('what had no turn says that it is late, and is read by itself when there is time', async () => {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const { ask } = readers
  const whenLetGo: typeof ask = async (...asked) => held.then(() => ask(...asked))
  vi.spyOn(readers, 'ask').mockImplementationOnce(noTime).mockImplementationOnce(whenLetGo)
  const person = await uploaded('no.turn')
  await stands(person, 'delayed')
  letGo()
  await stands(person, 'passed')
}, 60_000)

it('what has no turn for as long as we try can be read again', async () => {
  vi.spyOn(readers, 'ask').mockImplementationOnce(noTime).mockImplementationOnce(noTime)
  const person = await uploaded('no.turn.at.all')
  await stands(person, 'timed_out')
  const [document] = await listed(person)
  expect((await person.call('PATCH', `/api/documents/${document?.id}`, { again: true })).status).toBe(200)
  await stands(person, 'passed')
}, 60_000)

it('a server that starts again takes up what was late', async () => {
  const person = await uploaded('late.at.restart')
  await stands(person, 'passed')
  const [document] = await listed(person)
  const late = { status: 'delayed', extractedData: null, leasedUntil: null, scanAttempts: 0 } as const
  await server.dependencies.database.models.documents.update(late, { where: { id: document?.id ?? 0 } })
  await resumeScans(server.dependencies)
  await stands(person, 'passed')
}, 60_000)
