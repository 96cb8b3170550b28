import { describe, expect, it } from 'vitest'
import type { Glyph } from './glyphs.ts'
import { wordsOfGlyphs } from './words-of-glyphs.ts'

/** Letters of five points, ten high; a number is a gap in points, a space a drawn space of three. */
function drawn(parts: readonly (string | number)[], spacing = 0): Glyph[] {
  const glyphs: Glyph[] = []
  let x = 0
  for (const part of parts) {
    if (typeof part === 'number') x += part
    else
      for (const text of part) {
        const width = text === ' ' ? 3 : 5
        glyphs.push({ text, x, y: 50, width, size: 10 })
        x += width + spacing
      }
  }
  return glyphs
}

describe('words come from the white between glyphs', () => {
  it.each<[string, Glyph[], string[]]>([
    [
      'no space in the file',
      drawn(['Loon', 3, 'voor', 3, 'de', 100, '20.535,80']),
      ['Loon', 'voor', 'de', '20.535,80'],
    ],
    ['a cell that touches the next', drawn(['loonheffing', '€1.242,63']), ['loonheffing', '€1.242,63']],
    ['kerning', drawn(['Arbeidsk', -0.4, 'or', 0.6, 'ting']), ['Arbeidskorting']],
    ['a space narrowed by kerning', drawn(['aan ', -1.5, 'V', -0.3, 'an']), ['aan', 'Van']],
    ['letter-spacing, spaces drawn wider', drawn(['Jaaropgave', 4, '2024'], 2), ['Jaaropgave', '2024']],
    ['a thin space between thousands', drawn(['45', '\u2009', -3.6, '678']), ['45678']],
    ['an ideographic space', drawn(['BSN', '\u3000', '9999']), ['BSN', '9999']],
    ['text drawn twice to look bold', drawn(['L', -4.8, 'L', 'o', -4.8, 'o', 'on']), ['Loon']],
  ])('%s', (_, glyphs, words) => expect(wordsOfGlyphs(glyphs).map(({ text }) => text)).toEqual(words))

  it('in the order of their places, not of their drawing', () =>
    expect(wordsOfGlyphs([...drawn(['ab', 8, 'cd'])].reverse()).map(({ text }) => text)).toEqual(['ab', 'cd']))

  it('an accent drawn by itself belongs to its letter', () =>
    expect(wordsOfGlyphs(drawn(['offici', '¨', -5, 'ele'])).map(({ text }) => text)).toEqual(['officiële']))
})
