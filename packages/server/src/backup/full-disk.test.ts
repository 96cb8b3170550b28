import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../env.ts'
import { openStorage } from '../open-storage.ts'
import { canFailDisk, createFailingDisk } from '../testing/failing-disk.ts'
import { forkProgram } from '../testing/fork-program.ts'
import { databaseOf, dropDatabaseOf } from '../testing/test-database.ts'

let top: string
let data: string
let backups: string
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'full-disk-'))
  data = join(top, 'data')
  backups = join(top, 'backups')
  for (const folder of [data, backups]) mkdirSync(folder)
})
afterEach(async () => {
  await dropDatabaseOf(data)
  rmSync(top, { recursive: true, force: true })
})

test.runIf(canFailDisk()).each(['data', 'backups'])(
  'a backup says that it is the disk of %s that is full, and leaves nothing',
  async (name) => {
    const environment = { NODE_ENV: 'test', DATA_DIR: data, ...(await databaseOf(data)) }
    await (await openStorage(readConfig(environment))).database.close()
    const full = join(top, name)
    const disk = createFailingDisk(full, top)
    disk.failAfter('ENOSPC on write', 0)
    const child = forkProgram('run-command', ['backup', join(backups, 'one.tar')], {
      env: { ...process.env, ...environment, ...disk.environment },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    const [said, [code]] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'exit')])
    disk.close()
    expect(said).toContain(`The disk of ${full} is full: make room there, and begin again. No backup was made.`)
    expect([code, readdirSync(backups)]).toEqual([1, []])
  },
)
