import { deflateSync } from 'node:zlib'

/** Numbers the objects of a PDF, with a right cross-reference table: what is wrong with it is only what a test puts into it. */
function pdfOf(objects: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

const streamOf = (data: string, dictionary = '') =>
  `<<${dictionary}/Length ${data.length}>>\nstream\n${data}\nendstream`

const catalog = '<</Type/Catalog/Pages 2 0 R>>'
const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<>>>>'

/** A page tree that is its own child: readers that walk it never come back. */
export const circularPdf = pdfOf([catalog, '<</Type/Pages/Kids[2 0 R]/Count 1>>'])

/** No pages at all: pdf2json says nothing, neither good nor bad. */
export const silentPdf = pdfOf([catalog, '<</Type/Pages/Kids[]/Count 0>>'])

/** A few kilobytes that unpack to hundreds of megabytes of page content. */
export function bombPdf(megabytes = 400): Buffer {
  const once = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, '0 0 m '), { level: 9 })
  const twice = deflateSync(once, { level: 9 }).toString('latin1')
  return pdfOf([
    catalog,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    page,
    streamOf(twice, '/Filter[/FlateDecode/FlateDecode]'),
  ])
}

/** An object that stops in the middle, after a header that promises much. */
export const truncatedPdf = pdfOf([
  catalog,
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  page,
  streamOf('BT /F1 12 Tf'),
]).subarray(0, 180)

export const onlyHeaderPdf = Buffer.from('%PDF-1.7\n')

/** A PDF in whose front a script waits for a browser that guesses types. */
export const polyglotPdf = Buffer.concat([Buffer.from('<script>alert(1)</script>\n'), silentPdf])

const crcTable = Array.from({ length: 256 }, (_, number) => {
  let value = number
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  crc.writeUInt32BE(crcOf(body))
  return Buffer.concat([length, body, crc])
}

/** A small PNG that claims to be 30,000 by 30,000 pixels. */
export function bombPng(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(30_000, 0)
  header.writeUInt32BE(30_000, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunkOf('IHDR', header),
    chunkOf('IDAT', deflateSync(Buffer.alloc(1024 * 1024))),
    chunkOf('IEND', Buffer.alloc(0)),
  ])
}

/** Begins as a JPEG and goes on as noise. */
export const brokenJpeg = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
  Buffer.from(Array.from({ length: 4_000 }, (_, at) => (at * 7919) % 251)),
])
