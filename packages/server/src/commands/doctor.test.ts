import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCommand } from './index.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const lines = async (environment: Readonly<Record<string, string>>) => {
  const said: string[] = []
  const run = runCommand(['doctor'], {
    environment: { DATA_DIR: folder, ...environment },
    say: (line) => said.push(line),
  })
  const failure = await run.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  return { failure, said: said.map((line) => line.replace(/: .*/, '')) }
}

test('a doctor says what is well and what is wrong', { timeout: 60_000 }, async () => {
  const names = ['configuration', 'disk', 'database', 'clock', 'documents', 'reader', 'fonts']
  expect(await lines({ NODE_ENV: 'test' })).toEqual({ failure: null, said: names.map((name) => `well   ${name}`) })
  const wrong = await lines({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'http://tax.example' })
  expect([wrong.failure, wrong.said[0]]).toEqual(['One thing is wrong.', 'WRONG  configuration'])
})
