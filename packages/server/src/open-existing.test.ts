import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from './env.ts'
import { requireServersUser } from './open-existing.ts'
import { openStorage } from './open-storage.ts'
import { saidOf } from './testing/operator.ts'
import { databaseOf, dropDatabaseOf, isOnPostgres } from './testing/test-database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'existing-'))
})
afterEach(async () => {
  await dropDatabaseOf(folder)
  rmSync(folder, { recursive: true, force: true })
})

const environment = async (from?: string) => ({
  NODE_ENV: 'test',
  DATA_DIR: folder,
  ...(await databaseOf(folder, from)),
})

const run = async (...words: readonly string[]) => saidOf(words, await environment('template0'))

const commands = [
  ['audit', 'verify'],
  ['users', 'reset-link', 'anna'],
  ['documents', 'sweep'],
  ['keys', 'rotate'],
  ['keys', 'forget'],
  ['migrate', 'status'],
  ['migrate', 'down'],
]

test.each(commands)('%s %s makes nothing where no server has been', async (...words) => {
  await expect(run(...words)).rejects.toThrow(/^There is no database of a server (in|at) .* Nothing was made\.$/)
  expect(readdirSync(folder)).toEqual([])
})

test('nor does a backup', async () => {
  await expect(run('backup', join(folder, 'backup.tar'))).rejects.toThrow('There is no database of a server')
  expect(readdirSync(folder)).toEqual([])
})

test('a database whose key is elsewhere is not given another', async () => {
  await (await openStorage(readConfig(await environment()))).database.close()
  rmSync(join(folder, 'data-key'))
  await expect(run('audit', 'verify')).rejects.toThrow(
    `The file ${join(folder, 'data-key')} is not there: put it back, or give this command the server's DATA_KEY.`,
  )
  expect(existsSync(join(folder, 'data-key'))).toBe(false)
})

test('a command leaves the tables of another version as they are', async () => {
  await (await openStorage(readConfig(await environment()))).database.close()
  await run('migrate', 'down')
  const before = await run('migrate', 'status')
  for (const words of [...commands.filter(([name]) => name !== 'migrate'), ['backup', join(folder, 'b.tar')]])
    await expect(run(...words)).rejects.toThrow('The database is of another version of the server than this command')
  expect(await run('migrate', 'status')).toBe(before)
})

test.skipIf(isOnPostgres())('tables do not change under a server', async () => {
  const { takeFolder } = await import('./database/folder-lock.ts')
  await (await openStorage(readConfig(await environment()))).database.close()
  const before = await run('migrate', 'status')
  const release = await takeFolder(folder)
  for (const way of ['up', 'down'])
    await expect(run('migrate', way)).rejects.toThrow(`No table was changed: process ${process.pid} already runs on`)
  await release()
  expect(await run('migrate', 'status')).toBe(before)
})

test('root does not write among the files of somebody else', () => {
  const file = join(folder, 'data-key')
  writeFileSync(file, '')
  if (process.geteuid?.() === 0) chownSync(file, 65_534, 65_534)
  const { uid } = statSync(file)
  expect(() => requireServersUser(folder, 0)).toThrow(
    `What is in ${folder} belongs to user ${uid}: run this as that user`,
  )
  expect(() => requireServersUser(folder, uid)).not.toThrow()
  rmSync(file)
  expect(() => requireServersUser(folder, 0)).not.toThrow()
})

test.each([
  ['documents', 'sweep', 'now'],
  ['documents', 'corrections'],
  ['users', 'disable', 'anna', 'bert'],
  ['users', 'export', 'anna'],
  ['migrate', 'up', 'all'],
])('%s %s with other words than its own is refused: %s', async (...words) => {
  await expect(run(...words)).rejects.toThrow(/^Use: aangiftewijs /)
  expect(readdirSync(folder)).toEqual([])
})

test.each(['constructor', 'toString', 'help', ''])('"%s" is no command, and the list is shown', async (name) => {
  await expect(run(name)).rejects.toThrow(/^Use: aangiftewijs backup FILE\n/)
})
