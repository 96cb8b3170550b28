import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { lookAt, sayStopping } from './index.ts'

let server: TestServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.stop())

test('however many ask whether all is well, the store is asked once at a time', async () => {
  const { dependencies } = server
  const isReady = vi.spyOn(dependencies.store, 'isReady').mockResolvedValueOnce(false)
  expect(await Promise.all([1, 2, 3].map(() => lookAt(dependencies)))).toEqual(
    Array(3).fill({ database: null, documentStore: 'no answer' }),
  )
  expect(isReady).toHaveBeenCalledOnce()
  expect(await lookAt(dependencies)).toEqual({ database: null, documentStore: null })
  expect(isReady).toHaveBeenCalledTimes(2)
})

const answerTo = async (path: string) => {
  const { status, text } = await server.browser().get(path)
  return [status, text]
}

test('a proxy is not told of what all servers share, only that this one ends', async () => {
  vi.spyOn(server.dependencies.store, 'isReady').mockResolvedValue(false)
  expect(await answerTo('/readyz')).toEqual([503, JSON.stringify({ database: 'ok', documentStore: 'no answer' })])
  expect(await answerTo('/healthz')).toEqual([200, 'ok'])
  sayStopping(server.dependencies)
  expect(await answerTo('/healthz')).toEqual([503, 'stopping'])
  expect((await server.browser().get('/about')).status).toBe(200)
})
