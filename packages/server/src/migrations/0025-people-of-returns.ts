import { DataTypes } from 'sequelize'
import { aadOfColumn } from '../models/encrypted-column.ts'
import { type Migration, optional, type Tables } from './migration.ts'

const table = 'tax_filings'
const columns = ['askedJointly', 'submittedName'] as const

/** Rows that are in memory at once, and changed by one statement. */
const atOnce = 1_000

type Row = Readonly<Record<string, unknown>>

/** Gives a column of returns what is made of other values of theirs; null leaves it as it is. */
async function fillFrom(
  { rows, fill }: Tables,
  column: string,
  select: string,
  sealedOf: (row: Row) => string | null,
): Promise<void> {
  for (let after = 0; ; ) {
    const found = await rows(`${select} AND r.id > ${after} ORDER BY r.id LIMIT ${atOnce}`)
    if (found.length === 0) return
    after = Number(found.at(-1)?.id)
    const values = found.flatMap((row) => {
      const value = sealedOf(row)
      return value === null ? [] : [[Number(row.id), value] as const]
    })
    if (values.length > 0) await fill(table, column, values)
  }
}

/** The name a submitted return was sent under is that of its account now: from here on the one changes without the other. */
const keepNames = (tables: Tables): Promise<void> => {
  const open = (sealed: unknown) => tables.cipher.openText(String(sealed), aadOfColumn('users', 'fullName'))
  return fillFrom(
    tables,
    'submittedName',
    `SELECT r.id, u."fullName" AS name FROM ${table} r JOIN users u ON u.id = r."userId" WHERE r.completed AND u."fullName" IS NOT NULL`,
    ({ name }) => tables.cipher.sealText(open(name), aadOfColumn(table, 'submittedName')),
  )
}

/** What a submitted return of one person still knew of a partner: who it was, what they earned and paid, and how it was divided. */
async function forgetPartners(tables: Tables): Promise<void> {
  const { cipher, query } = tables
  const alone = 'r.completed AND NOT r."isJointFiling"'
  for (const column of ['incomeData', 'deductionsData']) {
    const aad = aadOfColumn(table, column)
    const select = `SELECT r.id, r."${column}" AS value FROM ${table} r WHERE ${alone} AND r."${column}" IS NOT NULL`
    await fillFrom(tables, column, select, ({ value }) => {
      const answers: object = JSON.parse(cipher.openText(String(value), aad))
      const own = Object.entries(answers).filter(([name]) => !name.startsWith('partner'))
      return own.length === Object.keys(answers).length
        ? null
        : cipher.sealText(JSON.stringify(Object.fromEntries(own)), aad)
    })
  }
  await query(`UPDATE ${table} SET "partnerData" = NULL, "splitData" = NULL WHERE completed AND NOT "isJointFiling"`)
}

/** A return says whom it was submitted by, and how its amounts were asked where that changed. */
export const peopleOfReturns: Migration = {
  name: '0025-people-of-returns',
  up: async (tables) => {
    for (const column of columns) await tables.addColumn(table, column, optional(DataTypes.TEXT))
    await keepNames(tables)
    await forgetPartners(tables)
  },
  down: async ({ dropColumn }) => {
    for (const column of columns) await dropColumn(table, column)
  },
}
