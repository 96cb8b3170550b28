import { expect, test } from 'vitest'
import { createAnswerStore } from './answer-store.ts'
import { readDocuments } from './read-documents.ts'

const list = (status: string) => [{ id: 1, status }]

test.each([
  ['nothing is being read', ['passed'], 0],
  ['it is read after a while', ['scanning', 'scanning', 'passed'], 2],
  ['it takes too long', ['scanning', 'scanning', 'scanning', 'scanning', 'scanning', 'scanning'], 4],
])('%s', async (_, statuses, expected) => {
  const answers = [...statuses]
  let fetched = 0
  const store = createAnswerStore({ '/api/documents': list(answers.shift() ?? '') }, async () => {
    fetched += 1
    return list(answers.shift() ?? '')
  })
  await readDocuments(store, async () => undefined)
  expect(fetched).toBe(expected)
})
