import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { QueryTypes } from 'sequelize'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runCommand } from '../commands/index.ts'
import { listed, listedAtLast, upload } from '../features/documents/testing/upload.ts'
import { startReturn } from '../features/tax-return/testing/filer.ts'
import { createBrowser, goodPassword, registrationOf, type TestBrowser } from './browser.ts'
import { canFailDisk, createFailingDisk, type FailingDisk, type Fault } from './failing-disk.ts'
import { forkProgram } from './fork-program.ts'
import { connectTo, isOnPostgres } from './test-database.ts'

const statement = readFileSync(new URL('../../samples/jaaropgaaf-2024-bakkerij-de-korenschoof.pdf', import.meta.url))

/** What is to be seen of everything that is done here. */
interface Seen {
  readonly salary: number | null
  readonly submitted: number
  readonly typed: string | null
  readonly files: readonly string[]
  /** Who is signed in on the other browser. */
  readonly visitor: string | null
}

interface Act {
  /** Makes ready what it needs, while all is well. */
  readonly prepare?: () => Promise<void>
  readonly ask: (nth: number) => Promise<{ readonly status: number; readonly text: string }>
  /** Tried again after its first refusal only. */
  readonly isLong?: true
  readonly change: (before: Seen, nth: number) => Partial<Seen>
}

let folder: string
let own: string
let disk: FailingDisk
let child: ChildProcess | null = null
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'failing-disk-'))
  own = mkdtempSync(join(tmpdir(), 'failing-disk-own-'))
  disk = createFailingDisk(folder, own)
})
afterEach(() => {
  child?.kill('SIGKILL')
  disk.close()
  for (const path of [folder, own]) rmSync(path, { recursive: true, force: true })
})

async function startProcess(): Promise<string> {
  child = forkProgram('host-process', [folder], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...disk.environment },
  })
  const [message] = await once(child, 'message')
  return String(message.origin)
}

async function endProcess(signal: NodeJS.Signals): Promise<void> {
  const gone = child ? once(child, 'exit') : null
  child?.kill(signal)
  await gone
}

/** Two browsers: of somebody with two returns, and one on which somebody signs in or makes an account. */
async function peopleAt(origin: string) {
  const person = createBrowser(origin)
  const { id: userId } = await person.register('unlucky')
  const kept = await startReturn(person, userId, { year: 2023 })
  let visitor = createBrowser(origin)
  let toSubmit: TaxFiling | null = null
  let revision = 0
  let newcomers = 0
  let keys = 0

  const acts: Readonly<Record<string, Act>> = {
    'a save': {
      ask: (nth) =>
        person.call('PATCH', `/api/tax-filings/${kept.id}`, {
          incomeData: { salary: nth, otherIncome: 0, taxWithheld: 0 },
        }),
      change: (_, nth) => ({ salary: nth }),
    },
    'a save with a key': {
      prepare: async () => {
        keys += 1
      },
      ask: async (nth) => {
        const incomeData = { salary: 1_000 + nth, otherIncome: 0, taxWithheld: 0 }
        const key = { 'Idempotency-Key': `save-${keys}` }
        for (;;) {
          const answer = await person.call('PATCH', `/api/tax-filings/${kept.id}`, { incomeData }, key)
          // What was refused is still at work until that could be noted.
          if (answer.status !== 409) return answer
          await wait(50)
        }
      },
      change: (_, nth) => ({ salary: 1_000 + nth }),
    },
    'a draft': {
      ask: (nth) => {
        revision += 1
        return person.call('PUT', `/api/drafts/income/${'a'.repeat(32)}`, {
          userId,
          taxFilingId: kept.id,
          revision,
          replaces: null,
          fields: { salary: `typed ${nth}` },
          base: {},
        })
      },
      change: (_, nth) => ({ typed: `typed ${nth}` }),
    },
    'a submission': {
      prepare: async () => {
        if (toSubmit?.completed === false) return
        toSubmit =
          toSubmit === null
            ? await startReturn(person, userId, { year: 2024 })
            : JSON.parse((await person.call('POST', `/api/tax-filings/${toSubmit.id}/correction`)).text)
        const answers = { incomeData: { salary: 1, otherIncome: 0, taxWithheld: 0 }, deductionsData: {} }
        await person.call('PATCH', `/api/tax-filings/${toSubmit?.id}`, answers)
      },
      ask: async () => {
        const answer = await person.call('PATCH', `/api/tax-filings/${toSubmit?.id}`, { completed: true })
        if (answer.status === 200) toSubmit = JSON.parse(answer.text)
        return answer
      },
      change: ({ submitted }) => ({ submitted: submitted + 1 }),
    },
    'an upload': {
      isLong: true,
      ask: async (nth) => {
        const file = { file: statement, name: `${nth}.pdf`, type: 'income_statement', userId }
        const { status, body } = await upload({ origin }, person, file)
        return { status, text: String(body.message) }
      },
      change: ({ files }, nth) => ({ files: [...files, `${nth}.pdf`] }),
    },
    'a removal': {
      prepare: async () => {
        const file = { file: statement, name: 'removed.pdf', type: 'income_statement', userId }
        if ((await listed(person)).length < 2) await upload({ origin }, person, file)
      },
      ask: async () => {
        const [first] = await listed(person)
        return person.call('DELETE', `/api/documents/${first?.id}`)
      },
      change: ({ files }) => ({ files: files.slice(1) }),
    },
    'a sign-in': {
      prepare: async () => {
        visitor = createBrowser(origin)
      },
      ask: () => visitor.call('POST', '/api/login', { username: 'unlucky', password: goodPassword }),
      change: () => ({ visitor: 'unlucky' }),
    },
    'a sign-in by a form, of somebody signed in': {
      prepare: async () => {
        visitor = createBrowser(origin)
        newcomers += 1
        await visitor.register(`newcomer-${newcomers}`)
      },
      ask: () => visitor.post('/auth', { username: 'unlucky', password: goodPassword }),
      change: () => ({ visitor: 'unlucky' }),
    },
    'a new account': {
      prepare: async () => {
        visitor = createBrowser(origin)
        newcomers += 1
      },
      ask: () => visitor.call('POST', '/api/register', registrationOf(`newcomer-${newcomers}`)),
      change: () => ({ visitor: `newcomer-${newcomers}` }),
    },
  }
  return { person, acts, keptId: kept.id, look: () => seenBy(person, visitor, kept.id) }
}

