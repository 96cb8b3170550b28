import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../docs/decisions')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const records = readdirSync(folder).filter((name) => /^\d{4}-/.test(name))

const titleOf = (name: string) => (read(name).split('\n')[0] ?? '').replace(/^#\s*\d+\.?\s*/, '')

test('every decision stands under a subject, by its number and title', () => {
  const index = read('README.md')
  const missing = records.filter(
    (name) => !index.includes(`- ${Number(name.slice(0, 4))}. [${titleOf(name)}](${name})`),
  )
  expect(records.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})
