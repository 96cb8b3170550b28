import { pathAfterSignIn, sessionLimits } from '@aangiftewijs/domain/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { requestIn } from '../../testing/stub-renderer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const json = async (browser: ReturnType<TestServer['browser']>, path: string) =>
  JSON.parse((await browser.get(path)).text)

test('one press leads to the review of a return that was filled in from the samples', async () => {
  const browser = server.browser()
  const { status, headers } = await browser.post('/try', {})
  expect([status, headers.get('Location')]).toEqual([303, pathAfterSignIn('/tax-filing/review')])
  expect(await json(browser, '/api/user')).toMatchObject({
    fullName: 'Sanne de Vries',
    authMethod: 'digid',
    bsn: '•••••0019',
  })
  expect(await json(browser, '/api/tax-filings')).toMatchObject([
    {
      year: 2024,
      currentStep: 'review',
      completed: false,
      setupData: { taxIdentifier: '999990019' },
      incomeData: { salary: 47_810.5, taxWithheld: 10_672.25 },
      deductionsData: { mortgageInterest: 6_874.2 },
    },
  ])
  expect(await json(browser, '/api/documents')).toHaveLength(3)
})

test('who comes back after their session ended finds the same trial; nobody else does', async () => {
  const [one, other] = [server.browser(), server.browser()]
  for (const browser of [one, other]) await browser.post('/try', {})
  const [{ id }, { id: otherId }] = await Promise.all([one, other].map((browser) => json(browser, '/api/user')))
  server.clock.advance(sessionLimits.idle)
  const again = await one.post('/try', {})
  expect([again.headers.get('Location'), (await json(one, '/api/user')).id]).toEqual(['/', id])
  server.clock.advance(sessionLimits.idle)
  const goingOn = await one.post('/try', { next: '/tax-filing/income' })
  expect(goingOn.headers.get('Location')).toBe('/tax-filing/income')
  expect((await json(one, '/api/tax-filings')).length).toBe(1)
  expect(otherId).not.toBe(id)
})

test('who signs out leaves nothing to the next person in this browser, who begins anew', async () => {
  const browser = server.browser()
  await browser.post('/try', {})
  const { id } = await json(browser, '/api/user')
  const before = new Map(browser.cookies)
  const answer = await browser.post('/logout', {})
  expect([answer.status, browser.cookies.has('citizens')]).toEqual([303, false])
  const { flash } = requestIn((await browser.get('/auth')).text)
  expect(flash?.text).toBe(
    'You have been successfully logged out. The practice account is deleted, with everything in it: nobody can open it again.',
  )
  const { users, taxFilings, documents } = server.dependencies.database.models
  const where = { userId: id }
  const left = [users.count({ where: { id } }), taxFilings.count({ where }), documents.count({ where })]
  expect(await Promise.all(left)).toEqual([0, 0, 0])
  await browser.post('/try', {})
  expect((await json(browser, '/api/user')).id).not.toBe(id)

  // Nor to who kept the cookies of that time.
  const later = server.browser()
  for (const [name, value] of before) later.cookies.set(name, value)
  await later.post('/try', {})
  expect((await json(later, '/api/user')).id).not.toBe(id)
})

test('who has an account keeps it, and its returns', async () => {
  const browser = server.browser()
  await browser.register('keeper')
  const answer = await browser.post('/try', {})
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/'])
  expect([(await json(browser, '/api/user')).username, await json(browser, '/api/tax-filings')]).toEqual(['keeper', []])
})

test('the shared look-around citizen goes on with one of their own', async () => {
  const browser = server.browser()
  await browser.post('/api/auth/digid/simulation', { citizen: 'look-around' })
  expect((await browser.post('/try', {})).headers.get('Location')).toBe('/tax-filing/review')
})
