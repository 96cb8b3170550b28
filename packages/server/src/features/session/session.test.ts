import { lookAroundUserId, sessionLimits } from '@aangiftewijs/domain/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPassword, registrationOf } from '../../testing/browser.ts'
import { dataIn } from '../../testing/exported.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const login = (username: string, password = goodPassword) => ({ username, password })

test('registering signs in and answers the user with a masked BSN', async () => {
  const browser = server.browser()
  const registered = await browser.call('POST', '/api/register', registrationOf('anna'))
  expect(registered.status).toBe(201)
  const now = server.clock.now().toISOString()
  const user = {
    id: expect.any(Number),
    username: 'anna',
    fullName: 'Sam Jansen',
    email: 'anna@example.org',
    bsn: '•••••0019',
    authMethod: 'local',
    createdAt: now,
    lastLogin: now,
    chosenFilingId: null,
    language: null,
    theme: null,
  }
  expect(JSON.parse(registered.text)).toEqual(user)
  const current = await browser.get('/api/user')
  expect(current.status).toBe(200)
  expect(JSON.parse(current.text)).toEqual(user)
})

test('ids of people never reach that of the look-around citizen', async () => {
  const { id } = await server.browser().register('id-check')
  expect(id).toBeGreaterThan(999)
})

test('the cookie is a 256-bit token, HttpOnly and SameSite=Lax, and the database has only its hash', async () => {
  const browser = server.browser()
  const { headers } = await browser.call('POST', '/api/register', registrationOf('cookie-check'))
  const [cookie = ''] = headers.getSetCookie().filter((line) => line.startsWith('session='))
  expect(cookie).toMatch(/^session=[\w-]{43}; path=\/; expires=[^;]+; samesite=lax; httponly$/)
  const token = browser.cookies.get('session')
  const rows = await server.dependencies.database.models.sessions.findAll()
  expect(rows.some((row) => row.id === token)).toBe(false)
})

test.each([
  ['a taken username in another case', { username: 'TAKEN', email: 'other@example.org' }],
  ['a taken email in another case', { username: 'other-name', email: 'Taken@Example.org' }],
])('%s is 409 with the same sentence', async (_, change) => {
  await server.browser().call('POST', '/api/register', registrationOf('taken'))
  const answer = await server.browser().call('POST', '/api/register', { ...registrationOf('taken'), ...change })
  expect([answer.status, answer.text]).toEqual([
    409,
    'This username or email address is already in use. Choose another one, or sign in.',
  ])
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
})

test('wrong input lists every problem with its field, one a line', async () => {
  const answer = await server
    .browser()
    .call('POST', '/api/register', { username: 'ab', password: '123', bsn: '1', extra: 1 })
  expect(answer.status).toBe(400)
  expect(answer.text.split('\n').sort()).toEqual([
    'bsn: invalid-bsn',
    'email: required',
    'extra: unknown-field',
    'fullName: required',
    'password: too-short',
    'username: too-short',
  ])
})

test('a password with the username or the name of the product in it is refused', async () => {
  for (const password of ['Guessed', 'guessed-2024', 'AangifteWijs1']) {
    const answer = await server.browser().call('POST', '/api/register', { ...registrationOf('guessed'), password })
    expect([answer.status, answer.text]).toEqual([400, 'password: guessable'])
  }
})

test('a common password is refused', async () => {
  const answer = await server
    .browser()
    .call('POST', '/api/register', { ...registrationOf('common'), password: 'Football' })
  expect([answer.status, answer.text]).toEqual([400, 'password: too-common'])
})

test('an unknown user and a wrong password are answered alike', async () => {
  await server.browser().register('known')
  const wrong = await server.browser().call('POST', '/api/login', login('known', 'not the password'))
  const unknown = await server.browser().call('POST', '/api/login', login('unknown', 'not the password'))
  expect([wrong.status, wrong.text]).toEqual([401, 'The username or password is not right.'])
  expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text])
})

