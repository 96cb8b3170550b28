import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { stubRenderer } from '../../testing/stub-renderer.ts'
import type { InspectorBuild } from './index.ts'

/** A build without the code. */
function builtInspector(): InspectorBuild {
  const folder = mkdtempSync(join(tmpdir(), 'aangiftewijs-inspector-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const assets = join(folder, 'assets', 'inspector')
  mkdirSync(assets, { recursive: true })
  writeFileSync(join(assets, 'agent-1.js'), 'agent')
  return {
    folder,
    agent: '/assets/inspector/agent-1.js',
    renderPage: ({ nonce: _, ...shown }) => JSON.stringify(shown),
  }
}

let server: TestServer
afterEach(() => server.stop())

const start = async (environment: Readonly<Record<string, string>>) => {
  const renderer = {
    ...stubRenderer,
    render: async () => '<html><head><script type="module" src="/assets/app.js"></script></head></html>',
  }
  server = await startServer({ environment, overrides: { inspector: builtInspector(), renderer } })
  return (path: string, headers = {}) => fetch(server.origin + path, { headers })
}

test('outside production the inspector has its page, in the reader’s language and theme', async () => {
  const get = await start({ NODE_ENV: 'test' })
  const answer = await get('/inspector', { cookie: 'language=nl; theme=dark' })
  expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([
    200,
    'no-store',
    { language: 'nl', theme: 'dark' },
  ])
})

test('outside production every page carries the agent before its own script', async () => {
  const get = await start({ NODE_ENV: 'test' })
  const html = await (await get('/')).text()
  expect([...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
    '/assets/inspector/agent-1.js',
    '/assets/app.js',
  ])
})

test('the agent’s script has the nonce of a page that is made for one person', async () => {
  const get = await start({ NODE_ENV: 'test' })
  const answer = await get('/?next=/documents')
  const [, nonce] = /nonce="([^"]+)"/.exec(await answer.text()) ?? []
  expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
})

test('in production the address is as unknown as any, nothing of it is served, and pages are left alone', async () => {
  const get = await start({ NODE_ENV: 'production' })
  const [page, unknown, file, home] = await Promise.all(
    ['/inspector', '/surely-nothing', '/assets/inspector/agent-1.js', '/'].map((path) => get(path)),
  )
  const bodies = await Promise.all([page, unknown, home].map((answer) => answer?.text()))
  expect([page?.status, file?.status, bodies[0] === bodies[1], bodies[2]?.includes('agent')]).toEqual([
    unknown?.status,
    unknown?.status,
    true,
    false,
  ])
})

test('in production it can be turned on', async () => {
  const get = await start({ NODE_ENV: 'production', INSPECTOR: '1' })
  expect([(await get('/inspector')).status, (await get('/assets/inspector/agent-1.js')).status]).toEqual([200, 200])
})
