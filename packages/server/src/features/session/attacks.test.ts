import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { goodPassword, registrationOf } from '../../testing/browser.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { findAccounts, makePasswordLink, setPasswordByLink } from '../password-reset/service.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const next = 'three words to remember'
const logIn = (username: string, password = goodPassword) =>
  server.browser().call('POST', '/api/login', { username, password })
const change = (newPassword: string) => ({ currentPassword: goodPassword, newPassword })

test('of two changes of a password at once one is made, and it is the one that counts', async () => {
  const owner = server.browser()
  await owner.register('two.changes')
  const thief = server.browser()
  await thief.call('POST', '/api/login', { username: 'two.changes', password: goodPassword })
  const wanted = ['the words of the owner', 'the words of a thief']
  const answers = await Promise.all(
    [owner, thief].map((browser, at) => browser.call('POST', '/api/user/password', change(wanted[at] ?? ''))),
  )
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  const works = await Promise.all(wanted.map(async (password) => (await logIn('two.changes', password)).status === 200))
  expect(works).toEqual(answers.map(({ status }) => status === 204))
})

test('a token that was taken ends with the password, too', async () => {
  const owner = server.browser()
  await owner.register('taken.token')
  const taken = owner.cookies.get('session')
  expect((await owner.call('POST', '/api/user/password', change(next))).status).toBe(204)
  const thief = server.browser()
  thief.cookies.set('session', taken ?? '')
  expect([(await thief.get('/api/user')).status, (await owner.get('/api/user')).status]).toEqual([401, 200])
})

test('a sign-in with the old password that is under way when a new one is set signs nobody in', async () => {
  const { dependencies } = server
  await server.browser().register('reset.meanwhile')
  const [user] = await findAccounts(dependencies, 'reset.meanwhile')
  if (user === undefined) throw new Error('There is no such account')
  const token = new URL(await makePasswordLink(dependencies, user, 'operator')).searchParams.get('token') ?? ''
  const thief = server.browser()
  const { sessions } = dependencies.database.models
  const { write } = dependencies.database
  vi.spyOn(dependencies.database, 'write').mockImplementationOnce(async (work) => {
    // The password was right; before the session is there, its owner sets another one.
    await setPasswordByLink(dependencies, token, next, '192.0.2.1')
    return write(work)
  })
  const answer = await thief.call('POST', '/api/login', { username: 'reset.meanwhile', password: goodPassword })
  vi.restoreAllMocks()
  expect([answer.status, (await thief.get('/api/user')).status]).toEqual([401, 401])
  expect(await sessions.count({ where: { userId: user.id } })).toBe(0)
})

test('nobody uses up another’s tries by a name that is counted as theirs', async () => {
  const victim = server.browser()
  const { id } = await victim.register('named.after')
  const attacker = server.browser()
  // Accounts from before may have a name of two lines.
  for (const [username, status] of [
    [`confirm ${id}`, 201],
    [`confirm\n${id}`, 400],
  ] as const) {
    const account = { ...registrationOf(`attacker${status}`), username }
    expect((await attacker.call('POST', '/api/register', account)).status).toBe(status)
    for (let tries = 0; tries < 11; tries += 1)
      await attacker.call('POST', '/api/login', { username, password: 'a wrong guess' })
  }
  expect((await victim.call('POST', '/api/user/password', change(next))).status).toBe(204)
})

test('a name that is longer when it is compared than when it is typed is refused in words', async () => {
  const account = { ...registrationOf('long.name'), username: '\ufdfa'.repeat(20) }
  const answer = await server.browser().call('POST', '/api/register', account)
  expect([answer.status, answer.text.split(' ')[0]]).toEqual([400, 'username:'])
})
