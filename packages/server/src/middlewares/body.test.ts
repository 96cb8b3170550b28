import { once } from 'node:events'
import { connect } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startServer, type TestServer } from '../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => server.stop())

const post = (path: string, body: Uint8Array<ArrayBuffer> | string, headers: Readonly<Record<string, string>>) =>
  fetch(server.origin + path, { method: 'POST', headers, body })

const bomb = Buffer.from(`{"username":"${'a'.repeat(30_000_000)}"}`)

test.each([
  ['gzip', gzipSync(bomb)],
  ['deflate', deflateSync(bomb)],
  ['br', brotliCompressSync(bomb)],
])('thirty megabytes packed into little by %s are not unpacked', async (coding, body) => {
  expect(body.length).toBeLessThan(40_000)
  const json = { 'Content-Type': 'application/json', 'Content-Encoding': coding }
  expect((await post('/api/login', body, json)).status).toBe(413)
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Encoding': coding }
  expect((await post('/auth', body, form)).status).toBe(413)
})

test.each([
  ['{"__proto__":{"username":"a"},"password":"b"}', 'The body of the request could not be read.'],
  [
    '{"constructor":{"prototype":{"username":"a"}}}',
    'constructor: unknown-field\nusername: required\npassword: required',
  ],
])('the names of prototypes are no way in: %s', async (body, said) => {
  const answer = await post('/api/login', body, { 'Content-Type': 'application/json' })
  expect([answer.status, (await answer.text()).split('\n').sort()]).toEqual([400, said.split('\n').sort()])
})

test('a body that comes too slowly is broken off', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
  socket.write(
    'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  )
  const arrival = await vi.waitFor(() => {
    const call = timers.mock.calls.find(([, milliseconds]) => milliseconds === 20_000)
    if (call === undefined) throw new Error('The body is not being read yet')
    return call[0]
  })
  const closed = once(socket.resume(), 'close')
  arrival()
  await closed
})

test('an address that is only there to make work is refused', async () => {
  const long = `?${'a=1&'.repeat(1_000)}`
  for (const path of ['/about', '/api/user']) {
    const answer = await fetch(server.origin + path + long)
    expect(answer.status).toBe(414)
    const text = await answer.text()
    expect(text).toContain('This address is too long to be answered.')
    expect(text.length).toBeLessThan(8_000)
  }
})
