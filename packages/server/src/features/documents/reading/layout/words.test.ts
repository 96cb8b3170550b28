import { expect, it } from 'vitest'
import { wordsOfRuns } from './words.ts'

it('puts small capitals together with the large one before them', () => {
  const runs = [
    { text: 'D', x: 68.4, y: 66.6, width: 11.1, height: 14.3 },
    { text: 'RENTSE', x: 80.2, y: 68.9, width: 47.8, height: 11.5 },
  ]
  const { words } = wordsOfRuns({ number: 1, width: 595, height: 842 }, runs)
  expect(words.map(({ text }) => text)).toEqual(['DRENTSE'])
})

const textOf = (text: string) =>
  wordsOfRuns({ number: 1, width: 595, height: 842 }, [{ text, x: 60, y: 40, width: text.length * 5, height: 10 }])
    .words.map((word) => word.text)
    .join(' ')

it.each([
  ['a dash of TeX whose glyphs have no names', '01-01-2022 \u0015 31-08-2022', '01-01-2022 – 31-08-2022'],
  ['its ligatures', 'a\u001dossing en \u001cscaal', 'aflossing en fiscaal'],
  ['a euro mark of another encoding', '¿ 12,00', '€ 12,00'],
  ['what dots lead from and to', 'Loonheffing......1.390,00', 'Loonheffing ...... 1.390,00'],
  ['a mark that shows nothing', 'vol\u00adks', 'volks'],
])('words are made of %s', (_, drawn, read) => expect(textOf(drawn)).toBe(read))

const wordsOf = (runs: readonly string[], widthOfLetter: number) =>
  wordsOfRuns(
    { number: 1, width: 595, height: 842 },
    runs.map((text, at) => ({ text, x: 60, y: 40 + 12 * at, width: text.length * widthOfLetter, height: 10 })),
  )

it('of letters that are all as wide each word stands where its letters do', () => {
  const { words, isTyped } = wordsOf(
    [...Array.from({ length: 5 }, () => 'PER      LOON LH   LOONHEFF'), 'TOT     18993,89    2518,02'],
    6,
  )
  expect(isTyped).toBe(true)
  const endOf = (text: string) =>
    words.filter((word) => word.text === text).map(({ x, width }) => Math.round(x + width))
  expect([new Set(endOf('LH')), new Set(endOf('18993,89'))]).toEqual([new Set([156]), new Set([156])])
})

it('TeX’s own euro signs are read where they are one word with their amounts', () =>
  expect(wordsOf(['C18.760,35', 'C3.378,20'], 5).words.map(({ text }) => text)).toEqual(['€18.760,35', '€3.378,20']))
