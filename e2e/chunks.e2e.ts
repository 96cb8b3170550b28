import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pageFiles, sourceOf } from '../packages/app/src/page-files.ts'
import { notFoundRoute, routes } from '../packages/app/src/routes.ts'

interface Chunk {
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

const client = new URL('../packages/app/dist/client/', import.meta.url)
const manifest: Readonly<Record<string, Chunk & { readonly file: string }>> = JSON.parse(
  readFileSync(new URL('.vite/manifest.json', client), 'utf8'),
)

/** A chunk and all that has to be there before it runs. */
function neededBy(name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const each of manifest[name]?.imports ?? []) neededBy(each, found)
  return found
}

test('no chunk waits for a part that waits for the chunk: the page would never open when a link leads to it', () => {
  const waiting = Object.entries(manifest).flatMap(([name, { dynamicImports = [] }]) =>
    dynamicImports.filter((part) => part.includes('.late.') && neededBy(part).has(name)).map((part) => [name, part]),
  )
  expect(Object.keys(manifest).filter((name) => name.includes('.late.')).length).toBeGreaterThan(5)
  expect(waiting).toEqual([])
})

test('no page carries more script than its bar: 120 kB for a wizard step, 85 kB for any other', () => {
  const sizes = new Map<string, number>()
  const brotli = (address: string) => {
    const size = sizes.get(address) ?? brotliCompressSync(readFileSync(new URL(`.${address}`, client))).length
    sizes.set(address, size)
    return size
  }
  const over = [...routes, notFoundRoute].flatMap(({ id, file, frame }) => {
    const { modules, entry } = pageFiles(manifest, sourceOf(file))
    const bytes = [entry, ...modules].reduce((sum, address) => sum + brotli(address), 0)
    return bytes > (frame === 'wizard' ? 120_000 : 85_000) ? [[id, bytes]] : []
  })
  expect(sizes.size).toBeGreaterThan(20)
  expect(over).toEqual([])
})
