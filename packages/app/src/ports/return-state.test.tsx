import type { TaxDocument } from '@aangiftewijs/domain/documents'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Providers } from '../shell/providers.tsx'
import { answeredFiling, bakeryStatement, libraryStatement, withFiling } from '../testing/filing-fixtures.ts'
import { pageRequest } from '../testing/fixtures.ts'
import { useReturnState } from './queries.ts'
import { createQueryCache } from './query-cache.ts'

const State = () => <output>{useReturnState()}</output>

afterEach(cleanup)

const said: TaxDocument = { ...libraryStatement, verdict: 'left-out' }
const read = bakeryStatement.extractedData
const corrected: TaxDocument = {
  ...bakeryStatement,
  extractedData: read?.kind === 'income_statement' ? { ...read, salary: 50_000 } : null,
}

test.each<[string, readonly TaxDocument[]]>([
  ['is said of a document', [bakeryStatement, said]],
  ['is corrected in one', [corrected, libraryStatement]],
  ['is removed', [bakeryStatement]],
])('what parts follow changes when something %s, and not when the same is fetched again', async (_, now) => {
  const before = withFiling(answeredFiling, [bakeryStatement, libraryStatement])
  const queryCache = createQueryCache(before)
  const { container } = render(
    <Providers page={pageRequest({ data: before })} queryCache={queryCache} navigate={async () => {}}>
      <State />
    </Providers>,
  )
  const first = container.textContent
  await act(async () => queryCache.set('/api/documents', structuredClone(before['/api/documents'])))
  expect(container.textContent).toBe(first)
  await act(async () => queryCache.set('/api/documents', withFiling(answeredFiling, now)['/api/documents']))
  expect(container.textContent).not.toBe(first)
})
