import { ConnectionError } from 'sequelize'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startServer, type TestServer } from '../testing/start-server.ts'
import { brokenPath, stubRenderer } from '../testing/stub-renderer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const amounts = '?salary=51234.56&taxWithheld=12345.67'

const linesAfter = async (path: string, init: RequestInit = {}): Promise<readonly string[]> => {
  const before = server.log().length
  await (await fetch(server.origin + path, init)).text()
  return server.log().slice(before).trim().split('\n')
}

test.each([
  `/about${amounts}`,
  `/quick-tax-calculator${amounts}`,
  `/nowhere/51234.56${amounts}`,
  `/api/tax-filings/51234.56${amounts}`,
  `${brokenPath}${amounts}`,
])('the log of %s holds neither the address nor an amount', async (path) => {
  const lines = await linesAfter(path, { headers: { Referer: `${server.origin}/quick-tax-calculator${amounts}` } })
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((line) => /salary|51234\.56|12345\.67|\?/.test(line))).toEqual([])
})

test('a request is one line: its id, method, route, status and time', async () => {
  const [line, ...more] = await linesAfter(`/about${amounts}`)
  const { requestId, level, time, pid, hostname, ...rest } = JSON.parse(line ?? '{}')
  expect([rest, more]).toEqual([
    { method: 'GET', route: 'page about', status: 200, milliseconds: expect.any(Number), msg: 'request' },
    [],
  ])
})

test.each([
  ['GET', '/api/tax-filings', 'GET /api/tax-filings'],
  ['PATCH', '/api/tax-filings/12', 'PATCH /api/tax-filings/:id'],
  ['POST', '/previous-filings', 'form /previous-filings'],
  ['GET', '/settings', 'page settings'],
  ['POST', '/nowhere', 'unmatched'],
])('what fails while the session of %s %s is read is a failure of %s', async (method, path, route) => {
  const person = server.browser()
  await person.register(`named.${route.replaceAll(/[^a-z]/gi, '').toLowerCase()}`)
  const away = vi.spyOn(server.dependencies.database, 'cached')
  away.mockRejectedValue(new ConnectionError(new Error('away')))
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const lines = await linesAfter(path, { method, headers: { Cookie: cookie, Origin: server.origin } })
  away.mockRestore()
  expect(lines.map((line) => JSON.parse(line)).map((line) => [line.msg, line.route])).toEqual([
    ['failed', route],
    ['request', route],
  ])
})

test('a clock that is set back makes no request take less than no time, and one set forward none an hour', async () => {
  for (const hours of [-1, 1]) {
    const render: typeof stubRenderer.render = (request, nonce) => {
      own.clock.advance(hours * 3_600_000)
      return stubRenderer.render(request, nonce)
    }
    const own = await startServer({ overrides: { renderer: { ...stubRenderer, render } } })
    await own.browser().get('/about')
    const { milliseconds } = JSON.parse(own.log().trim())
    expect([milliseconds >= 0, milliseconds < 3_600_000]).toEqual([true, true])
    await own.stop()
  }
})
