import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** What an operator may have lying in the folder: settings with secrets, backups whole and broken off, and what a data folder holds. */
const notForOthers = [
  '.env',
  '.env.production',
  'deploy/.env',
  '2026-11-26.tar',
  'backups/2026-11-26-05.tar',
  '2026-11-26-05.tar.partial',
  '2026-11-26-05.tar.database',
  'data/documents/installation',
  'elsewhere/aangiftewijs.sqlite',
  'elsewhere/aangiftewijs.sqlite-wal',
  'elsewhere/data-key',
  'elsewhere/session-secret',
]

/** The patterns of both files in the one form that is used here: names with `*`, at the top or anywhere. */
function patternsIn(file: string, isAnywhere: (pattern: string) => boolean): readonly RegExp[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const name = line.replace(/^\*\*\//, '').replace(/\/$/, '')
      const inner = name.replaceAll('.', '\\.').replaceAll('*', '[^/]*')
      return new RegExp(`^${isAnywhere(line) ? '(?:.*/)?' : ''}${inner}(?:/|$)`)
    })
}

/** Docker's patterns begin at the top unless they say otherwise; git's do so only with a slash in them. */
const ignored = {
  '.dockerignore': patternsIn('.dockerignore', (line) => line.startsWith('**/')),
  '.gitignore': patternsIn('.gitignore', (line) => !line.slice(0, -1).includes('/')),
}

const notSources = ['node_modules', 'dist', '.git', '.cache', 'data', 'coverage', 'storybook-static', 'test-results']

function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !notSources.includes(name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      return entry.isDirectory() ? filesBelow(path) : [path]
    })
}

describe.each(Object.entries(ignored))('%s', (_, patterns) => {
  const isIgnored = (path: string) => patterns.some((pattern) => pattern.test(path))

  test('keeps out what is private to who runs it', () => {
    expect(notForOthers.filter((path) => !isIgnored(path))).toEqual([])
  })

  test('keeps out nothing that a build needs', () => {
    const needed = ['packages', 'scripts'].flatMap(filesBelow)
    expect(needed.length).toBeGreaterThan(500)
    const top = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json', 'tsconfig.json']
    expect([...top, ...needed].filter(isIgnored)).toEqual([])
  })
})
