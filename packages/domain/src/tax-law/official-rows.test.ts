import { describe, expect, test } from 'vitest'
import { computed } from './testing/computed.test-data.ts'
import { officialRows } from './testing/official-rows.test-data.ts'

/** The tables round each month's amounts; € 6 a year is the reference's tolerance. */
const tolerance = 600
const aYear = (eurosAMonth: number) => Math.round(eurosAMonth * 12 * 100)

describe.each(officialRows)('%d, € %d a month', (year, wage, noCredit, withCredit, labour, pensionNo, pensionWith) => {
  const near = (amount: number, table: number) => expect(Math.abs(amount - aYear(table))).toBeLessThanOrEqual(tolerance)

  test('below pension age', () => {
    const { taxpayer } = computed(year, { taxpayer: { wages: aYear(wage) } })
    near(taxpayer.levy, noCredit)
    near(taxpayer.taxDue, withCredit)
    // The table shows the labour credit as far as the tax left by the general credit allows.
    near(Math.min(taxpayer.labourCredit, Math.max(0, taxpayer.levy - taxpayer.generalCredit)), labour)
  })

  test('at pension age', () => {
    const { taxpayer } = computed(year, { taxpayer: { wages: aYear(wage), dateOfBirth: '1950-01-01' } })
    near(taxpayer.levy, pensionNo)
    near(taxpayer.taxDue, pensionWith)
  })
})
