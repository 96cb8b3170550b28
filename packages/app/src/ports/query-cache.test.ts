import { expect, test } from 'vitest'
import { createQueryCache } from './query-cache.ts'

/** Calls that are answered by hand. */
function manualCalls() {
  const calls: { path: string; resolve: (value: unknown) => void; reject: (error: unknown) => void }[] = []
  const get = (path: string) => new Promise<unknown>((resolve, reject) => calls.push({ path, resolve, reject }))
  return { calls, get }
}

test('starts with the answers of the page', () => {
  const store = createQueryCache({ '/api/user': null })
  expect([store.answer('/api/user'), store.answer('/api/news')]).toEqual([
    { data: null, error: null },
    { data: undefined, error: null },
  ])
})

test('what the page came with is still known after it changed', () => {
  const store = createQueryCache({ '/api/documents': ['one'] })
  store.set('/api/documents', [])
  store.forget(() => true)
  expect([store.served('/api/documents').data, store.answer('/api/documents').data]).toEqual([['one'], undefined])
})

test('two who fetch the same at once share one call, and both hear of it', async () => {
  const { calls, get } = manualCalls()
  const store = createQueryCache({}, get)
  let heard = 0
  store.subscribe(() => {
    heard += 1
  })
  const both = Promise.all([store.fetch('/api/news'), store.fetch('/api/news')])
  calls[0]?.resolve('news')
  expect([await both, calls.length, heard, store.answer('/api/news')]).toEqual([
    ['news', 'news'],
    1,
    1,
    { data: 'news', error: null },
  ])
})

test('a refetch does not share a call that was made before; who waited for that one gets the newer answer', async () => {
  const { calls, get } = manualCalls()
  const store = createQueryCache({}, get)
  const [earlier, later] = [store.fetch('/api/documents'), store.refetch('/api/documents')]
  calls[0]?.resolve(['first'])
  calls[1]?.resolve(['first', 'second'])
  expect([await earlier, await later, store.answer('/api/documents').data, calls.length]).toEqual([
    ['first', 'second'],
    ['first', 'second'],
    ['first', 'second'],
    2,
  ])
})

test('who waits for a fetch that fails after a newer one was begun gets the newer answer', async () => {
  const { calls, get } = manualCalls()
  const store = createQueryCache({}, get)
  const [earlier, later] = [store.fetch('/api/documents'), store.refetch('/api/documents')]
  calls[0]?.reject(new Error('gone'))
  calls[1]?.resolve(['second'])
  expect([await earlier, await later, store.answer('/api/documents')]).toEqual([
    ['second'],
    ['second'],
    { data: ['second'], error: null },
  ])
})

test('a failed fetch keeps the answer there was, and tells why', async () => {
  const { calls, get } = manualCalls()
  const store = createQueryCache({ '/api/news': 'old' }, get)
  const refused = expect(store.fetch('/api/news')).rejects.toThrow('gone')
  const error = new Error('gone')
  calls[0]?.reject(error)
  await refused
  expect(store.answer('/api/news')).toEqual({ data: 'old', error })
})

test('what is set meanwhile wins over a fetch on its way, which is asked again', async () => {
  const { calls, get } = manualCalls()
  const store = createQueryCache({}, get)
  const fetched = store.fetch('/api/documents')
  store.set('/api/documents', ['one removed'])
  calls[0]?.resolve(['as it was'])
  expect(store.answer('/api/documents').data).toEqual(['one removed'])
  calls[1]?.resolve(['one removed', 'one uploaded meanwhile'])
  expect([await fetched, store.answer('/api/documents').data, calls.length]).toEqual([
    ['one removed', 'one uploaded meanwhile'],
    ['one removed', 'one uploaded meanwhile'],
    2,
  ])
})

test('an answer that comes after its path was forgotten is dropped', async () => {
  const { calls, get } = manualCalls()
  const store = createQueryCache({ '/api/user': null }, get)
  const fetched = store.fetch('/api/documents')
  store.forget((path) => path === '/api/documents')
  calls[0]?.resolve(['of someone else'])
  await fetched
  expect([store.answer('/api/documents').data, store.answer('/api/user').data]).toEqual([undefined, null])
})
