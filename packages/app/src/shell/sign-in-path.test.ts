import { questionAddress } from '@aangiftewijs/domain/question-address'
import { expect, test } from 'vitest'
import { endedIn, isTheServersTurn, nextPath, signInPath } from './sign-in-path.ts'

test('signing in leads back to the page with its search', () => {
  const path = signInPath({ path: '/settings', search: '?tab=security', ended: null })
  expect([path, nextPath(path.slice('/auth'.length))]).toEqual([
    '/auth?next=%2Fsettings%3Ftab%3Dsecurity',
    '/settings?tab=security',
  ])
})

test('it leads back to the question of an address, which the server is told', () => {
  const address = questionAddress('/tax-filing/income', 'savings')
  const { pathname: path, search } = new URL(address, 'http://localhost')
  expect([address, nextPath(signInPath({ path, search, ended: null }).slice('/auth'.length))]).toEqual([
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

test.each([null, 'saved', 'typed', 'sent', 'pressed', 'unknown'] as const)(
  'its address says of a session that ended what is kept: %s',
  (ended) => {
    const search = signInPath({ path: '/settings', search: '', ended }).slice('/auth'.length)
    expect([endedIn(search), nextPath(search)]).toEqual([ended, '/settings'])
    expect(isTheServersTurn(search)).toBe(ended === 'sent' || ended === 'pressed')
  },
)

test('an address that says anything else says nothing of a session', () => {
  expect([endedIn(''), endedIn('?ended='), endedIn('?ended=everything')]).toEqual([null, null, null])
})
