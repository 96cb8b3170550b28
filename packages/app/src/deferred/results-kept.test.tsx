import { pathOf } from '@aangiftewijs/domain/tax-return'
import { expect, test } from 'vitest'
import { strangersStatement, withFiling } from '../testing/filing-fixtures.ts'
import { begunFiling, pageRequest } from '../testing/fixtures.ts'
import { deferredPart } from './parts.ts'
import { createResultsKept, resultPart } from './results-kept.tsx'

test('where a document waits, the kept result says what its script will say on that page', async () => {
  await deferredPart(resultPart).load()
  const keptOf = createResultsKept()
  const data = withFiling(begunFiling, [strangersStatement])
  const linksAt = (path: string) =>
    String(keptOf(pageRequest({ path, data, language: 'en' }))).includes(`href="${pathOf('documents')}"`)
  expect([linksAt('/'), linksAt(pathOf('income')), linksAt(pathOf('documents'))]).toEqual([true, true, false])
})
