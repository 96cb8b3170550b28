import type { AuditEntry } from '@aangiftewijs/domain/audit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { features } from '../features/index.ts'
import { goodPassword } from '../testing/browser.ts'
import { exportedBy } from '../testing/exported.ts'
import { startServer, type TestServer } from '../testing/start-server.ts'
import { requestIn } from '../testing/stub-renderer.ts'
import { verifyTrail } from './audit.ts'
import { networkOf, recorded } from './record-events.ts'
import { deleteOldEntries } from './trail-end.ts'

let server: TestServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.stop())

test('a person sees what was done with their account, newest first, and nothing of others', async () => {
  const person = server.browser()
  const { id: userId } = await person.register('watchful')
  await server.browser().register('somebody.else')
  await person.post('/logout', {})
  await person.call('POST', '/api/login', { username: 'watchful', password: goodPassword })
  await person.call('POST', '/api/login', { username: 'watchful', password: 'wrong' })
  await person.call('POST', '/api/tax-filings', { userId, year: 2024, currentStep: 'documents' })
  await person.call('PATCH', '/api/tax-filings/1', { currentStep: 'documents' })
  const told: AuditEntry[] = JSON.parse((await person.get('/api/user/activity')).text)
  expect(told.map(({ event }) => event)).toEqual(['return-changed', 'signed-in', 'signed-out', 'registered'])
  expect(new Set(told.map(({ address }) => address))).toEqual(new Set(['127.0.0.0/24']))
  const page = requestIn((await person.get('/settings/activity')).text)
  expect(page.data['/api/user/activity']).toEqual(told)
  const { activity } = await exportedBy(person)
  expect(activity).toHaveLength(4)
})

test('signing in again and again from one network is one entry in ten minutes', async () => {
  const person = server.browser()
  await person.register('tireless')
  const signIn = () => person.call('POST', '/api/login', { username: 'tireless', password: goodPassword })
  const entries = () => server.dependencies.database.models.auditEntries.count({ where: { event: 'signed-in' } })
  for (let times = 0; times < 3; times += 1) await signIn()
  expect(await entries()).toBe(1)
  server.clock.advance(10 * 60_000)
  await signIn()
  expect(await entries()).toBe(2)
})

test('what is changed or taken out of the trail shows', async () => {
  for (const name of ['one', 'two', 'three']) await server.browser().register(name)
  const { database } = server.dependencies
  const whole = await verifyTrail(database)
  expect(whole).toMatchObject({ entries: 3, brokenAt: null })
  const find = vi.spyOn(database.models.auditEntries, 'findAll')
  for (const atOnce of [1, 2, 3]) expect(await verifyTrail(database, atOnce)).toEqual(whole)
  expect(await Promise.all(find.mock.results.map(async ({ value }) => (await value).length))).toEqual([
    ...[1, 1, 1, 0],
    ...[2, 1],
    ...[3, 0],
  ])
  await database.sequelize.query("UPDATE audit_entries SET event = 'exported' WHERE id = 2")
  expect(await verifyTrail(database)).toMatchObject({ entries: 1, brokenAt: 2 })
  await database.sequelize.query('DELETE FROM audit_entries WHERE id = 2')
  expect(await verifyTrail(database)).toMatchObject({ entries: 1, brokenAt: 3 })
})

test('entries older than a year go from the beginning on, and what follows is as verifiable as before', async () => {
  const { database } = server.dependencies
  const end = (atOnce?: number) => deleteOldEntries(server.dependencies, atOnce)
  for (const name of ['one', 'two', 'three']) await server.browser().register(name)
  server.clock.advance(200 * 24 * 3_600_000)
  await server.browser().register('four')
  const { hash } = await verifyTrail(database)
  expect(await end()).toBe(0)
  server.clock.advance(200 * 24 * 3_600_000)
  expect([await end(2), await verifyTrail(database)]).toEqual([3, { entries: 1, brokenAt: null, hash }])
  await server.browser().register('five')
  expect(await verifyTrail(database)).toMatchObject({ entries: 2, brokenAt: null })
  // All are gone: the next one follows the last that was there.
  server.clock.advance(400 * 24 * 3_600_000)
  const last = (await verifyTrail(database)).hash
  expect([await end(), await verifyTrail(database)]).toEqual([2, { entries: 0, brokenAt: null, hash: last }])
  await server.browser().register('six')
  expect(await verifyTrail(database)).toMatchObject({ entries: 1, brokenAt: null })
  await database.models.installation.destroy({ where: { name: 'trail-begins' } })
  expect(await verifyTrail(database)).toMatchObject({ entries: 0, brokenAt: expect.any(Number) })
})

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
])('of %s only %s is kept', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

/** What changes nothing of a person, or only what they type and see. */
const unrecorded = [
  'POST /forgot-password',
  'POST /api/second-factor/options',
  'POST /api/tax-filings/:id/choose',
  'PUT /api/drafts/:step/:id',
  'DELETE /api/drafts/:step/:id',
  'POST /api/news/refresh',
  ...['/language', '/theme', '/quick-tax-calculator', '/news', '/tax-filing/review', '/tax-filing/what-if'],
].map((row) => (row.startsWith('/') ? `form ${row}` : row))

test('every call and form that changes something is recorded, or named here', () => {
  const changing = features.flatMap(({ routes, forms }) => [
    ...routes.flatMap(({ method, path }) => (method === 'GET' ? [] : [`${method} ${path}`])),
    ...forms.map(({ path }) => `form ${path}`),
  ])
  expect(changing.filter((name) => !(name in recorded)).sort()).toEqual([...unrecorded].sort())
})
