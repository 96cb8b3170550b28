import { sessionLimits } from '@aangiftewijs/domain/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPassword, type TestBrowser } from '../testing/browser.ts'
import { startServer, type TestServer } from '../testing/start-server.ts'
import { requestIn } from '../testing/stub-renderer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const typed = { salary: '41.000,00', otherIncome: '12', taxWithheld: '' }
const income = '/tax-filing/income'

const signIn = (browser: TestBrowser, username: string) =>
  browser.post(`/auth?next=${income}`, { username, password: goodPassword })

/** What the page of the income step was rendered from. */
const incomeOf = async (browser: TestBrowser) => requestIn((await browser.get(income)).text)

/** Someone who posts the income step after their session ended. */
async function postTooLate(username: string, fields: Record<string, string> = typed): Promise<TestBrowser> {
  const browser = server.browser()
  await browser.register(username)
  await browser.post('/tax-filing/setup', { year: '2024', taxIdentifier: '123', acceptTerms: 'on' })
  server.clock.advance(sessionLimits.idle)
  const gate = await browser.post(income, { ...fields, version: '1' })
  const { form, ended } = requestIn(gate.text)
  expect([gate.status, form, ended]).toEqual([401, null, 'typed'])
  return browser
}

test('what was typed after the session ended is back after signing in, once, and unsaved', async () => {
  const browser = await postTooLate('late')
  const arrived = await signIn(browser, 'late')
  expect([arrived.status, arrived.headers.get('Location')]).toEqual([303, income])
  const { form, flash, data, status } = await incomeOf(browser)
  expect({ form, flash, status }).toEqual({
    form: { name: 'income', fields: typed, problems: [] },
    flash: {
      variant: 'warning',
      title: 'Your session had ended',
      text: 'You are signed in again and what you typed is back. It is not saved yet: check it and send it once more.',
    },
    status: 200,
  })
  expect(data['/api/tax-filings']).toMatchObject([{ incomeData: null }])
  expect((await incomeOf(browser)).form).toBeNull()
})

test('of a file that is posted after the session ended nothing is kept, and who comes back hears so once', async () => {
  const documents = '/tax-filing/documents'
  const browser = server.browser()
  await browser.register('late-upload')
  server.clock.advance(sessionLimits.idle)
  const gate = await browser.post(documents, { a: '1' }, { 'Content-Type': 'multipart/form-data; boundary=x' })
  const said = requestIn(gate.text)
  expect([gate.status, said.form, said.ended]).toEqual([401, null, 'saved'])
  await signIn(browser, 'late-upload')
  const { form, flash } = requestIn((await browser.get(documents)).text)
  expect([form?.fields, form?.problems, flash?.title, flash?.text]).toEqual([
    {},
    [],
    'Your session had ended',
    'You are signed in again. Your file was not uploaded: choose it once more.',
  ])
  expect(requestIn((await browser.get(documents)).text).flash).toBeNull()
})

test('another tab that notices first loses nothing, and other pages leave it alone', async () => {
  const browser = server.browser()
  await browser.register('two-tabs-late')
  server.clock.advance(sessionLimits.idle)
  expect((await browser.get('/documents')).status).toBe(401)
  expect((await browser.post(income, typed)).status).toBe(401)
  await signIn(browser, 'two-tabs-late')
  expect(requestIn((await browser.get('/documents')).text).form).toBeNull()
  expect((await incomeOf(browser)).form?.fields).toEqual(typed)
})

test('the gate says that a session ended by time, to nobody who signed out and to no stranger', async () => {
  const endedOf = async (browser: TestBrowser) => requestIn((await browser.get(income)).text).ended
  const browser = server.browser()
  await browser.register('idler')
  server.clock.advance(sessionLimits.idle)
  expect([await endedOf(browser), await endedOf(browser)]).toEqual(['saved', 'saved'])
  const leaver = server.browser()
  await leaver.register('leaver-at-the-gate')
  const token = leaver.cookies.get('session') ?? ''
  await leaver.post('/logout', {})
  leaver.cookies.set('session', token)
  expect([await endedOf(leaver), await endedOf(server.browser())]).toEqual([null, null])
})

test('nobody else is shown it', async () => {
  await server.browser().register('next-person')
  const browser = await postTooLate('first-person')
  await signIn(browser, 'next-person')
  expect((await incomeOf(browser)).form).toBeNull()
  await signIn(browser, 'first-person')
  expect((await incomeOf(browser)).form).toBeNull()
})

test('it is sealed, goes with signing out, and is kept for an hour at most', async () => {
  const browser = await postTooLate('leaver')
  expect(browser.cookies.get('kept-form')).toMatch(/^[\w-]+$/)
  await browser.post('/logout', {})
  expect(browser.cookies.has('kept-form')).toBe(false)

  const slow = await postTooLate('slow')
  server.clock.advance(60 * 60_000)
  await signIn(slow, 'slow')
  expect((await incomeOf(slow)).form).toBeNull()

  const tampering = await postTooLate('tamperer')
  tampering.cookies.set('kept-form', `${tampering.cookies.get('kept-form')}A`.replace(/^./, 'B'))
  await signIn(tampering, 'tamperer')
  expect((await incomeOf(tampering)).form).toBeNull()
})

test('passwords are not kept, and a stranger makes the server keep nothing', async () => {
  const browser = server.browser()
  await browser.register('changing-late')
  server.clock.advance(sessionLimits.idle)
  await browser.post('/settings', { currentPassword: goodPassword, newPassword: 'another good phrase' })
  expect(browser.cookies.has('kept-form')).toBe(false)

  const stranger = server.browser()
  expect((await stranger.post(income, typed)).status).toBe(401)
  expect(stranger.cookies.has('kept-form')).toBe(false)
})
