import type { Glyph } from './glyphs.ts'
import type { TextRun } from './page.ts'

/** A gap wider than this part of the font size, beyond the usual gap of the line, parts two words that no space parts. */
const widestInside = 0.16
/** The same where a space is drawn: kerning may have narrowed it. */
const widestAtSpace = 0.08
/** Letters are spaced when the gaps between them are usually wider than this part of the font size. */
const spaced = 0.04
/** The part of the font size above the baseline. */
const ascent = 0.8

interface Letter extends Glyph {
  readonly isBehindSpace: boolean
}

/** Joins the characters of a page to words by the white between them, whatever the file says about spaces. */
export function wordsOfGlyphs(glyphs: readonly Glyph[]): TextRun[] {
  return linesOfGlyphs(glyphs).flatMap((line) => stretchesOf(line).flatMap(wordsOfStretch))
}

/** Spaces that only set digits apart inside a number. */
const narrowSpace = /^[\u2009\u200a\u200b\u202f\ufeff]$/
const isBlank = (text: string) => text.trim() === ''

function linesOfGlyphs(glyphs: readonly Glyph[]): Glyph[][] {
  const lines: { y: number; glyphs: Glyph[] }[] = []
  for (const glyph of glyphs) {
    const line = lines.findLast(({ y }) => Math.abs(y - glyph.y) < 0.15 * glyph.size)
    if (line) line.glyphs.push(glyph)
    else lines.push({ y: glyph.y, glyphs: [glyph] })
  }
  return lines.map((line) => line.glyphs.sort((a, b) => a.x - b.x))
}

const combining: Readonly<Record<string, string>> = {
  '¨': '\u0308',
  '´': '\u0301',
  '`': '\u0300',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¸': '\u0327',
}
const isAccentOf = (before: Glyph, letter: Glyph) =>
  before.text in combining && /\p{L}/u.test(letter.text) && letter.x < before.x + before.width / 2

const gapBetween = (before: Glyph, next: Glyph) => (next.x - before.x - before.width) / Math.max(before.size, next.size)

/** The letters of a line with what is drawn twice (bold by overprinting) taken once, cut where the gap is wider than any word's. */
function stretchesOf(line: readonly Glyph[]): Letter[][] {
  const stretches: Letter[][] = []
  let before: Letter | null = null
  let isBehindSpace = false
  for (const glyph of line) {
    if (isBlank(glyph.text)) {
      isBehindSpace ||= !narrowSpace.test(glyph.text)
      continue
    }
    if (before && isAccentOf(before, glyph)) {
      // TeX draws an accent by itself, then the letter under it.
      const letter: Letter = {
        ...before,
        text: `${glyph.text}${combining[before.text] ?? ''}`.normalize('NFC'),
        width: glyph.width,
      }
      stretches.at(-1)?.splice(-1, 1, letter)
      before = letter
      continue
    }
    const isShadow = before?.text === glyph.text && glyph.x - before.x < 0.3 * before.width
    if (isShadow) continue
    const letter: Letter = { ...glyph, isBehindSpace }
    const last = stretches.at(-1)
    if (!before || !last || gapBetween(before, letter) > 2 || Math.abs(before.size - letter.size) > 0.3 * before.size)
      stretches.push([letter])
    else last.push(letter)
    before = letter
    isBehindSpace = false
  }
  return stretches
}

function wordsOfStretch(letters: readonly Letter[]): TextRun[] {
  const usual = usualGap(letters)
  const words: Letter[][] = []
  let before: Letter | null = null
  for (const letter of letters) {
    const gap = before ? gapBetween(before, letter) - usual : 0
    const isApart = gap > (letter.isBehindSpace && usual < spaced ? widestAtSpace : widestInside)
    if (!before || isApart || beginsAmount(before, letter)) words.push([letter])
    else words.at(-1)?.push(letter)
    before = letter
  }
  return words.map(runOf)
}

/** A euro mark begins an amount, however near the label ends. */
const beginsAmount = (before: Letter, { text }: Letter) => text === '€' && /\p{L}|:/u.test(before.text)

/** The gap most letters of a stretch have: beyond nothing only where they are spaced. */
function usualGap(letters: readonly Letter[]): number {
  if (letters.length < 6) return 0
  const gaps = letters.slice(1).map((letter, at) => gapBetween(letters[at] ?? letter, letter))
  const lower = gaps.sort((a, b) => a - b)[Math.floor(gaps.length * 0.4)] ?? 0
  return lower > spaced ? lower : 0
}

function runOf(letters: readonly Letter[]): TextRun {
  const [first] = letters
  const last = letters.at(-1)
  if (!first || !last) throw new Error('A word without letters was made')
  const size = Math.max(...letters.map((letter) => letter.size))
  return {
    text: letters.map((letter) => letter.text).join(''),
    x: first.x,
    y: first.y - ascent * size,
    width: last.x + last.width - first.x,
    height: size,
  }
}
