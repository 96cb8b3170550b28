import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { goodPassword } from '../testing/browser.ts'
import { dataIn } from '../testing/exported.ts'
import { operatorForEach } from '../testing/operator.ts'

const operator = operatorForEach()

test('an operator gives a link, shuts and opens an account, exports and deletes it, and all of it is in the trail', async () => {
  const { folder, host, run } = operator
  const person = host.browser()
  await person.register('anna')
  const signIn = async () =>
    (await host.browser().call('POST', '/api/login', { username: 'anna', password: goodPassword })).status
  const link = new URL(await run('users', 'reset-link', 'Anna'))
  expect((await host.browser().get(link.pathname + link.search)).status).toBe(200)
  await run('users', 'disable', 'anna')
  expect(await signIn()).toBe(401)
  await expect(run('users', 'reset-link', 'anna')).rejects.toThrow('the account is shut')
  await run('users', 'enable', 'anna')
  expect(await signIn()).toBe(200)
  // The link from before went with the sessions.
  expect((await host.browser().get(link.pathname + link.search)).status).toBe(404)
  const file = join(folder, 'anna.zip')
  await run('users', 'export', 'anna', file)
  expect(dataIn(readFileSync(file))).toMatchObject({ account: { username: 'anna' }, documents: [] })
  await run('users', 'delete', 'anna')
  expect(await signIn()).toBe(401)
  await expect(run('users', 'delete', 'anna')).rejects.toThrow('There is no account anna.')
  expect(await run('audit', 'verify')).toMatch(/^All 7 entries are as they were written\. The last one: [\da-f]{64}$/)
})

test('whoever writes from an e-mail address is found, and so is a number of the trail', async () => {
  const { host, run } = operator
  const { id, email } = await host.browser().register('Anna')
  const about = new RegExp(`^Anna: number ${id}, password, made \\S+Z, last signed in \\S+Z$`)
  for (const asked of [String(email).toUpperCase(), 'anna', String(id)])
    expect(await run('users', 'find', asked)).toMatch(about)
  await run('users', 'disable', 'anna')
  expect(await run('users', 'find', 'anna')).toMatch(/, shut since \S+Z$/)
  await expect(run('users', 'find', 'nobody@example.org')).rejects.toThrow('There is no account nobody@example.org.')
  await expect(run('users', 'constructor', 'anna')).rejects.toThrow('Use: aangiftewijs users find | reset-link | ')
})

test.each(['delete', 'disable'])('whom everybody who looks around shares stays: %s', async (action) => {
  const { host, run } = operator
  await expect(run('users', action, 'look-around')).rejects.toThrow('look-around is shared by everybody')
  const visitor = host.browser()
  expect((await visitor.post('/api/auth/digid/simulation', { citizen: 'look-around' })).status).toBe(303)
})

test('an export into a folder that is not there, or over a file, is refused in a sentence', async () => {
  const { folder, host, run } = operator
  await host.browser().register('anna')
  const nowhere = join(folder, 'none', 'anna.json')
  await expect(run('users', 'export', 'anna', nowhere)).rejects.toThrow(/^There is no folder .+none: make it/)
  const there = join(folder, 'data-key')
  await expect(run('users', 'export', 'anna', there)).rejects.toThrow(`${there} exists already; nothing was written`)
  await expect(run('documents', 'corrections', there)).rejects.toThrow(`${there} exists already; nothing was written`)
})

test('somebody whose account was just deleted is signed out, also where a return would begin', async () => {
  const { host, run } = operator
  const person = host.browser()
  const { id: userId } = await person.register('anna')
  await person.get('/api/user')
  await run('users', 'delete', 'anna')
  const begun = await person.call('POST', '/api/tax-filings', { userId, year: 2024, currentStep: 'documents' })
  expect([begun.status, begun.text]).toEqual([401, 'You are not signed in. Sign in and try again.'])
  expect((await person.get('/api/user')).status).toBe(401)
})
