import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { leaseEnd, renewLeases, takeAbandoned } from './scan-leases.ts'
import { scannerOf } from './scanners.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await scannerOf(server.dependencies).stop()
  await server.stop()
})

async function scanningDocument(userId: number, leasedUntil: Date | null): Promise<number> {
  const { database, clock } = server.dependencies
  const row = await database.write((transaction) =>
    database.models.documents.create(
      {
        userId,
        path: `${userId}-document`,
        type: 'other',
        filename: 'a.pdf',
        filesize: 8,
        uploadedAt: clock.now(),
        extractedData: null,
        status: 'scanning',
        leasedUntil,
        sha256: '0'.repeat(64),
        mime: 'application/pdf',
      },
      { transaction },
    ),
  )
  return row.id
}

it('what a server reads nobody else takes, until it has not said so for 20 seconds; then one does', async () => {
  const { dependencies, clock } = server
  const { id: userId } = await server.browser().register('leased')
  const abandoned = await scanningDocument(userId, null)
  const leased = await scanningDocument(userId, leaseEnd(dependencies))
  const takeIds = async () => (await takeAbandoned(dependencies)).map(({ id }) => id)
  expect((await Promise.all([takeIds(), takeIds()])).flat()).toEqual([abandoned])
  clock.advance(19_000)
  expect(await takeIds()).toEqual([])
  clock.advance(2_000)
  expect(await takeIds()).toEqual([abandoned, leased])
})

it('a server says of what it still reads that it does', async () => {
  const { dependencies, clock } = server
  const { id: userId } = await server.browser().register('reading')
  const id = await scanningDocument(userId, leaseEnd(dependencies))
  vi.spyOn(scannerOf(dependencies), 'documents').mockReturnValue([id])
  const takeIds = async () => (await takeAbandoned(dependencies)).map((one) => one.id)
  clock.advance(15_000)
  await renewLeases(dependencies)
  clock.advance(15_000)
  expect(await takeIds()).not.toContain(id)
  clock.advance(10_000)
  expect(await takeIds()).toContain(id)
})
