import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const commands = Object.keys(JSON.parse(read('package.json')).scripts)
const documents = ['CONTRIBUTING.md', 'bench/README.md', 'scripts/reader/README.md'].map(read).join('\n')

test('every command of package.json is told, and no other', () => {
  const told = [...documents.matchAll(/npm (?:run )?(?:-s )?([a-z][\w:-]*)/g)].map(([, name = '']) => name)
  expect(
    commands.filter((name) => !told.includes(name)),
    'a row in CONTRIBUTING.md, bench/README.md or scripts/reader/README.md for each',
  ).toEqual([])
  expect(told.filter((name) => !commands.includes(name))).toEqual([])
})
