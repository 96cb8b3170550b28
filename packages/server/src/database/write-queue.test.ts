import { expect, test } from 'vitest'
import { createQueue } from './write-queue.ts'

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

test.each([1, 2])('a queue of %i runs in order and never more at a time', async (slots) => {
  const queue = createQueue(slots)
  const { work, order, most } = tracked()
  const ids = Array.from({ length: 20 }, (_, id) => id)
  expect(await Promise.all(ids.map((id) => queue(work(id))))).toEqual(ids)
  expect(order).toEqual(ids)
  expect(most()).toBe(slots)
})

test('a failure reaches its caller and does not stop the queue', async () => {
  const queue = createQueue(1)
  await expect(queue(() => Promise.reject(new Error('full')))).rejects.toThrow('full')
  expect(await queue(async () => 'next')).toBe('next')
})
