import { expect, test } from 'vitest'
import { preselectedYear, yearChoices } from './choices.ts'

test.each([
  ['2026-11-21T12:00:00Z', [2026, 2025, 2024, 2023], 2024],
  ['2027-12-31T22:59:59Z', [2027, 2026, 2025, 2024], 2024],
  ['2027-12-31T23:00:00Z', [2028, 2027, 2026, 2025], 2027],
  ['2024-01-01T00:00:00Z', [2024, 2023, 2022, 2021], 2024],
])('at %s', (moment, choices, preselected) => {
  const today = new Date(moment)
  expect([yearChoices(today), preselectedYear(today, [])]).toEqual([choices, preselected])
})

test.each([
  [[2024], 2025],
  [[2025, 2024], 2026],
  [[2023], 2024],
  [[2026, 2025, 2024, 2023], 2024],
])('with returns of %j the next one is of %i', (taken, year) =>
  expect(preselectedYear(new Date('2026-11-21T12:00:00Z'), taken)).toBe(year),
)
