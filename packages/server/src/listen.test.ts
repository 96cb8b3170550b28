import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { type Listening, listen, timeouts } from './listen.ts'
import { startServer, type TestServer } from './testing/start-server.ts'
import { stubRenderer } from './testing/stub-renderer.ts'

let server: TestServer
let listening: Listening
const agent = new Agent({ keepAlive: true })
let release = () => {}
let begun = () => {}
const rendering = new Promise<void>((resolve) => {
  begun = resolve
})

beforeEach(async () => {
  server = await startServer()
  const render: typeof stubRenderer.render = async (request, nonce) => {
    if (request.path === '/settings') return stubRenderer.render(request, nonce)
    begun()
    await new Promise<void>((resolve) => {
      release = resolve
    })
    return stubRenderer.render(request, nonce)
  }
  listening = await listen(createApp({ ...server.dependencies, renderer: { ...stubRenderer, render } }), '127.0.0.1', 0)
})
afterEach(async () => {
  agent.destroy()
  await server.stop()
})

const ask = async (path: string) => {
  const [response]: IncomingMessage[] = await once(get({ port: listening.port, path, agent }), 'response')
  if (!response) throw new Error('no answer')
  response.resume()
  await once(response, 'end')
  return response
}

test('a drain closes what is idle, answers what has begun and tells it to go, and then ends', async () => {
  const { connection, 'keep-alive': kept } = (await ask('/settings')).headers
  expect([connection, kept]).toEqual(['keep-alive', 'timeout=65'])
  const slow = ask('/about')
  await rendering
  const drained = listening.drain()
  release()
  const answer = await slow
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close'])
  await drained
  await expect(ask('/settings')).rejects.toThrow('ECONNREFUSED')
})

test('while a proxy has not heard of it, a drain answers everything', async () => {
  let hear = () => {}
  const drained = listening.drain(new Promise<void>((resolve) => (hear = resolve)))
  for (const _ of [1, 2]) {
    const { statusCode, headers } = await ask('/settings')
    expect([statusCode, headers.connection]).toEqual([401, 'close'])
  }
  hear()
  await drained
  await expect(ask('/settings')).rejects.toThrow('ECONNREFUSED')
})

test('a request that gets no answer holds a drain up for four seconds, no longer', async () => {
  const app = createApp({ ...server.dependencies, renderer: { ...stubRenderer, render: () => new Promise(() => {}) } })
  const stuck = await listen(app, '127.0.0.1', 0)
  const answer = fetch(`http://127.0.0.1:${stuck.port}/about`)
  const failed = expect(answer).rejects.toThrow('fetch failed')
  await wait(100)
  const startedAt = performance.now()
  await stuck.drain()
  expect(performance.now() - startedAt).toBeLessThan(5_000)
  await failed
})

test('a request without a whole answer is broken off in the end', async () => {
  const app = createApp({ ...server.dependencies, renderer: { ...stubRenderer, render: () => new Promise(() => {}) } })
  const short = await listen(app, '127.0.0.1', 0, 200)
  await expect(fetch(`http://127.0.0.1:${short.port}/about`)).rejects.toThrow('fetch failed')
  await short.drain()
})

/** What comes back for bytes as they are, until the connection is closed. */
async function answerTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  return text(socket).catch(() => '')
}

test('of requests that come in one packet no more than eight are begun, and the connection ends', async () => {
  let rendered = 0
  const render = async () => {
    rendered += 1
    return '<p>'
  }
  const own = await listen(createApp({ ...server.dependencies, renderer: { ...stubRenderer, render } }), '127.0.0.1', 0)
  const request = 'GET /settings HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const few = await answerTo(
    own.port,
    `${request.repeat(7)}${request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')}`,
  )
  expect([few.match(/HTTP\/1\.1 401/g)?.length, rendered]).toEqual([8, 8])
  expect(await answerTo(own.port, request.repeat(500))).toBe('')
  expect(rendered).toBe(16)
  await own.drain()
})

test.each([
  ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
  [
    'a host in the address besides',
    'GET http://evil.example/healthz HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'HTTP/1.1 400 Bad Request',
  ],
  [
    'a body packed for the way',
    'POST /healthz HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n',
    'HTTP/1.1 400 Bad Request',
  ],
  ['no version', 'GET /healthz\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
  ['another version', 'GET /healthz HTTP/2.0\r\nHost: localhost\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
  [
    'two ends',
    'POST /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'HTTP/1.1 400 Bad Request',
  ],
  [
    'two lengths',
    'POST /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na',
    'HTTP/1.1 400 Bad Request',
  ],
  ['lines that end otherwise', 'GET /healthz HTTP/1.1\nHost: localhost\n\n', 'HTTP/1.1 400 Bad Request'],
])('a request with %s is refused', async (_, bytes, line) => {
  expect((await answerTo(listening.port, bytes)).split('\r\n')[0]).toBe(line)
})

test('an address with the host of the request is answered', async () => {
  const request = 'GET http://localhost/healthz HTTP/1.1\r\nHost: LOCALHOST\r\nConnection: close\r\n\r\n'
  expect((await answerTo(listening.port, request)).split('\r\n')[0]).toBe('HTTP/1.1 200 OK')
})

test('headers that do not come are looked for often enough that twenty seconds are not fifty', () => {
  expect(timeouts.connectionsCheckingInterval).toBeLessThanOrEqual(timeouts.headersTimeout / 10)
})