test('signing in makes a new token each time, in any letter case of the username', async () => {
  const browser = server.browser()
  await browser.register('rotating')
  const before = browser.cookies.get('session')
  const answer = await browser.call('POST', '/api/login', login('ROTATING'))
  expect(answer.status).toBe(200)
  const after = browser.cookies.get('session')
  expect(after).not.toBe(before)
  const replay = await server.browser().get('/api/user', { Cookie: `session=${before}` })
  expect(replay.status).toBe(401)
})

test('new names and addresses hold nothing hidden and no header; who has such ones signs in as before', async () => {
  const refused = await server.browser().call('POST', '/api/register', {
    ...registrationOf('ad\u200Bmin'),
    fullName: 'A\u202EB\nC',
    email: 'x<victim@mail.nl>',
  })
  expect([refused.status, refused.text.split('\n')]).toEqual([
    400,
    ['username: hidden', 'fullName: hidden', 'email: invalid-email'],
  ])
  await server.browser().register('older')
  const username = 'ol\u200Bd\ner'
  const { users } = server.dependencies.database.models
  const older = {
    username,
    usernameKey: username,
    fullName: 'A\u202EB\nC',
    email: 'x<v@mail.nl>',
    emailKey: 'x<v@mail.nl>',
  }
  await users.update(older, { where: { username: 'older' } })
  const person = server.browser()
  expect((await person.call('POST', '/api/login', { username, password: goodPassword })).status).toBe(200)
  expect(JSON.parse((await person.get('/api/user')).text)).toMatchObject({ username, fullName: 'A\u202EB\nC' })
})

test('signing out ends the session; its cookie cannot be replayed', async () => {
  const browser = server.browser()
  await browser.register('leaving')
  const token = browser.cookies.get('session')
  expect((await browser.call('POST', '/api/logout')).status).toBe(204)
  expect(browser.cookies.has('session')).toBe(false)
  expect((await browser.get('/api/user', { Cookie: `session=${token}` })).status).toBe(401)
  expect((await server.browser().call('POST', '/api/logout')).status).toBe(204)
})

test('signing out ends the sessions on other devices too, but not those of others who look around', async () => {
  const [here, there] = [server.browser(), server.browser()]
  await here.register('everywhere')
  await there.call('POST', '/api/login', login('everywhere'))
  await here.call('POST', '/api/logout')
  expect((await there.get('/api/user')).status).toBe(401)

  const [one, other] = [server.browser(), server.browser()]
  for (const visitor of [one, other]) await visitor.post('/api/auth/digid/simulation', { citizen: 'look-around' })
  await one.post('/logout', {})
  expect([(await one.get('/api/user')).status, (await other.get('/api/user')).status]).toEqual([401, 200])
})

test('a session ends after 15 minutes without a request, and not before', async () => {
  const browser = server.browser()
  await browser.register('idling')
  server.clock.advance(sessionLimits.idle - 1)
  expect((await browser.get('/api/user')).status).toBe(200)
  server.clock.advance(sessionLimits.idle - 1)
  expect((await browser.get('/api/user')).status).toBe(200)
  server.clock.advance(sessionLimits.idle)
  expect((await browser.get('/api/user')).status).toBe(401)
})

test('a session ends after 12 hours however busy it was', async () => {
  const browser = server.browser()
  await browser.register('tireless')
  const step = 10 * 60_000
  for (let spent = 0; spent < sessionLimits.absolute - step; spent += step) {
    server.clock.advance(step)
    expect((await browser.get('/api/user')).status).toBe(200)
  }
  server.clock.advance(step)
  expect((await browser.get('/api/user')).status).toBe(401)
})

test('changing the password ends the other sessions and keeps this one', async () => {
  const [here, there] = [server.browser(), server.browser()]
  await here.register('changing')
  await there.call('POST', '/api/login', login('changing'))
  const change = { currentPassword: goodPassword, newPassword: 'another good phrase' }
  expect((await here.call('POST', '/api/user/password', change)).status).toBe(204)
  expect((await here.get('/api/user')).status).toBe(200)
  expect((await there.get('/api/user')).status).toBe(401)
  expect((await there.call('POST', '/api/login', login('changing'))).status).toBe(401)
  expect((await there.call('POST', '/api/login', login('changing', 'another good phrase'))).status).toBe(200)
})

