import { expect, test } from 'vitest'
import { createQueryCache } from './query-cache.ts'
import { askReadings } from './read-documents.ts'

const list = (status: string) => [{ id: 1, status }]

test.each([
  ['nothing is being read', 'passed', 0],
  ['something is, whatever became of it', 'scanning', 1],
])('%s', async (_, status, expected) => {
  let asked = 0
  const store = createQueryCache({ '/api/documents': list(status) }, async () => {
    asked += 1
    return list('scanning')
  })
  await askReadings(store)
  expect(asked).toBe(expected)
})

test('a page opens with what is known when they cannot be asked for', async () => {
  const store = createQueryCache({ '/api/documents': list('scanning') }, () => Promise.reject(new Error('offline')))
  await expect(askReadings(store)).resolves.toBeUndefined()
})
