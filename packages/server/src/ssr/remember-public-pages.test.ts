import { Readable } from 'node:stream'
import type { PageRequest } from '@aangiftewijs/app/entry-server'
import { expect, test } from 'vitest'
import { stubRenderer } from '../testing/stub-renderer.ts'
import { rememberPublicPages } from './remember-public-pages.ts'

const page: PageRequest = {
  product: 'tax',
  path: '/about',
  search: '',
  language: 'mix',
  theme: 'system',
  now: '2025-03-01T09:00:10.000Z',
  origin: 'http://localhost',
  data: { '/api/user': null },
  form: null,
  flash: null,
  status: 200,
}

/** Counts what is really rendered; breaks on demand. */
function counting(outcome: () => string = () => 'fine') {
  let rendered = 0
  const renderer = rememberPublicPages({
    ...stubRenderer,
    render: async (request, nonce) => {
      rendered += 1
      return Readable.from([
        `${outcome()} ${request.language} <script nonce="${nonce}"></script>`,
        `<style nonce="${nonce}">`,
      ])
    },
  })
  return { render: renderer.render, count: () => rendered }
}

test('a public page is rendered once a minute, each answer with its own nonce', async () => {
  const { render, count } = counting()
  expect(await render(page, 'a')).toBe('fine mix <script nonce="a"></script><style nonce="a">')
  expect(await render({ ...page, now: '2025-03-01T09:00:59.999Z' }, 'b')).toBe(
    'fine mix <script nonce="b"></script><style nonce="b">',
  )
  expect(count()).toBe(1)
  await render({ ...page, now: '2025-03-01T09:01:00.000Z' }, 'c')
  await render({ ...page, language: 'nl' }, 'd')
  await render({ ...page, theme: 'dark' }, 'e')
  expect(count()).toBe(4)
})

test.each<[string, Partial<PageRequest>]>([
  ['a signed-in page', { data: { '/api/user': { id: 1 } } }],
  ['a page with other data', { data: { '/api/user': null, '/api/news': { articles: [] } } }],
  ['a page that is not right', { status: 404 }],
  ['a page with a search', { search: '?next=/documents' }],
  ['a page with a message', { flash: { variant: 'default', title: 'Logged out' } }],
  ['a form that came back', { form: { name: 'login', fields: {}, problems: [] } }],
])('%s is rendered anew each time', async (_, change) => {
  const { render, count } = counting()
  await render({ ...page, ...change }, 'a')
  await render({ ...page, ...change }, 'b')
  expect(count()).toBe(2)
})

test('a page that broke is not remembered', async () => {
  let breaks = true
  const { render } = counting(() => {
    if (breaks) throw new Error('broke')
    return 'whole'
  })
  await expect(render(page, 'a')).rejects.toThrow('broke')
  breaks = false
  expect(await render(page, 'b')).toContain('whole')
})
