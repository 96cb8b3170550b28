import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { toAppError } from '../middlewares/answer-errors.ts'
import { createCipher } from './cipher.ts'
import { type Database, openDatabase } from './database.ts'
import { fixedKeyRing } from './key-ring.ts'

let server: Server
let database: Database
const sockets = new Set<Socket>()
afterEach(async () => {
  await database.close()
  for (const socket of sockets) socket.destroy()
  server.close()
})

/** A database server that does this with every connection. */
async function open(meet: (socket: Socket) => void) {
  server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    meet(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  database = openDatabase(
    { postgresUrl: `postgres://someone@127.0.0.1:${port}/tax` },
    createCipher(fixedKeyRing(Buffer.alloc(32))),
  )
}

test.each([
  ['says nothing', () => {}],
  ['hangs up', (socket: Socket) => socket.destroy()],
] as const)('a Postgres that %s is not ready, and whoever asks may try again', async (_, meet) => {
  await open(meet)
  expect(await database.whyNotReady()).toBe('no answer')
  const failure = await database.models.users.count().catch((error: unknown) => toAppError(error, 'reference'))
  expect(failure).toMatchObject({ id: 'storage-busy', status: 503, headers: { 'Retry-After': '5' } })
})
