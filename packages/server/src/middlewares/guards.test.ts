import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { AuditEntry } from '@aangiftewijs/domain/audit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../testing/start-server.ts'
import { requestIn } from '../testing/stub-renderer.ts'

const clientDir = mkdtempSync(join(tmpdir(), 'client-'))
mkdirSync(join(clientDir, 'assets'))
mkdirSync(join(clientDir, '.vite'))
const script = 'console.log("hello")\n'.repeat(100)
writeFileSync(join(clientDir, 'assets', 'entry-abc.js'), script)
writeFileSync(join(clientDir, 'robots.txt'), 'User-agent: *\n')
writeFileSync(join(clientDir, '.vite', 'manifest.json'), '{}')

/** What a proxy of ours says of a visitor. */
const forwarded = {
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-For': '192.0.2.1',
  'X-Forwarded-Host': 'tax.example',
}

let server: TestServer
let secure: TestServer
beforeAll(async () => {
  server = await startServer({ overrides: { clientDir } })
  secure = await startServer({ environment: { PUBLIC_ORIGIN: 'https://tax.example' } })
})
afterAll(async () => {
  await Promise.all([server.stop(), secure.stop()])
  rmSync(clientDir, { recursive: true })
})

const foreign = 'This request came from another website and was refused.'

test.each<[string, Record<string, string>, number]>([
  ['a foreign origin', { Origin: 'https://evil.example' }, 403],
  ['a null origin', { Origin: 'null' }, 403],
  ['nonsense', { Origin: '::' }, 403],
  ['a cross-site fetch', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['a same-site fetch', { 'Sec-Fetch-Site': 'same-site' }, 403],
  [
    'a foreign origin that says it is same-origin',
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
    403,
  ],
  ['our own origin', {}, 204],
  ['the configured origin', { Origin: 'http://localhost:0' }, 204],
])('a post from %s', async (_, headers, status) => {
  const answer = await server.browser().call('POST', '/api/logout', undefined, headers)
  expect([answer.status, answer.text]).toEqual([status, status === 403 ? foreign : ''])
})

test('a post from our very host on another scheme is refused', async () => {
  const visitor = server.browser()
  const from = (origin: string) => visitor.call('POST', '/api/logout', undefined, { Origin: origin })
  expect((await from(server.origin)).status).toBe(204)
  expect((await from(server.origin.replace('http:', 'https:'))).status).toBe(403)
})

test('a client that is no browser and sends neither header is let through', async () => {
  expect((await fetch(`${server.origin}/api/logout`, { method: 'POST' })).status).toBe(204)
})

test('a posted form from elsewhere is refused with a page', async () => {
  const answer = await server.browser().post('/logout', {}, { Origin: 'https://evil.example' })
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([403, 'text/html; charset=utf-8'])
  expect(answer.text).toContain(foreign)
})

test('every answer carries the security headers, with a nonce of its own', async () => {
  const [first, second] = [await server.browser().get('/about'), await server.browser().get('/api/nothing')]
  const nonceIn = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1]
  const nonces = [first, second].map(({ headers }) => nonceIn(headers.get('Content-Security-Policy')))
  expect(nonces[0]).toHaveLength(24)
  expect(nonces[0]).not.toBe(nonces[1])
  for (const { headers } of [first, second]) {
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy.replace(/'nonce-[^']+'/g, 'N')).toBe(
      "default-src 'none';script-src 'self' N;style-src 'self' N;img-src 'self' data: blob:;font-src 'self';connect-src 'self';manifest-src 'self';frame-src 'self' blob:;form-action 'self';base-uri 'none';frame-ancestors 'none'",
    )
    expect(
      Object.fromEntries(
        [
          'X-Content-Type-Options',
          'Referrer-Policy',
          'Cross-Origin-Opener-Policy',
          'Cross-Origin-Resource-Policy',
          'X-Frame-Options',
          'Strict-Transport-Security',
          'X-Powered-By',
        ].map((name) => [name, headers.get(name)]),
      ),
    ).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
      'Strict-Transport-Security': null,
      'X-Powered-By': null,
    })
    expect(headers.get('Permissions-Policy')).toContain('camera=()')
  }
})

