import { ConnectionError } from 'sequelize'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goodPassword } from '../../testing/browser.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await server.stop()
})

const full = () => Promise.reject(Object.assign(new Error('SQLITE_FULL: database or disk is full'), { code: 'ENOSPC' }))

/** From now on no row of a session can be taken away. @returns makes room */
function fillDisk(): () => void {
  const spy = vi.spyOn(server.dependencies.database.models.sessions, 'destroy').mockImplementation(full)
  return () => spy.mockRestore()
}

async function signedInTwice(username: string) {
  const [here, there] = [server.browser(), server.browser()]
  await here.register(username)
  await there.call('POST', '/api/login', { username, password: goodPassword })
  return { here, there, token: here.cookies.get('session') }
}

test('on a full disk signing out holds at once, and is written as soon as there is room', async () => {
  const { here, there, token } = await signedInTwice('leaving')
  const { sessions } = server.dependencies.database.models
  const makeRoom = fillDisk()
  expect((await here.call('POST', '/api/logout')).status).toBe(204)
  expect(here.cookies.has('session')).toBe(false)
  expect((await here.get('/api/user', { Cookie: `session=${token}` })).status).toBe(401)
  expect((await there.get('/api/user')).status).toBe(401)
  expect(await sessions.count()).toBe(2)
  makeRoom()
  await vi.waitFor(async () => expect(await sessions.count()).toBe(0), 5_000)
  expect((await there.call('POST', '/api/login', { username: 'leaving', password: goodPassword })).status).toBe(200)
  expect((await there.get('/api/user')).status).toBe(200)
})

test('without script a sentence says what is still to come', async () => {
  const { here } = await signedInTwice('reading')
  fillDisk()
  const answer = await here.post('/logout', {})
  expect([answer.status, answer.headers.get('Location'), here.cookies.has('session')]).toEqual([303, '/auth', false])
  expect((await here.get('/auth')).text).toContain('It could not be stored yet: your other devices')
})

test('signing out works while the database does not answer, in this browser', async () => {
  const { here, token } = await signedInTwice('cut-off')
  const { sessions } = server.dependencies.database.models
  // What was read before is known.
  await server.dependencies.database.write(async () => {})
  const away = () => Promise.reject(new ConnectionError(new Error('ECONNREFUSED')))
  const unread = vi.spyOn(sessions, 'findByPk').mockImplementation(away)
  const unwritten = fillDisk()
  expect((await here.get('/settings')).status).toBe(503)
  expect((await here.call('POST', '/api/logout')).status).toBe(204)
  expect(here.cookies.has('session')).toBe(false)
  unread.mockRestore()
  expect((await here.get('/api/user', { Cookie: `session=${token}` })).status).toBe(401)
  unwritten()
})

test('a session that ended by time is none, also where its row cannot go', async () => {
  const { here } = await signedInTwice('idle')
  server.clock.advance(24 * 3_600_000)
  fillDisk()
  expect((await here.get('/api/user')).status).toBe(401)
  // What its owner typed still comes back after signing in, as on any other day.
  const fields = { year: '2024', taxIdentifier: '', knownBsn: 'on', acceptTerms: 'on' }
  expect((await here.post('/tax-filing/setup', fields)).headers.getSetCookie().join()).toContain('kept')
})

test('on a full disk a practice account leads nowhere any more from this browser, and is deleted by the sweep', async () => {
  const browser = server.browser()
  await browser.post('/try', {})
  const { id } = JSON.parse((await browser.get('/api/user')).text)
  const makeRoom = fillDisk()
  expect((await browser.post('/logout', {})).status).toBe(303)
  expect([browser.cookies.has('citizens'), (await browser.get('/api/user')).status]).toEqual([false, 401])
  expect(server.log()).toContain('deleting a practice account at signing out failed')
  makeRoom()
  await browser.post('/try', {})
  expect(JSON.parse((await browser.get('/api/user')).text).id).not.toBe(id)
})
