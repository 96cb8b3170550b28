import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callApi } from '../ports/api.ts'
import { type SessionMoment, startSessionClock } from './session-clock.ts'
import { onSignOutRequest, requestSignOut, takeSignOutRequest } from './sign-out-request.ts'

const minute = 60_000
const begin = new Date('2026-11-21T10:00:00.000Z').getTime()

beforeEach(() => {
  vi.useFakeTimers({ now: begin, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  vi.stubGlobal('BroadcastChannel', undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answer = (status: number, path = '/api/documents', text = '', headers: Record<string, string> = {}) => {
  vi.stubGlobal('fetch', async () => new Response(text, { status, headers }))
  return callApi('GET', path).catch(() => undefined)
}

function start() {
  const moments: SessionMoment[] = []
  return { moments, stop: startSessionClock((moment) => moments.push(moment)) }
}

test('the chart is needed a minute before the warning, counted from the last answer, and once', async () => {
  const { moments } = start()
  vi.advanceTimersByTime(5 * minute)
  await answer(200)
  vi.advanceTimersByTime(12 * minute - 1)
  expect(moments).toEqual([])
  vi.advanceTimersByTime(1)
  expect(moments).toEqual([{ idleSince: begin + 5 * minute, sign: null }])
  vi.advanceTimersByTime(60 * minute)
  expect(moments.length).toBe(1)
})

test.each([
  [401, '/api/documents', '', [{ idleSince: begin, sign: { type: 'over', endReason: 'elsewhere' } }]],
  [401, '/api/login', '', []],
  [401, '/api/documents/upload', '{"isPasswordProtected":true}', []],
  [
    401,
    '/api/documents/upload',
    '{"isPasswordProtected":false}',
    [{ idleSince: begin, sign: { type: 'over', endReason: 'elsewhere' } }],
  ],
  [500, '/api/documents', '', []],
])('an answer %i to %s that says %j needs %j', async (status, path, text, needed) => {
  const { moments, stop } = start()
  await answer(status, path, text)
  expect(moments).toEqual(needed)
  stop()
})

test('what the server knows of the end of a session goes with it', async () => {
  const { moments } = start()
  await answer(401, '/api/user', '', { 'Session-Ended': 'time' })
  expect(moments).toEqual([{ idleSince: begin, sign: { type: 'over', endReason: 'time' } }])
})

test('signing out needs it, and the request waits for who fulfils it', () => {
  const { moments } = start()
  requestSignOut()
  requestSignOut()
  expect(moments).toEqual([{ idleSince: begin, sign: null }])
  const taken: boolean[] = []
  const stop = onSignOutRequest(() => taken.push(takeSignOutRequest(), takeSignOutRequest()))
  stop()
  expect(taken).toEqual([true, false])
})

test('a clock that was stopped needs nothing', () => {
  const { moments, stop } = start()
  stop()
  vi.advanceTimersByTime(60 * minute)
  expect(moments).toEqual([])
})
