import { describe, expect, test } from 'vitest'
import { computed, eur } from './testing/computed.test-data.ts'

/** A household that owes exactly `due` euros and prepaid nothing: box 2 at one rate, no credits left over. */
const owing = (year: number, extra: object) => computed(year, { taxpayer: { wages: eur(60_000), ...extra } }).taxpayer

describe.each([
  [2022, 48, 15],
  [2023, 51, 16],
  [2024, 56, 18],
  [2025, 57, 18],
  [2026, 58, 18],
])('%d: charged above %d, refunded above %d', (year, charged, refunded) => {
  const due = owing(year, {}).taxDue
  test.each([
    [charged, 0],
    [charged + 0.99, 0],
    [charged + 1, charged + 1],
    [charged + 1.5, charged + 1],
    [0, 0],
    [-refunded, 0],
    [0 - refunded - 0.01, 0 - refunded - 1],
    [-1000.2, -1001],
  ])('€ %d settles as € %d', (balance, settled) => {
    const person = owing(year, { taxWithheld: due - eur(balance) })
    expect([person.balance, person.settlement]).toEqual([eur(balance), eur(settled)])
  })

  test('after a provisional assessment to pay, small amounts are due too', () => {
    const person = owing(year, { taxWithheld: due - eur(700), provisionalAssessment: eur(690) })
    expect(person.settlement).toBe(eur(10))
  })

  /** Act 9.4(1)(c), (d): an assessment is always made then; 9.4(5): at nil, with the same thresholds. */
  test('assets or green savings that always give an assessment leave the thresholds as they are', () => {
    const rich = { taxpayer: { wages: eur(60_000), greenInvestments: eur(9_000) }, box3: { savings: eur(300_000) } }
    const { taxDue } = computed(year, rich).taxpayer
    const settled = (balance: number) => {
      const taxpayer = { ...rich.taxpayer, taxWithheld: taxDue - eur(balance) }
      return computed(year, { ...rich, taxpayer }).taxpayer.settlement
    }
    expect([charged, charged + 1, -refunded, -refunded - 1].map(settled)).toEqual(
      [0, charged + 1, 0, -refunded - 1].map(eur),
    )
  })

  test('a provisional refund received comes before the thresholds', () => {
    const person = owing(year, { taxWithheld: due + eur(700), provisionalAssessment: eur(-690) })
    expect([person.balance, person.settlement]).toEqual([eur(-10), 0])
  })
})
