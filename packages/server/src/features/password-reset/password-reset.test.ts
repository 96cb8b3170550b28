import { afterEach, expect, test } from 'vitest'
import { goodPassword, registrationOf } from '../../testing/browser.ts'
import { type MailSink, startMailSink } from '../../testing/mail-sink.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { findAccounts, makeMailedLink, makePasswordLink } from './service.ts'

let server: TestServer
let sink: MailSink | null = null
afterEach(async () => {
  await server.stop()
  sink?.stop()
  sink = null
})

/** A mail server that ends with the test. */
async function startSink(): Promise<MailSink> {
  sink = await startMailSink()
  return sink
}

const next = 'three words to remember'
const fields = (token: string, password = next) => ({ token, newPassword: password, confirmPassword: password })

test('a link by mail sets a new password, once, and ends every session', async () => {
  const { port, letters } = await startSink()
  server = await startServer({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  const person = server.browser()
  await person.register('forgetful')
  const stranger = server.browser()
  const asked = await stranger.post('/forgot-password', { account: 'Forgetful@example.org' })
  const unknown = await server.browser().post('/forgot-password', { account: 'nobody' })
  const withoutNonce = (text: string) => text.replace(/nonce="[^"]+"/, '')
  expect([asked.status, withoutNonce(unknown.text)]).toEqual([200, withoutNonce(asked.text)])
  await expect.poll(() => letters).toHaveLength(1)
  const written = letters[0] ?? ''
  expect(written).toContain('To: forgetful@example.org')
  expect(written).toContain('From: Aangiftewijs <no-reply@localhost>')
  expect(written).toMatch(/\r\n\r\nHello forgetful,\r\n\r\nSomeone asked for a new password/)
  expect(written).toMatch(/Kind regards,\r\nAangiftewijs\r\n\r\nAangiftewijs is a demonstration/)
  const token = /reset-password\?token=([\w-]{43})/.exec(written)?.[1] ?? ''

  expect((await stranger.get(`/reset-password?token=${token}`)).text).toContain('forgetful')
  const empty = await stranger.post('/forgot-password', { account: ' ' })
  expect([empty.status, /<title>(.*?)<\/title>/.exec(empty.text)?.[1], empty.text.match(/<li>.*?<\/li>/g)]).toEqual([
    422,
    'Error: A new password | Aangiftewijs | Dutch',
    ['<li><a href="#account">Enter your username or email address</a></li>'],
  ])
  const short = await stranger.post('/reset-password', fields(token, 'short'))
  expect(short.status).toBe(422)
  expect(short.text.match(/<li>.*?<\/li>/g)).toEqual([
    '<li><a href="#newPassword">Type at least 8 characters.</a></li>',
  ])
  expect([/<title>(Error: )?/.exec(short.text)?.[1], /<h1>(.*?)<\/h1>/.exec(short.text)?.[1]]).toEqual([
    'Error: ',
    'Set a new password',
  ])
  expect(short.text).toContain('aria-invalid="true" aria-describedby="newPassword-error"')
  const unequal = await stranger.post('/reset-password', { ...fields(token), confirmPassword: 'another phrase' })
  expect(unequal.text).toContain('<li><a href="#confirmPassword">The two passwords do not match.</a></li>')
  const weak: readonly (readonly [password: string, sentence: string])[] = [
    ['password123', 'Too many people'],
    ['Forgetful2024', 'Your username and the name of this website are guessed first.'],
    [goodPassword, 'Choose a password that differs from the current one.'],
  ]
  for (const [password, sentence] of weak) {
    const refused = await stranger.post('/reset-password', fields(token, password))
    expect([refused.status, refused.text.includes(`<li><a href="#newPassword">${sentence}`)]).toEqual([422, true])
  }
  const saved = await stranger.post('/reset-password', fields(token))
  expect([saved.status, saved.headers.get('Location')]).toEqual([303, '/auth?tab=login'])
  const used = await stranger.post('/reset-password', fields(token))
  expect([used.status, used.text.includes('This link no longer works')]).toEqual([404, true])
  expect((await person.get('/api/user')).status).toBe(401)
  const signIn = (password: string) => stranger.call('POST', '/api/login', { username: 'forgetful', password })
  expect((await signIn(goodPassword)).status).toBe(401)
  expect((await signIn(next)).status).toBe(200)
  expect(server.log()).not.toContain(token)
})

test('what is around every page is around these: that it is a demonstration, and the language', async () => {
  server = await startServer({ environment: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  const person = server.browser()
  await person.register('bilingual')
  const [user] = await findAccounts(server.dependencies, 'bilingual')
  if (user === undefined) throw new Error('There is no such account')
  const link = new URL(await makePasswordLink(server.dependencies, user, 'operator'))
  for (const path of ['/forgot-password', link.pathname + link.search, '/api/auth/digid/simulation']) {
    const visitor = server.browser()
    const { text } = await visitor.get(path)
    expect(text).toContain('<strong>A demonstration.</strong> Nothing is sent.')
    const next = /name="next" value="([^"]*)"/.exec(text)?.[1]
    const chosen = await visitor.post('/language', { language: 'nl', next: next ?? '' })
    expect(chosen.headers.get('Location')).toBe(path)
    const dutch = (await visitor.get(path)).text
    expect(dutch).toContain('<html lang="nl">')
    expect(dutch).toMatch(/<title>.* \| Aangiftewijs \| Nederlands<\/title>/)
    expect(dutch).toContain('lang="nl" aria-current="true">Nederlands</button>')
  }
})

test('a link ends after an hour, and without a mail server the page says whom to ask', async () => {
  server = await startServer()
  const person = server.browser()
  await person.register('late')
  const [user] = await findAccounts(server.dependencies, 'LATE')
  if (user === undefined) throw new Error('There is no such account')
  const link = new URL(await makePasswordLink(server.dependencies, user, 'operator'))
  const path = link.pathname + link.search
  expect((await person.get(path)).status).toBe(200)
  server.clock.advance(3_600_000)
  const old = await person.get(path)
  expect([old.status, old.text.includes('<a href="/forgot-password">Ask for a new link</a>')]).toEqual([404, true])
  expect((await person.get('/forgot-password')).text).toContain('This site sends no email')
  expect(await findAccounts(server.dependencies, 'look-around')).toEqual([])
})

test('who asks for somebody else’s link ends none that was sent, and an account called as an address takes none away', async () => {
  const { port, letters } = await startSink()
  server = await startServer({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  await server.browser().register('annoyed')
  const namesake = { ...registrationOf('namesake'), username: 'annoyed@example.org' }
  expect((await server.browser().call('POST', '/api/register', namesake)).status).toBe(201)
  const ask = () => server.browser().post('/forgot-password', { account: 'annoyed@example.org' })
  for (const sent of [2, 4, 6]) {
    await ask()
    await expect.poll(() => letters).toHaveLength(sent)
  }
  const to = (letter: string) => /^To: (.*)$/m.exec(letter)?.[1]?.trim()
  expect(letters.filter((letter) => to(letter) === 'annoyed@example.org')).toHaveLength(3)
  // A fourth is not sent; the first still works, and with it all end.
  await ask()
  const tokens = letters
    .filter((letter) => to(letter) === 'annoyed@example.org')
    .map((letter) => /token=([\w-]{43})/.exec(letter)?.[1] ?? '')
  const [first = '', second = ''] = tokens
  const browser = server.browser()
  expect((await browser.post('/reset-password', fields(first))).status).toBe(303)
  expect((await browser.post('/reset-password', fields(second))).status).toBe(404)
  expect(letters).toHaveLength(6)
})

test('of links that are asked for at the same moment, three are made; an operator may make more', async () => {
  server = await startServer()
  await server.browser().register('hurried')
  const [user] = await findAccounts(server.dependencies, 'hurried')
  if (user === undefined) throw new Error('There is no such account')
  const links = await Promise.all(
    Array.from({ length: 9 }, () => makeMailedLink(server.dependencies, user, '192.0.2.0/24')),
  )
  expect(links.filter((link) => link !== null)).toHaveLength(3)
  expect(await server.dependencies.database.models.passwordLinks.count()).toBe(3)
  expect(await makePasswordLink(server.dependencies, user, 'operator')).toContain('/reset-password?token=')
})

test('whoever changes the password ends every link that is on its way', async () => {
  server = await startServer()
  const person = server.browser()
  await person.register('careful')
  const [user] = await findAccounts(server.dependencies, 'careful')
  if (user === undefined) throw new Error('There is no such account')
  const { searchParams } = new URL(await makePasswordLink(server.dependencies, user, 'operator'))
  const token = searchParams.get('token') ?? ''
  const change = { currentPassword: goodPassword, newPassword: next, confirmPassword: next }
  expect((await person.call('POST', '/api/user/password', change)).status).toBe(204)
  const stranger = server.browser()
  expect((await stranger.post('/reset-password', fields(token, 'what a stranger likes'))).status).toBe(404)
  const signIn = await stranger.call('POST', '/api/login', { username: 'careful', password: next })
  expect(signIn.status).toBe(200)
})

test('an address of before that is a whole header is not read as one', async () => {
  const { port, letters } = await startSink()
  server = await startServer({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  const person = server.browser()
  await person.register('older')
  const { users } = server.dependencies.database.models
  await users.update({ email: 'free text<victim@mail.nl>', emailKey: 'older' }, { where: { username: 'older' } })
  await server.browser().post('/forgot-password', { account: 'older' })
  await expect.poll(() => server.log()).toContain('a link could not be sent')
  expect(letters).toEqual([])
})
