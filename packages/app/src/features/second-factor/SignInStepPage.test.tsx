import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { pageRequest, signingIn, visitor } from '../../testing/fixtures.ts'
import { PageFrame } from '../../testing/story-page.tsx'
import { Page } from './SignInStepPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const show = (data: typeof visitor) =>
  act(async () =>
    render(
      <PageFrame fixture={pageRequest({ path: '/auth/second-factor', search: '?next=%2Fdocuments', data })}>
        <Page />
      </PageFrame>,
    ),
  )

const refusing = (name: string) => {
  const get = () => Promise.reject(Object.assign(new Error('no'), { name }))
  vi.stubGlobal('navigator', { ...navigator, credentials: { get } })
}

test('a browser without passkeys is told so, and led to the recovery code', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  await show(signingIn)
  await userEvent.click(screen.getByRole('button', { name: 'Use your passkey' }))
  const told = await screen.findByRole('alert')
  expect(told.textContent).toContain('This browser cannot use passkeys here.')
  expect(screen.getByRole('link', { name: 'Enter a recovery code' }).getAttribute('href')).toBe(
    '#second-factor-recoveryCode',
  )
})

test.each([
  ['NotAllowedError', 'it was cancelled or took too long'],
  ['SecurityError', 'This browser cannot use passkeys here.'],
  ['UnknownError', 'could not give a passkey'],
])('a browser that answers %s is told: %s', async (name, words) => {
  vi.stubGlobal('PublicKeyCredential', class {})
  refusing(name)
  await show(signingIn)
  await userEvent.click(screen.getByRole('button', { name: 'Use your passkey' }))
  expect((await screen.findByRole('alert')).textContent).toContain(words)
})

test('after its time the page offers nothing but to start again, with the way on kept', async () => {
  await show({ ...visitor, '/api/sign-in-step': null })
  expect(screen.getByRole('alert').textContent).toContain('That took longer than five minutes')
  expect(screen.getByRole('link', { name: 'Start again' }).getAttribute('href')).toBe(
    '/auth?tab=login&next=%2Fdocuments',
  )
  expect(screen.queryByRole('button')).toBeNull()
})
