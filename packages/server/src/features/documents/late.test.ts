import { readFileSync } from 'node:fs'
import type { ScanStatus } from '@aangiftewijs/domain/documents'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { TestBrowser } from '../../testing/browser.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import type { LaneOutcome } from './isolation/lane.ts'
import { scannerOf } from './scanners.ts'
import { resumeScans } from './sweep.ts'
import { listed, upload } from './testing/upload.ts'

type Outcome = LaneOutcome<'read'>
/** How the next readings end instead of being done; each is told how it would be done. */
const { instead } = vi.hoisted(() => ({ instead: [] as ((read: () => Promise<Outcome>) => Promise<Outcome>)[] }))
vi.mock('./isolation/lane.ts', async (original) => {
  const { createLane } = await original<typeof import('./isolation/lane.ts')>()
  const scripted: typeof createLane = (...of) => {
    const lane = createLane(...of)
    const ask = (task: Parameters<typeof lane.ask<'read'>>[0]) => {
      const next = instead.shift()
      return next === undefined ? lane.ask(task) : next(() => lane.ask(task))
    }
    return { ...lane, ask: ask as typeof lane.ask }
  }
  return { createLane: scripted }
})

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

const noTime = async (): Promise<Outcome> => ({ kind: 'no-time' })

it('what had no turn says that it is late, and is read by itself when there is time', async () => {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  instead.push(noTime, (read) => held.then(read))
  const person = await uploaded('no.turn')
  await stands(person, 'delayed')
  letGo()
  await stands(person, 'passed')
}, 60_000)

it('what has no turn for as long as we try can be read again', async () => {
  instead.push(noTime, noTime)
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
