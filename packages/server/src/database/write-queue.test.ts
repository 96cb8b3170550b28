import { expect, test } from 'vitest'
import { createWriteQueue } from './write-queue.ts'

/** Work that notes when it runs and ends when told. */
function tracked() {
  const running = new Set<number>()
  const order: number[] = []
  let most = 0
  const work = (id: number) => async () => {
    running.add(id)
    order.push(id)
    most = Math.max(most, running.size)
    await new Promise((resolve) => setImmediate(resolve))
    running.delete(id)
    return id
  }
  return { work, order, most: () => most }
}

test('of writes one runs at a time; those somebody waits for go first, and one of the others after eight of them', async () => {
  const { asked, background } = createWriteQueue()
  const { work, order, most } = tracked()
  const begun = asked(work(0))
  const others = [100, 101, 102].map((id) => background(work(id)))
  const first = Array.from({ length: 12 }, (_, at) => asked(work(at + 1)))
  await Promise.all([begun, ...others, ...first])
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 100, 9, 10, 11, 12, 101, 102])
  expect(most()).toBe(1)
  expect(await background(async () => 'later')).toBe('later')
})

test('a write that fails stops neither line', async () => {
  const { asked, background } = createWriteQueue()
  const failing = asked(() => Promise.reject(new Error('full')))
  const next = [background(async () => 'noted'), asked(async () => 'saved')]
  await expect(failing).rejects.toThrow('full')
  expect(await Promise.all(next)).toEqual(['noted', 'saved'])
})
