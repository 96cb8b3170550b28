import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Providers } from '../shell/providers.tsx'
import { answeredFiling, bakeryStatement, libraryStatement, withFiling } from '../testing/filing-fixtures.ts'
import { pageRequest } from '../testing/fixtures.ts'
import { useDocuments, useFreshReturns } from './queries.ts'
import { createQueryCache } from './query-cache.ts'

function Names() {
  useFreshReturns()
  return <output>{useDocuments().map(({ filename }) => `${filename} `)}</output>
}

afterEach(cleanup)

test('documents that another window removed are gone on mount, and when the window gets focus', async () => {
  const data = withFiling(answeredFiling, [bakeryStatement, libraryStatement])
  let now: unknown = [bakeryStatement]
  const queryCache = createQueryCache(data, async (path) => (path === '/api/documents' ? now : [answeredFiling]))
  const { container } = render(
    <Providers page={pageRequest({ data })} queryCache={queryCache} navigate={async () => {}}>
      <Names />
    </Providers>,
  )
  await act(async () => {})
  expect(container.textContent).toBe('jaaropgaaf-bakkerij.pdf ')
  now = []
  await act(async () => dispatchEvent(new Event('focus')))
  expect(container.textContent).toBe('')
})
