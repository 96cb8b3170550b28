import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadUntilThere } from './load-until-there.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failing = () => vi.fn(async (): Promise<string> => Promise.reject(new Error('no connection')))

test('a script that could not be had is asked for again until it comes', async () => {
  const load = failing()
  const come: string[] = []
  loadUntilThere(load, (module) => come.push(module))
  await vi.advanceTimersByTimeAsync(12_000)
  expect([load.mock.calls.length, come]).toEqual([3, []])
  load.mockResolvedValue('keeper')
  await vi.advanceTimersByTimeAsync(5_000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([load.mock.calls.length, come]).toEqual([4, ['keeper']])
})

test('each failure is told, and it is not asked for any more when nobody waits', async () => {
  const load = failing()
  const failed = vi.fn()
  const stop = loadUntilThere(load, () => undefined, failed)
  await vi.advanceTimersByTimeAsync(7_000)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([load.mock.calls.length, failed.mock.calls.length]).toEqual([2, 2])
})