test('on https the cookie is __Host- and Secure, and HSTS is sent', async () => {
  const answer = await secure
    .browser()
    .post('/api/auth/digid/simulation', { citizen: 'sanne' }, { Origin: 'https://tax.example', ...forwarded })
  expect(answer.status).toBe(303)
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-session=[\w-]{43}; path=\/; expires=[^;]+; samesite=lax; secure; httponly$/),
    expect.stringMatching(/^citizens=sanne-\d+; path=\/; expires=[^;]+; samesite=lax; secure; httponly$/),
    expect.stringMatching(/^citizens\.sig=[\w-]{27}; path=\/; expires=[^;]+; samesite=lax; secure; httponly$/),
  ])
  expect(answer.headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
})

test('an address counts as the same with every port, and what is no address as the proxy’s own; neither is written down whole', async () => {
  const from = (address: string) => ({ ...forwarded, Origin: 'https://tax.example', 'X-Forwarded-For': address })
  const guess = { username: 'behind.a.gateway', password: 'a wrong guess' }
  const statuses: number[] = []
  for (let port = 40_000; port < 40_011; port += 1)
    statuses.push((await secure.browser().call('POST', '/api/login', guess, from(`203.0.113.7:${port}`))).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429])
  const person = secure.browser()
  for (const address of ['203.0.113.8:4711', '"><script>']) {
    const citizen = { citizen: 'sanne' }
    expect((await person.post('/api/auth/digid/simulation', citizen, from(address))).status).toBe(303)
  }
  const told: readonly AuditEntry[] = JSON.parse((await person.get('/api/user/activity', forwarded)).text)
  expect(new Set(told.map(({ address }) => address))).toEqual(new Set(['203.0.113.0/24', '127.0.0.0/24']))
})

test('a proxy that was not named shows in the log, once and without an address', async () => {
  const environment = { PUBLIC_ORIGIN: 'https://tax.example', TRUSTED_PROXIES: '192.0.2.99' }
  const unnamed = await startServer({ environment })
  for (const _ of [1, 2]) await unnamed.browser().get('/healthz', forwarded)
  const said = unnamed.log().match(/.*TRUSTED_PROXIES.*/g) ?? []
  expect([said.length, said[0]?.includes('192.0.2'), said[0]?.includes('127.0.0.1')]).toEqual([1, false, false])
  expect(secure.log()).not.toContain('TRUSTED_PROXIES')
  await unnamed.stop()
})

test.each([
  ['/about', 'tax.example', 200],
  ['/', 'news.localhost', 200],
  ['/about', 'evil.example', 421],
  ['/api/user', 'evil.example', 421],
  ['/assets/entry-abc.js', '203.0.113.5', 421],
  ['/about', 'tax.example:443', 200],
  ['/', 'NEWS.localhost:443', 200],
  ['/about', 'tax.example:1337', 421],
  ['/robots.txt', 'news.localhost:1337', 421],
  ['/about', 'tax.example:', 421],
  ['/healthz', '203.0.113.5', 200],
  ['/readyz', '203.0.113.5', 200],
])('behind TLS %s of %s is answered with %i', async (path, host, status) => {
  const answer = await secure.browser().get(path, { ...forwarded, 'X-Forwarded-Host': host })
  expect(answer.status).toBe(status)
  if (status === 421) expect(answer.text).toContain('There is no website of ours under this name.')
})

test('a body that cannot be read is 400: NUL in a text or name, nesting without end, broken compression', async () => {
  const browser = server.browser()
  await browser.register('nul')
  const sent = [
    { type: 'application/json', body: JSON.stringify({ username: 'a\0b', password: 'x' }) },
    { type: 'application/json', body: JSON.stringify({ nested: [{ 'a\0b': 1 }] }) },
    { type: 'application/json', body: `{"username":${'['.repeat(100_000)}${']'.repeat(100_000)}}` },
    ...['gzip', 'deflate', 'br'].flatMap((coding) =>
      ['application/json', 'application/x-www-form-urlencoded'].map((type) => ({ type, body: 'garbage', coding })),
    ),
    { type: 'application/json', body: brotliCompressSync('{"username":"cut"}').subarray(0, 8), coding: 'br' },
    { type: 'application/json', body: Buffer.alloc(7, 255), coding: 'br' },
    { type: 'application/x-www-form-urlencoded', body: 'username=a%00b&password=x' },
  ]
  for (const { type, body, coding } of sent) {
    const path = type === 'application/json' ? '/api/login' : '/auth'
    const answer = await fetch(server.origin + path, {
      method: 'POST',
      headers: { 'Content-Type': type, ...(coding === undefined ? {} : { 'Content-Encoding': coding }) },
      body,
    })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('The body of the request could not be read.')
  }
})