async function seenBy(person: TestBrowser, visitor: TestBrowser, keptId: number): Promise<Seen> {
  const pages = [person.get('/settings'), person.get('/tax-filing/income')]
  const [filings, drafts, user] = await Promise.all([
    person.get('/api/tax-filings'),
    person.get('/api/drafts/income'),
    visitor.get('/api/user'),
  ])
  for (const { status } of await Promise.all(pages)) expect(status).toBe(200)
  const returns: readonly TaxFiling[] = JSON.parse(filings.text)
  return {
    salary: returns.find(({ id }) => id === keptId)?.incomeData?.salary ?? null,
    submitted: returns.filter(({ completed }) => completed).length,
    typed: JSON.parse(drafts.text)[0]?.fields.salary ?? null,
    files: (await listed(person)).map(({ filename }) => filename),
    visitor: user.status === 200 ? JSON.parse(user.text).username : null,
  }
}

const filesThere = () =>
  readdirSync(join(folder, 'documents'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== 'installation',
  ).length

/** What SQLite says of the file after looking through all of it. */
async function integrity(): Promise<string | undefined> {
  const sequelize = await connectTo(folder)
  try {
    const [row] = await sequelize.query<{ integrity_check: string }>('PRAGMA integrity_check', {
      type: QueryTypes.SELECT,
    })
    return row?.integrity_check
  } finally {
    await sequelize.close()
  }
}

/** Every one of the first, then every third: a page of the log is written in two calls, and either is met. */
const stepAfter = (nth: number) => (nth < 3 ? 1 : 3)

/** More than anything here does. */
const mostCalls = 30

const faults: readonly Fault[] = ['ENOSPC on write', 'EIO on fsync']

test.runIf(canFailDisk() && !isOnPostgres())(
  'a disk that is full or broken from any call on: what is asked is done whole or refused, all stays readable, it goes on by itself',
  { timeout: 60_000 },
  async () => {
    const { person, acts, look, keptId } = await peopleAt(await startProcess())
    const lastRefused = new Map<string, number>()
    for (const [fault, [name, { prepare, ask, change, isLong }]] of faults.flatMap((fault) =>
      Object.entries(acts).map((act) => [fault, act] as const),
    )) {
      for (let nth = 0, wasReached = true; wasReached; nth += stepAfter(nth)) {
        expect(nth, name).toBeLessThan(mostCalls)
        await prepare?.()
        const before = await look()
        const after = { ...before, ...change(before, nth) }
        disk.failAfter(fault, nth)
        const { status, text } = await ask(nth)
        const wasDone = status < 400
        if (!wasDone) {
          lastRefused.set(`${fault}: ${name}`, nth)
          expect([fault, name, nth, status]).toEqual([fault, name, nth, 507])
          expect(text).toMatch(
            /Nothing was changed\. Try again later\.|Er is niets gewijzigd\. Probeer het later opnieuw\./,
          )
        }
        expect([fault, name, nth, status, await look()]).toEqual([fault, name, nth, status, wasDone ? after : before])
        // What is done before it was reached, or in spite of it, is only noted down then.
        wasReached = disk.heal(fault) && !wasDone
        if (wasDone || (isLong && nth > 0)) continue
        expect([fault, name, nth, (await ask(nth)).status < 400]).toEqual([fault, name, nth, true])
        expect([fault, name, nth, await look()]).toEqual([fault, name, nth, after])
      }
    }
    expect(lastRefused.size).toBe(faults.length * Object.keys(acts).length)
    // What was read while nothing could be written down is read to its end.
    expect(new Set((await listedAtLast(person)).map(({ status }) => status))).toEqual(new Set(['passed']))

    // Killed right after a refusal that came as late as it can: of that one there is all or nothing, of the rest all.
    const before = await look()
    disk.failAfter('EIO on fsync', lastRefused.get('EIO on fsync: an upload') ?? 0)
    expect((await acts['an upload']?.ask(99))?.status).toBe(507)
    await endProcess('SIGKILL')
    disk.heal('EIO on fsync')

    const origin = await startProcess()
    const again = createBrowser(origin)
    await again.call('POST', '/api/login', { username: 'unlucky', password: goodPassword })
    const after = { ...before, visitor: 'unlucky' }
    const seen = await seenBy(again, again, keptId)
    expect([after, { ...after, files: [...after.files, '99.pdf'] }]).toContainEqual(seen)
    const kept = await listedAtLast(again)
    for (const { id } of kept) expect((await again.get(`/api/documents/${id}/preview`)).status).toBe(200)
    await vi.waitFor(() => expect(filesThere()).toBe(kept.length))
    await endProcess('SIGTERM')
    expect(await integrity()).toBe('ok')
    await runCommand(['audit', 'verify'], { environment: { NODE_ENV: 'test', DATA_DIR: folder }, say: () => {} })
  },
)
