import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lookAroundUserId } from '@aangiftewijs/domain/session'
import { QueryTypes, type Sequelize } from 'sequelize'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCipher } from '../database/cipher.ts'
import { fixedKeyRing } from '../database/key-ring.ts'
import { createMigrator } from '../database/migrator.ts'
import { readConfig } from '../env.ts'
import { openStorage } from '../open-storage.ts'
import { connectTo, databaseOf, dropDatabaseOf, isOnPostgres } from '../testing/test-database.ts'
import { migrations } from './index.ts'

const key = 'a1'.repeat(32)
const cipher = createCipher(fixedKeyRing(Buffer.from(key, 'hex')))
const at = migrations.findIndex(({ name }) => name === '0020-names-and-amounts')
const name = 'Zanna Canarynaam'
const sum = 'c0ffee'.repeat(10)

let folder: string
let sequelize: Sequelize
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'names-'))
  sequelize = await connectTo(folder)
  await createMigrator(sequelize, cipher, migrations.slice(0, at)).up()
  const write = (statement: string) => sequelize.query(statement)
  await write(`UPDATE users SET "fullName" = '${name}' WHERE id = ${lookAroundUserId}`)
  await write(
    `INSERT INTO tax_filings ("userId", year, "currentStep", "calculatedTax", "createdAt", "updatedAt") VALUES (${lookAroundUserId}, 2024, 'setup', 46664, '2026-01-01', '2026-01-01'), (${lookAroundUserId}, 2023, 'setup', NULL, '2026-01-01', '2026-01-01')`,
  )
  await write(
    `INSERT INTO documents ("userId", type, filesize, "uploadedAt", path, status, sha256, mime) VALUES (${lookAroundUserId}, 'other', 1, '2026-01-01', 'p', 'failed', '${sum}', 'm')`,
  )
  await write(`INSERT INTO installation (name, value) VALUES ('key-check', '${keyCheck}')`)
})
afterEach(async () => {
  await sequelize.close()
  await dropDatabaseOf(folder)
  rmSync(folder, { recursive: true, force: true })
})

const keyCheck = cipher.sealText('the data key fits', 'installation.key-check')
const stored = async () => ({
  names: await sequelize.query('SELECT "fullName" FROM users', { type: QueryTypes.SELECT }),
  taxes: await sequelize.query('SELECT "calculatedTax" FROM tax_filings ORDER BY id', { type: QueryTypes.SELECT }),
  sums: await sequelize.query('SELECT sha256 FROM documents', { type: QueryTypes.SELECT }),
})
const readable = {
  names: [{ fullName: name }],
  taxes: [{ calculatedTax: 46664 }, { calculatedTax: null }],
  sums: [{ sha256: sum }],
}
const open = async (DATA_KEY: string) =>
  openStorage(readConfig({ NODE_ENV: 'test', DATA_DIR: folder, DATA_KEY, ...(await databaseOf(folder)) }))

test('a start encrypts what stood readable, in every file too, and the models read it', async () => {
  const { database } = await open(key)
  const text = JSON.stringify(await stored())
  for (const plain of [name, '46664', sum]) expect(text).not.toContain(plain)
  if (!isOnPostgres())
    for (const file of readdirSync(folder).filter((each) => each.startsWith('aangiftewijs')))
      for (const plain of [name, sum]) expect(readFileSync(join(folder, file)).includes(plain)).toBe(false)
  const { users, taxFilings, documents } = database.models
  expect((await users.findByPk(lookAroundUserId))?.fullName).toBe(name)
  expect((await taxFilings.findAll({ order: ['id'] })).map((row) => row.calculatedTax)).toEqual([46664, null])
  expect((await documents.findAll()).map((row) => row.sha256)).toEqual([sum])
  await database.close()
})

test('undone, it stands there as before', async () => {
  const migrator = createMigrator(sequelize, cipher, migrations.slice(0, at + 1))
  await migrator.up()
  await migrator.down()
  expect(await stored()).toEqual(readable)
})

test('with another data key nothing is changed, and the start is refused', async () => {
  await expect(open('b2'.repeat(32))).rejects.toThrow('the data key is not the one this database was written with')
  expect(await stored()).toEqual(readable)
})

test('more rows than are changed at once, with signs that mean something to a database, come back as they were', async () => {
  const names = Array.from({ length: 2_005 }, (_, at) => `O'Hara "${at}" \\ :values $1 ?`)
  const columns = '"userId", type, filesize, "uploadedAt", path, status, sha256, mime'
  await sequelize.query(`INSERT INTO documents (${columns}) VALUES :rows`, {
    replacements: {
      rows: names.map((text, row) => [lookAroundUserId, 'other', 1, '2026-01-01', `p${row}`, 'failed', text, 'm']),
    },
  })
  const before = await stored()
  const migrator = createMigrator(sequelize, cipher, migrations.slice(0, at + 1))
  await migrator.up()
  const { sums } = await stored()
  expect([sums.length, JSON.stringify(sums).includes("O'Hara")]).toEqual([names.length + 1, false])
  await migrator.down()
  const sorted = ({ sums: all }: typeof before) => all.map((row) => JSON.stringify(row)).sort()
  expect(sorted(await stored())).toEqual(sorted(before))
})
