import type { ScanStatus, TaxDocument } from '@aangiftewijs/domain/documents'
import { expect, test } from 'vitest'
import { bakeryStatement } from '../testing/filing-fixtures.ts'
import { createQueryCache } from './query-cache.ts'
import { askReadings } from './read-documents.ts'

const list = (status: ScanStatus): readonly TaxDocument[] => [{ ...bakeryStatement, status }]

test.each<[string, ScanStatus, number]>([
  ['nothing is being read', 'passed', 0],
  ['something is, whatever became of it', 'scanning', 1],
  ['something is late, and may be read by now', 'delayed', 1],
])('%s', async (_, status, expected) => {
  let asked = 0
  const queryCache = createQueryCache({ '/api/documents': list(status) }, async () => {
    asked += 1
    return list('scanning')
  })
  await askReadings(queryCache)
  expect(asked).toBe(expected)
})

test('a page opens with what is known when they cannot be asked for', async () => {
  const queryCache = createQueryCache({ '/api/documents': list('scanning') }, () =>
    Promise.reject(new Error('offline')),
  )
  await expect(askReadings(queryCache)).resolves.toBeUndefined()
})
