import { expect, test } from 'vitest'
import { createReadMemory } from './read-memory.ts'

test('a value is loaded once until something is written', async () => {
  const memory = createReadMemory()
  let loads = 0
  const read = () => memory.remember('key', async () => ++loads)
  expect([await read(), await read()]).toEqual([1, 1])
  memory.forget()
  expect(await read()).toBe(2)
})

test('what was being loaded during a write is not kept', async () => {
  const memory = createReadMemory()
  let finish: (value: string) => void = () => {}
  const early = memory.remember(
    'key',
    () =>
      new Promise<string>((resolve) => {
        finish = resolve
      }),
  )
  memory.forget()
  finish('old')
  expect(await early).toBe('old')
  expect(await memory.remember('key', async () => 'new')).toBe('new')
})

test('a failure is not kept', async () => {
  const memory = createReadMemory()
  await expect(memory.remember('key', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await memory.remember('key', async () => 'back')).toBe('back')
})
