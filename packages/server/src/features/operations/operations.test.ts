import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { lookAt } from './index.ts'

let server: TestServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.stop())

test('however many ask whether all is well, the store is asked once at a time', async () => {
  const { dependencies } = server
  const isReady = vi.spyOn(dependencies.store, 'isReady').mockResolvedValueOnce(false)
  expect(await Promise.all([1, 2, 3].map(() => lookAt(dependencies)))).toEqual(Array(3).fill([true, false]))
  expect(isReady).toHaveBeenCalledOnce()
  expect(await lookAt(dependencies)).toEqual([true, true])
  expect(isReady).toHaveBeenCalledTimes(2)
})
