import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lookAroundUserId } from '@aangiftewijs/domain/session'
import { QueryTypes, type Sequelize } from 'sequelize'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCipher } from '../database/cipher.ts'
import { fixedKeyRing } from '../database/key-ring.ts'
import { createMigrator } from '../database/migrator.ts'
import { connectTo, dropDatabaseOf } from '../testing/test-database.ts'
import { migrations } from './index.ts'

const cipher = createCipher(fixedKeyRing(Buffer.from('a1'.repeat(32), 'hex')))
const at = migrations.findIndex(({ name }) => name === '0025-people-of-returns')
const seal = (column: string, value: unknown) => cipher.sealText(JSON.stringify(value), column)
const open = (column: string, sealed: unknown) =>
  sealed === null ? null : JSON.parse(cipher.openText(String(sealed), `tax_filings.${column}`))

let folder: string
let sequelize: Sequelize
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'people-'))
  sequelize = await connectTo(folder)
  await createMigrator(sequelize, cipher, migrations.slice(0, at)).up()
  await sequelize.query('UPDATE users SET "fullName" = :name', {
    replacements: { name: seal('users.fullName', 'Sanne de Vries') },
  })
})
afterEach(async () => {
  await sequelize.close()
  await dropDatabaseOf(folder)
  rmSync(folder, { recursive: true, force: true })
})

const income = { salary: 1, partnerSalary: 2, partnerEmployers: [], partYearResident: true }

/** A return with a partner in it. */
const insert = (completed: boolean, isJointFiling: boolean) =>
  sequelize.query(
    `INSERT INTO tax_filings ("userId", year, "currentStep", completed, "isJointFiling", "partnerData", "incomeData", "splitData", "createdAt", "updatedAt")
     VALUES (${lookAroundUserId}, 2024, 'submit', ${completed}, ${isJointFiling}, :partner, :income, :split, '2026-01-01', '2026-01-01')`,
    {
      replacements: {
        partner: seal('tax_filings.partnerData', { fullName: 'Tom' }),
        income: seal('tax_filings.incomeData', income),
        split: seal('tax_filings.splitData', { ownHome: 1 }),
      },
    },
  )

test('what was submitted keeps the name of its account, and a return filed alone nothing of a partner', async () => {
  await insert(true, true)
  await insert(true, false)
  await insert(false, false)
  const migrator = createMigrator(sequelize, cipher, migrations.slice(0, at + 1))
  await migrator.up()
  const rows = await sequelize.query<Record<string, unknown>>('SELECT * FROM tax_filings ORDER BY id', {
    type: QueryTypes.SELECT,
  })
  const columns = ['submittedName', 'partnerData', 'incomeData', 'splitData', 'askedJointly']
  expect(rows.map((row) => columns.map((column) => open(column, row[column])))).toEqual([
    ['Sanne de Vries', { fullName: 'Tom' }, income, { ownHome: 1 }, null],
    ['Sanne de Vries', null, { salary: 1, partYearResident: true }, null, null],
    [null, { fullName: 'Tom' }, income, { ownHome: 1 }, null],
  ])
  await migrator.down()
  const [after] = await sequelize.query<Record<string, unknown>>('SELECT * FROM tax_filings', {
    type: QueryTypes.SELECT,
  })
  expect(Object.keys(after ?? {}).filter((name) => columns.includes(name))).toEqual([
    'partnerData',
    'incomeData',
    'splitData',
  ])
})
