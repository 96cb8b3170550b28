import { writeFileSync } from 'node:fs'
import { addressOf, goldenFile } from './golden.mjs'

for (const year of [2022, 2023, 2024, 2025, 2026]) writeFileSync(addressOf(year), goldenFile(year))
