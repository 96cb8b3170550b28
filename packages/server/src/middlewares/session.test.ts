import { sessionLimits } from '@aangiftewijs/domain/session'
import { expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { listen } from '../listen.ts'
import { startServer } from '../testing/start-server.ts'

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
