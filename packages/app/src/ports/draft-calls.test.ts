import { afterEach, expect, test, vi } from 'vitest'
import { draftsSettled, keepDraft } from './draft-calls.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settlesIn = async (milliseconds: number): Promise<boolean> => {
  let isSettled = false
  void draftsSettled().then(() => {
    isSettled = true
  })
  await vi.advanceTimersByTimeAsync(milliseconds)
  return isSettled
}

test('a draft that is on its way is waited for, and one that is never answered for ten seconds', async () => {
  vi.useFakeTimers()
  let answer: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  expect(await settlesIn(0)).toBe(true)
  const kept = keepDraft('income', 'main', {
    userId: 7,
    taxFilingId: 3,
    revision: 1,
    replaces: null,
    fields: {},
    base: {},
  }).catch(() => undefined)
  expect(await settlesIn(9_999)).toBe(false)
  expect(await settlesIn(10_000)).toBe(true)
  answer(new Response('', { status: 409 }))
  await kept
  expect(await settlesIn(0)).toBe(true)
})
