import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QueryTypes } from 'sequelize'
import { expect, test } from 'vitest'
import { createCipher } from '../database/cipher.ts'
import { fixedKeyRing } from '../database/key-ring.ts'
import { createMigrator } from '../database/migrator.ts'
import { aadOfColumn } from '../models/encrypted-column.ts'
import { connectTo, dropDatabaseOf } from '../testing/test-database.ts'
import { migrations } from './index.ts'

test('a correction of another year corrects nothing any more, and one of a correction knows all that came before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'corrections-'))
  const sequelize = await connectTo(folder)
  const cipher = createCipher(fixedKeyRing(Buffer.from('a1'.repeat(32), 'hex')))
  const at = migrations.findIndex(({ name }) => name === '0026-corrections')
  await createMigrator(sequelize, cipher, migrations.slice(0, at)).up()
  await sequelize.query(
    `INSERT INTO users (id, username, "usernameKey", password, "fullName", email, "emailKey", "authMethod", "createdAt") SELECT 1, 'sam', 'sam', 'x', 'x', 'e', 'e', 'local', '2026-11-20'`,
  )
  const filings = [
    [1, 2024, null],
    [2, 2024, 1],
    [3, 2024, 2],
    [4, 2024, 3],
    [5, 2023, 1],
  ]
  for (const [id, year, corrects] of filings)
    await sequelize.query(
      `INSERT INTO tax_filings (id, "userId", year, "currentStep", "correctsFilingId", "createdAt", "updatedAt") VALUES (${id}, 1, ${year}, 'review', ${corrects}, '2026-11-20', '2026-11-20')`,
    )
  const migrator = createMigrator(sequelize, cipher, migrations.slice(0, at + 1))
  await migrator.up()
  const rows = await sequelize.query<{ id: number; correctsFilingId: number | null; correctsAlso: string | null }>(
    'SELECT id, "correctsFilingId", "correctsAlso" FROM tax_filings ORDER BY id',
    { type: QueryTypes.SELECT },
  )
  const open = (sealed: string | null) =>
    sealed === null ? null : JSON.parse(cipher.openText(sealed, aadOfColumn('tax_filings', 'correctsAlso')))
  expect(rows.map(({ id, correctsFilingId, correctsAlso }) => [id, correctsFilingId, open(correctsAlso)])).toEqual([
    [1, null, null],
    [2, 1, null],
    [3, 2, [1]],
    [4, 3, [2, 1]],
    [5, null, null],
  ])
  await migrator.down()
  await sequelize.close()
  await dropDatabaseOf(folder)
  rmSync(folder, { recursive: true, force: true })
})
