import { escapeJson } from '@aangiftewijs/domain/html'
import { expect, test } from 'vitest'
import { documentParts } from './document.ts'
import { pageRequest } from './testing/fixtures.ts'

const files = { styles: ['/assets/a.css'], modules: ['/assets/b.js'], entry: '/assets/entry.js', fonts: [] }

test('embedded data cannot leave its element and reads back the same', () => {
  const value = { text: '</script><!--<script>\u2028\u2029&' }
  const text = escapeJson(value)
  expect([/[<>&\u2028\u2029]/.test(text), JSON.parse(text)]).toEqual([false, value])
})

test('the document says its language, theme and title', () => {
  const page = pageRequest({ path: '/auth', language: 'nl', theme: 'dark' })
  const { head } = documentParts(page, files, 'n0nce')
  expect(head).toContain(
    '<html lang="nl" data-theme="dark" data-paper-en="Aangiftewijs · Demonstration: nothing is sent" data-paper-nl="Aangiftewijs · Demonstratie: er wordt niets verstuurd">',
  )
  expect(head).toContain('<title>Inloggen of registreren | Aangiftewijs | Nederlandse belastingaangifte</title>')
})

test('scripts and module preloads carry the nonce', () => {
  const { head, tail } = documentParts(pageRequest(), files, 'n0nce')
  expect(head).toContain('<script type="module" src="/assets/entry.js" fetchpriority="low" nonce="n0nce"></script>')
  expect(head).toContain('<link rel="modulepreload" href="/assets/b.js" fetchpriority="low" nonce="n0nce">')
  expect(tail).toContain('<script type="application/json" id="page-data" nonce="n0nce">')
})

test('the gate moves on without script too', () => {
  const { head } = documentParts(
    pageRequest({ path: '/settings', search: '?tab=security', status: 401 }),
    files,
    'n0nce',
  )
  expect(head).toContain(
    '<noscript><meta http-equiv="refresh" content="0; url=/auth?next=%2Fsettings%3Ftab%3Dsecurity"></noscript>',
  )
})
