import { expect, test } from 'vitest'
import { createQueryCache } from './query-cache.ts'
import { readDocuments, uploading } from './read-documents.ts'

const list = (status: string) => [{ id: 1, status }]

test.each([
  ['nothing is being read', ['passed'], 0],
  ['it is read after a while', ['scanning', 'scanning', 'passed'], 2],
  ['it takes too long', ['scanning', 'scanning', 'scanning', 'scanning', 'scanning', 'scanning'], 4],
])('%s', async (_, statuses, expected) => {
  const answers = [...statuses]
  let fetched = 0
  const store = createQueryCache({ '/api/documents': list(answers.shift() ?? '') }, async () => {
    fetched += 1
    return list(answers.shift() ?? '')
  })
  await readDocuments(store, async () => undefined)
  expect(fetched).toBe(expected)
})

test('an upload on its way is waited for; one that fails or takes too long is not', async () => {
  let asked = 0
  const store = createQueryCache({ '/api/documents': [] }, async () => [])
  let arrive = () => {}
  const arriving = uploading(
    new Promise<void>((resolve) => {
      arrive = resolve
    }),
  )
  let isReady = false
  const ready = readDocuments(store, () => new Promise(() => undefined)).then(() => {
    isReady = true
  })
  await Promise.resolve()
  expect(isReady).toBe(false)
  arrive()
  await Promise.all([arriving, ready])

  const failing = uploading(Promise.reject(new Error('gone')))
  await Promise.all([expect(failing).rejects.toThrow('gone'), readDocuments(store, () => new Promise(() => undefined))])

  void uploading(new Promise(() => undefined))
  await readDocuments(store, async () => {
    asked += 1
  })
  expect(asked).toBe(4)
})
