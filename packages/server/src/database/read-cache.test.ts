import { expect, test } from 'vitest'
import { createReadCache } from './read-cache.ts'

test('a value is loaded once until something is written', async () => {
  const cache = createReadCache()
  let loads = 0
  const read = () => cache.cached('key', async () => ++loads)
  expect([await read(), await read()]).toEqual([1, 1])
  cache.clear()
  expect(await read()).toBe(2)
})

test('what is forgotten by its key is loaded again, also while it is being loaded; the rest is kept', async () => {
  const cache = createReadCache()
  let loads = 0
  const read = (key: string) => cache.cached(key, async () => ++loads)
  await Promise.all([read('mine'), read('yours')])
  const early = read('mine')
  cache.forget('mine')
  expect([await early, await read('mine'), await read('yours')]).toEqual([1, 3, 2])
})

test('what was being loaded during a write is not kept', async () => {
  const cache = createReadCache()
  let finish: (value: string) => void = () => {}
  const early = cache.cached(
    'key',
    () =>
      new Promise<string>((resolve) => {
        finish = resolve
      }),
  )
  cache.clear()
  finish('old')
  expect(await early).toBe('old')
  expect(await cache.cached('key', async () => 'new')).toBe('new')
})

test('a failure is not kept', async () => {
  const cache = createReadCache()
  await expect(cache.cached('key', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await cache.cached('key', async () => 'back')).toBe('back')
})

test('that there is nothing is not kept, and pushes nothing out', async () => {
  const cache = createReadCache()
  let loads = 0
  const read = () => cache.cached('mine', async () => ++loads)
  await read()
  for (let at = 0; at < 3_000; at += 1) await cache.cached(`nobody ${at}`, async () => null)
  expect(await read()).toBe(1)
})
