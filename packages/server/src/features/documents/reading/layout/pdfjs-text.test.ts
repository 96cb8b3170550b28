import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { expect, it } from 'vitest'
import { readPdfGlyphs } from './pdfjs-text.ts'

/** What is read of a page on which texts are drawn, each at its place in points. */
async function readOf(texts: readonly (readonly [text: string, x: number, spacing?: number])[]): Promise<string[]> {
  const document = new PDFDocument()
  for (const [text, x, characterSpacing = 0] of texts)
    document.font('Helvetica').fontSize(10).text(text, x, 60, { lineBreak: false, characterSpacing })
  document.end()
  const [page] = await readPdfGlyphs(await buffer(document), null)
  return page?.words.map(({ text }) => text) ?? []
}

it.each<[string, Parameters<typeof readOf>[0], string[]]>([
  [
    'an accent drawn by itself belongs to its letter',
    [
      ['offici¨', 60],
      ['ele', 83.3],
      ['cijfers', 110],
    ],
    ['officiële', 'cijfers'],
  ],
  [
    'what is drawn twice only looks bold',
    [
      ['Loon', 60],
      ['Loon', 60.3],
      ['1.234,00', 300],
    ],
    ['Loon', '1.234,00'],
  ],
  [
    'a value that nearly touches its label',
    [
      ['loonheffing', 60],
      ['1.242,63', 140],
    ],
    ['loonheffing', '1.242,63'],
  ],
  [
    'letters that are spaced out',
    [
      ['Jaaropgave', 60, 1],
      ['2024', 200, 1],
    ],
    ['Jaaropgave', '2024'],
  ],
])('words of glyphs: %s', async (_, texts, words) => expect(await readOf(texts)).toEqual(words))
