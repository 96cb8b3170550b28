import { afterAll, beforeAll, expect, test } from 'vitest'
import { notFoundRoute, routes } from '../packages/app/src/routes.ts'
import { accessToPage, type Visitor, visitors } from '../packages/server/src/features/access-table.ts'
import { createBrowser, type TestBrowser } from '../packages/server/src/testing/browser.ts'
import { type ClockedServer, startClockedServer } from './clocked-server.ts'

let server: ClockedServer
const browsers = new Map<Visitor, TestBrowser>()

beforeAll(async () => {
  server = await startClockedServer()
  for (const visitor of visitors) browsers.set(visitor, createBrowser(server.origin))
  await browsers.get('expired')?.register('expired')
  await server.advance(16 * 60_000)
  await browsers.get('lookAround')?.post('/api/auth/digid/simulation', { citizen: 'look-around' })
  await browsers.get('other')?.register('other')
  await browsers.get('owner')?.register('owner')
})
afterAll(() => server.stop())

const pages = routes.filter(({ product }) => product === 'tax')

test.each([...pages, { ...notFoundRoute, path: '/no-such-page' }])(
  '$path answers each visitor as docs/access.md says',
  async (page) => {
    const answers = await Promise.all(visitors.map((visitor) => browsers.get(visitor)?.get(page.path)))
    expect(answers.map((answer) => answer?.status)).toEqual(accessToPage(page))
  },
)