test('personal answers are never stored; public pages may be asked again', async () => {
  const browser = server.browser()
  expect((await browser.get('/about')).headers.get('Cache-Control')).toBe('private, no-cache')
  await browser.register('private')
  for (const path of ['/about', '/api/user', '/api/tax-filings', '/settings']) {
    expect((await browser.get(path)).headers.get('Cache-Control')).toBe('no-store')
  }
})

test('built files are immutable, compressed ones are chosen, nothing outside them is reached', async () => {
  const plain = await fetch(`${server.origin}/assets/entry-abc.js`, { headers: { 'Accept-Encoding': 'identity' } })
  expect([plain.status, plain.headers.get('Content-Encoding'), await plain.text()]).toEqual([200, null, script])
  expect(plain.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(plain.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  const small = await fetch(`${server.origin}/assets/entry-abc.js`, { headers: { 'Accept-Encoding': 'br, gzip' } })
  expect([small.headers.get('Content-Encoding'), await small.text()]).toEqual(['br', script])
  const names = [...plain.headers.keys()].filter((name) => /polic|^x-|security|cross/.test(name))
  expect(names).toEqual([
    'content-security-policy',
    'cross-origin-resource-policy',
    'referrer-policy',
    'x-content-type-options',
    'x-request-id',
  ])
  expect(plain.headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  const head = await fetch(`${server.origin}/assets/entry-abc.js`, { method: 'HEAD' })
  expect([head.status, head.headers.get('Content-Type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  const robots = await fetch(`${server.origin}/robots.txt`)
  expect(robots.headers.get('Cache-Control')).toBe('public, max-age=3600')
  for (const path of ['/.vite/manifest.json', '/assets/../../data-key', '/assets/%2e%2e/%2e%2e/data-key', '/assets/']) {
    expect((await server.browser().get(path)).status).toBe(404)
  }
})

test('a built file that could not be read once is read the next time', async () => {
  const path = join(clientDir, 'assets', 'late-abc.js')
  writeFileSync(path, script)
  const other = await startServer({ overrides: { clientDir } })
  const statusOf = async () => (await other.browser().get('/assets/late-abc.js')).status
  await other.browser().get('/robots.txt')
  rmSync(path)
  const without = await statusOf()
  writeFileSync(path, script)
  expect([without, await statusOf()]).toEqual([500, 200])
  await other.stop()
})

test.each<[string, RequestInit, number, string]>([
  [
    'broken JSON',
    { body: '{', headers: { 'Content-Type': 'application/json' } },
    400,
    'The body of the request could not be read.',
  ],
  [
    'another type',
    { body: 'a=b', headers: { 'Content-Type': 'text/plain' } },
    415,
    'This kind of content is not accepted here.',
  ],
  [
    'too large a body',
    { body: JSON.stringify({ username: 'x'.repeat(300_000) }), headers: { 'Content-Type': 'application/json' } },
    413,
    'What was sent is too large.',
  ],
  ['no body', {}, 400, 'username: required\npassword: required'],
])('%s is refused with a sentence', async (_, init, status, text) => {
  const answer = await fetch(`${server.origin}/api/login`, { method: 'POST', ...init })
  expect([answer.status, await answer.text()]).toEqual([status, text])
})

test('an address in another letter case is no page, and no wrong use of one', async () => {
  const answers = await Promise.all(['/Documents', '/TAX-FILING/setup'].map((path) => server.browser().get(path)))
  expect(answers.map(({ status, text }) => [status, requestIn(text).status])).toEqual([
    [404, 404],
    [404, 404],
  ])
})

test('the language of sentences follows the cookie', async () => {
  const answer = await server.browser().get('/api/user', { Cookie: 'language=nl' })
  expect([answer.status, answer.text]).toEqual([401, 'U bent niet ingelogd. Log in en probeer het opnieuw.'])
})

test('operators and researchers are answered', async () => {
  const browser = server.browser()
  expect((await browser.get('/healthz')).text).toBe('ok')
  expect(JSON.parse((await browser.get('/readyz')).text)).toEqual({ database: 'ok', documentStore: 'ok' })
  expect((await browser.get('/.well-known/security.txt')).text).toContain(
    'Contact: http://localhost:0/contact\nExpires: 2025-08-30',
  )
})
