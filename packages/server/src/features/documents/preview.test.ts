import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { TestBrowser } from '../../testing/browser.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { drawnPage } from './drawn-pages.ts'
import { scannerOf } from './scanners.ts'
import { upload } from './testing/upload.ts'

const bakery = readFileSync(new URL('../../../samples/jaaropgaaf-2024-bakkerij-de-korenschoof.pdf', import.meta.url))

let server: TestServer
let person: TestBrowser
let address: string
beforeAll(async () => {
  server = await startServer()
  person = server.browser()
  const { id: userId } = await person.register('previewer')
  const { body } = await upload(server, person, { file: bakery, name: 'a.pdf', type: 'income_statement', userId })
  address = `/api/documents/${body.id}/preview`
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(async () => {
  await scannerOf(server.dependencies).stop()
  await server.stop()
})

it('gives the range that was asked for', async () => {
  const { status, headers, text } = await person.get(address, { Range: 'bytes=1-3' })
  expect([status, headers.get('Content-Range'), text]).toEqual([206, `bytes 1-3/${bakery.length}`, 'PDF'])
  const beyond = await person.get(address, { Range: `bytes=${bakery.length}-` })
  expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([416, `bytes */${bakery.length}`])
})

it('takes turns when many are asked for at once, and gives its place back to who left', async () => {
  const leaving = new AbortController()
  const headers = { Cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
  const left = Array.from({ length: 5 }, () =>
    fetch(server.origin + address, { headers, signal: leaving.signal }).catch(() => 'left'),
  )
  leaving.abort()
  await Promise.all(left)
  const answers = await Promise.all(Array.from({ length: 40 }, () => person.get(address)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

/** Asks for a file and does not read it. @param localAddress where it comes from */
async function askAndNotRead(path: string, { cookies }: TestBrowser, localAddress: string): Promise<Socket> {
  const { host, hostname, port } = new URL(server.origin)
  const socket = connect({ port: Number(port), host: hostname, localAddress }).pause()
  await once(socket, 'connect')
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`)
  return socket
}

it('who does not read keeps nobody elsewhere from seeing a file; who waits there in vain is told so', async () => {
  vi.spyOn(scannerOf(server.dependencies), 'scan').mockResolvedValue()
  // More than what systems and sockets between here and there take at once.
  const big = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(9_900_000, 'A')])
  const readers = await Promise.all(
    [1, 2, 3, 4].map(async (at) => {
      const reader = server.browser()
      const { id: userId } = await reader.register(`reads.nothing.${at}`)
      const { body } = await upload(server, reader, { file: big, name: 'a.pdf', type: 'other', userId })
      return { reader, path: `/api/documents/${body.id}/preview` }
    }),
  )
  const asked = await Promise.all(
    [...readers, ...readers, ...readers].map(({ reader, path }) => askAndNotRead(path, reader, '127.0.0.2')),
  )
  // So that they have what they can have.
  await pause(1_000)
  expect((await person.get(address)).status).toBe(200)
  const waiting = asked.map(
    (socket) => new Promise<string>((resolve) => socket.once('readable', () => resolve(String(socket.read(12) ?? '')))),
  )
  const heads = await Promise.all(waiting)
  expect(heads.sort()).toEqual([...Array(6).fill('HTTP/1.1 200'), ...Array(6).fill('HTTP/1.1 503')])
  for (const socket of asked) socket.destroy()
}, 60_000)

it('a page is drawn once for who looks at it again', async () => {
  const draw = vi.spyOn(scannerOf(server.dependencies), 'draw')
  const pages = await Promise.all([person.get(`${address}?page=1`), person.get(`${address}?page=1`)])
  expect(pages.map(({ status, headers }) => [status, headers.get('Content-Type')])).toEqual([
    [200, 'image/png'],
    [200, 'image/png'],
  ])
  expect((await person.get(`${address}?page=9`)).status).toBe(404)
  expect(draw).toHaveBeenCalledTimes(2)
})

it('a page is kept for two minutes, and then no more, also when nobody asks again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const drawn = { kind: 'drawn', png: new Uint8Array(), pages: 1 } as const
    const draw = vi.spyOn(scannerOf(server.dependencies), 'draw').mockResolvedValue(drawn)
    const look = () => drawnPage(server.dependencies, { userId: 1, path: 'a', bytes: new Uint8Array(), page: 1 })
    await look()
    vi.advanceTimersByTime(119_999)
    await look()
    expect(draw).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(vi.getTimerCount()).toBe(0)
    await look()
    expect(draw).toHaveBeenCalledTimes(2)
  } finally {
    vi.useRealTimers()
  }
})
