import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { afterAll, expect, test } from 'vitest'
import { createBrowser, goodPassword } from './browser.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'killed-'))
const running = new Set<ReturnType<typeof spawn>>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a server process of its own on the shared folder; resolves with its origin. */
async function startProcess() {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const child = spawn(
    process.execPath,
    ['--conditions=aangiftewijs-source', '--import', loader, join(import.meta.dirname, 'serve-for-tests.ts')],
    { env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  running.add(child)
  const [line] = await once(child.stdout, 'data')
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    const [code, killedBy] = await once(child, 'exit')
    running.delete(child)
    return { code, killedBy }
  }
  return { origin: String(line).trim(), kill }
}

test('what was acknowledged survives kill -9 right after; SIGTERM ends with 0', { timeout: 60_000 }, async () => {
  const first = await startProcess()
  const browser = createBrowser(first.origin)
  const { id: userId } = await browser.register('survivor')
  const { text } = await browser.call('POST', '/api/tax-filings', { userId, year: 2024, currentStep: 'documents' })
  const filing: TaxFiling = JSON.parse(text)
  const incomeData = { salary: 12_345.67, otherIncome: 0, taxWithheld: 0 }
  const save = await browser.call('PATCH', `/api/tax-filings/${filing.id}`, { incomeData }, { 'If-Match': '"0"' })
  expect(save.status).toBe(200)
  expect(await first.kill('SIGKILL')).toEqual({ code: null, killedBy: 'SIGKILL' })

  const second = await startProcess()
  const again = createBrowser(second.origin)
  expect((await again.call('POST', '/api/login', { username: 'survivor', password: goodPassword })).status).toBe(200)
  expect(JSON.parse((await again.get('/api/tax-filings')).text)).toMatchObject([
    { id: filing.id, incomeData, version: 1 },
  ])
  expect(await second.kill('SIGTERM')).toEqual({ code: 0, killedBy: null })
})
