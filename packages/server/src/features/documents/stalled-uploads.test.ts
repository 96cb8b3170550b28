import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { scannerOf } from './scanners.ts'
import { upload } from './testing/upload.ts'

const bakery = readFileSync(new URL('../../../samples/jaaropgaaf-2024-bakkerij-de-korenschoof.pdf', import.meta.url))

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await scannerOf(server.dependencies).stop()
  await server.stop()
})

/** Promises a megabyte, sends a little of it and then nothing. @param localAddress where it comes from */
async function stallUpload(cookies: ReadonlyMap<string, string>, localAddress = '127.0.0.1'): Promise<Socket> {
  const { host, hostname, port } = new URL(server.origin)
  const socket = connect({ port: Number(port), host: hostname, localAddress })
  await once(socket, 'connect')
  const head = [
    'POST /api/documents/upload HTTP/1.1',
    `Host: ${host}`,
    `Origin: ${server.origin}`,
    `Cookie: ${[...cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 1000000',
  ]
  socket.write(
    `${head.join('\r\n')}\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF`,
  )
  return socket
}

it('many people who stall keep nobody from uploading, and hold nothing on the disk under a name', async () => {
  const stalled: Socket[] = []
  for (let at = 0; at < 10; at += 1) {
    const staller = server.browser()
    await staller.register(`stalls.${at}`)
    stalled.push(...(await Promise.all(Array.from({ length: 4 }, () => stallUpload(staller.cookies)))))
  }
  const person = server.browser()
  const { id: userId } = await person.register('among.many')
  const cutOff = Promise.race(stalled.map((socket) => once(socket.resume(), 'close')))
  const answer = await Promise.race([
    upload(server, person, { file: bakery, name: 'a.pdf', type: 'income_statement', userId }),
    cutOff.then(() => 'only after the others were cut off'),
  ])
  expect(answer).toMatchObject({ status: 200 })
  expect(readdirSync(join(server.dependencies.config.dataDir, 'incoming'))).toEqual([])
  for (const socket of stalled) socket.destroy()
})

it('one person who stalls does not keep others from uploading, and is cut off', async () => {
  const staller = server.browser()
  const { id: stallerId } = await staller.register('stalls')
  const stalled = await Promise.all(Array.from({ length: 12 }, () => stallUpload(staller.cookies)))
  const closed = Promise.all(stalled.slice(0, 4).map((socket) => once(socket.resume(), 'close')))
  const person = server.browser()
  const { id: userId } = await person.register('in.a.hurry')
  const pdf = { file: bakery, name: 'a.pdf', type: 'income_statement' }
  const answer = await Promise.race([
    upload(server, person, { ...pdf, userId }),
    closed.then(() => 'only after the others were cut off'),
  ])
  expect(answer).toMatchObject({ status: 200 })
  await closed
  for (const socket of stalled) socket.destroy()
  // Those who left while they waited hold no turn.
  expect(await upload(server, staller, { ...pdf, userId: stallerId })).toMatchObject({ status: 200 })
})

it('however many accounts an address has, who comes from elsewhere is received at once', async () => {
  const stallers = await Promise.all(
    Array.from({ length: 36 }, async (_, at) => {
      const staller = server.browser()
      await staller.register(`holds.${at}`)
      return staller
    }),
  )
  const person = server.browser()
  const { id: userId } = await person.register('from.elsewhere')
  const places = stallers.flatMap(({ cookies }) => [cookies, cookies, cookies, cookies])
  const sending = await Promise.all(places.map((cookies) => stallUpload(cookies, '127.0.0.2')))
  // Just fast enough not to be cut off.
  const trickle = setInterval(() => {
    for (const socket of sending) socket.write(Buffer.alloc(10_000))
  }, 500)
  // So that they have what they can have.
  await pause(1_000)
  expect(await upload(server, person, { file: bakery, name: 'a.pdf', type: 'income_statement', userId })).toMatchObject(
    { status: 200 },
  )
  clearInterval(trickle)
  for (const socket of sending) socket.destroy()
})
