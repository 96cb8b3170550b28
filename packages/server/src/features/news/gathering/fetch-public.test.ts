import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Fetched, fetchPublic } from './fetch-public.ts'

let origin = ''
const limits = { bytes: 50_000, milliseconds: 10_000, redirects: 2 }
const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/good': (request, response) =>
    request.headers['if-none-match'] === '"1"'
      ? response.writeHead(304).end()
      : response.writeHead(200, { etag: '"1"' }).end('feed'),
  '/moved': (_, response) => response.writeHead(302, { location: '/good' }).end(),
  '/circle': (_, response) => response.writeHead(302, { location: '/circle' }).end(),
  '/to-elsewhere': (_, response) =>
    response.writeHead(302, { location: `${origin.replace('127.0.0.1', '127.0.0.2')}/good` }).end(),
  '/to-file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/broken': (_, response) => response.writeHead(500).end('no'),
  '/huge': (_, response) => response.writeHead(200).end(Buffer.alloc(200_000, 'x')),
  '/silent': () => undefined,
}
const server = createServer((request, response) => answers[request.url ?? '']?.(request, response))

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origin = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (path: string, options = {}) =>
  fetchPublic(origin + path, { accept: '*/*', privateHost: new URL(origin).host, limits, ...options })
const told = (fetched: Fetched) =>
  fetched.changed ? { text: fetched.bytes.toString(), version: fetched.version } : 'unchanged'

test('a feed is read with its version', async () =>
  expect(told(await ask('/good'))).toEqual({ text: 'feed', version: { etag: '"1"' } }))
test('a known version is not sent again', async () =>
  expect(told(await ask('/good', { version: { etag: '"1"' } }))).toBe('unchanged'))
test('a redirect is followed', async () => expect(told(await ask('/moved'))).toMatchObject({ text: 'feed' }))

test.each([
  ['/circle', 'too many redirects'],
  ['/to-file', 'not a web address'],
  ['/broken', 'status 500'],
  ['/huge', 'larger than allowed'],
])('%s is given up: %s', async (path, reason) => expect(ask(path)).rejects.toThrow(reason))

test('a server that says nothing is given up in time', async () =>
  expect(ask('/silent', { limits: { ...limits, milliseconds: 100 } })).rejects.toThrow('no answer in time'))

test('a private address is refused but of the host that may have one', async () => {
  const refused = expect.stringMatching(/not allowed/i)
  const elsewhere = origin.replace('127.0.0.1', '127.0.0.2')
  const otherPort = `127.0.0.1:${Number(new URL(origin).port) + 1}`
  for (const privateHost of [null, otherPort, new URL(elsewhere).host])
    await expect(ask('/good', { privateHost })).rejects.toMatchObject({ message: refused })
  await expect(ask('/to-elsewhere')).rejects.toMatchObject({ message: refused })
})
