import { inflateSync } from 'node:zlib'

const woffHeader = 44
const woffEntry = 20
const fontHeader = 12
const fontEntry = 16
const aligned = (length: number) => (length + 3) & ~3

/**
 * The font inside a WOFF file, its tables inflated once. The library that draws inflates a table in plain JavaScript each time it
 * reads from it, which took most of the time of a document.
 * Source: W3C, WOFF File Format 1.0.
 */
export function unpackFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file.')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woffHeader + index * woffEntry
    const offset = woff.readUInt32BE(entry + 4)
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8))
    const length = woff.readUInt32BE(entry + 12)
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      content: packed.length < length ? inflateSync(packed) : packed,
    }
  })
  const directory = Buffer.alloc(fontHeader + count * fontEntry)
  woff.copy(directory, 0, 4, 8)
  const power = Math.floor(Math.log2(count))
  directory.writeUInt16BE(count, 4)
  directory.writeUInt16BE(2 ** power * fontEntry, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE((count - 2 ** power) * fontEntry, 10)
  let offset = directory.length
  tables.forEach(({ tag, checksum, content }, index) => {
    const entry = fontHeader + index * fontEntry
    tag.copy(directory, entry)
    directory.writeUInt32BE(checksum, entry + 4)
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(content.length, entry + 12)
    offset += aligned(content.length)
  })
  const padded = tables.map(({ content }) => Buffer.concat([content], aligned(content.length)))
  return Buffer.concat([directory, ...padded])
}
