import { expect, it } from 'vitest'
import { type Asker, createFairQueue, QueueFull } from './fair-queue.ts'
import { createPlaces } from './places.ts'

const placesFor = (most: number) => createPlaces(['any'], most)('any')

/** Puts pieces in the queue and notes the order in which their turns come. */
function watched(queue: ReturnType<typeof createFairQueue>) {
  const turns: string[] = []
  const leaves: (() => void)[] = []
  const put = (account: number, name: string, signal?: AbortSignal, address: string | null = null) =>
    queue.enter({ account, address }, signal).then((leave) => {
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

const one: Asker = { account: 1, address: null }

it('gives people turns, and each person’s documents in their order', async () => {
  const { turns, put, finishAll } = watched(createFairQueue(placesFor(1), 100))
  const all = [put(1, 'a1'), put(1, 'a2'), put(1, 'a3'), put(2, 'b1'), put(3, 'c1'), put(2, 'b2')]
  await all[0]
  await finishAll()
  await Promise.all(all)
  expect(turns).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

it('runs only so many at once', async () => {
  const { turns, put } = watched(createFairQueue(placesFor(2), 100))
  await Promise.all([put(1, 'a1'), put(1, 'a2')])
  void put(1, 'a3')
  await Promise.resolve()
  expect(turns).toEqual(['a1', 'a2'])
})

it('lets a waiting piece go when it is cancelled', async () => {
  const queue = createFairQueue(placesFor(1), 100)
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
  const queue = createFairQueue(placesFor(1), 100)
  await expect(queue.enter(one, AbortSignal.abort(new Error('removed')))).rejects.toThrow('removed')
  expect(await queue.enter(one)).toBeTypeOf('function')
})

it('refuses more than it has room for', async () => {
  const queue = createFairQueue(placesFor(1), 1)
  await queue.enter(one)
  void queue.enter(one)
  await expect(queue.enter({ ...one, account: 2 })).rejects.toThrow(QueueFull)
})

it('twenty accounts of one address share its turns: a person elsewhere waits for one of them', async () => {
  const { turns, put, finishAll } = watched(createFairQueue(placesFor(1), 100))
  const many = Array.from({ length: 20 }, (_, at) => put(at + 1, `throw-away ${at}`, undefined, '192.0.2.1'))
  const person = put(99, 'ordinary', undefined, '198.51.100.7')
  await many[0]
  await finishAll()
  await Promise.all([...many, person])
  expect(turns.indexOf('ordinary')).toBe(1)
})

it('what took long counts against who asked for it', async () => {
  let now = 0
  const queue = createFairQueue(placesFor(1), 100, () => now)
  const { turns, put } = watched(queue)
  const cost = async (account: number, milliseconds: number) => {
    const leave = await queue.enter({ account, address: null })
    now += milliseconds
    leave()
  }
  await cost(1, 20_000)
  await cost(2, 8_000)
  const leave = await queue.enter({ account: 3, address: null })
  const waiting = [put(1, 'long'), put(2, 'short')]
  leave()
  await waiting[1]
  expect(turns).toEqual(['short'])
})

const sharesOf = (places: number, ofAccount = places) =>
  createFairQueue(placesFor(places), 100, undefined, { places, ofAccount })

it('accounts of one address hold no more places than they leave free: a person elsewhere has one at once', async () => {
  const { turns, put, finishAll } = watched(sharesOf(8))
  const many = Array.from({ length: 20 }, (_, at) => put(at + 1, 'throw-away', undefined, '192.0.2.1'))
  await put(99, 'ordinary', undefined, '198.51.100.7')
  expect(turns).toEqual([...Array.from({ length: 4 }, () => 'throw-away'), 'ordinary'])
  await finishAll()
  await Promise.all(many)
  expect(turns).toHaveLength(21)
})

it('addresses of one network share its places', async () => {
  const queue = sharesOf(4)
  const entered: string[] = []
  const enter = (account: number, address: string, network: string) =>
    queue.enter({ account, address, network }).then((leave) => {
      entered.push(address)
      return leave
    })
  const all = [enter(1, 'a', 'one'), enter(2, 'b', 'one'), enter(3, 'c', 'one'), enter(4, 'd', 'other')]
  await all[3]
  expect(entered).toEqual(['a', 'b', 'd'])
})

it('one account has no more places than are for one, also when others leave them free', async () => {
  const { turns, put, finishAll } = watched(sharesOf(12, 2))
  const all = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => put(1, name))
  await Promise.all([all[1], put(2, 'b1')])
  expect(turns).toEqual(['a1', 'a2', 'b1'])
  await finishAll()
  await Promise.all(all)
  expect(turns).toEqual(['a1', 'a2', 'b1', 'a3', 'a4', 'a5'])
})

it('who waits for a place in vain keeps none from others', async () => {
  const queue = sharesOf(2, 1)
  const leave = await queue.enter(one)
  await expect(queue.enter(one, AbortSignal.timeout(10))).rejects.toThrow('timeout')
  leave()
  expect(await queue.enter(one)).toBeTypeOf('function')
})

it('where waiting has an end, who had a little more goes before long: waiting counts as much as working', async () => {
  let now = 0
  const queue = createFairQueue(placesFor(2), 100, () => now, { places: 2, ofAccount: 2 })
  const turns: number[] = []
  let leave = () => {}
  const enter = async (account: number) => {
    leave = await queue.enter({ account, address: '192.0.2.1' })
    turns.push(account)
  }
  const finish = (milliseconds: number) => {
    now += milliseconds
    leave()
    return new Promise((resolve) => setImmediate(resolve))
  }
  await enter(1)
  await finish(4_000)
  await enter(2)
  for (const account of [1, 3, 4, 5]) void enter(account)
  for (let turn = 0; turn < 20; turn += 1) {
    const account = turns.at(-1) ?? 0
    await finish(1_000)
    void enter(account)
  }
  expect(turns.indexOf(1, 1)).toBeLessThan(10)
})
