import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goodPassword, type TestBrowser } from '../../testing/browser.ts'
import { exportedBy } from '../../testing/exported.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { requestIn } from '../../testing/stub-renderer.ts'
import { createSoftwarePasskey } from './testing/software-passkey.ts'

const settings = '/settings/second-factor'
const step = '/auth/second-factor'

let server: TestServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.stop())

const newPasskey = () => createSoftwarePasskey(server.dependencies.config.publicOrigin)
type SoftwarePasskey = ReturnType<typeof createSoftwarePasskey>

async function options(person: TestBrowser) {
  const answer = await person.call('POST', '/api/second-factor/options', { password: goodPassword })
  const { challenge, rp } = JSON.parse(answer.text)
  return { challenge, rpId: rp.id }
}

/** Adds a passkey; the page that answers. */
async function add(person: TestBrowser, passkey: SoftwarePasskey, name: string) {
  const credential = passkey.create(await options(person))
  return person.post(settings, { intent: 'add', name, credential })
}

/** Somebody with a passkey and the recovery codes they were shown. */
async function personWithPasskey(name: string) {
  const person = server.browser()
  await person.register(name)
  const passkey = newPasskey()
  const shown = requestIn((await add(person, passkey, 'My phone')).text)
  return { person, passkey, codes: shown.form?.fields.codes?.split(' ') ?? [] }
}

const asked = async (browser: TestBrowser) => JSON.parse((await browser.get('/api/sign-in-step')).text)
const logIn = (browser: TestBrowser, username: string) =>
  browser.call('POST', '/api/login', { username, password: goodPassword })
const told = async (person: TestBrowser) => {
  const entries: readonly { readonly event: string }[] = JSON.parse((await person.get('/api/user/activity')).text)
  return entries.map(({ event }) => event)
}

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

test('a recovery code does without script, once, however it is typed', async () => {
  const { codes } = await personWithPasskey('lost.phone')
  const [code = ''] = codes
  const signIn = async (typed: string) => {
    const browser = server.browser()
    const half = await browser.post('/auth', { username: 'lost.phone', password: goodPassword, next: '/documents' })
    expect([half.status, half.headers.get('Location')]).toEqual([303, `${step}?next=%2Fdocuments`])
    const { status } = await browser.post(step, { recoveryCode: typed, next: '/documents' })
    return [status, (await browser.get('/api/user')).status]
  }
  expect(await signIn('')).toEqual([422, 401])
  expect(await signIn('0000-0000-0000-0000')).toEqual([422, 401])
  expect(await signIn(` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')}`)).toEqual([303, 200])
  expect(await signIn(code)).toEqual([422, 401])
  expect(server.log()).not.toContain(code)
})

