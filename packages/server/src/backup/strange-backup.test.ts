import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Header, pack } from 'tar-stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCommand } from '../commands/index.ts'
import { writeArchive } from './archive.ts'

const installationId = '6f1c1a38-8b0e-4b58-9b0e-2f6f5f1f7a11'
const about = { madeAt: '2026-11-22T12:00:00.000Z', installationId, keyId: '0123456789ab', dialect: 'sqlite' }

let top: string
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'strange-'))
})
afterEach(() => rmSync(top, { recursive: true, force: true }))

const sumOf = (text: string) => createHash('sha256').update(text).digest('hex')

interface Entry extends Partial<Pick<Header, 'type' | 'linkname'>> {
  readonly name: string
  readonly content?: string
}

/** A backup as somebody writes it who wants more than to restore. @param manifest instead of one that names all of it */
async function restoreOf(entries: readonly Entry[], manifest?: string): Promise<unknown> {
  const tar = pack()
  for (const { content = '', ...header } of entries) tar.entry(header, content)
  const files = Object.fromEntries(entries.map(({ name, content = '' }) => [name, sumOf(content)]))
  tar.entry({ name: 'manifest.json' }, manifest ?? JSON.stringify({ ...about, format: 1, files }))
  tar.finalize()
  const file = join(top, 'backup.tar')
  await writeFile(file, await buffer(tar))
  const environment = { NODE_ENV: 'test', DATA_DIR: join(top, 'inner', 'data') }
  return runCommand(['restore', file], { environment, say: () => {} })
}

const database = { name: 'database', content: 'SQLite format 3' }

test.each<[string, readonly Entry[], RegExp]>([
  ['a name that leads out', [database, { name: '../../out', content: 'x' }], /\.\.\/\.\.\/out is no name of ours/],
  [
    'a document that leads out',
    [database, { name: `documents/${installationId}/../../../out`, content: 'x' }],
    /out is no name of ours/,
  ],
  [
    'a document of another installation',
    [database, { name: 'documents/other/one', content: 'x' }],
    /is no name of ours/,
  ],
  ['an absolute name', [database, { name: `${tmpdir()}/out`, content: 'x' }], /is no name of ours/],
  [
    'a link',
    [database, { name: `documents/${installationId}/one`, type: 'symlink', linkname: '/etc/passwd' }],
    /is no file/,
  ],
  ['the same name twice', [database, database], /database is in it twice/],
])('a backup with %s is refused, and nothing is written', async (_, entries, reason) => {
  await expect(restoreOf(entries)).rejects.toThrow(reason)
  expect(readdirSync(top)).toEqual(['backup.tar'])
})

test('nothing may be in a backup that its list does not name, nor the list be no list', async () => {
  const unlisted = JSON.stringify({ ...about, format: 1, files: {} })
  await expect(restoreOf([database], unlisted)).rejects.toThrow('database in it is damaged')
  await expect(restoreOf([database], '{"format":1')).rejects.toThrow('it has no list of its contents')
  const elsewhere = JSON.stringify({ ...about, installationId: '..', format: 1, files: {} })
  await expect(restoreOf([], elsewhere)).rejects.toThrow('it has no list of its contents')
})

test('a link that lies where a backup is being made is not followed', async () => {
  const [file, victim] = [join(top, 'made.tar'), join(top, 'victim')]
  writeFileSync(victim, 'as it was')
  symlinkSync(victim, `${file}.partial`)
  await writeArchive(file, null, async () => ({ ...about, dialect: 'sqlite', olderKeyIds: [] }))
  expect(existsSync(file)).toBe(true)
  expect(readdirSync(top).sort()).toEqual(['made.tar', 'victim'])
  expect(readFileSync(victim, 'utf8')).toBe('as it was')
})
