import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BrokenMultipart, boundaryIn, readMultipart } from './multipart.ts'

interface Part {
  readonly name: string
  readonly filename: string | null
  readonly content: string
}

async function* inPieces(bytes: Buffer, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

/** What is read of a body that arrives in pieces of so many bytes. */
async function partsOf(body: string, length = body.length, boundary = 'b'): Promise<readonly Part[]> {
  const parts: { name: string; filename: string | null; pieces: Buffer[] }[] = []
  await readMultipart(inPieces(Buffer.from(body, 'latin1'), Math.max(1, length)), boundary, (head) => {
    const pieces: Buffer[] = []
    parts.push({ ...head, pieces })
    return async (piece) => {
      pieces.push(Buffer.from(piece))
    }
  })
  return parts.map(({ pieces, ...head }) => ({ ...head, content: Buffer.concat(pieces).toString('latin1') }))
}

const part = (disposition: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`

describe('a form', () => {
  const body = `before\r\n${part('name="type"', 'wage')}${part('name="file"; filename="a.pdf"', '\r\n--a\r\r\n--')}--b--\r\nafter`

  it.each([1, 2, 3, 7, 1000])('is read the same in pieces of %s bytes', async (length) => {
    expect(await partsOf(body, length)).toEqual([
      { name: 'type', filename: null, content: 'wage' },
      { name: 'file', filename: 'a.pdf', content: '\r\n--a\r\r\n--' },
    ])
  })

  it('gives back every content, however it looks and however it comes', async () => {
    const odd = fc.string({ unit: fc.constantFrom('\r', '\n', '-', 'c', '\u00ff'), maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(odd, fc.integer({ min: 1, max: 20 }), async (content, length) => {
        const [read] = await partsOf(`${part('name="file"; filename="x"', content)}--b--`, length)
        expect(read?.content).toBe(content)
      }),
      { seed: 16 },
    )
  })

  it('gives back the names that a browser of today writes', async () => {
    const form = new FormData()
    const name = 'jaar "opgave" é;=\r\n.pdf'
    form.set('file', new Blob(['x']), name)
    const request = new Request('http://localhost', { method: 'POST', body: form })
    const boundary = boundaryIn(request.headers.get('Content-Type') ?? '') ?? ''
    const bytes = Buffer.from(await request.arrayBuffer()).toString('latin1')
    expect(await partsOf(bytes, 10, boundary)).toEqual([{ name: 'file', filename: name, content: 'x' }])
  })
})

it.each([
  ['no boundary', 'nothing'],
  ['no end', part('name="a"', 'x')],
  ['no head', '--b\r\n\r\nx\r\n--b--'],
  ['no name', '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n--b--'],
  ['a head without end', `--b\r\nX: ${'y'.repeat(10_000)}`],
  ['a head of 9 kB', `--b\r\nX: ${'y'.repeat(9_000)}\r\n\r\nx\r\n--b--`],
])('a body with %s is broken', async (_, body) => {
  await expect(partsOf(body)).rejects.toThrow(BrokenMultipart)
})

it.each([
  ['multipart/form-data; boundary=b', 'b'],
  ['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
  ['multipart/form-data', null],
  ['multipart/form-data; boundary=', null],
  [`multipart/form-data; boundary=${'x'.repeat(71)}`, null],
])('of the type %s the boundary is found', (type, boundary) => {
  expect(boundaryIn(type)).toBe(boundary)
})

it('a file of what a boundary begins with comes in as few pieces as any other', async () => {
  let pieces = 0
  const bytes = Buffer.from(`${part('name="file"; filename="x"', '\r\n-'.repeat(300_000))}--b--`)
  await readMultipart(inPieces(bytes, 65_536), 'b', () => async () => {
    pieces += 1
  })
  expect(pieces).toBeLessThan(20)
})
