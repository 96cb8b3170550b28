import { statfs } from 'node:fs/promises'
import type { Dependencies } from '../../dependencies.ts'
import { storageFull } from '../../errors.ts'
import type { Context } from '../../http.ts'
import { createShare } from '../../middlewares/rate-limit.ts'
import { RefusedUpload } from './refused-upload.ts'

/** Bytes that are counted as one: a day of them fits in a column of the counter. */
const pieceSize = 100_000

/** Two gigabytes a day from one address: a thousand people's statements, and not the disk. */
const stored = createShare({ name: 'uploaded', points: 20_000, seconds: 24 * 3_600, by: 'address' })

/**
 * Stores a file of so many bytes, within what an address may send in a day; what is not stored does not count.
 * @throws {RefusedUpload} when that is used up
 */
export async function withinShare<T>(ctx: Context, size: number, store: () => Promise<T>): Promise<T> {
  const pieces = Math.ceil(size / pieceSize)
  const wait = await stored.take(ctx, pieces)
  if (wait !== null)
    throw new RefusedUpload(['too-much-from-network'], { 'Retry-After': String(Math.ceil(wait / 1_000)) })
  try {
    return await store()
  } catch (error) {
    await stored.giveBack(ctx, pieces)
    throw error
  }
}

/** Bytes on the way of which nothing may be written yet, of each host. */
const onTheWay = new WeakMap<Dependencies, number>()

const countOnTheWay = (host: Dependencies, by: number) => onTheWay.set(host, (onTheWay.get(host) ?? 0) + by)

/**
 * Receives a body of so many bytes where the disk has room for it, twice (as it comes, and as it is kept), besides what is left alone so
 * that returns can be saved.
 * @throws `storage-full`
 */
export async function withRoomFor<T>(host: Dependencies, bytes: number, receive: () => Promise<T>): Promise<T> {
  const { dataDir, uploadReserve } = host.config
  countOnTheWay(host, 2 * bytes)
  try {
    const { bavail, bsize } = await statfs(dataDir)
    if (bavail * bsize - (onTheWay.get(host) ?? 0) < uploadReserve) throw storageFull()
    return await receive()
  } finally {
    countOnTheWay(host, -2 * bytes)
  }
}
