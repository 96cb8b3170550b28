import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { unpackFont } from './unpack-font.ts'

const require = createRequire(import.meta.url)
const woff = readFileSync(require.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff'))

/** The sum of a table as a font counts it: of numbers of four bytes, in four bytes. */
const sumOf = (table: Buffer) => {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}

test('every table of the font is there in full: its sum is the one written down', () => {
  const font = unpackFont(woff)
  const count = font.readUInt16BE(4)
  expect([font.readUInt32BE(0), count, font.length]).toEqual([0x10000, woff.readUInt16BE(12), woff.readUInt32BE(16)])
  const wrong = Array.from({ length: count }, (_, index) => 12 + index * 16).filter((entry) => {
    const offset = font.readUInt32BE(entry + 8)
    const table = font.subarray(offset, offset + Math.ceil(font.readUInt32BE(entry + 12) / 4) * 4)
    // The table `head` holds a sum of the whole font, which is left out of its own.
    const own = font.toString('latin1', entry, entry + 4) === 'head' ? font.readUInt32BE(offset + 8) : 0
    return (sumOf(table) - own) >>> 0 !== font.readUInt32BE(entry + 4)
  })
  expect(wrong).toEqual([])
})

test('what is no WOFF file is refused', () => expect(() => unpackFont(Buffer.from('<svg/>'))).toThrow('no WOFF'))
