import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, goodPassword, registrationOf, type TestBrowser } from '../../testing/browser.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

describe('a registration that is sent twice', () => {
  const formOf = (username: string) => ({
    form: 'register',
    ...registrationOf(username),
    confirmPassword: goodPassword,
  })
  const leadsTo = ({ status, headers }: Answer) => [status, headers.get('Location')]

  test.each(['at once', 'one after the other'])('%s makes one account and signs in', async (when) => {
    const browser = server.browser()
    browser.cookies.set('theme', 'dark')
    const form = formOf(when.replaceAll(' ', '-'))
    const send = () => browser.post('/auth', form)
    const answers = when === 'at once' ? await Promise.all([send(), send()]) : [await send(), await send()]
    expect(answers.map(leadsTo)).toEqual(Array(2).fill([303, '/tax-filing/setup']))
    expect(JSON.parse((await browser.get('/api/user')).text)).toMatchObject({ username: form.username })
  })

  test('as a call, whose answer was lost, is answered as the first was', async () => {
    const [lost, again] = [server.browser(), server.browser()]
    const send = (browser: TestBrowser) => browser.call('POST', '/api/register', registrationOf('lost-answer'))
    const [first, second] = [await send(lost), await send(again)]
    expect([second.status, second.text]).toEqual([201, first.text])
    expect(JSON.parse((await again.get('/api/user')).text)).toMatchObject({ username: 'lost-answer' })
  })

  test.each([
    ['with another password', { password: 'quite another phrase', confirmPassword: 'quite another phrase' }, 0],
    ['with another name', { fullName: 'Kim Jansen' }, 0],
    ['ten minutes later', {}, 10 * 60_000],
  ])('%s is refused as taken', async (how, change, later) => {
    const form = formOf(how.replaceAll(' ', '-'))
    await server.browser().post('/auth', form)
    server.clock.advance(later)
    const stranger = server.browser()
    expect((await stranger.post('/auth', { ...form, ...change })).status).toBe(422)
    const { form: _, confirmPassword: __, ...registration } = { ...form, ...change }
    expect((await stranger.call('POST', '/api/register', registration)).status).toBe(409)
    expect((await stranger.get('/api/user')).status).toBe(401)
  })
})
