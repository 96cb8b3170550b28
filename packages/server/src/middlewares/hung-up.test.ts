import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startServer, type TestServer } from '../testing/start-server.ts'

let server: TestServer
let cookie: string
beforeAll(async () => {
  server = await startServer()
  server.dependencies.log.level = 'debug'
  const person = server.browser()
  await person.register('anna')
  cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => server.stop())

/** Sends the beginning of a request. */
async function begin(method: string, path: string, type: string, rest: string) {
  const { host, port } = new URL(server.origin)
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  const headers = { Host: host, Origin: server.origin, Cookie: cookie, 'Content-Type': type }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  await new Promise((sent) => socket.write([`${method} ${path} HTTP/1.1`, ...lines, rest].join('\r\n'), sent))
  return socket
}

/** Waits until something is logged after `from`. @returns every line since, as far as it says how bad it is */
const loggedSince = (from: number, awaited: string) =>
  vi.waitFor(() => {
    const said = server.log().slice(from)
    if (!said.includes(`"msg":"${awaited}"`)) throw new Error(`"${awaited}" is not in the log yet`)
    const lines = said.trim().split('\n')
    return lines.map((line) => JSON.parse(line)).map(({ level, msg, status }) => [level, msg, status])
  })

const debug = 20
const info = 30
const noFaultOfOurs = [
  [debug, 'an answer broke off', undefined],
  [info, 'request', 400],
]
const unfinished = 'Content-Length: 6300\r\n\r\n{"x'

const bodies = [
  ['PATCH', '/api/tax-filings/1', 'application/json'],
  ['POST', '/tax-filing/income', 'application/x-www-form-urlencoded'],
  ['POST', '/api/documents/upload', 'multipart/form-data; boundary=xx'],
] as const

test.each(bodies)('whoever hangs up in the middle of a body is no fault of ours: %s %s', async (...body) => {
  const from = server.log().length
  const socket = await begin(...body, unfinished)
  socket.destroy()
  expect(await loggedSince(from, 'request')).toEqual(noFaultOfOurs)
})

test.each(bodies)('nor is who has done so before we come to read it: %s %s', async (...body) => {
  const { database } = server.dependencies
  const cached = database.cached
  const from = server.log().length
  vi.spyOn(database, 'cached').mockImplementation(async (key, read) => {
    await loggedSince(from, 'an answer broke off')
    return cached(key, read)
  })
  const socket = await begin(...body, unfinished)
  socket.end()
  expect(await loggedSince(from, 'request')).toEqual(noFaultOfOurs)
})

test('nor is a body that is no HTTP', async () => {
  const from = server.log().length
  const broken = 'Transfer-Encoding: chunked\r\n\r\n3;a\nb\r\n{"x\r\n'
  const socket = await begin('POST', '/api/login', 'application/json', broken)
  expect(await loggedSince(from, 'request')).toEqual(noFaultOfOurs)
  socket.destroy()
})
