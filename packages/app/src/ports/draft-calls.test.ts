import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { discardDraft, draftsSettled, keepDraft } from './draft-calls.ts'

/** A network that answers when the test says so, and the calls it got. */
const calls: { method: string; answer: (status: number) => void; fail: () => void }[] = []
beforeEach(() => {
  vi.useFakeTimers()
  calls.length = 0
  vi.stubGlobal(
    'fetch',
    (_: string, { method = '', signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
        calls.push({
          method,
          answer: (status) => resolve(new Response(null, { status })),
          fail: () => reject(new TypeError('Failed to fetch')),
        })
      }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const typed = { userId: 7, taxFilingId: 3, revision: 1, replaces: null, fields: {}, base: {} }
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

const settlesIn = async (milliseconds: number): Promise<boolean> => {
  let isSettled = false
  void draftsSettled().then(() => {
    isSettled = true
  })
  await pass(milliseconds)
  return isSettled
}

test('a draft that is on its way is waited for; one that is never answered is given up after ten seconds', async () => {
  expect(await settlesIn(0)).toBe(true)
  const kept = keepDraft('income', 'main', typed).catch((failure: unknown) => failure)
  expect(await settlesIn(9_999)).toBe(false)
  expect(await settlesIn(1)).toBe(true)
  expect(await kept).toMatchObject({ name: 'AbortError' })
})

test('a draft that could not be forgotten is tried again until it is, and said not to be meanwhile', async () => {
  const onFailure = vi.fn()
  const onEnd = vi.fn()
  void discardDraft('income', 'main', onFailure).then(onEnd)
  await pass(0)
  calls[0]?.fail()
  await pass(0)
  expect([onFailure.mock.calls.length, onEnd.mock.calls.length]).toEqual([1, 0])
  await pass(5_000)
  calls[1]?.answer(503)
  await pass(5_000)
  calls[2]?.answer(204)
  await pass(0)
  expect([onFailure.mock.calls.length, onEnd.mock.calls.length]).toEqual([2, 1])
  expect(calls.map(({ method }) => method)).toEqual(['DELETE', 'DELETE', 'DELETE'])
})

test('a draft that is gone already is no failure', async () => {
  const onFailure = vi.fn()
  const gone = discardDraft('income', 'main', onFailure)
  await pass(0)
  calls[0]?.answer(404)
  await gone
  expect(onFailure).not.toHaveBeenCalled()
})
