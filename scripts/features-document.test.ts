import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = dirname(import.meta.dirname)
const rows = readFileSync(join(root, 'docs/features.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`'))
  .map((line) => line.split('|').slice(2, -1))

test.each(
  ['packages/domain/src', 'packages/machines/src', 'packages/app/src/features', 'packages/server/src/features'].map(
    (folder, column) => ({ folder, column }),
  ),
)('the features in $folder are those of the table in docs/features.md', ({ folder, column }) => {
  const told = new Set(rows.flatMap((cells) => cells[column]?.match(/[\w-]+/g) ?? []))
  const there = readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect([...told].sort(), `a row of docs/features.md for each folder of ${folder}, and no other name`).toEqual(
    there.sort(),
  )
})
