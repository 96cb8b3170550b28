import { expect, it } from 'vitest'
import { createLane, type LaneTask } from './lane.ts'
import type { Request } from './protocol.ts'
import type { ReaderProcess } from './reader-process.ts'
import { createReaders } from './readers.ts'

const bytes = new Uint8Array()
const draw = { kind: 'draw', bytes, page: 1 } as const
const feed = { kind: 'feed', bytes, address: 'https://example.org/', now: new Date(0) } as const
const scan = { kind: 'read', bytes, type: 'income_statement', password: null, finishBy: 0, stage: 'print' } as const
const returnPdf = { kind: 'return-pdf', content: Object.create(null), madeAt: new Date(0) } as const

const task = <K extends Request['kind']>(request: Extract<Request, { kind: K }>, account: number): LaneTask<K> => ({
  asker: { account, address: null },
  until: Date.now() + 60_000,
  signal: new AbortController().signal,
  request: async () => request,
})

/** Lets everything that is ready happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Processes that answer when they are told to, and how many are alive: from their first piece of work until they are stopped. */
function processes() {
  let alive = 0
  let most = 0
  let started = 0
  const log: string[] = []
  const atWork = new Set<() => void>()
  const start = (): ReaderProcess => {
    started += 1
    const name = `process ${started}`
    let isAlive = false
    return {
      ask: async ({ kind }) => {
        if (!isAlive) alive += 1
        isAlive = true
        most = Math.max(most, alive)
        log.push(`${name}: ${kind}`)
        await new Promise<void>((resolve) => atWork.add(resolve))
        return { kind: 'timed-out' }
      },
      stop: async () => {
        await settle()
        if (isAlive) alive -= 1
        isAlive = false
        log.push(`${name} ends`)
      },
    }
  }
  /** Every piece that is at work ends. */
  const answerAll = async () => {
    await settle()
    for (const answer of atWork) answer()
    atWork.clear()
    await settle()
  }
  return { readers: createReaders(start), log, answerAll, most: () => most }
}

it('a storm of scans, drawings, feeds and returns has four processes at most, and all of it is done', async () => {
  const { readers, answerAll, most } = processes()
  const lanes = {
    print: createLane({ place: 'print', timeout: 60_000 }, 1_000, readers),
    suspects: createLane({ place: 'long', timeout: 60_000 }, 1_000, readers),
    pictures: createLane({ place: 'long', timeout: 60_000 }, 1_000, readers),
    asked: createLane({ place: 'asked', timeout: 60_000 }, 1_000, readers),
  }
  const storm = Array.from({ length: 50 }, (_, account) => [
    lanes.print.ask(task(scan, account)),
    lanes.suspects.ask(task({ ...scan, stage: 'whole' }, account)),
    lanes.pictures.ask(task(draw, account)),
    lanes.asked.ask(task(account % 2 === 0 ? feed : returnPdf, account)),
  ]).flat()
  let ended = 0
  for (const piece of storm) piece.finally(() => (ended += 1))
  while (ended < storm.length) await answerAll()
  expect((await Promise.all(storm)).every(({ kind }) => kind === 'timed-out')).toBe(true)
  expect(most()).toBe(4)
})

it('what a person asks for is begun at once, however many scans are read or wait', async () => {
  const { readers, log, answerAll } = processes()
  const print = createLane({ place: 'print', timeout: 60_000 }, 100, readers)
  const pictures = createLane({ place: 'long', timeout: 60_000 }, 100, readers)
  const asked = createLane({ place: 'asked', timeout: 60_000 }, 100, readers)
  const scans = Array.from({ length: 20 }, (_, account) => [
    pictures.ask(task({ ...scan, stage: 'whole' }, account)),
    print.ask(task(scan, account)),
  ]).flat()
  await settle()
  const person = asked.ask(task(returnPdf, 99))
  await settle()
  expect(log).toEqual(['process 1: read', 'process 2: read', 'process 3: read', 'process 4: return-pdf'])
  await answerAll()
  expect((await person).kind).toBe('timed-out')
  for (const _ of scans) await answerAll()
  await Promise.all(scans)
})

it('keeps a process for the use it is warm for, and ends the one that waited longest for another use', async () => {
  const { readers, log, answerAll } = processes()
  const ask = async (...requests: readonly Request[]) => {
    const asked = requests.map((request) => readers.ask(request, 1_000, new AbortController().signal))
    await answerAll()
    await answerAll()
    await Promise.all(asked)
  }
  await ask(scan, scan, draw, draw)
  await ask(scan)
  log.length = 0
  await ask(feed)
  await ask(returnPdf)
  await ask(feed)
  expect(log).toEqual(['process 2: feed', 'process 1 ends', 'process 5: return-pdf', 'process 2: feed'])
})
