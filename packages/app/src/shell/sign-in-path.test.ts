import { questionAddress } from '@aangiftewijs/domain/question-address'
import { expect, test } from 'vitest'
import { nextPath, signInPath } from './sign-in-path.ts'

test('signing in leads back to the page with its search', () => {
  const path = signInPath({ path: '/settings', search: '?tab=security' })
  expect([path, nextPath(path.slice('/auth'.length))]).toEqual([
    '/auth?next=%2Fsettings%3Ftab%3Dsecurity',
    '/settings?tab=security',
  ])
})

test('it leads back to the question of an address, which the server is told', () => {
  const address = questionAddress('/tax-filing/income', 'savings')
  const { pathname: path, search } = new URL(address, 'http://localhost')
  expect([address, nextPath(signInPath({ path, search }).slice('/auth'.length))]).toEqual([
    '/tax-filing/income?at=savings#savings',
    '/tax-filing/income?at=savings#savings',
  ])
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/a\tb',
  '/a\\b',
  'settings',
  '',
  '/auth',
  '/auth?next=/',
])('next=%j leads to the dashboard', (next) => {
  expect(nextPath(`?next=${encodeURIComponent(next)}`)).toBe('/')
})
