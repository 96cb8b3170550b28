import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = dirname(import.meta.dirname)
const read = (path: string) => readFileSync(path, 'utf8')
const [, example = ''] =
  /The whole diff of church dues.*?```diff\n(.*?)```/s.exec(read(join(root, 'CONTRIBUTING.md'))) ?? []
const files = example.split(/^--- a\//m).slice(1)

const domain = 'packages/domain'

/** A copy of the package whose tables they are, with the example applied. */
let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'worked-example-'))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const parts = [
    'tsconfig.base.json',
    'biome.json',
    ...['src', 'package.json', 'node_modules'].map((part) => join(domain, part)),
  ]
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true, verbatimSymlinks: true })
  for (const file of files) apply(file)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Replaces the one place where the lines of a file's diff stand that were there before. */
function apply(file: string) {
  const [path = '', ...lines] = file.trimEnd().split('\n')
  const linesBut = (sign: string) =>
    lines
      .filter((line) => !line.startsWith(sign))
      .map((line) => `\n${line.slice(1)}`)
      .join('')
  const parts = read(join(copy, path)).split(linesBut('+'))
  expect(parts, `CONTRIBUTING.md shows other lines of ${path} than stand there`).toHaveLength(2)
  writeFileSync(join(copy, path), parts.join(linesBut('-')))
}

/** What a tool of the workspace says of the copy; nothing when all is well. */
function complaintsOf(tool: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', tool), args, {
    cwd: copy,
    encoding: 'utf8',
  })
  return status === 0 ? '' : `${tool}: ${stdout}${stderr}`
}

test('the worked example of a question compiles, is formatted, counts, and passes the tests of the tables', () => {
  const compilerOptions = {
    composite: false,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023'],
    types: ['node', 'vite/client'],
  }
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions,
      include: [`${domain}/src/tax-return`, `${domain}/src/lawful-result`],
    }),
  )
  const tables = `${domain}/src/tax-return/questions`
  const law = `${domain}/src/lawful-result`
  expect([
    complaintsOf('tsc', '-p', '.'),
    complaintsOf('biome', 'check', '--vcs-enabled=false', tables, law),
    complaintsOf('vitest', 'run', tables, `${law}/every-question`),
  ]).toEqual(['', '', ''])
}, 120_000)

test('the diff of a tax year changes lines that stand there', () => {
  const [, diff = ''] = /The diff of 2027.*?```diff\n(.*?)```/s.exec(read(join(root, 'CONTRIBUTING.md'))) ?? []
  const changed = diff
    .split(/^(?=--- )/m)
    .map((file) => file.split('\n'))
    .filter(([head = '']) => head.startsWith('--- a/'))
  const stale = changed.flatMap(([head = '', ...lines]) => {
    const there = read(join(root, head.slice('--- a/'.length))).split('\n')
    return lines.filter((line) => /^[- ]/.test(line) && !there.includes(line.slice(1))).map((line) => [head, line])
  })
  expect(changed.length).toBeGreaterThan(2)
  expect(stale).toEqual([])
})
