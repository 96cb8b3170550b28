import { isValidBsn } from '@aangiftewijs/domain/bsn'
import { lookAroundUserId } from '@aangiftewijs/domain/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { citizens } from './citizens.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const simulation = '/api/auth/digid/simulation'

test('the page is marked as a simulation and offers every citizen and looking around', async () => {
  const { status, text } = await server.browser().get(simulation)
  expect(status).toBe(200)
  expect(text).toContain('This is a simulation. It is not DigiD')
  const offered = [...text.matchAll(/name="citizen" value="([^"]+)"/g)].map(([, value]) => value)
  expect(offered).toEqual([...citizens.map(({ id }) => id), 'look-around'])
})

test('the page has the theme that was chosen, and leads home', async () => {
  const browser = server.browser()
  browser.cookies.set('theme', 'contrast')
  const { text } = await browser.get(simulation)
  expect(text).toContain('<html lang="en" data-theme="contrast">')
  expect(text).toContain('<a class="home" href="/">')
})

test('the citizens’ BSNs pass the eleven-proof and are those reserved for tests', () => {
  expect(citizens.filter(({ bsn }) => !isValidBsn(bsn) || !bsn.startsWith('99999'))).toEqual([])
})

test('each visitor who chooses a citizen gets an account of their own', async () => {
  const [first, second] = [server.browser(), server.browser()]
  for (const browser of [first, second]) {
    const answer = await browser.post(simulation, { citizen: 'sanne' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/digid-dashboard'])
  }
  const users = await Promise.all(
    [first, second].map(async (browser) => JSON.parse((await browser.get('/api/user')).text)),
  )
  expect(users).toMatchObject([
    { fullName: 'Sanne de Vries', authMethod: 'digid', bsn: '•••••0019' },
    { fullName: 'Sanne de Vries', authMethod: 'digid', bsn: '•••••0019' },
  ])
  expect(users[0].id).not.toBe(users[1].id)
})

test('choosing leads on to where the person was going, and every way on or back carries it', async () => {
  const browser = server.browser()
  const asked = `${simulation}?next=%2Ftax-filing%2Fincome&ended=typed`
  const { text } = await browser.get(asked)
  expect(text).toContain('choose the citizen you were signed in as')
  expect(text).toContain('<input type="hidden" name="next" value="/tax-filing/income">')
  expect(text).toContain('href="/auth?tab=login&amp;next=%2Ftax-filing%2Fincome&amp;ended=typed"')
  expect(text).toContain(`name="next" value="${asked.replace('&', '&amp;')}"`)
  const carried = { next: '/tax-filing/income', ended: 'typed' }
  const wrong = await browser.post(simulation, { ...carried, citizen: 'nobody' })
  expect([wrong.status, wrong.text.includes('name="next" value="/tax-filing/income"')]).toEqual([400, true])
  const right = await browser.post(simulation, { ...carried, citizen: 'sanne' })
  expect([right.status, right.headers.get('Location')]).toEqual([303, '/tax-filing/income'])
  const lured = await browser.post(simulation, { citizen: 'sanne', next: 'https://evil.example' })
  expect(lured.headers.get('Location')).toBe('/digid-dashboard')
  expect((await browser.get(simulation)).text).not.toContain('choose the citizen you were signed in as')
})

test('a citizen chosen again in this browser finds what was saved, for a day after the session; elsewhere nothing', async () => {
  const browser = server.browser()
  const choose = async (who = browser) => {
    await who.post(simulation, { citizen: 'youssef' })
    return JSON.parse((await who.get('/api/user')).text).id
  }
  const first = await choose()
  await browser.post('/tax-filing/setup', { year: '2024', taxIdentifier: '', knownBsn: 'on', acceptTerms: 'on' })
  await browser.post('/language', { language: 'nl', next: '/' })
  server.clock.advance(23 * 3_600_000)
  expect((await browser.get(simulation)).text).toContain('•••••2788, met wat u hebt opgeslagen')
  expect(await choose()).toBe(first)
  expect(JSON.parse((await browser.get('/api/tax-filings')).text)).toMatchObject([{ year: 2024 }])
  expect(await choose(server.browser())).not.toBe(first)
  server.clock.advance(36 * 3_600_000)
  expect(await choose()).not.toBe(first)
})

test('signing out ends every practice account of this browser, also those it was signed in to before', async () => {
  const { users } = server.dependencies.database.models
  const browser = server.browser()
  const ids: number[] = []
  for (const citizen of ['sanne', 'maria']) {
    await browser.post(simulation, { citizen })
    ids.push(JSON.parse((await browser.get('/api/user')).text).id)
  }
  const { id: owner } = await browser.register('practised.first')
  await browser.call('POST', '/api/logout')
  expect(await users.count({ where: { id: ids } })).toBe(0)
  expect(await users.count({ where: { id: owner } })).toBe(1)
  expect((await browser.get(simulation)).text).not.toContain('with what you saved')
})

test('what a browser says of citizens is believed only when this host signed it, and of accounts that are still theirs', async () => {
  const victim = server.browser()
  await victim.post(simulation, { citizen: 'sanne' })
  const { id } = JSON.parse((await victim.get('/api/user')).text)
  const thief = server.browser()
  thief.cookies.set('citizens', `sanne-${id}`)
  await thief.post(simulation, { citizen: 'sanne' })
  expect(JSON.parse((await thief.get('/api/user')).text).id).not.toBe(id)
  await victim.call('DELETE', '/api/user', {})
  await victim.post(simulation, { citizen: 'sanne' })
  expect(JSON.parse((await victim.get('/api/user')).text).id).not.toBe(id)
})

test('who is signed in is told that choosing takes the place of the session', async () => {
  const browser = server.browser()
  await browser.register('replaced')
  expect((await browser.get(simulation)).text).toContain('You are signed in as Sam Jansen. Choosing someone here')
  expect((await server.browser().get(simulation)).text).not.toContain('Choosing someone here')
})

test('an account without a password is deleted without one, and nobody signs in to it with one', async () => {
  const browser = server.browser()
  await browser.post(simulation, { citizen: 'maria' })
  const { username } = JSON.parse((await browser.get('/api/user')).text)
  expect((await server.browser().call('POST', '/api/login', { username, password: 'anything at all' })).status).toBe(
    401,
  )
  expect((await browser.call('DELETE', '/api/user', {})).status).toBe(204)
  expect((await browser.get('/api/user')).status).toBe(401)
})

test('the look-around citizen is user 999, has no returns and can write nothing', async () => {
  const browser = server.browser()
  await browser.post(simulation, { citizen: 'look-around' })
  expect(JSON.parse((await browser.get('/api/user')).text)).toMatchObject({ id: lookAroundUserId, bsn: '' })
  expect(JSON.parse((await browser.get('/api/tax-filings')).text)).toEqual([])
  const write = await browser.call('POST', '/api/tax-filings', { userId: 999, year: 2024, currentStep: 'documents' })
  expect([write.status, write.text.slice(0, 23)]).toEqual([403, 'You are looking around '])
})

test('the look-around citizen is signed in since this visitor signed in', async () => {
  const browser = server.browser()
  server.clock.advance(3_600_000)
  await browser.post(simulation, { citizen: 'look-around' })
  const since = server.clock.now().toISOString()
  server.clock.advance(60_000)
  expect(JSON.parse((await browser.get('/api/user')).text).lastLogin).toBe(since)
})

test('nobody chosen, and an account that is shut, are said on the page, where one can choose again', async () => {
  const nobody = await server.browser().post(simulation, { citizen: 'nobody' })
  expect([nobody.status, nobody.headers.get('Content-Type')]).toEqual([400, 'text/html; charset=utf-8'])
  expect(nobody.text).toContain('<li>Choose someone below.</li>')
  expect(nobody.text).toContain('<title>Error: Simulated DigiD login')
  expect([...nobody.text.matchAll(/name="citizen"/g)]).toHaveLength(citizens.length + 1)

  const { users } = server.dependencies.database.models
  const shut = (disabledAt: Date | null) =>
    server.dependencies.database.write((transaction) =>
      users.update({ disabledAt }, { where: { id: lookAroundUserId }, transaction }),
    )
  await shut(new Date())
  const gone = await server.browser().post(simulation, { citizen: 'look-around' }, { Cookie: 'language=nl' })
  await shut(null)
  expect([gone.status, gone.text.includes('Dit oefenaccount is er niet meer.')]).toEqual([401, true])
})
