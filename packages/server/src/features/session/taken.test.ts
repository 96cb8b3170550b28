import { afterEach, beforeEach, expect, test } from 'vitest'
import { goodPassword, registrationOf } from '../../testing/browser.ts'
import { startMailSink } from '../../testing/mail-sink.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { requestIn } from '../../testing/stub-renderer.ts'

let server: TestServer
beforeEach(async () => {
  server = await startServer()
  await server.browser().register('owner')
})
afterEach(() => server.stop())

/** Of somebody else than who has the account: theirs sent twice would sign them in. */
const strangerOf = (username: string, email = `${username}@example.org`) => ({
  ...registrationOf(username),
  fullName: 'Kim Jansen',
  email,
})

const byCall = async (username: string, email?: string) =>
  (await server.browser().call('POST', '/api/register', strangerOf(username, email))).status

async function byForm(username: string, email: string) {
  const typed = { ...strangerOf(username, email), confirmPassword: goodPassword, form: 'register' }
  const { status, text } = await server.browser().post('/auth', typed)
  const { form } = requestIn(text)
  return [status, form?.message, ...(form?.problems ?? []).map(({ field, code }) => `${field} ${code}`)]
}

const sentence = 'This username or email address is already in use. Choose another one, or sign in.'

test('with a username that is taken nothing is said of the address', async () => {
  const known = await byForm('OWNER', 'owner@example.org')
  const unknown = await byForm('OWNER', 'nobody@example.org')
  expect([known, unknown]).toEqual(Array(2).fill([422, sentence, 'username taken']))
  expect(await byForm('fresh', 'OWNER@example.org')).toEqual([422, sentence, 'email taken'])
})

test('a network is told of twenty addresses an hour, also many at once, and then nothing; accounts that are made do not count', async () => {
  const email = 'owner@example.org'
  const names = (start: string, count: number) => Array.from({ length: count }, (_, at) => `${start}.${at}`)
  expect(await Promise.all(names('told', 19).map((name) => byCall(name, email)))).toEqual(Array(19).fill(409))
  for (const name of names('made', 6)) expect(await byCall(name)).toBe(201)
  const statuses = await Promise.all(names('many', 4).map((name) => byCall(name, email)))
  expect([statuses.filter((status) => status === 409).length <= 1, new Set(statuses).has(429)]).toEqual([true, true])
  expect([await byCall('not.told', email), await byCall('free.name'), await byCall('owner')]).toEqual([429, 429, 429])
})

test('a hundred usernames an hour may be tried', async () => {
  for (let times = 0; times < 100; times += 1) expect(await byCall('owner')).toBe(409)
  expect(await byCall('owner')).toBe(429)
})

test('where letters are sent, the owner of an address hears of it, three times a day at most', async () => {
  await server.stop()
  const sink = await startMailSink()
  server = await startServer({ environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` } })
  await server.browser().register('owner')
  for (const name of ['one', 'two', 'three', 'four']) expect(await byCall(name, 'OWNER@example.org')).toBe(409)
  await byCall('owner', 'other@example.org')
  await expect.poll(() => sink.letters.length).toBe(3)
  expect(sink.letters.every((letter) => letter.includes('To: owner@example.org'))).toBe(true)
  expect(sink.letters[0]).toContain('Someone gave this address for an account')
  sink.stop()
})
