import { pathOf } from '@aangiftewijs/domain/tax-return'
import { expect, test } from 'vitest'
import { strangersStatement, withFiling } from '../testing/filing-fixtures.ts'
import { begunFiling, pageRequest } from '../testing/fixtures.ts'
import { deferredPart } from './parts.ts'
import { createResultsKept } from './results-kept.tsx'

test('where a document waits, the kept result says what its script will say on that page', async () => {
  await deferredPart('lawful-result/Result').load()
  const keptOf = createResultsKept()
  const data = withFiling(begunFiling, [strangersStatement])
  const linksAt = (path: string) =>
    String(keptOf('lawful-result/Result', pageRequest({ path, data, language: 'en' }))).includes(
      `href="${pathOf('documents')}"`,
    )
  expect([linksAt('/'), linksAt(pathOf('income')), linksAt(pathOf('documents'))]).toEqual([true, true, false])
})

test('the one line of a result is kept beside it, and leads to it', async () => {
  await deferredPart('lawful-result/ResultLine').load()
  const page = pageRequest({ path: pathOf('income'), data: withFiling(begunFiling), language: 'en' })
  expect(String(createResultsKept()('lawful-result/ResultLine', page))).toContain('href="#lawful-result"')
})
