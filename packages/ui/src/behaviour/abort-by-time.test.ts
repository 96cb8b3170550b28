import { afterEach, expect, test, vi } from 'vitest'
import { letAbortByTime } from './abort-by-time.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a browser that cannot abort after a time learns to', () => {
  vi.useFakeTimers()
  vi.stubGlobal('AbortSignal', class {})
  letAbortByTime()
  const signal = AbortSignal.timeout(600)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(600)
  expect(signal.aborted).toBe(true)
})

test('one that can keeps its own way', () => {
  const own = AbortSignal.timeout
  letAbortByTime()
  expect(AbortSignal.timeout).toBe(own)
})
