import { afterEach, expect, test } from 'vitest'
import { goodPassword, type TestBrowser } from '../../testing/browser.ts'
import { type MailSink, startMailSink } from '../../testing/mail-sink.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { features } from '../index.ts'
import { countIdle, deleteIdle, warnIdle } from './idle-accounts.ts'

const day = 24 * 3_600_000

let server: TestServer
let sink: MailSink | null = null
afterEach(async () => {
  await server.stop()
  sink?.stop()
  sink = null
})

async function startWithMail(port?: number): Promise<readonly string[]> {
  sink = await startMailSink()
  server = await startServer({ environment: { SMTP_URL: `smtp://127.0.0.1:${port ?? sink.port}` } })
  return sink.letters
}

async function register(username: string): Promise<TestBrowser> {
  const person = server.browser()
  const { id: userId } = await person.register(username)
  await person.call('POST', '/api/tax-filings', { userId, year: 2024, currentStep: 'documents' })
  return person
}

const signIn = (person: TestBrowser, username: string) =>
  person.call('POST', '/api/login', { username, password: goodPassword })
const names = async () => (await server.dependencies.database.models.users.findAll()).map(({ username }) => username)
const warn = () => warnIdle(server.dependencies)
const remove = () => deleteIdle(server.dependencies, features)

test('who does not sign in for two years is warned a month before, and deleted with all that is theirs', async () => {
  const letters = await startWithMail()
  await register('gone')
  const back = await register('back')
  server.clock.advance(690 * day)
  expect(await warn()).toBe(0)
  server.clock.advance(20 * day)
  expect([await warn(), await warn(), letters.length]).toEqual([2, 0, 2])
  expect(letters.join()).toContain('To: gone@example.org')
  expect(letters.join()).toContain('/auth?tab=login')
  expect(letters.join()).toContain('Hello gone,')
  expect((await signIn(back, 'back')).status).toBe(200)

  server.clock.advance(29 * day)
  expect(await remove()).toBe(0)
  server.clock.advance(day)
  expect(await remove()).toBe(1)
  expect(await names()).not.toContain('gone')
  expect(await names()).toContain('back')
  const { auditEntries, taxFilings } = server.dependencies.database.models
  expect(await taxFilings.count()).toBe(1)
  expect(await auditEntries.count({ where: { event: 'account-deleted', address: 'operator' } })).toBe(1)

  // Whoever came back is warned anew before it is their turn.
  server.clock.advance(800 * day)
  expect([await remove(), await warn(), await remove()]).toEqual([0, 1, 0])
})

test('without a mail server nobody is warned and nothing is deleted; how many there are is known', async () => {
  server = await startServer()
  await register('unwarned')
  server.clock.advance(2_000 * day)
  expect([await warn(), await remove(), await countIdle(server.dependencies)]).toEqual([0, 0, 1])
  expect(await names()).toContain('unwarned')
})

test('whose letter is not taken stays', async () => {
  await startWithMail(1)
  await register('unreached')
  server.clock.advance(1_000 * day)
  expect(await warn()).toBe(0)
  server.clock.advance(100 * day)
  expect([await remove(), await names()]).toEqual([0, expect.arrayContaining(['unreached'])])
  expect(server.log()).toContain('a warning could not be sent')
})
