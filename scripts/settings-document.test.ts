import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** The first cells of the table's rows. */
const settings = namesIn(
  read('docs/settings.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1])
    .join(),
  /`([A-Z][A-Z_]+)`/g,
)

test('every setting that is read stands in the table of settings, and those that libraries read of compose.yaml', () => {
  const own = namesIn(read('packages/server/src/env.ts'), /^ {2}([A-Z][A-Z_]+): /gm)
  expect(own).toContain('NODE_ENV')
  const inCompose = namesIn(read('compose.yaml').split('services:')[0] ?? '', /^ {4}([A-Z][A-Z_]+): /gm)
  expect(inCompose).toContain('PGPASSWORD')
  expect(
    [...own, ...inCompose, 'BACKUP_PASSPHRASE'].filter((name) => !settings.includes(name)),
    'a row in docs/settings.md for each',
  ).toEqual([])
})

/** Those that compose.yaml, its image or its bucket decide themselves, and the one of the operator's command alone. */
const notLeftOpen = ['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR', 'AWS_REGION', 'BACKUP_PASSPHRASE']

test('compose.yaml hands every setting of the table to the servers', () => {
  const servers = read('compose.yaml').split('services:')[0] ?? ''
  const handed = namesIn(servers, /^ {4}([A-Z][A-Z_]+): /gm)
  expect(
    settings.filter((name) => !handed.includes(name) && !notLeftOpen.includes(name)),
    'a line in compose.yaml for each, left open',
  ).toEqual([])
  // Under its own name: one that is left open and means another would be set to nobody's use.
  const open = [...servers.matchAll(/^ {4}([A-Z][A-Z_]+): \$\{(\w+):-\}$/gm)]
  expect(open.filter(([, name, from]) => name !== from)).toEqual([])
})
