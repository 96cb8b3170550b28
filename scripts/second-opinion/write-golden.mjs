import { writeFileSync } from 'node:fs'
import { years } from './figures.mjs'
import { addressOf, goldenFile } from './golden.mjs'

for (const year of years) writeFileSync(addressOf(year), goldenFile(year))
