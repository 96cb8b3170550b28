import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Chunk {
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(new URL('../packages/app/dist/client/.vite/manifest.json', import.meta.url), 'utf8'),
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
