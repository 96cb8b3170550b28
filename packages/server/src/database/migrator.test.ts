import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DataTypes, type Sequelize } from 'sequelize'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCommand } from '../commands/index.ts'
import { migrations } from '../migrations/index.ts'
import type { Migration } from '../migrations/migration.ts'
import { forkProgram } from '../testing/fork-program.ts'
import { connectTo, databaseOf, dropDatabaseOf } from '../testing/test-database.ts'
import { createCipher } from './cipher.ts'
import { fixedKeyRing } from './key-ring.ts'
import { createMigrator } from './migrator.ts'

const cipher = createCipher(fixedKeyRing(Buffer.alloc(32)))
let folder: string
let sequelize: Sequelize
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'migrator-'))
  sequelize = await connectTo(folder)
})
afterEach(async () => {
  await sequelize.close()
  await dropDatabaseOf(folder)
  rmSync(folder, { recursive: true, force: true })
})

const names = migrations.map(({ name }) => name)

test.each(migrations.map((_, at) => at))(
  'killed in migration %i, it leaves nothing and the next start does it all',
  async (at) => {
    const child = forkProgram('migrate-and-die', [folder, String(at)])
    const [, signal] = await once(child, 'exit')
    expect(signal).toBe('SIGKILL')
    expect(await createMigrator(sequelize, cipher).up()).toEqual(names)
  },
)

test('what fails leaves no half of itself, and what was done before stands', async () => {
  await createMigrator(sequelize, cipher).up()
  const broken: Migration = {
    name: '9000-broken',
    up: async (tables) => {
      await tables.createTable('half', { id: { type: DataTypes.INTEGER, primaryKey: true } })
      throw new Error('no more')
    },
    down: async () => {},
  }
  await expect(createMigrator(sequelize, cipher, [...migrations, broken]).up()).rejects.toThrow('no more')
  expect(await sequelize.getQueryInterface().showAllTables()).not.toContain('half')
  const whole: Migration = { ...broken, up: (tables) => tables.createTable('half', { id: DataTypes.INTEGER }) }
  expect(await createMigrator(sequelize, cipher, [...migrations, whole]).up()).toEqual(['9000-broken'])
})

test('processes that start at the same moment migrate one after the other', async () => {
  const others = await Promise.all([1, 2].map(() => connectTo(folder)))
  const done = await Promise.all(others.map((each) => createMigrator(each, cipher).up()))
  expect(done.flat()).toEqual(names)
  await Promise.all(others.map((each) => each.close()))
})

test('the tables of a newer version are not touched', async () => {
  const newer: Migration = { name: '9000-newer', up: async () => {}, down: async () => {} }
  await createMigrator(sequelize, cipher, [...migrations, newer]).up()
  const refused = 'it was made by a newer version (9000-newer): start that version'
  await expect(createMigrator(sequelize, cipher).up()).rejects.toThrow(refused)
  await expect(createMigrator(sequelize, cipher).down()).rejects.toThrow(refused)
  expect((await createMigrator(sequelize, cipher).status()).at(-1)).toEqual({ name: '9000-newer', state: 'unknown' })
})

test('the operator sees, undoes and redoes every migration', async () => {
  const lines: string[] = []
  const environment = { DATA_DIR: folder, ...(await databaseOf(folder)) }
  const run = (...words: string[]) =>
    runCommand(['migrate', ...words], { environment, say: (line) => lines.push(line) })
  await run('up')
  for (const _ of names) await run('down')
  await run('down')
  await run('status')
  await run('up')
  const changing = names.map((name) => `the tables are brought up to date ${name}`)
  expect(lines).toEqual([
    ...changing,
    `Done: ${names.join(', ')}.`,
    ...names.toReversed().map((name) => `Undone: ${name}.`),
    'Nothing is left to undo.',
    ...names.map((name) => `pending  ${name}`),
    ...changing,
    `Done: ${names.join(', ')}.`,
  ])
  await expect(run('sideways')).rejects.toThrow('Use: aangiftewijs migrate status | up | down')
})

test('names of files that stood there are encrypted, and come back', async () => {
  const before = migrations.slice(
    0,
    migrations.findIndex(({ name }) => name === '0011-file-names'),
  )
  await createMigrator(sequelize, cipher, before).up()
  const columns = '"userId", type, filename, filesize, "uploadedAt", path, status, sha256, mime'
  await sequelize.query(
    `INSERT INTO documents (${columns}) VALUES (999, 'other', 'naam.pdf', 1, '2026-01-01', 'p', 'unread', 's', 'm')`,
  )
  const until = migrations.slice(0, before.length + 1)
  await createMigrator(sequelize, cipher, until).up()
  const [sealed] = await sequelize.query('SELECT filename FROM documents')
  expect(JSON.stringify(sealed)).not.toContain('naam')
  await createMigrator(sequelize, cipher, until).down()
  expect((await sequelize.query('SELECT filename FROM documents'))[0]).toEqual([{ filename: 'naam.pdf' }])
})
