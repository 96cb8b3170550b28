import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { PageRequest } from '@aangiftewijs/app/entry-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../testing/start-server.ts'
import { stubRenderer } from '../testing/stub-renderer.ts'
import { rememberPublicPages } from './remember-public-pages.ts'

const head = (nonce: string) =>
  `<meta property="csp-nonce" nonce="${nonce}"><script type="module" src="/assets/entry.js" nonce="${nonce}"></script>`
const data = (nonce: string) => `<script type="application/json" id="page-data" nonce="${nonce}">{}</script>`
const inline = (nonce: string) => `<script nonce="${nonce}">reveal()</script>`

/** `/about` has no inline script, every other page has one. */
const render = async ({ path }: PageRequest, nonce: string) =>
  head(nonce) + data(nonce) + (path === '/about' ? '' : inline(nonce))

let server: TestServer
beforeAll(async () => {
  server = await startServer({ overrides: { renderer: rememberPublicPages({ ...stubRenderer, render }) } })
})
afterAll(() => server.stop())

const aboutPage =
  '<meta property="csp-nonce"><script type="module" src="/assets/entry.js"></script><script type="application/json" id="page-data">{}</script>'

async function rawBody(coding: string) {
  const { get } = await import('node:http')
  return new Promise<{
    readonly coding: string | undefined
    readonly vary: string | undefined
    readonly bytes: Buffer
  }>((resolve, reject) => {
    get(`${server.origin}/about`, { headers: { 'Accept-Encoding': coding } }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('end', () =>
        resolve({
          coding: answer.headers['content-encoding'],
          vary: answer.headers.vary,
          bytes: Buffer.concat(pieces),
        }),
      )
    }).on('error', reject)
  })
}

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
] as const)(
  'a page without inline script is kept ready for a browser that takes %s',
  async (accepted, coding, read) => {
    for (let time = 0; time < 2; time++) {
      const answer = await rawBody(accepted)
      expect([answer.coding, answer.vary, read(answer.bytes).toString('utf8')]).toEqual([
        coding,
        'Accept-Encoding, Cookie',
        aboutPage,
      ])
    }
  },
)

test('a page with inline script gets the nonce of each answer there', async () => {
  const nonceOf = async () => {
    const answer = await server.browser().get('/nowhere-special')
    const policy = answer.headers.get('Content-Security-Policy') ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    return [nonce, answer.text.includes(`<script nonce="${nonce}">reveal()</script>`)] as const
  }
  const [first, second] = [await nonceOf(), await nonceOf()]
  expect([first[1], second[1], first[0] === second[0]]).toEqual([true, true, false])
})
