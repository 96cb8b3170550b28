import { sessionLimits } from '@aangiftewijs/domain/session'
import { expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { listen } from '../listen.ts'
import { goodPassword, type TestBrowser } from '../testing/browser.ts'
import { startServer } from '../testing/start-server.ts'

test('a refusal says that a session ended by time, and of one that is gone for another reason nothing', async () => {
  const server = await startServer()
  const said = async (browser: TestBrowser) => {
    const { status, headers } = await browser.call('GET', '/api/tax-filings')
    return [status, headers.get('Session-Ended')]
  }
  const [idle, deleted, signedOut, stranger] = [server.browser(), server.browser(), server.browser(), server.browser()]
  await idle.register('idle')
  await deleted.register('deleted')
  await signedOut.register('signed.out')
  for (const [username, path] of [
    ['deleted', '/api/user'],
    ['signed.out', '/api/logout'],
  ] as const) {
    const elsewhere = server.browser()
    await elsewhere.call('POST', '/api/login', { username, password: goodPassword })
    await elsewhere.call(path === '/api/user' ? 'DELETE' : 'POST', path, { password: goodPassword })
  }
  server.clock.advance(sessionLimits.idle)
  expect([await said(idle), await said(idle)]).toEqual([
    [401, 'time'],
    [401, 'time'],
  ])
  for (const browser of [deleted, signedOut, stranger]) expect(await said(browser)).toEqual([401, null])
  const upload = await idle.call('POST', '/api/documents/upload')
  expect([upload.status, upload.headers.get('Session-Ended')]).toEqual([401, 'time'])
  await server.stop()
})

test('who is at work stays signed in with another process, which knows only what is written', async () => {
  const server = await startServer()
  const browser = server.browser()
  const { id: userId } = await browser.register('at.work')
  const { sessions } = server.dependencies.database.models
  const lastSeen = async () => (await sessions.findOne({ where: { userId } }))?.lastSeenAt
  const halfIdle = sessionLimits.idle / 2
  for (const _ of [1, 2]) {
    server.clock.advance(halfIdle)
    expect((await browser.get('/api/user')).status).toBe(200)
    await vi.waitFor(async () => expect(await lastSeen()).toEqual(server.clock.now()), { timeout: 20_000 })
  }
  server.clock.advance(halfIdle)
  const another = await listen(createApp({ ...server.dependencies }), '127.0.0.1', 0)
  const headers = { Cookie: `session=${browser.cookies.get('session')}` }
  const answer = await fetch(`http://127.0.0.1:${another.port}/api/user`, { headers })
  await another.drain()
  expect(answer.status).toBe(200)
  await server.stop()
})
