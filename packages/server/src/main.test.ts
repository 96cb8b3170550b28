import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const program = fileURLToPath(new URL('../dist/main.js', import.meta.url))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'main-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const start = (words: readonly string[], dataDir: string) => {
  const environment = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir }
  return spawnSync(process.execPath, [program, ...words], { env: environment, encoding: 'utf8' })
}

// Where the server is what a container runs, `run web-1 restore FILE` would start it, and so fill the place that is to be restored.
test('a command that is given to the server is refused, and no database is made', () => {
  const dataDir = join(folder, 'data')
  const { status, stdout, stderr } = start(['restore', '/backups/one.tar'], dataDir)
  expect([status, stdout, existsSync(dataDir)]).toEqual([1, '', false])
  expect(stderr).toBe(
    'The server cannot start: it does not know the words restore /backups/one.tar; the operator’s command is packages/server/dist/aangiftewijs.js.\n',
  )
})
