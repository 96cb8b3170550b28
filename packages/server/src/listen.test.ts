import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { type Listening, listen } from './listen.ts'
import { startServer, type TestServer } from './testing/start-server.ts'
import { stubRenderer } from './testing/stub-renderer.ts'

let server: TestServer
let listening: Listening
const agent = new Agent({ keepAlive: true })
let release = () => {}
let begun = () => {}
const rendering = new Promise<void>((resolve) => {
  begun = resolve
})

beforeEach(async () => {
  server = await startServer()
  const render: typeof stubRenderer.render = async (request, nonce) => {
    if (request.path === '/settings') return stubRenderer.render(request, nonce)
    begun()
    await new Promise<void>((resolve) => {
      release = resolve
    })
    return stubRenderer.render(request, nonce)
  }
  listening = await listen(createApp({ ...server.dependencies, renderer: { ...stubRenderer, render } }), '127.0.0.1', 0)
})
afterEach(async () => {
  agent.destroy()
  await server.stop()
})

const ask = async (path: string) => {
  const [response]: IncomingMessage[] = await once(get({ port: listening.port, path, agent }), 'response')
  if (!response) throw new Error('no answer')
  response.resume()
  await once(response, 'end')
  return response
}

test('a drain closes what is idle, answers what has begun and tells it to go, and then ends', async () => {
  expect((await ask('/settings')).headers.connection).toBe('keep-alive')
  const slow = ask('/about')
  await rendering
  const drained = listening.drain()
  release()
  const answer = await slow
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close'])
  await drained
  await expect(ask('/settings')).rejects.toThrow('ECONNREFUSED')
})

test('a request without a whole answer is broken off in the end', async () => {
  const app = createApp({ ...server.dependencies, renderer: { ...stubRenderer, render: () => new Promise(() => {}) } })
  const short = await listen(app, '127.0.0.1', 0, 200)
  await expect(fetch(`http://127.0.0.1:${short.port}/about`)).rejects.toThrow('fetch failed')
  await short.drain()
})