test('a code of a sign-in that could not be written signs in the next time', async () => {
  const { codes } = await personWithPasskey('full.disk')
  const browser = server.browser()
  await logIn(browser, 'full.disk')
  const { sessions } = server.dependencies.database.models
  const failure = Object.assign(new Error('The disk failed'), { code: 'SQLITE_IOERR' })
  const create = vi.spyOn(sessions, 'create').mockRejectedValueOnce(failure)
  const send = async () => (await browser.post(step, { recoveryCode: codes[0] ?? '' })).status
  expect([await send(), (await browser.get('/api/user')).status, await send()]).toEqual([507, 401, 303])
  create.mockRestore()
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

const secondFactorOf = async (person: TestBrowser) => JSON.parse((await person.get('/api/second-factor')).text)
const shownIn = (text: string) => requestIn(text).form?.fields ?? {}
const flashOf = async (person: TestBrowser) => requestIn((await person.get('/')).text).flash

test('the codes of a first passkey whose answer was lost are shown when the form comes again, until they are kept', async () => {
  const person = server.browser()
  await person.register('reloading')
  const credential = newPasskey().create(await options(person))
  const send = () => person.post(settings, { intent: 'add', name: 'My phone', credential })
  // A browser sends by itself again what got no answer; only the last answer is seen.
  const [first, again] = [await send(), await send()]
  expect([first.status, again.status]).toEqual([200, 200])
  expect([(await secondFactorOf(person)).areCodesKept, (await secondFactorOf(person)).recoveryCodes]).toEqual([
    false,
    10,
  ])
  const keep = (text: string) => person.post(settings, { intent: 'keep-codes', mark: shownIn(text).mark ?? '' })
  await keep(first.text)
  expect([(await secondFactorOf(person)).areCodesKept, (await flashOf(person))?.title]).toEqual([
    false,
    'These are not your newest recovery codes',
  ])
  await keep(again.text)
  expect([(await secondFactorOf(person)).areCodesKept, (await flashOf(person))?.title]).toEqual([
    true,
    'Your recovery codes are kept',
  ])
  const late = await send()
  expect([late.status, late.headers.get('Location')]).toEqual([303, settings])
  // Three times the form; that codes were kept changes nothing.
  const added = Array.from({ length: 3 }, () => 'second-factor-changed')
  expect(await told(person)).toEqual([...added, 'registered'])
  const other = newPasskey().create({ challenge: 'b3RoZXI', rpId: 'localhost' })
  expect((await person.post(settings, { intent: 'add', name: 'Other', credential: other })).status).toBe(422)
  expect(JSON.parse((await person.get('/api/second-factor')).text).passkeys).toHaveLength(1)
})

test('a first passkey sent twice at once has codes that work: those of the last answer', async () => {
  const person = server.browser()
  await person.register('twice.at.once')
  const credential = newPasskey().create(await options(person))
  const send = () => person.post(settings, { intent: 'add', name: 'My phone', credential })
  const answers = await Promise.all([send(), send()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const keep = ({ text }: { readonly text: string }) =>
    person.post(settings, { intent: 'keep-codes', mark: shownIn(text).mark ?? '' })
  await Promise.all(answers.map(keep))
  expect(await secondFactorOf(person)).toMatchObject({ passkeys: [{}], recoveryCodes: 10, areCodesKept: true })
})

test('the form of a first passkey shows no codes to who finds it later', async () => {
  const person = server.browser()
  await person.register('found.later')
  const credential = newPasskey().create(await options(person))
  const send = () => person.post(settings, { intent: 'add', name: 'My phone', credential })
  await send()
  server.clock.advance(5 * 60_000)
  expect((await send()).status).toBe(303)
  expect((await secondFactorOf(person)).areCodesKept).toBe(false)
})

test('signing in says that codes were never kept, and how many are left after one was used', async () => {
  const { passkey, codes } = await personWithPasskey('counting')
  const signIn = async (answer: (browser: TestBrowser) => Promise<Record<string, string>>) => {
    const browser = server.browser()
    await logIn(browser, 'counting')
    await browser.post(step, await answer(browser))
    return flashOf(browser)
  }
  const byPasskey = async (browser: TestBrowser) => ({ credential: passkey.answer(await asked(browser)) })
  const byCode = async () => ({ recoveryCode: codes.pop() ?? '' })
  const title = 'Welcome back!'
  const link = { href: settings, text: 'Make new recovery codes' }
  const said = (rest: string) => `You are now logged in as counting.${rest}`
  expect(await signIn(byPasskey)).toEqual({
    variant: 'warning',
    title,
    text: said(
      ' You have not said that you kept your recovery codes. Without them you cannot get in when you lose your passkey.',
    ),
    link,
  })
  const nine = said(' 9 of your recovery codes are left.')
  expect(await signIn(byCode)).toEqual({ variant: 'default', title, text: nine })
  // Who used one has them.
  expect(await signIn(byPasskey)).toEqual({ variant: 'default', title, text: said('') })
  while (codes.length > 4) await signIn(byCode)
  const few = said(' 3 of your recovery codes are left.')
  expect(await signIn(byCode)).toEqual({ variant: 'warning', title, text: few, link })
  await signIn(byCode)
  expect((await signIn(byCode))?.text).toBe(said(' One of your recovery codes is left.'))
  expect((await signIn(byCode))?.text).toBe(said(' That was your last recovery code.'))
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
