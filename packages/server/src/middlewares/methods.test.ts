import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

test.each([
  ['/about', 204, 'GET, HEAD, OPTIONS'],
  ['/auth', 204, 'GET, HEAD, OPTIONS, POST'],
  ['/nowhere', 404, null],
])('what may be done with %s is said: %i', async (path, status, allow) => {
  const answer = await fetch(server.origin + path, { method: 'OPTIONS' })
  expect([answer.status, answer.headers.get('Allow')]).toEqual([status, allow])
})

test('what may be done with a call is said', async () => {
  const answer = await fetch(`${server.origin}/api/login`, { method: 'OPTIONS' })
  expect([answer.status, answer.headers.get('Allow')]).toEqual([200, 'POST'])
})

test('unknown calls are 404, wrong methods 405, both with a sentence', async () => {
  const unknown = await server.browser().get('/api/nothing')
  expect([unknown.status, unknown.text]).toEqual([404, 'We could not find what you asked for.'])
  const wrong = await server.browser().call('PATCH', '/api/login', {})
  expect([wrong.status, wrong.text]).toEqual([405, 'This address cannot be used in this way.'])
})

test.each([
  ['POST', '/about', 405, 'GET, HEAD, OPTIONS'],
  ['PUT', '/', 405, 'GET, HEAD, OPTIONS'],
  ['DELETE', '/auth', 405, 'GET, HEAD, OPTIONS, POST'],
  ['PROPFIND', '/about', 405, 'GET, HEAD, OPTIONS'],
  ['DELETE', '/logout', 405, 'POST'],
  ['PATCH', '/api/login', 405, 'POST'],
  ['PROPFIND', '/api/user', 405, 'HEAD, GET, DELETE'],
  ['POST', '/nowhere', 404, null],
])('%s %s is %i, and is told what the address takes', async (method, path, status, allow) => {
  const answer = await fetch(server.origin + path, { method, headers: { Origin: server.origin } })
  expect([answer.status, answer.headers.get('Allow')]).toEqual([status, allow])
  const isTold = (await answer.text()).includes('This address cannot be used in this way.')
  expect(isTold).toBe(status === 405)
})
