import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '../commands/index.ts'
import { goodPassword } from '../testing/browser.ts'
import { startOn } from '../testing/host-on-folder.ts'
import { operatorForEach } from '../testing/operator.ts'
import { isOnPostgres } from '../testing/test-database.ts'

const operator = operatorForEach()

const restoreInto = (dataDir: string, file: string) =>
  runCommand(['restore', file], { environment: { NODE_ENV: 'test', DATA_DIR: dataDir }, say: () => {} })

// SQLite plays a log of that name into whatever file it finds: the restored one was damaged, or had the rows of before.
test.runIf(!isOnPostgres())('nothing is restored beside what a killed server left of its database', async () => {
  const { folder, host, run } = operator
  await host.browser().register('anna')
  const file = join(folder, 'backup.tar')
  await run('backup', file)
  const elsewhere = join(folder, 'elsewhere')
  mkdirSync(elsewhere)
  copyFileSync(join(folder, 'data-key'), join(elsewhere, 'data-key'))
  for (const name of ['wal', 'shm', 'journal'].map((end) => `aangiftewijs.sqlite-${end}`)) {
    const left = join(elsewhere, name)
    writeFileSync(left, 'as it was')
    await expect(restoreInto(elsewhere, file)).rejects.toThrow(
      new RegExp(`${name} is still here, .+; nothing was changed\\.$`),
    )
    expect(readFileSync(left, 'utf8')).toBe('as it was')
    expect(readdirSync(elsewhere)).not.toContain('aangiftewijs.sqlite')
    rmSync(left)
  }
  await restoreInto(elsewhere, file)
  const restored = await startOn(elsewhere)
  const login = { username: 'anna', password: goodPassword }
  expect((await restored.browser().call('POST', '/api/login', login)).status).toBe(200)
  await restored.stop()
})

test.runIf(!isOnPostgres())('a plain backup with one byte changed is not restored', async () => {
  const { folder, run } = operator
  const file = join(folder, 'backup.tar')
  await run('backup', file)
  const bytes = readFileSync(file)
  const at = bytes.indexOf('SQLite format 3') + 5_000
  bytes[at] = (bytes[at] ?? 0) ^ 1
  writeFileSync(file, bytes)
  const elsewhere = join(folder, 'elsewhere')
  mkdirSync(elsewhere)
  copyFileSync(join(folder, 'data-key'), join(elsewhere, 'data-key'))
  await expect(restoreInto(elsewhere, file)).rejects.toThrow('database in it is damaged')
  expect(readdirSync(elsewhere)).toEqual(['data-key'])
})
