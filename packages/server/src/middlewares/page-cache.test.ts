import { get } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { PageRequest } from '@aangiftewijs/app/entry-server'
import { afterEach, expect, test } from 'vitest'
import { startServer, type TestServer } from '../testing/start-server.ts'
import { stubRenderer } from '../testing/stub-renderer.ts'

const head = (nonce: string) =>
  `<meta property="csp-nonce" nonce="${nonce}"><script type="module" src="/assets/entry.js" nonce="${nonce}"></script>`
const data = (nonce: string) => `<script type="application/json" id="page-data" nonce="${nonce}">{}</script>`
const inline = (nonce: string) => `<script nonce="${nonce}">reveal()</script>`

let server: TestServer
afterEach(() => server.stop())

/** A host that counts what is really rendered. `/menu` has inline script, other pages have none; `/broken` breaks once. */
async function startCounting(environment: Record<string, string> = {}) {
  const rendered: PageRequest[] = []
  const render = async (request: PageRequest, nonce: string) => {
    rendered.push(request)
    if (request.path === '/broken' && rendered.length === 1) throw new Error('broke')
    return head(nonce) + data(nonce) + (request.path === '/menu' ? inline(nonce) : '')
  }
  server = await startServer({ environment, overrides: { renderer: { ...stubRenderer, render } } })
  return rendered
}

interface RawAnswer {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly bytes: Buffer
}

/** As it comes over the line: fetch would unpack it and set headers of its own. */
const ask = (path: string, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    get(`${server.origin}${path}`, { headers }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(pieces) }),
      )
    }).on('error', reject)
  })

const aboutPage =
  '<meta property="csp-nonce"><script type="module" src="/assets/entry.js"></script><script type="application/json" id="page-data">{}</script>'

test('a public page is rendered once a minute for each language, theme and address', async () => {
  const rendered = await startCounting()
  for (const headers of [
    {},
    {},
    { Cookie: 'theme=dark' },
    { Cookie: 'theme=dark' },
    { Cookie: 'language=nl; theme=dark' },
  ])
    await ask('/about', headers)
  await ask('/about?lang=nl')
  expect(rendered.map(({ theme, language }) => [theme, language])).toEqual([
    ['system', 'mix'],
    ['dark', 'mix'],
    ['dark', 'nl'],
    ['system', 'nl'],
  ])
  server.clock.advance(60_000)
  await ask('/about')
  expect(rendered).toHaveLength(5)
})

test('without a choice the browser’s wish decides, for the page of everyone too; a choice is stronger', async () => {
  const rendered = await startCounting({ DEFAULT_LANGUAGE: '' })
  const wishes = ['nl-NL,nl;q=0.9,en;q=0.8', 'en-GB,en;q=0.9,nl;q=0.8', 'fr,nl;q=0.5,en;q=0.4', 'fr', '']
  const vary: unknown[] = []
  for (const wish of [...wishes, ...wishes]) vary.push((await ask('/about', { 'Accept-Language': wish })).headers.vary)
  expect(rendered.map(({ language }) => language)).toEqual(['nl', 'en'])
  expect(new Set(vary)).toEqual(new Set(['Accept-Encoding, Cookie, Accept-Language, Sec-Fetch-Site']))
  await ask('/about', { 'Accept-Language': 'nl', Cookie: 'language=mix' })
  await ask('/about?lang=en', { 'Accept-Language': 'nl', Cookie: 'language=mix' })
  expect(rendered.slice(2).map(({ language }) => language)).toEqual(['mix', 'en'])
})

test('the operator’s default language is stronger than the browser’s wish', async () => {
  const rendered = await startCounting({ DEFAULT_LANGUAGE: 'en' })
  await ask('/about', { 'Accept-Language': 'nl' })
  expect(rendered.map(({ language }) => language)).toEqual(['en'])
})

test('the second answer is the first, but for its own nonce and request id, and is logged as its page', async () => {
  await startCounting()
  const [first, second] = [await ask('/about'), await ask('/about')]
  const policyOf = ({ headers }: RawAnswer) => String(headers['content-security-policy'])
  const same = (answer: RawAnswer) => {
    const { 'x-request-id': _, date: __, ...headers } = answer.headers
    return {
      ...answer,
      headers: { ...headers, 'content-security-policy': policyOf(answer).replace(/'nonce-[^']+'/g, '') },
    }
  }
  expect(same(second)).toEqual(same(first))
  expect([second.status, second.bytes.toString('utf8')]).toEqual([200, aboutPage])
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  expect(policyOf(second)).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='/)
  expect(policyOf(second)).not.toBe(policyOf(first))
  expect(second.headers['x-content-type-options']).toBe('nosniff')
  expect(second.headers['cache-control']).toBe('private, no-cache')
  expect(server.log().match(/"route":"page about","status":200/g)).toHaveLength(2)
})

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
] as const)('a browser that takes %s gets that form, the first time and later', async (accepted, coding, read) => {
  await startCounting()
  for (let time = 0; time < 2; time++) {
    const { headers, bytes } = await ask('/about', { 'Accept-Encoding': accepted })
    expect([headers['content-encoding'], headers.vary, read(bytes).toString('utf8')]).toEqual([
      coding,
      'Accept-Encoding, Cookie, Accept-Language, Sec-Fetch-Site',
      aboutPage,
    ])
  }
})

test('a page with inline script is made anew, with the nonce of each answer there', async () => {
  const rendered = await startCounting()
  const nonceOf = async () => {
    const { headers, bytes } = await ask('/menu')
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none'
    return [nonce, bytes.toString('utf8').includes(`<script nonce="${nonce}">reveal()</script>`)] as const
  }
  const [first, second] = [await nonceOf(), await nonceOf()]
  expect([first[1], second[1], first[0] === second[0], rendered.length]).toEqual([true, true, false, 2])
})

test.each([
  ['someone with a session', '/about', { Cookie: 'session=whatever' }],
  ['a page with a message', '/about', { Cookie: 'flash=whatever; flash.sig=no' }],
  ['a page with a search', '/about?next=/documents', {}],
  ['a page that is not there', '/nowhere', {}],
] as const)('%s is answered alone', async (_, path, headers) => {
  const rendered = await startCounting()
  await ask(path, headers)
  await ask(path, headers)
  expect(rendered).toHaveLength(2)
})

test('who has signed in never gets the page of a stranger, nor the other way round', async () => {
  server = await startServer()
  const stranger = server.browser()
  const before = (await stranger.get('/about')).text
  const person = server.browser()
  await person.register('known')
  expect((await person.get('/about')).text).toContain('"username":"known"')
  expect((await stranger.get('/about')).text).toBe(before)
})

test('what broke is not kept', async () => {
  await startCounting()
  expect((await ask('/broken')).status).toBe(500)
  expect((await ask('/broken')).status).toBe(200)
})

test('the products of both hosts are kept apart', async () => {
  const rendered = await startCounting({ NEWS_HOST: 'news.example' })
  await ask('/about')
  await ask('/about', { Host: 'news.example' })
  expect(rendered.map(({ product }) => product)).toEqual(['tax', 'news'])
})

test('behind a proxy the host that was forwarded tells the product, also of a page that was made before', async () => {
  const rendered = await startCounting({ NEWS_HOST: 'news.example', PUBLIC_ORIGIN: 'https://tax.example' })
  for (const host of ['tax.example', 'news.example', 'news.example', 'tax.example'])
    await ask('/about', { 'X-Forwarded-Host': host, 'X-Forwarded-Proto': 'https' })
  expect(rendered.map(({ product }) => product)).toEqual(['tax', 'news'])
})
