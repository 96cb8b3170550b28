import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendOnce } from './send-once.ts'

/** What comes of each call in turn: an answer, or none. */
let answers: (Response | null)[] = []
let keys: string[] = []
beforeEach(() => {
  keys = []
  vi.stubGlobal('fetch', async (_: string, { headers }: { readonly headers: Record<string, string> }) => {
    keys.push(headers['Idempotency-Key'] ?? '')
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const json = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })
const send = (path: string, body: unknown) => sendOnce('POST', path, body).catch((failure: unknown) => failure)
/** The keys that were sent, by when each was new. */
const drawn = () => keys.map((key) => keys.indexOf(key))

test('a request whose answer was lost keeps its key until it is answered; the same one after that is another', async () => {
  answers = [null, json('busy', 503), json({ id: 1 }), json({ id: 2 })]
  for (const _ of [...answers]) await send('/api/lost', { year: 2024 })
  expect(drawn()).toEqual([0, 0, 0, 3])
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
})

test('another body, and another file, is another request', async () => {
  const formOf = (name: string, lastModified = 1) => {
    const form = new FormData()
    form.set('file', new File(['%PDF-'], name, { lastModified }))
    return form
  }
  for (const body of [
    { year: 2024 },
    { year: 2023 },
    formOf('a.pdf'),
    formOf('b.pdf'),
    formOf('a.pdf', 2),
    formOf('a.pdf'),
  ])
    await send('/api/several', body)
  expect(drawn()).toEqual([0, 1, 2, 3, 4, 2])
})

test('what is being worked on is asked for again, when the server says', async () => {
  vi.useFakeTimers()
  answers = [json('at work', 409, { 'Retry-After': '1' }), json({ id: 7 })]
  const sent = send('/api/at-work', {})
  await vi.advanceTimersByTimeAsync(999)
  expect(keys).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect([await sent, drawn()]).toEqual([{ id: 7 }, [0, 0]])
})

test('a conflict of another kind is told at once', async () => {
  answers = [json('year taken', 409)]
  expect(await send('/api/conflict', {})).toMatchObject({ status: 409 })
  expect(keys).toHaveLength(1)
})

test('a key that will not do is not used again', async () => {
  answers = [json('used for another', 422), null, null]
  for (const _ of [...answers]) await send('/api/reused', {})
  expect(drawn()).toEqual([0, 1, 1])
})

test('removing something ends the key of nothing else', async () => {
  answers = [null, json({ success: true }), json({ id: 3 })]
  await send('/api/saved', { salary: 33_000 })
  await sendOnce('DELETE', '/api/documents/4')
  await send('/api/saved', { salary: 33_000 })
  expect(drawn()).toEqual([0, 1, 0])
})
