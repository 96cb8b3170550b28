import { sessionLimits } from '@aangiftewijs/domain/session'
import { fromPapersIntent } from '@aangiftewijs/domain/tax-return'
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
  expect([gate.status, form, ended]).toEqual([401, null, 'sent'])
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
  expect([gate.status, said.form, said.ended]).toEqual([401, null, 'pressed'])
  await signIn(browser, 'late-upload')
  const { form, flash } = requestIn((await browser.get(documents)).text)
  expect([form, flash?.title, flash?.text]).toEqual([
    null,
    'Your session had ended',
    'You are signed in again. Your file was not uploaded: choose it once more.',
  ])
  expect(requestIn((await browser.get(documents)).text).flash).toBeNull()
})

const review = '/tax-filing/review'

/** Posts of somebody whose session has just ended, on the page before; what the gate says and then that page, once they are back. */
async function pressTooLate(username: string, path: string, fields: Record<string, string>, before: string | null) {
  const browser = server.browser()
  await browser.register(username)
  server.clock.advance(sessionLimits.idle)
  const headers: Record<string, string> = before === null ? {} : { Referer: server.origin + before }
  const gate = requestIn((await browser.post(path, fields, headers)).text)
  await signIn(browser, username)
  const { form, flash } = requestIn((await browser.get(gate.path + gate.search)).text)
  return [gate.status, gate.ended, gate.path + gate.search, form, flash?.text]
}

test.each([
  [
    'correct',
    '/previous-filings',
    { intent: 'correct', filingId: '1' },
    null,
    '/previous-filings',
    'The correction was',
  ],
  [
    'start-from',
    '/tax-filing/setup?new=2025',
    { intent: 'start-from', filingId: '1' },
    '/tax-filing/setup?new=2025',
    '/tax-filing/setup?new=2025',
    'The answers of the other return were',
  ],
  [
    'apply',
    '/tax-filing/what-if',
    { intent: 'apply', filingId: '1', version: '3', next: `${review}#divide` },
    review,
    review,
    'The division was',
  ],
  ['continue', income, { filingId: '1', salary: '', version: '3' }, income, income, 'What you pressed was'],
  ['remove', '/documents', { intent: 'remove', id: '4' }, '/documents', '/documents', 'What you pressed was'],
  [
    'from-papers',
    review,
    { intent: fromPapersIntent, filingId: '1', name: 'salary' },
    '/',
    '/',
    'What you pressed was',
  ],
  [
    'password',
    '/settings',
    { currentPassword: goodPassword, newPassword: 'another good phrase' },
    '/settings?tab=security',
    '/settings?tab=security',
    'Your password was',
  ],
])(
  'a press of %s that comes too late is said not to be done, on its page',
  async (name, path, fields, before, to, text) => {
    const said = await pressTooLate(`late-press-${name}`, path, fields, before)
    expect(said).toEqual([401, 'pressed', to, null, expect.stringMatching(`^You are signed in again. ${text} not `)])
  },
)

test('a page of another site that a form says it came from leads nowhere', async () => {
  const browser = server.browser()
  await browser.register('from-elsewhere')
  server.clock.advance(sessionLimits.idle)
  const headers = { Referer: 'http://elsewhere.example/tax-filing/review' }
  const { path } = requestIn(
    (await browser.post('/previous-filings', { intent: 'correct', filingId: '1' }, headers)).text,
  )
  expect(path).toBe('/previous-filings')
})

test('what was typed too late goes when the form is sent again, also where it was not shown', async () => {
  const browser = await postTooLate('sent-again')
  await signIn(browser, 'sent-again')
  await browser.post('/tax-filing/deductions', { charityDonations: '1' })
  expect(browser.cookies.has('kept-form')).toBe(true)
  const [filing] = JSON.parse((await browser.get('/api/tax-filings')).text)
  const fields = { ...typed, salary: '50.000', filingId: String(filing.id), version: String(filing.version) }
  expect((await browser.post(income, fields)).status).toBe(303)
  expect((await incomeOf(browser)).form).toBeNull()
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
  await signIn(browser, 'changing-late')
  expect(requestIn((await browser.get('/settings')).text).form).toBeNull()

  const stranger = server.browser()
  expect((await stranger.post(income, typed)).status).toBe(401)
  expect(stranger.cookies.has('kept-form')).toBe(false)
})
