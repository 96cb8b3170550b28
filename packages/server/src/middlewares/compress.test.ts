import { afterEach, expect, test } from 'vitest'
import { startServer, type TestServer } from '../testing/start-server.ts'
import { stubRenderer } from '../testing/stub-renderer.ts'

let server: TestServer
afterEach(() => server.stop())

/** A host whose settings page is long and whose `/profile` is short. */
async function signedIn(environment: Record<string, string> = {}) {
  const render = async ({ path }: { readonly path: string }) => (path === '/profile' ? 'short' : 'long '.repeat(500))
  server = await startServer({ environment, overrides: { renderer: { ...stubRenderer, render } } })
  const browser = server.browser()
  const { id: userId } = await browser.register('packed')
  for (const year of [2022, 2023, 2024, 2025])
    await browser.call('POST', '/api/tax-filings', { userId, year, currentStep: 'documents' })
  return browser
}

test.each([
  ['gzip, deflate, br', '/settings', 'br'],
  ['gzip', '/settings', 'gzip'],
  ['identity', '/settings', null],
  ['br', '/profile', null],
  ['br', '/api/tax-filings', 'br'],
])('who takes %s gets %s as %s', async (accepted, path, coding) => {
  const browser = await signedIn()
  const packed = await browser.get(path, { 'Accept-Encoding': accepted })
  const plain = await browser.get(path, { 'Accept-Encoding': 'identity' })
  expect([packed.headers.get('Content-Encoding'), packed.text]).toEqual([coding, plain.text])
  expect(packed.headers.get('Vary')).toContain('Accept-Encoding')
  expect(packed.headers.get('Content-Type')).toBe(plain.headers.get('Content-Type'))
})

test('a picture is sent as it is', async () => {
  const browser = await signedIn()
  const samples: readonly { readonly name: string }[] = JSON.parse((await browser.get('/api/sample-documents')).text)
  const picture = samples.find(({ name }) => /\.(?:png|jpe?g|pdf)$/.test(name))
  const answer = await browser.get(`/api/sample-documents/${picture?.name}`, { 'Accept-Encoding': 'br' })
  expect([answer.status, answer.headers.get('Content-Encoding')]).toEqual([200, null])
})

test('COMPRESS=off leaves it to a proxy, for pages of everyone too', async () => {
  const browser = await signedIn({ COMPRESS: 'off' })
  const answers = [await browser.get('/settings'), await server.browser().get('/about')]
  expect(answers.map(({ headers }) => [headers.get('Content-Encoding'), headers.get('Vary')])).toEqual([
    [null, 'Cookie, Accept-Language, Sec-Fetch-Site'],
    [null, 'Cookie, Accept-Language, Sec-Fetch-Site'],
  ])
})
