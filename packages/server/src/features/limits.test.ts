import { readFileSync } from 'node:fs'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { registrationOf, type TestBrowser } from '../testing/browser.ts'
import { startServer, type TestServer } from '../testing/start-server.ts'
import { scannerOf } from './documents/scanners.ts'
import { features } from './index.ts'

const counted = new Set<string>()

/** Notes the names under which anything is counted. */
function watchCounts(): void {
  for (const { prototype } of [RateLimiterMemory, RateLimiterPostgres]) {
    const count = prototype.penalty
    vi.spyOn(prototype, 'penalty').mockImplementation(function (this: RateLimiterMemory, key, points) {
      counted.add(this.keyPrefix)
      return count.call(this, key, points)
    })
  }
}

const statement = readFileSync(new URL('../../samples/jaaropgaaf-2024-bakkerij-de-korenschoof.pdf', import.meta.url))

let server: TestServer
beforeAll(async () => {
  watchCounts()
  server = await startServer()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await scannerOf(server.dependencies).stop()
  await server.stop()
})

/** What a piece of work counts. */
async function countedBy(work: () => Promise<unknown>): Promise<readonly string[]> {
  counted.clear()
  await work()
  return [...counted].sort()
}

async function send(person: TestBrowser, path: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(statement)]), 'a.pdf')
  const Cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  await fetch(server.origin + path, {
    method: 'POST',
    headers: { Origin: server.origin, Cookie },
    body: form,
    redirect: 'manual',
  })
}

/** What can be done by a form and by a call: each way with the limits it must count. */
test('a form counts what the call counts that does the same', async () => {
  const person = server.browser()
  const { id: userId } = await person.register('counted')
  const stranger = server.browser()
  const registration = { ...registrationOf('by.form'), confirmPassword: registrationOf('x').password, form: 'register' }
  const both: Readonly<Record<string, readonly [() => Promise<unknown>, () => Promise<unknown>]>> = {
    register: [
      () => stranger.post('/auth', registration),
      () => server.browser().call('POST', '/api/register', registrationOf('by.call')),
    ],
    'sign in': [
      () => stranger.post('/auth', { username: 'nobody', password: 'nothing at all' }),
      () => stranger.call('POST', '/api/login', { username: 'nobody', password: 'nothing at all' }),
    ],
    'start a return': [
      () => person.post('/tax-filing/setup', { year: '2024', taxIdentifier: '123', acceptTerms: 'on' }),
      () => person.call('POST', '/api/tax-filings', { userId, year: 2025, currentStep: 'documents' }),
    ],
    save: [
      () => person.post('/tax-filing/income', { salary: '1', otherIncome: '', taxWithheld: '' }),
      () => person.call('PATCH', '/api/tax-filings/1', { currentStep: 'documents' }),
    ],
    upload: [
      () => send(person, '/documents', { intent: 'upload', type: 'income_statement' }),
      () => send(person, '/api/documents/upload', { type: 'income_statement' }),
    ],
    'load the samples': [
      () => person.post('/documents', { intent: 'load-samples' }),
      () => person.call('POST', '/api/load-sample-documents'),
    ],
    'remove a document': [
      () => person.post('/documents', { intent: 'remove', id: '1' }),
      () => person.call('DELETE', '/api/documents/1'),
    ],
    'refresh the news': [() => person.post('/news', {}), () => person.call('POST', '/api/news/refresh')],
    'change the password': [
      () =>
        person.post('/settings', {
          currentPassword: 'x',
          newPassword: 'a new long phrase',
          confirmPassword: 'a new long phrase',
        }),
      () => person.call('POST', '/api/user/password', { currentPassword: 'x', newPassword: 'a new long phrase' }),
    ],
  }
  for (const [what, [byForm, byCall]] of Object.entries(both)) {
    const counts = [await countedBy(byForm), await countedBy(byCall)]
    expect([what, counts[0]]).toEqual([what, counts[1]])
    expect(counts[0]?.length, what).toBeGreaterThan(0)
  }
})

/** What a call wants before it counts. */
const bodies: Readonly<Record<string, object>> = {
  'POST /api/login': { username: 'nobody', password: 'nothing at all' },
  'POST /api/register': registrationOf('walked'),
  'POST /api/user/password': { currentPassword: 'x', newPassword: 'a new long phrase' },
  'DELETE /api/user': { password: 'x' },
  'POST /api/auth/digid/simulation': {},
}

/** Ends a session, and nothing is left to do for the next one. */
const uncountedCalls = ['POST /api/logout']

test('every other call that changes something has a limit', async () => {
  let person = server.browser()
  await person.register('calls')
  const calls = features.flatMap((feature) => feature.routes).filter(({ method }) => method !== 'GET')
  const free: string[] = []
  for (const { method, path } of calls) {
    const call = `${method} ${path}`
    const counts = await countedBy(() => person.call(method, path.replaceAll(/:\w+/g, '1'), bodies[call] ?? {}))
    if (counts.length === 0) free.push(call)
    if ((await person.get('/api/user')).status === 200) continue
    person = server.browser()
    await person.register(`calls.${free.length}`)
  }
  expect(free.sort()).toEqual([...uncountedCalls].sort())
})

/** Forms that cost next to nothing, or count inside what they do. */
const uncounted = ['/auth', '/logout', '/settings', '/profile', '/language', '/theme', '/quick-tax-calculator']

test('every other form has a limit', () => {
  const forms = features.flatMap((feature) => feature.forms)
  expect(
    forms
      .filter(({ limit }) => limit === undefined)
      .map(({ path }) => path)
      .sort(),
  ).toEqual([...uncounted].sort())
})
