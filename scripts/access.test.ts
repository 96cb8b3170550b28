import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accessText } from './access-of-pages.ts'

test('docs/access.md is what the tables say; else run npm run access', () => {
  expect(readFileSync(new URL('../docs/access.md', import.meta.url), 'utf8')).toBe(accessText())
})
