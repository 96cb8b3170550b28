import { DataTypes } from 'sequelize'
import { aadOfColumn } from '../models/encrypted-column.ts'
import { type Migration, optional } from './migration.ts'

/**
 * What a correction corrects besides the return it names, encrypted: of a correction of a correction the ones before it. One that had been
 * given another year corrects nothing: it is a return of that year.
 */
export const corrections: Migration = {
  name: '0026-corrections',
  up: async (tables) => {
    await tables.addColumn('tax_filings', 'correctsAlso', optional(DataTypes.TEXT))
    await tables.query(
      'UPDATE tax_filings SET "correctsFilingId" = NULL WHERE EXISTS (SELECT 1 FROM tax_filings AS corrected WHERE corrected.id = tax_filings."correctsFilingId" AND corrected.year <> tax_filings.year)',
    )
    const rows = await tables.rows(
      'SELECT id, "correctsFilingId" FROM tax_filings WHERE "correctsFilingId" IS NOT NULL',
    )
    const corrected = new Map(rows.map(({ id, correctsFilingId }) => [Number(id), Number(correctsFilingId)]))
    const before = (id: number): readonly number[] => {
      const earlier = corrected.get(id)
      return earlier === undefined ? [] : [earlier, ...before(earlier)]
    }
    const seal = (ids: readonly number[]) =>
      tables.cipher.sealText(JSON.stringify(ids), aadOfColumn('tax_filings', 'correctsAlso'))
    const values = [...corrected].flatMap(([id, corrects]) => {
      const also = before(corrects)
      return also.length === 0 ? [] : [[id, seal(also)] as const]
    })
    if (values.length > 0) await tables.fill('tax_filings', 'correctsAlso', values)
  },
  down: (tables) => tables.dropColumn('tax_filings', 'correctsAlso'),
}