test.each([
  [{ currentPassword: 'wrong', newPassword: 'another good phrase' }, 403, 'The current password is not right.'],
  [{ currentPassword: goodPassword, newPassword: 'short' }, 400, 'newPassword: too-short'],
  [{ currentPassword: goodPassword, newPassword: 'password1' }, 400, 'newPassword: too-common'],
  [{ currentPassword: goodPassword, newPassword: 'Mijn-aangiftewijs' }, 400, 'newPassword: guessable'],
  [{ currentPassword: goodPassword, newPassword: goodPassword }, 400, 'newPassword: unchanged'],
  [
    { currentPassword: goodPassword, newPassword: 'another good phrase', confirmPassword: 'yet another one' },
    400,
    'confirmPassword: not-matching',
  ],
])('a password change of %o is refused', async (change, status, text) => {
  const browser = server.browser()
  await browser.register(`refused-${status}-${text.length}-${change.newPassword.length}`)
  const answer = await browser.call('POST', '/api/user/password', change)
  expect([answer.status, answer.text]).toEqual([status, text])
})

test('a new password with the username in it is refused', async () => {
  const browser = server.browser()
  await browser.register('holding')
  const change = { currentPassword: goodPassword, newPassword: 'Holding-on-2024' }
  const answer = await browser.call('POST', '/api/user/password', change)
  expect([answer.status, answer.text]).toEqual([400, 'newPassword: guessable'])
})

test('the export holds the account and the returns', async () => {
  const browser = server.browser()
  const { id } = await browser.register('exporting')
  await browser.call('POST', '/api/tax-filings', {
    userId: id,
    year: 2024,
    currentStep: 'documents',
    isJointFiling: false,
  })
  const answer = await browser.get('/api/user/export')
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="aangiftewijs-my-data.zip"')
  const exported = dataIn(answer.bytes)
  expect(exported.account).toMatchObject({ id, username: 'exporting', bsn: '999990019' })
  expect(exported.taxFilings).toMatchObject([{ userId: id, year: 2024 }])
  expect(exported.sessions).toHaveLength(1)
  expect(JSON.stringify(exported)).not.toContain('argon2')
})

test('deleting the account needs the password, ends the session and removes everything', async () => {
  const browser = server.browser()
  const { id } = await browser.register('deleting')
  await browser.call('POST', '/api/tax-filings', {
    userId: id,
    year: 2024,
    currentStep: 'documents',
    isJointFiling: false,
  })
  const token = browser.cookies.get('session')
  expect((await browser.call('DELETE', '/api/user', { password: 'not it' })).status).toBe(403)
  expect((await browser.call('DELETE', '/api/user', { password: goodPassword })).status).toBe(204)
  expect((await browser.get('/api/user', { Cookie: `session=${token}` })).status).toBe(401)
  const { models } = server.dependencies.database
  const left = await Promise.all([
    models.users.count({ where: { id } }),
    models.sessions.count({ where: { userId: id } }),
    models.taxFilings.count({ where: { userId: id } }),
  ])
  expect(left).toEqual([0, 0, 0])
})

test('a person has thirty sessions at most: the longest unused end; the shared citizen’s do not', async () => {
  const { sessions } = server.dependencies.database.models
  const many = (userId: number) =>
    Array.from({ length: 40 }, (_, at) => {
      const seen = new Date(server.clock.now().getTime() - (40 - at) * 1_000)
      return { id: `${userId} ${at}`.padEnd(64, '.'), userId, createdAt: seen, lastSeenAt: seen }
    })
  const { id: userId } = await server.browser().register('many.browsers')
  await sessions.bulkCreate([...many(userId), ...many(lookAroundUserId)])
  const here = server.browser()
  await here.call('POST', '/api/login', login('many.browsers'))
  const left = await sessions.findAll({ where: { userId }, order: [['lastSeenAt', 'ASC']] })
  expect([left.length, left[0]?.id.replaceAll('.', '')]).toEqual([30, `${userId} 12`])
  expect((await here.get('/api/user')).status).toBe(200)
  await server.browser().post('/api/auth/digid/simulation', { citizen: 'look-around' })
  expect(await sessions.count({ where: { userId: lookAroundUserId } })).toBeGreaterThan(40)
})
