import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../testing/start-server.ts'
import { brokenPath } from '../testing/stub-renderer.ts'

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
    { method: 'GET', route: 'page about', status: 200, milliseconds: 0, msg: 'request' },
    [],
  ])
})
