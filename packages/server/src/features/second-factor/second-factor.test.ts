import { afterEach, beforeEach, expect, test } from 'vitest'
import { goodPassword } from '../../testing/browser.ts'
import { exportedBy } from '../../testing/exported.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { requestIn } from '../../testing/stub-renderer.ts'
import { passkeysOn, settings, step } from './testing/people-with-passkeys.ts'

let server: TestServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.stop())

const { newPasskey, options, add, personWithPasskey, asked, logIn, told } = passkeysOn(() => server)

test('with a passkey signing in asks for it after the password, and only its answer signs in', async () => {
  const { passkey, codes } = await personWithPasskey('keyed')
  expect(codes).toHaveLength(10)
  const browser = server.browser()
  const half = await logIn(browser, 'keyed')
  expect([half.status, half.text]).toEqual([202, JSON.stringify({ secondFactor: step })])
  expect((await browser.get('/api/user')).status).toBe(401)

  const stranger = newPasskey()
  stranger.create(await asked(browser))
  expect((await browser.post(step, { credential: stranger.answer(await asked(browser)) })).status).toBe(422)
  expect((await browser.post(step, { credential: '{"id":["odd"]}' })).status).toBe(422)
  expect((await browser.get('/api/user')).status).toBe(401)

  const credential = passkey.answer(await asked(browser))
  const answers = await Promise.all([
    browser.post(step, { credential, next: '/documents' }),
    browser.post(step, { credential, next: '/documents' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 422])
  expect(answers.find(({ status }) => status === 303)?.headers.get('Location')).toBe('/documents')
  const { passkeys, recoveryCodes } = JSON.parse((await browser.get('/api/second-factor')).text)
  expect([passkeys[0].name, passkeys[0].lastUsedAt, recoveryCodes]).toEqual([
    'My phone',
    server.clock.now().toISOString(),
    10,
  ])
  expect(await told(browser)).toEqual(['signed-in', 'second-factor-asked', 'second-factor-changed', 'registered'])
  expect(await asked(browser)).toBeNull()
})

test('what a passkey answers counts for this site, this challenge and five minutes only', async () => {
  const { passkey } = await personWithPasskey('careful')
  const browser = server.browser()
  await logIn(browser, 'careful')
  const { challenge, rpId } = await asked(browser)
  const send = async (credential: string) => (await browser.post(step, { credential })).status
  expect(await send(passkey.answer({ challenge, rpId: 'elsewhere.example' }))).toBe(422)
  expect(await send(passkey.answer({ challenge: 'b3RoZXI', rpId }))).toBe(422)
  server.clock.advance(5 * 60_000)
  const late = await browser.post(step, { credential: passkey.answer({ challenge, rpId }) })
  expect([late.status, requestIn(late.text).form?.message]).toEqual([
    422,
    'That took longer than five minutes. Start again: nothing was changed.',
  ])
})

test('the second step, when there is none (any more), begins again with the password and leads to the same place', async () => {
  await personWithPasskey('slow')
  const browser = server.browser()
  await browser.post('/auth', { username: 'slow', password: goodPassword, next: '/documents' })
  const page = `${step}?next=%2Fdocuments`
  expect((await browser.get(page)).status).toBe(200)
  server.clock.advance(5 * 60_000)
  const late = await browser.get(page)
  expect([late.status, late.headers.get('Location')]).toEqual([302, '/auth?tab=login&next=%2Fdocuments'])
  expect(requestIn((await browser.get('/auth')).text).flash?.title).toBe('Log in again')
  const person = server.browser()
  await person.register('in.already')
  expect((await person.get(page)).headers.get('Location')).toBe('/documents')
})

test('guesses are throttled, and another browser cannot take the step over', async () => {
  await personWithPasskey('guessed')
  const browser = server.browser()
  await logIn(browser, 'guessed')
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push((await browser.post(step, { recoveryCode: `${tries}` })).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  expect((await server.browser().post(step, { recoveryCode: 'x' })).status).toBe(422)
})

test('a sign-in that is half done ends with the password it was begun with', async () => {
  const { person, codes } = await personWithPasskey('changed.mind')
  const thief = server.browser()
  await logIn(thief, 'changed.mind')
  const change = { currentPassword: goodPassword, newPassword: 'three words to remember' }
  expect((await person.call('POST', '/api/user/password', change)).status).toBe(204)
  expect((await thief.post(step, { recoveryCode: codes[0] ?? '' })).status).toBe(422)
  expect((await thief.get('/api/user')).status).toBe(401)
})

test('adding and removing ask for the password; with the last passkey the codes go', async () => {
  const { person, codes } = await personWithPasskey('manager')
  expect((await person.call('POST', '/api/second-factor/options', { password: 'not it' })).status).toBe(403)
  const second = newPasskey()
  const credential = second.create(await options(person))
  expect((await person.post(settings, { intent: 'add', name: ' ', credential })).status).toBe(422)
  expect((await person.post(settings, { intent: 'add', name: 'x'.repeat(61), credential })).status).toBe(422)
  const odd = await person.post(settings, { intent: '__proto__' })
  expect([odd.status, requestIn(odd.text).form?.name]).toEqual([422, 'passkeys'])
  expect((await person.post(settings, { intent: 'add', name: 'Key', credential })).status).toBe(303)
  expect((await person.post(settings, { intent: 'add', name: 'Again', credential })).status).toBe(422)

  const elsewhere = server.browser()
  await logIn(elsewhere, 'manager')
  const [spare] = codes.splice(0, 1)
  await elsewhere.post(step, { recoveryCode: spare ?? '' })
  expect((await elsewhere.get('/api/user')).status).toBe(200)

  const held = async () => JSON.parse((await person.get('/api/second-factor')).text)
  const { passkeys } = await held()
  const remove = (id: number, password: string) => person.post(settings, { remove: String(id), password })
  expect((await remove(passkeys[0].id, 'not it')).status).toBe(422)
  const other = server.browser()
  await other.register('other.one')
  await other.post(settings, { remove: String(passkeys[0].id), password: goodPassword })
  expect((await held()).passkeys).toHaveLength(2)

  const renewed = await person.post(settings, { intent: 'new-codes', password: goodPassword })
  expect([renewed.status, renewed.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  const { secondFactor } = await exportedBy(person)
  expect([secondFactor.passkeys.length, secondFactor.recoveryCodes]).toEqual([2, 10])
  for (const { id } of passkeys) expect((await remove(id, goodPassword)).status).toBe(303)
  expect([(await elsewhere.get('/api/user')).status, (await person.get('/api/user')).status]).toEqual([401, 200])
  expect(await held()).toEqual({ passkeys: [], recoveryCodes: 0, areCodesKept: true })
  expect((await logIn(server.browser(), 'manager')).status).toBe(200)
})

test('adding or removing a passkey ends the links for a new password', async () => {
  const person = server.browser()
  const { id: userId } = await person.register('linked')
  const { passwordLinks, passkeys } = server.dependencies.database.models
  const makeLink = () =>
    server.dependencies.database.write((transaction) =>
      passwordLinks.create({ id: '0'.repeat(64), userId, expiresAt: new Date(2100, 0) }, { transaction }),
    )
  await makeLink()
  await add(person, newPasskey(), 'My phone')
  expect(await passwordLinks.count()).toBe(0)
  await makeLink()
  const [passkey] = await passkeys.findAll({ where: { userId } })
  await person.post(settings, { intent: 'remove', remove: String(passkey?.id), password: goodPassword })
  expect([await passkeys.count({ where: { userId } }), await passwordLinks.count()]).toEqual([0, 0])
})

test('deleting the account takes passkeys and codes along; a DigiD account has none to add', async () => {
  const { person } = await personWithPasskey('leaving')
  expect((await person.call('DELETE', '/api/user', { password: goodPassword })).status).toBe(204)
  const { passkeys, recoveryCodes } = server.dependencies.database.models
  expect([await passkeys.count(), await recoveryCodes.count()]).toEqual([0, 0])
  const citizen = server.browser()
  await citizen.post('/api/auth/digid/simulation', { citizen: 'sanne' })
  expect((await citizen.call('POST', '/api/second-factor/options', { password: '-' })).status).toBe(404)
})

test.each(['NaN', 'the first', '1.5', '1e30', ''])('"%s" is no passkey that could be taken away', async (remove) => {
  const { person } = await personWithPasskey('odd')
  expect((await person.post(settings, { intent: 'remove', remove, password: goodPassword })).status).toBe(404)
  expect(JSON.parse((await person.get('/api/second-factor')).text).passkeys).toHaveLength(1)
})
