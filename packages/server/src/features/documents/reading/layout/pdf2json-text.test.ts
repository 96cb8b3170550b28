import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readPdfText, widthOfRun, withoutFontPrograms } from './pdf2json-text.ts'

it.each([
  ['as it is given', 60, 60],
  ['of letters that are spaced out as it is given', 400, 400],
  ['at the size of the font where it is given for a size of one', 6, 60],
  ['of letters as wide as usual where none is given', 0, 50],
])('the width of ten letters of ten points is taken %s', (_, given, width) => {
  expect(widthOfRun(given, 10, 10)).toBe(width)
})

const font = (...entries: string[]) => Buffer.from(`<< /Type /Font ${entries.join(' ')} >>`, 'latin1')
const hasProgram = (pdf: Buffer) => pdf.includes('/FontFile')

it('the program of a font is left out where a table tells its letters', () => {
  const pdf = font('/ToUnicode 5 0 R', '/FontFile2 6 0 R')
  const left = withoutFontPrograms(Buffer.from(pdf))
  expect(hasProgram(left)).toBe(false)
  expect(left).toHaveLength(pdf.length)
})

it('no program is left out where a font has none but it to tell its letters', () => {
  expect(hasProgram(withoutFontPrograms(font('/FontFile2 6 0 R', '/ToUnicode 5 0 R', '/FontFile3 7 0 R')))).toBe(true)
})

it('words, places and sizes are the same without the programs of fonts', async () => {
  const paper = readFileSync(
    new URL('../../../../../samples/jaaropgaaf-2024-stichting-de-leeszaal.pdf', import.meta.url),
  )
  // Named behind the end, where nothing reads them: more programs than there are tables.
  const withPrograms = Buffer.concat([paper, Buffer.from(`\n%${' /FontFile'.repeat(9)}`)])
  expect(hasProgram(withoutFontPrograms(Buffer.from(paper)))).toBe(false)
  expect(hasProgram(withoutFontPrograms(Buffer.from(withPrograms)))).toBe(true)
  const [read, whole] = [await readPdfText(paper, null), await readPdfText(withPrograms, null)]
  expect(read[0]?.words.length).toBeGreaterThan(50)
  expect(read).toEqual(whole)
})

it('words of a web page that was printed do not reach over one another', async () => {
  const paper = readFileSync(
    new URL('../../../../../../../scripts/accuracy/handmade/c/c03-uitzend-perioden.pdf', import.meta.url),
  )
  const [page] = await readPdfText(paper, null)
  const words = page?.words ?? []
  const overlapping = words.filter((word, at) => {
    const before = words[at - 1]
    return before?.y === word.y && before.x < word.x && before.x + before.width > word.x + 1
  })
  expect(words.length).toBeGreaterThan(50)
  expect(overlapping).toEqual([])
})
