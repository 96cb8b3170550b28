import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageRequest, withPasskeys } from '../../testing/fixtures.ts'
import { PageFrame } from '../../testing/story-page.tsx'
import { Part } from './Passkeys.deferred.tsx'

const show = (form: { readonly name: string; readonly fields: Record<string, string> } | null, areCodesKept = true) => {
  const data = {
    ...withPasskeys,
    '/api/second-factor': { ...Object(withPasskeys['/api/second-factor']), areCodesKept },
  }
  const posted = form && { ...form, problems: [] }
  render(
    <PageFrame fixture={pageRequest({ path: '/settings/second-factor', data, form: posted })}>
      <Part />
    </PageFrame>,
  )
}

test('with a wrong password the passkey to remove stays chosen', () => {
  show({ name: 'passkeys', fields: { remove: '2' } })
  expect(screen.getByRole('radio', { checked: true }).getAttribute('value')).toBe('2')
})

test('codes that nobody said they kept are told of, except where they are shown', () => {
  show(null, false)
  expect(screen.getByRole('heading', { name: 'Do you have your recovery codes?' })).toBeTruthy()
})

test('the page that shows codes asks to say that they are kept, and names which', () => {
  show({ name: 'recovery-codes', fields: { codes: '7K3M-9QXA 1H5R-W0PZ', mark: 'a mark' } }, false)
  expect(screen.queryByRole('heading', { name: 'Do you have your recovery codes?' })).toBeNull()
  const form = screen.getByRole('button', { name: 'I have kept these codes' }).closest('form')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ intent: 'keep-codes', mark: 'a mark' })
})
