import { afterEach, beforeEach, expect, test } from 'vitest'
import { goodPassword, registrationOf, type TestBrowser } from '../../testing/browser.ts'
import { type MailSink, startMailSink } from '../../testing/mail-sink.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { requestIn } from '../../testing/stub-renderer.ts'
import { sweep } from '../session/sweep.ts'

const page = '/settings/details'
const anHour = 3_600_000

let sink: MailSink
let server: TestServer
beforeEach(async () => {
  sink = await startMailSink()
  server = await startServer({ environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` } })
})
afterEach(async () => {
  await server.stop()
  sink.stop()
})

const read = (text: string) => JSON.parse(text)
const me = async (browser: TestBrowser) => read((await browser.get('/api/user')).text)
const askFor = (browser: TestBrowser, email: string, password = goodPassword) =>
  browser.post(page, { intent: 'email', email, password })
const details = (changes: Readonly<Record<string, string>> = {}) => ({
  intent: 'details',
  fullName: 'Sam de Jong',
  username: 'sam',
  bsn: '',
  password: goodPassword,
  ...changes,
})
const events = async (browser: TestBrowser) => {
  const entries: readonly { readonly event: string }[] = read((await browser.get('/api/user/activity')).text)
  return entries.map(({ event }) => event)
}

/** The token in the letter to an address. */
async function tokenFor(email: string): Promise<string> {
  const letter = () =>
    sink.letters.find((text) => text.includes(`To: ${email}`) && text.includes('/confirm-email?token'))
  await expect.poll(letter).toBeDefined()
  return /confirm-email\?token=([\w-]+)/.exec(letter() ?? '')?.[1] ?? ''
}

const confirm = (browser: TestBrowser, token: string) => browser.post('/confirm-email', { token })
const signIn = async (username: string, password = goodPassword) => {
  const browser = server.browser()
  const { status } = await browser.call('POST', '/api/login', { username, password })
  return { browser, status }
}

test('name, username and BSN are corrected with the password, and the owner is told', async () => {
  const browser = server.browser()
  await browser.register('sma')
  expect((await browser.post(page, details({ bsn: '123456782' }))).status).toBe(303)
  expect(await me(browser)).toMatchObject({ username: 'sam', fullName: 'Sam de Jong', bsn: '•••••6782' })
  expect((await browser.post(page, details({ fullName: 'Sam Jansen' }))).status).toBe(303)
  expect(await me(browser)).toMatchObject({ fullName: 'Sam Jansen', bsn: '•••••6782' })
  expect([(await signIn('sam')).status, (await signIn('sma')).status]).toEqual([200, 401])
  await expect.poll(() => sink.letters.join()).toContain('changed your name, username or BSN')
  // By the name its owner knows.
  expect(sink.letters[0]).toContain('Hello sma,')
  expect((await events(browser))[1]).toBe('details-changed')
})

test('a window that was open before takes back nothing that another has changed', async () => {
  const browser = server.browser()
  await browser.register('sam')
  const shown = { shownFullName: 'Sam Jansen', shownUsername: 'sam' }
  await browser.post(page, details({ ...shown, fullName: 'Sam Nieuw' }))
  await browser.post(page, details({ ...shown, fullName: 'Sam Jansen', username: 'sammie' }))
  expect(await me(browser)).toMatchObject({ fullName: 'Sam Nieuw', username: 'sammie' })
  await browser.post(page, details({ ...shown, fullName: 'Sam de Jong', username: 'sam' }))
  expect(await me(browser)).toMatchObject({ fullName: 'Sam de Jong', username: 'sammie' })
  expect((await signIn('sammie')).status).toBe(200)
  const again = { shownFullName: 'Sam de Jong', shownUsername: 'sammie', username: 'sammie' }
  expect((await browser.post(page, details(again))).status).toBe(303)
  expect(await me(browser)).toMatchObject({ fullName: 'Sam de Jong', username: 'sammie' })
})

test('without the password nothing changes, and what is wrong comes back with what was typed', async () => {
  const browser = server.browser()
  await browser.register('sam')
  await server.browser().register('other')
  const problems = async (changes: Readonly<Record<string, string>>) => {
    const { status, text } = await browser.post(page, details(changes))
    const { form } = requestIn(text)
    return [
      status,
      form?.name,
      form?.fields.password,
      ...(form?.problems ?? []).map(({ field, code }) => `${field} ${code}`),
    ]
  }
  const came = [422, 'details', undefined]
  expect(await problems({ password: '' })).toEqual([...came, 'password required'])
  expect(await problems({ password: 'not it' })).toEqual(came)
  expect(await problems({ username: 'OTHER' })).toEqual([...came, 'username taken'])
  expect(await problems({ bsn: '123456789', username: 'ab' })).toEqual([
    ...came,
    'username too-short',
    'bsn invalid-bsn',
  ])
  expect(await problems({ username: '\u{1d7d8}'.repeat(100) + '\ufdfa'.repeat(90) })).toEqual([
    ...came,
    'username too-long',
  ])
  expect(await me(browser)).toMatchObject({ fullName: 'Sam Jansen', bsn: '•••••0019' })
})

test('an e-mail address changes by the link that was sent there, and everything the old one opened ends', async () => {
  const browser = server.browser()
  await browser.register('sam')
  const elsewhere = (await signIn('sam')).browser
  await browser.post('/forgot-password', { account: 'sam' })
  await expect.poll(() => sink.letters.join()).toContain('/reset-password?token=')
  const oldLink = /reset-password\?token=([\w-]+)/.exec(sink.letters.join())?.[1] ?? ''
  const before = browser.cookies.get('session')

  expect((await askFor(browser, 'new@example.org')).status).toBe(303)
  const token = await tokenFor('new@example.org')
  await expect.poll(() => sink.letters.join()).toContain('asked for another email address')
  expect((await me(browser)).email).toBe('sam@example.org')
  // Letters are opened by programs, too.
  expect((await browser.get(`/confirm-email?token=${token}`)).text).toContain('new@example.org')
  expect((await me(browser)).email).toBe('sam@example.org')
  expect((await confirm(browser, token)).headers.get('Location')).toBe(page)
  expect((await me(browser)).email).toBe('new@example.org')
  await expect.poll(() => sink.letters.filter((text) => text.includes('this is the last email')).length).toBe(1)
  expect(sink.letters.find((text) => text.includes('this is the last email'))).toContain('To: sam@example.org')

  expect((await elsewhere.get('/api/user')).status).toBe(401)
  expect((await server.browser().get('/api/user', { Cookie: `session=${before}` })).status).toBe(401)
  expect((await browser.get(`/reset-password?token=${oldLink}`)).status).toBe(404)
  expect((await confirm(browser, token)).status).toBe(404)
  expect((await events(browser)).slice(0, 2)).toEqual(['email-changed', 'email-change-asked'])
})

test('a link that went astray gives nobody the account', async () => {
  const [browser, stranger] = [server.browser(), server.browser()]
  await browser.register('sam')
  await stranger.register('stranger')
  await askFor(browser, 'mistyped@example.org')
  const token = await tokenFor('mistyped@example.org')
  const letter = sink.letters.find((text) => text.includes('mistyped@example.org')) ?? ''
  expect(letter).not.toMatch(/\bsam\b|Jansen/)
  expect(letter).toMatch(/\r\nHello,\r\n/)

  const nobody = await server.browser().get(`/confirm-email?token=${token}`)
  expect(nobody.text).toContain('/auth?tab=login&amp;next=%2Fconfirm-email%3Ftoken%3D')
  expect(nobody.text).not.toMatch(/mistyped|\bsam\b/)
  expect((await confirm(server.browser(), token)).status).toBe(303)
  expect((await stranger.get(`/confirm-email?token=${token}`)).text).not.toContain('mistyped')
  expect((await confirm(stranger, token)).status).toBe(404)
  expect([(await me(browser)).email, (await me(stranger)).email]).toEqual(['sam@example.org', 'stranger@example.org'])
})

test('whoever finds a browser signed in changes nothing, and a new password ends what is under way', async () => {
  const browser = server.browser()
  await browser.register('sam')
  expect((await askFor(browser, 'thief@example.org', 'a guess')).status).toBe(422)
  expect(await server.dependencies.database.models.emailChanges.count()).toBe(0)
  // Who knows the password asks, and its owner hears of it.
  const thief = (await signIn('sam')).browser
  await askFor(thief, 'thief@example.org')
  const token = await tokenFor('thief@example.org')
  const newPassword = 'three words to remember'
  await browser.call('POST', '/api/user/password', { currentPassword: goodPassword, newPassword })
  expect((await confirm(thief, token)).headers.get('Location')).toContain('/confirm-email')
  expect((await confirm(browser, token)).status).toBe(404)
  expect((await me(browser)).email).toBe('sam@example.org')
})

test('a link lasts an hour, the latest counts, and what nobody confirmed is deleted', async () => {
  const browser = server.browser()
  await browser.register('sam')
  await askFor(browser, 'first@example.org')
  const first = await tokenFor('first@example.org')
  await askFor(browser, 'second@example.org')
  const second = await tokenFor('second@example.org')
  expect((await browser.get(`/confirm-email?token=${first}`)).status).toBe(404)
  expect((await browser.get(`/confirm-email?token=${second}`)).status).toBe(200)
  server.clock.advance(anHour)
  const again = (await signIn('sam')).browser
  expect((await confirm(again, second)).status).toBe(404)
  const { emailChanges } = server.dependencies.database.models
  expect(await emailChanges.count()).toBe(1)
  await sweep(server.dependencies)
  expect(await emailChanges.count()).toBe(0)
})

test('who asks for an address that is somebody’s is answered as for any other, and its owner hears of it', async () => {
  const browser = server.browser()
  await browser.register('sam')
  await server.browser().register('other')
  await askFor(browser, 'free@example.org')
  const free = (await browser.get(page)).text.replaceAll('free@', 'other@')
  const answer = await askFor(browser, 'other@example.org')
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, page])
  expect((await browser.get(page)).text).toBe(free)
  await expect.poll(() => sink.letters.some((text) => text.includes('To: other@example.org'))).toBe(true)
  const [letter = ''] = sink.letters.filter((text) => text.includes('To: other@example.org'))
  expect([letter.includes('it has one already'), letter.includes('confirm-email')]).toEqual([true, false])
})

test('an address that became somebody’s meanwhile is refused', async () => {
  const browser = server.browser()
  await browser.register('sam')
  const codes = async (email: string) =>
    requestIn((await askFor(browser, email)).text).form?.problems.map(({ field, code }) => `${field} ${code}`)
  expect(await codes('SAM@example.org')).toEqual(['email unchanged'])
  expect(await codes('no address')).toEqual(['email invalid-email'])
  await askFor(browser, 'soon@example.org')
  const token = await tokenFor('soon@example.org')
  await server.browser().call('POST', '/api/register', { ...registrationOf('soon'), email: 'soon@example.org' })
  expect((await confirm(browser, token)).status).toBe(409)
  expect((await me(browser)).email).toBe('sam@example.org')
})

test('nobody’s letter box is filled from here', async () => {
  const statuses: number[] = []
  for (const name of ['one', 'two', 'three', 'four']) {
    const browser = server.browser()
    await browser.register(name)
    statuses.push((await askFor(browser, 'victim@example.org')).status)
  }
  const busy = server.browser()
  await busy.register('busy')
  for (let times = 0; times < 6; times += 1) statuses.push((await askFor(busy, `box${times}@example.org`)).status)
  expect(statuses).toEqual([303, 303, 303, 429, 303, 303, 303, 303, 303, 429])
})

test('a letter that is not taken changes nothing and says so', async () => {
  await server.stop()
  server = await startServer({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  const other = server.browser()
  await other.register('sam')
  const answer = await askFor(other, 'new@example.org')
  expect([answer.status, requestIn(answer.text).form?.message]).toEqual([
    503,
    expect.stringContaining('could not be sent'),
  ])
  expect((await me(other)).email).toBe('sam@example.org')
})

test('where no mail is sent the address changes at once; a citizen of the simulation changes nothing', async () => {
  await server.stop()
  server = await startServer()
  const browser = server.browser()
  await browser.register('sam')
  expect((await askFor(browser, 'new@example.org')).status).toBe(303)
  expect([(await me(browser)).email, (await events(browser))[0]]).toEqual(['new@example.org', 'email-changed'])
  const citizen = server.browser()
  await citizen.post('/api/auth/digid/simulation', { citizen: 'sanne' })
  expect((await citizen.post(page, details())).status).toBe(404)
})
