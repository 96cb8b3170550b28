import { expect, test } from 'vitest'
import { withheldTaxOn } from './index.ts'

test.each([
  [
    2024,
    40_000_00,
    {
      least: 1366_33,
      usual: 6903_76,
      ofPension: 4742_89,
      leastOfSeveral: { under: 4_996_00, pension: 505_00 },
      uncredited: 14_788_00,
      atTopRate: 19_800_00,
      most: 20_800_00,
    },
  ],
  [
    2024,
    5_000_00,
    {
      least: 0,
      usual: 0,
      ofPension: 0,
      leastOfSeveral: { under: 0, pension: 0 },
      uncredited: 1_848_50,
      atTopRate: 2_475_00,
      most: 2_600_00,
    },
  ],
])('%d: what may be withheld of %d cents', (year, wage, withheld) =>
  expect(withheldTaxOn(wage, year)).toEqual(withheld),
)

test('a year without rules is taken for the nearest with rules', () =>
  expect(withheldTaxOn(40_000_00, 2015)).toEqual(withheldTaxOn(40_000_00, 2022)))

test.each([2022, 2023, 2024, 2025, 2026])('%d: least, usual and most are in this order for every wage', (year) => {
  for (let wage = 0; wage < 200_000_00; wage += 1_234_56) {
    const { least, usual, ofPension, leastOfSeveral, most } = withheldTaxOn(wage, year)
    expect([least <= ofPension, least <= usual, ofPension <= most, usual <= most]).toEqual([true, true, true, true])
    expect([leastOfSeveral.under <= usual, leastOfSeveral.pension <= ofPension]).toEqual([true, true])
  }
})
