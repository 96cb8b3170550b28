import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startServer } from '../testing/start-server.ts'
import { serveMetrics } from './serve-metrics.ts'

test('who watches sees requests by route, queues and the process, and nothing of people', async () => {
  const server = await startServer()
  const metrics = await serveMetrics(server.dependencies, '127.0.0.1', 0)
  const person = server.browser()
  await person.register('watched')
  await person.get('/api/tax-filings?of=watched')
  const answer = await fetch(`http://127.0.0.1:${metrics.port}/metrics`)
  const text = await answer.text()
  expect(answer.headers.get('Content-Type')).toContain('text/plain')
  expect(text).toContain('aangiftewijs_request_seconds_count{route="GET /api/tax-filings",method="GET",status="200"} 1')
  for (const line of [
    'aangiftewijs_database_ready 1',
    'aangiftewijs_store_ready 1',
    'aangiftewijs_last_backup_timestamp_seconds 0',
    'aangiftewijs_writes_waiting 0',
    'aangiftewijs_scans_waiting 0',
    'nodejs_eventloop_lag_seconds',
  ])
    expect(text).toContain(line)
  expect(text).toMatch(/^aangiftewijs_data_free_bytes [1-9]/m)
  const rules = readFileSync(new URL('../../../../deploy/alerts.yml', import.meta.url), 'utf8')
  const named = [...rules.matchAll(/\b(?:aangiftewijs|nodejs|process)_\w+/g)].map(([name]) =>
    name.replace(/_(?:count|bucket)$/, ''),
  )
  expect(named.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([])
  expect(text).not.toContain('watched')
  expect((await fetch(`http://127.0.0.1:${metrics.port}/`)).status).toBe(404)
  expect((await person.get('/metrics')).text).not.toContain('aangiftewijs_request_seconds')
  await metrics.stop()
  await server.stop()
})
