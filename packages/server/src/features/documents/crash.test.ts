import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createBrowser, goodPassword, type TestBrowser } from '../../testing/browser.ts'
import { forkProgram } from '../../testing/fork-program.ts'
import { type HostOnFolder, startOn } from '../../testing/host-on-folder.ts'
import { dropDatabaseOf, isOnPostgres } from '../../testing/test-database.ts'
import { removeDueBytes, uploadTime } from './doomed-bytes.ts'
import { holdSuspects } from './isolation/testing/living-readers.ts'
import { circularPdf } from './testing/hostile-files.ts'
import { listed, listedAtLast, upload } from './testing/upload.ts'

const bakery = readFileSync(new URL('../../../samples/jaaropgaaf-2024-bakkerij-de-korenschoof.pdf', import.meta.url))

let folder: string
let child: ChildProcess | null = null
let host: HostOnFolder | null = null
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crash-'))
})
afterEach(async () => {
  child?.kill('SIGKILL')
  await host?.stop()
  host = null
  await dropDatabaseOf(folder)
  rmSync(folder, { recursive: true, force: true })
})

async function startProcess(): Promise<string> {
  child = forkProgram('host-process', [folder], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  const [message] = await once(child, 'message')
  return String(message.origin)
}

async function killProcess(): Promise<void> {
  const gone = child ? once(child, 'exit') : null
  child?.kill('SIGKILL')
  await gone
  child = null
}

/** Waits until so many documents are listed, read or not. */
async function untilThereAre(person: TestBrowser, count: number): Promise<void> {
  while ((await listed(person)).length < count) await wait(20)
}

const stored = (at: HostOnFolder) => readdirSync(join(folder, 'documents', at.dependencies.installationId))

async function signIn(at: HostOnFolder, username: string) {
  const person = at.browser()
  const { status } = await person.call('POST', '/api/login', { username, password: goodPassword })
  expect(status).toBe(200)
  return person
}

it('finishes a scan that kill -9 cut off, and the documents that waited behind it', async () => {
  const origin = await startProcess()
  const person = createBrowser(origin)
  const { id: userId } = await person.register('cut.off')
  const pdf = (file: Uint8Array, name: string) => ({ file, name, type: 'income_statement', userId })
  // Two that hang take both slots, so that the readable one is still waiting when the process is killed.
  const begun = [1, 2].map((number) => upload({ origin }, person, pdf(circularPdf, `hanging-${number}.pdf`)))
  await untilThereAre(person, 2)
  begun.push(upload({ origin }, person, pdf(bakery, 'waiting.pdf')))
  await untilThereAre(person, 3)
  // The kill breaks off what has no answer yet.
  for (const answer of begun) answer.catch(() => {})
  expect((await listed(person)).map(({ status }) => status)).toEqual(['scanning', 'scanning', 'scanning'])
  await killProcess()

  host = await startOn(folder)
  const letGo = holdSuspects()
  const documents = await listedAtLast(await signIn(host, 'cut.off'))
  letGo()
  expect(documents.map(({ filename, status }) => [filename, status]).sort()).toEqual([
    ['hanging-1.pdf', 'timed_out'],
    ['hanging-2.pdf', 'timed_out'],
    ['waiting.pdf', 'passed'],
  ])
  expect(stored(host)).toHaveLength(3)
}, 150_000)

it('keeps nothing of an upload that kill -9 cut off, and everything that was answered', async () => {
  const origin = await startProcess()
  const person = createBrowser(origin)
  const { id: userId } = await person.register('cut.upload')
  const pdf = { file: bakery, name: 'a.pdf', type: 'income_statement', userId }
  const answered = new Set<number>()
  const uploads = Array.from({ length: 12 }, () =>
    upload({ origin }, person, pdf).then(
      ({ status, body }) => status === 200 && answered.add(body.id),
      () => {},
    ),
  )
  await Promise.race(uploads)
  await killProcess()
  await Promise.all(uploads)
  // What a crash in the middle of writing the bytes leaves.
  writeFileSync(join(folder, 'documents', 'unfinished', 'half'), 'half')
  await wait(5)

  host = await startOn(folder)
  const documents = await listedAtLast(await signIn(host, 'cut.upload'))
  expect(documents.map(({ id }) => id)).toEqual(expect.arrayContaining([...answered]))
  expect(documents.filter(({ status }) => status !== 'passed')).toEqual([])
  // Of several servers on Postgres another one may be at work on these, for an hour; the one of SQLite knows that nobody is.
  if (isOnPostgres()) await removeDueBytes(host.dependencies, new Date(Date.now() + uploadTime))
  expect(stored(host)).toHaveLength(documents.length)
  expect(readdirSync(join(folder, 'documents', 'unfinished'))).toEqual(isOnPostgres() ? ['half'] : [])
}, 150_000)

it('knows an upload by its key that kill -9 cut off when it was stored and not answered', async () => {
  const origin = await startProcess()
  const person = createBrowser(origin)
  const { id: userId } = await person.register('cut.key')
  // It hangs while it is read.
  const stored = { file: circularPdf, name: 'a.pdf', type: 'income_statement', userId, key: 'stored' }
  upload({ origin }, person, stored).catch(() => {})
  await untilThereAre(person, 1)
  await killProcess()

  host = await startOn(folder)
  const letGo = holdSuspects()
  const again = await signIn(host, 'cut.key')
  const [first] = await listed(again)
  expect(await upload(host, again, stored)).toMatchObject({ status: 200, body: { id: first?.id } })
  letGo()
  expect(await listedAtLast(again)).toHaveLength(1)
}, 150_000)
