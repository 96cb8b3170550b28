import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { forkProgram } from '../testing/fork-program.ts'
import { operatorForEach } from '../testing/operator.ts'
import { databaseOf } from '../testing/test-database.ts'
import { lastBackupOf } from './last-backup.ts'
import { clearWorkPlace } from './work-place.ts'

const operator = operatorForEach()

/** Where backups are kept, and what is in the folder a backup works in, besides its lock. */
function places() {
  const { folder } = operator
  const backups = join(folder, 'backups')
  mkdirSync(backups)
  const work = join(folder, 'backing-up')
  return { backups, work, rows: () => readdirSync(work).filter((name) => !name.startsWith('backup.')) }
}

/** As much as takes a moment to write. */
function keepMuch() {
  const documents = join(operator.folder, 'documents', operator.host.dependencies.installationId)
  mkdirSync(documents, { recursive: true })
  for (let n = 0; n < 60; n += 1) writeFileSync(join(documents, `more-${n}`), Buffer.alloc(2_000_000, n))
}

/** Starts an encrypted backup in a process of its own; resolves when it writes its file. */
async function beginBackup(file: string) {
  const child = forkProgram('run-command', ['backup', file], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: operator.folder,
      BACKUP_PASSPHRASE: 'secret',
      ...(await databaseOf(operator.folder)),
    },
  })
  while (!statSync(`${file}.partial`, { throwIfNoEntry: false })?.size) await wait(2)
  return child
}

test('an encrypted backup that is killed leaves no row beside the backups, and the next one removes the rest', {
  timeout: 60_000,
}, async () => {
  await operator.host.browser().register('anna')
  const { backups, work, rows } = places()
  keepMuch()
  const child = await beginBackup(join(backups, '05.tar'))
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(readdirSync(backups)).toEqual(['05.tar.partial'])
  expect(readFileSync(join(backups, '05.tar.partial')).includes('anna')).toBe(false)
  expect(statSync(work).mode & 0o777).toBe(0o700)
  await operator.run('backup', join(backups, '06.tar'))
  expect([readdirSync(backups), rows()]).toEqual([['06.tar', 'deletions.txt'], []])
})

test('a start removes the rows that a killed backup left; of one that is being made it leaves them', {
  timeout: 60_000,
}, async () => {
  const { folder } = operator
  const { backups, work, rows } = places()
  keepMuch()
  const child = await beginBackup(join(backups, '05.tar'))
  child.kill('SIGSTOP')
  const left = join(work, 'database')
  writeFileSync(left, 'SQLite format 3')
  await clearWorkPlace(folder)
  expect(existsSync(left)).toBe(true)
  await expect(operator.run('backup', join(backups, '06.tar'))).rejects.toThrow(
    `Process ${child.pid} is making a backup already`,
  )
  child.kill('SIGKILL')
  await once(child, 'exit')
  await clearWorkPlace(folder)
  expect(rows()).toEqual(['unfinished'])
})

test('the database knows of which moment the last whole backup is', async () => {
  const { database } = operator.host.dependencies
  expect(await lastBackupOf(database)).toBeNull()
  const before = Date.now()
  await operator.run('backup', join(operator.folder, 'backup.tar'))
  const last = (await lastBackupOf(database))?.getTime() ?? 0
  expect([last >= before, last <= Date.now()]).toEqual([true, true])
  const file = join(operator.folder, 'none', 'backup.tar')
  await expect(operator.run('backup', file)).rejects.toThrow(/^There is no folder .+none: make it/)
  expect((await lastBackupOf(database))?.getTime()).toBe(last)
})
