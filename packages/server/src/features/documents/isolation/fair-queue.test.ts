import { expect, it } from 'vitest'
import { createFairQueue, QueueFull } from './fair-queue.ts'

/** Puts pieces in the queue and notes the order in which their turns come. */
function watched(queue: ReturnType<typeof createFairQueue>) {
  const turns: string[] = []
  const leaves: (() => void)[] = []
  const put = (owner: number, name: string, signal?: AbortSignal) =>
    queue.enter(owner, signal).then((leave) => {
      turns.push(name)
      leaves.push(leave)
    })
  const finishAll = async () => {
    for (let leave = leaves.shift(); leave; leave = leaves.shift()) {
      leave()
      await Promise.resolve()
      await Promise.resolve()
    }
  }
  return { turns, put, finishAll }
}

it('gives people turns, and each person’s documents in their order', async () => {
  const { turns, put, finishAll } = watched(createFairQueue(1, 100))
  const all = [put(1, 'a1'), put(1, 'a2'), put(1, 'a3'), put(2, 'b1'), put(3, 'c1'), put(2, 'b2')]
  await all[0]
  await finishAll()
  await Promise.all(all)
  expect(turns).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

it('runs only so many at once', async () => {
  const { turns, put } = watched(createFairQueue(2, 100))
  await Promise.all([put(1, 'a1'), put(1, 'a2')])
  void put(1, 'a3')
  await Promise.resolve()
  expect(turns).toEqual(['a1', 'a2'])
})

it('lets a waiting piece go when it is cancelled', async () => {
  const queue = createFairQueue(1, 100)
  const { turns, put, finishAll } = watched(queue)
  await put(1, 'a1')
  const cancel = new AbortController()
  const waiting = put(1, 'a2', cancel.signal)
  cancel.abort(new Error('removed'))
  await expect(waiting).rejects.toThrow('removed')
  expect(queue.length()).toBe(0)
  await finishAll()
  expect(turns).toEqual(['a1'])
})

it('does not let in what was cancelled before', async () => {
  const queue = createFairQueue(1, 100)
  await expect(queue.enter(1, AbortSignal.abort(new Error('removed')))).rejects.toThrow('removed')
  expect(await queue.enter(1)).toBeTypeOf('function')
})

it('refuses more than it has room for', async () => {
  const queue = createFairQueue(1, 1)
  await queue.enter(1)
  void queue.enter(1)
  await expect(queue.enter(2)).rejects.toThrow(QueueFull)
})
