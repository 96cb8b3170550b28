import { get } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from './server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ NEWS_HOST: 'news.example' })
})
afterAll(() => server.stop())

interface Answer {
  readonly status: number
  readonly product: 'tax' | 'news' | 'none'
  readonly hasCookie: boolean
}

/** Asks the same server under another host name. */
function ask(host: string, path: string): Promise<Answer> {
  const port = new URL(server.origin).port
  return new Promise((resolve, reject) => {
    get({ host: 'localhost', port, path, headers: { host: `${host}:${port}` } }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => {
        const isPage = text.startsWith('<!doctype html>')
        resolve({
          status: response.statusCode ?? 0,
          product: isPage ? (/<title>[^<]*AI Daily News/.test(text) ? 'news' : 'tax') : 'none',
          hasCookie: response.headers['set-cookie'] !== undefined,
        })
      })
    }).on('error', reject)
  })
}

const page = (product: 'tax' | 'news', status = 200): Answer => ({ status, product, hasCookie: false })
const call = (status: number): Answer => ({ status, product: 'none', hasCookie: false })

/** The same request under the tax host and the news host. `docs/two-products.md` shows this table to people. */
test.each<[path: string, underTax: Answer, underNews: Answer]>([
  ['/', page('tax'), page('news')],
  ['/news', page('news'), page('news')],
  ['/news/category/tools', page('news'), page('news')],
  ['/category/tools', page('tax', 404), page('news')],
  ['/date/2026-11-20', page('tax', 404), page('news')],
  ['/contact', page('tax'), page('news')],
  ['/privacy', page('tax'), page('news')],
  ['/terms', page('tax'), page('news')],
  ['/auth', page('tax'), page('news')],
  ['/tax-filing/setup', page('tax', 401), page('news')],
  ['/anything/else', page('tax', 404), page('news')],
  ['/robots.txt', call(200), call(200)],
  ['/sitemap.xml', call(200), call(200)],
  ['/manifest.webmanifest', call(200), call(200)],
  ['/api/news', call(200), call(200)],
  ['/api/news?date=2026-11-20', call(200), call(200)],
  ['/api/news?date=yesterday', call(400), call(400)],
  ['/api/user', call(401), call(404)],
  ['/api/tax-filings', call(401), call(404)],
  ['/api/documents', call(401), call(404)],
  ['/api/sample-documents', call(200), call(404)],
  ['/previous-filings/3/return.pdf', page('tax', 401), page('news', 404)],
])('%s', async (path, underTax, underNews) => {
  expect([await ask('localhost', path), await ask('news.example', path)]).toEqual([underTax, underNews])
})

test('on 127.0.0.1 /news is the tax product’s page', async () =>
  expect(await ask('127.0.0.1', '/news')).toEqual(page('tax')))
