import { expect, test } from 'vitest'
import { bakeryStatement } from '../testing/filing-fixtures.ts'
import { articles } from '../testing/news-fixtures.ts'
import { createQueryCache } from './query-cache.ts'

/** Calls that are answered by hand. */
function manualCalls() {
  const calls: { path: string; resolve: (value: unknown) => void; reject: (error: unknown) => void }[] = []
  const get = (path: string) => new Promise<unknown>((resolve, reject) => calls.push({ path, resolve, reject }))
  return { calls, get }
}

test('starts with the answers of the page', () => {
  const queryCache = createQueryCache({ '/api/user': null })
  expect([queryCache.answer('/api/user'), queryCache.answer('/api/news')]).toEqual([
    { data: null, error: null },
    { data: undefined, error: null },
  ])
})

test('what the page came with is still known after it changed', () => {
  const queryCache = createQueryCache({ '/api/documents': [bakeryStatement] })
  queryCache.set('/api/documents', [])
  queryCache.forget(() => true)
  expect([queryCache.served('/api/documents').data, queryCache.answer('/api/documents').data]).toEqual([
    [bakeryStatement],
    undefined,
  ])
})

test('two who fetch the same at once share one call, and both hear of it', async () => {
  const { calls, get } = manualCalls()
  const queryCache = createQueryCache({}, get)
  let heard = 0
  queryCache.subscribe(() => {
    heard += 1
  })
  const both = Promise.all([queryCache.fetch('/api/news'), queryCache.fetch('/api/news')])
  calls[0]?.resolve('news')
  expect([await both, calls.length, heard, queryCache.answer('/api/news')]).toEqual([
    ['news', 'news'],
    1,
    1,
    { data: 'news', error: null },
  ])
})

test('a refetch does not share a call that was made before; who waited for that one gets the newer answer', async () => {
  const { calls, get } = manualCalls()
  const queryCache = createQueryCache({}, get)
  const [earlier, later] = [queryCache.fetch('/api/documents'), queryCache.refetch('/api/documents')]
  calls[0]?.resolve(['first'])
  calls[1]?.resolve(['first', 'second'])
  expect([await earlier, await later, queryCache.answer('/api/documents').data, calls.length]).toEqual([
    ['first', 'second'],
    ['first', 'second'],
    ['first', 'second'],
    2,
  ])
})

test('who waits for a fetch that fails after a newer one was begun gets the newer answer', async () => {
  const { calls, get } = manualCalls()
  const queryCache = createQueryCache({}, get)
  const [earlier, later] = [queryCache.fetch('/api/documents'), queryCache.refetch('/api/documents')]
  calls[0]?.reject(new Error('gone'))
  calls[1]?.resolve(['second'])
  expect([await earlier, await later, queryCache.answer('/api/documents')]).toEqual([
    ['second'],
    ['second'],
    { data: ['second'], error: null },
  ])
})

test('a failed fetch keeps the answer there was, and tells why', async () => {
  const { calls, get } = manualCalls()
  const queryCache = createQueryCache({ '/api/news': { articles } }, get)
  const refused = expect(queryCache.fetch('/api/news')).rejects.toThrow('gone')
  const error = new Error('gone')
  calls[0]?.reject(error)
  await refused
  expect(queryCache.answer('/api/news')).toEqual({ data: { articles }, error })
})

test('what is set meanwhile wins over a fetch on its way, which is asked again', async () => {
  const { calls, get } = manualCalls()
  const queryCache = createQueryCache({}, get)
  const fetched = queryCache.fetch('/api/documents')
  queryCache.set('/api/documents', [bakeryStatement])
  calls[0]?.resolve(['as it was'])
  expect(queryCache.answer('/api/documents').data).toEqual([bakeryStatement])
  calls[1]?.resolve(['one removed', 'one uploaded meanwhile'])
  expect([await fetched, queryCache.answer('/api/documents').data, calls.length]).toEqual([
    ['one removed', 'one uploaded meanwhile'],
    ['one removed', 'one uploaded meanwhile'],
    2,
  ])
})

test('an answer that comes after its path was forgotten is dropped', async () => {
  const { calls, get } = manualCalls()
  const queryCache = createQueryCache({ '/api/user': null }, get)
  const fetched = queryCache.fetch('/api/documents')
  queryCache.forget((path) => path === '/api/documents')
  calls[0]?.resolve(['of someone else'])
  await fetched
  expect([queryCache.answer('/api/documents').data, queryCache.answer('/api/user').data]).toEqual([undefined, null])
})
