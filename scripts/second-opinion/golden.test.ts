import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addressOf, goldenFile } from './golden.mjs'

test.each([2022, 2023, 2024, 2025, 2026])(
  'the golden file of %d is what the second implementation computes',
  (year) => {
    expect(readFileSync(addressOf(year), 'utf8')).toBe(goldenFile(year))
  },
)
