import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryCache } from '../../ports/query-cache.ts'
import { Providers } from '../../shell/providers.tsx'
import { pageRequest, sanne } from '../../testing/fixtures.ts'
import { Page } from './AuthPage.tsx'

afterEach(cleanup)

test.each([
  ['saved', false],
  ['typed', false],
  ['sent', true],
  ['pressed', true],
])('whose session ended (%s) goes on where they were; the page is loaded in full: %s', async (ended, isFull) => {
  const navigate = vi.fn(async () => {})
  const data = { '/api/user': sanne }
  const search = `?next=%2Fsettings%2Fdetails&ended=${ended}`
  const page = pageRequest({ path: '/auth', search, data })
  await act(async () => {
    render(
      <Providers page={page} queryCache={createQueryCache(data)} navigate={navigate}>
        <Page />
      </Providers>,
    )
  })
  expect(navigate.mock.calls).toEqual([['/settings/details', { replace: true, isFull }]])
})
