import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestBrowser } from '../../testing/browser.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { holdSuspects, livingReaders } from './isolation/testing/living-readers.ts'
import { scannerOf } from './scanners.ts'
import { circularPdf } from './testing/hostile-files.ts'
import { listed, listedAtLast, listedWhenRead, upload } from './testing/upload.ts'

const bakery = readFileSync(new URL('../../../samples/jaaropgaaf-2024-bakkerij-de-korenschoof.pdf', import.meta.url))

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await scannerOf(server.dependencies).stop()
  await server.stop()
})

async function someone(name: string) {
  const person = server.browser()
  const { id: userId } = await person.register(name)
  const send = (file: Uint8Array, filename: string) =>
    upload(server, person, { file, name: filename, type: 'income_statement', userId })
  return { person, send }
}

/** Until none of a person's documents is being read: 30 s by our own clocks, and what a busy machine adds to them. */
const untilAllAreFinal = (person: TestBrowser) => listedWhenRead(person, 45_000)

it('trying again takes the place of the scan that failed', async () => {
  const { person, send } = await someone('trying.again')
  await send(bakery, 'wage.pdf')
  await listedWhenRead(person)
  await server.dependencies.database.models.documents.update({ status: 'failed', extractedData: null }, { where: {} })
  await send(bakery, 'wage.pdf')
  expect((await listedAtLast(person)).map(({ status }) => status)).toEqual(['passed'])
  expect(await server.dependencies.store.list(server.dependencies.installationId)).toHaveLength(1)
}, 60_000)

it('what could not be read in time is tried once more by itself, and again when the person asks', async () => {
  const { person, send } = await someone('reading.again')
  const { documents } = server.dependencies.database.models
  const letGo = holdSuspects()
  const { body } = await send(circularPdf, 'hanging.pdf')
  await listedWhenRead(person)
  const attempts = async () => (await documents.findByPk(body.id))?.scanAttempts
  while ((await attempts()) !== 2) await wait(50)
  letGo()
  scannerOf(server.dependencies).cancel(body.id)
  // On a busy machine it had no turn at all.
  expect((await listed(person)).filter(({ status }) => status !== 'timed_out' && status !== 'delayed')).toEqual([])

  const { body: readable } = await send(bakery, 'readable.pdf')
  await listedWhenRead(person)
  await documents.update({ status: 'timed_out', extractedData: null }, { where: { id: readable.id } })
  const again = (id: number) => person.call('PATCH', `/api/documents/${id}`, { again: true })
  expect((await again(readable.id)).status).toBe(200)
  const read = async () => (await listedWhenRead(person)).find(({ id }) => id === readable.id)
  expect(await read()).toMatchObject({ status: 'passed', type: 'income_statement' })
  const [before] = await Promise.all([read(), again(readable.id)])
  expect(await read()).toEqual(before)
}, 90_000)

it('ten files that hang each have their end in time, and ordinary ones are read meanwhile', async () => {
  const attacker = await someone('hanging.many')
  const other = await someone('hanging.none')
  const counts: number[] = []
  const watching = setInterval(() => counts.push(livingReaders().length), 25)
  const letGo = holdSuspects()
  const hanging = Array.from({ length: 10 }, (_, at) => attacker.send(circularPdf, `hanging-${at}.pdf`))
  await Promise.all(hanging)
  const allFinal = untilAllAreFinal(attacker.person)

  await other.send(bakery, 'ordinary.pdf')
  expect((await listedAtLast(other.person)).map(({ status }) => status)).toEqual(['passed'])

  await allFinal
  clearInterval(watching)
  letGo()
  expect(Math.max(...counts)).toBeLessThanOrEqual(4)
  const states = (await listed(attacker.person)).map(({ status, extractedData }) => [status, extractedData])
  expect(states).toHaveLength(10)
  // On a busy machine some have no turn at all in that time.
  expect(states.filter(([status]) => status !== 'timed_out' && status !== 'delayed')).toEqual([])
  expect(states.every(([, data]) => data === null)).toBe(true)
}, 150_000)
