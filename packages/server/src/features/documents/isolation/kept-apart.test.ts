import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What opens files and feeds of strangers, or takes so long that others would wait. */
const onlyApart = [
  '@cantoo/pdf-lib',
  '@napi-rs/canvas',
  'feedsmith',
  'htmlparser2',
  'pdf2json',
  'pdfjs-dist',
  'pdfkit',
  'sharp',
  'tesseract.js',
]

const source = new URL('../../../', import.meta.url)
const typesOnly = /^(?:import|export) type [^;]*? from '[^']+'$/gms
const imports = /(?:^(?:import|export) [^'"]*?from |^import |import\()'([^']+)'/gm

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

/** Every package that a program loads, now or later, and the files it loads them from. */
function packagesOf(entry: string): ReadonlyMap<string, string> {
  const packages = new Map<string, string>()
  const seen = new Set<string>()
  const look = (file: URL) => {
    if (seen.has(file.href)) return
    seen.add(file.href)
    const text = readFileSync(file, 'utf8').replace(typesOnly, '')
    for (const [, name = ''] of text.matchAll(imports)) {
      if (name.startsWith('.')) look(new URL(name, file))
      else packages.set(packageOf(name), file.href.slice(source.href.length))
    }
  }
  look(new URL(entry, source))
  return packages
}

test('the server loads nothing that opens strangers’ files; the reading process does', () => {
  const server = packagesOf('main.ts')
  expect(server.get('koa')).toBe('app.ts')
  expect(onlyApart.filter((name) => server.has(name)).map((name) => [name, server.get(name)])).toEqual([])
  const reader = packagesOf('features/documents/isolation/reader-child.ts')
  expect(onlyApart.filter((name) => !reader.has(name))).toEqual([])
})
