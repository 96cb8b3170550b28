import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryCache } from '../../ports/query-cache.ts'
import { Providers } from '../../shell/providers.tsx'
import { pageRequest } from '../../testing/fixtures.ts'
import { AddPasskey } from './AddPasskey.tsx'

afterEach(() => vi.unstubAllGlobals())

async function addPasskey() {
  render(
    <Providers
      page={pageRequest({ path: '/settings/second-factor' })}
      queryCache={createQueryCache({})}
      navigate={async () => {}}
    >
      <AddPasskey />
    </Providers>,
  )
  for (const field of ['name', 'password'])
    fireEvent.change(document.querySelector(`#new-passkey-${field}`) as HTMLInputElement, {
      target: { value: 'My phone' },
    })
  await act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement))
}

test.each([
  ['<html><title>502 Bad Gateway</title></html>', 'An unknown error occurred'],
  ['The current password is not right.', 'The current password is not right.'],
])('a refusal of %j is told as %j', async (text, told) => {
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('fetch', async () => new Response(text, { status: 502 }))
  await addPasskey()
  expect((await screen.findByRole('alert')).textContent).toContain(told)
  expect(document.body.textContent).not.toContain('502')
})

test('a browser without passkeys says so, before the password is sent', async () => {
  const fetching = vi.fn()
  vi.stubGlobal('fetch', fetching)
  await addPasskey()
  expect((await screen.findByRole('alert')).textContent).toContain('This browser cannot use passkeys here.')
  expect(fetching).not.toHaveBeenCalled()
})
