import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Manifest } from '../packages/app/src/page-files.ts'
import { scriptSizes } from '../packages/app/src/page-sizes.ts'
import { notFoundRoute, routes } from '../packages/app/src/routes.ts'

const client = new URL('../packages/app/dist/client/', import.meta.url)
const manifest: Manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8'))

test('no page carries more script than its bars', () => {
  const sizes = new Map<string, number>()
  const brotli = (address: string) => {
    const size = sizes.get(address) ?? brotliCompressSync(readFileSync(new URL(`.${address}`, client))).length
    sizes.set(address, size)
    return size
  }
  const over = [...routes, notFoundRoute].flatMap((route) => {
    const { first, all, bars } = scriptSizes(manifest, route, brotli)
    return first > bars.first || all > bars.all ? [[route.id, first, all]] : []
  })
  expect(sizes.size).toBeGreaterThan(20)
  expect(over).toEqual([])
})
