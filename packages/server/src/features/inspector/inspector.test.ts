import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { stubRenderer } from '../../testing/stub-renderer.ts'

/** A build as Vite leaves it, without the code. */
function builtInspector(): string {
  const dist = mkdtempSync(join(tmpdir(), 'aangiftewijs-inspector-'))
  mkdirSync(join(dist, 'client'))
  mkdirSync(join(dist, 'inspector', '.vite'), { recursive: true })
  mkdirSync(join(dist, 'inspector', 'assets', 'inspector'), { recursive: true })
  writeFileSync(join(dist, 'inspector', 'assets', 'inspector', 'agent-1.js'), 'agent')
  writeFileSync(
    join(dist, 'inspector', '.vite', 'manifest.json'),
    JSON.stringify({
      'src/features/inspector/agent.ts': { file: 'assets/inspector/agent-1.js' },
      'src/features/inspector/entry-inspector.tsx': { file: 'assets/inspector/page-1.js', css: ['assets/page-1.css'] },
    }),
  )
  return join(dist, 'client')
}

let server: TestServer
afterEach(() => server.stop())

const start = async (environment: Readonly<Record<string, string>>) => {
  const renderer = {
    ...stubRenderer,
    render: async () => '<html><head><script type="module" src="/assets/app.js"></script></head></html>',
  }
  server = await startServer({ environment, overrides: { clientDir: builtInspector(), renderer } })
  return (path: string) => fetch(server.origin + path)
}

test('outside production the inspector has its page, with every chart in words for browsers without script', async () => {
  const get = await start({ NODE_ENV: 'test' })
  const answer = await get('/inspector')
  const html = await answer.text()
  expect([
    answer.status,
    html.includes('src="/assets/inspector/page-1.js"'),
    html.includes('<noscript>') && html.includes('Testomgeving') && html.includes('[the message is not blank]'),
  ]).toEqual([200, true, true])
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
    ['/inspector', '/surely-nothing', '/assets/inspector/agent-1.js', '/'].map(get),
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
