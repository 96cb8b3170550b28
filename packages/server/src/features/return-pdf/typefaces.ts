import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'
import { unpackFont } from './unpack-font.ts'

export type Pdf = InstanceType<typeof PDFDocument>
export type Weight = 'regular' | 'bold'

const require = createRequire(import.meta.url)

/** The typeface comes in files that share the world's letters among them; a name such as Şükrü needs two. */
const subsets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'] as const
const weights: Readonly<Record<Weight, number>> = { regular: 400, bold: 700 }

const faceNames = (weight: Weight) => subsets.map((subset) => `${subset}-${weights[weight]}`)
const faces: Readonly<Record<Weight, readonly string[]>> = { regular: faceNames('regular'), bold: faceNames('bold') }

const unpacked = new Map<string, Buffer>()

/** The font of a face, read once. */
function fontOf(face: string): Buffer {
  const file = () => readFileSync(require.resolve(`@fontsource/source-sans-3/files/source-sans-3-${face}-normal.woff`))
  const font = unpacked.get(face) ?? unpackFont(file())
  unpacked.set(face, font)
  return font
}

/** The face of the everyday letters. */
const firstFace = (weight: Weight): string => faces[weight][0] ?? ''

/** Takes a face of {@link Run} in a document. */
export function useFace(pdf: Pdf, face: string): Pdf {
  const known = used.get(pdf) ?? new Set<string>()
  used.set(pdf, known)
  if (!known.has(face)) pdf.registerFont(face, fontOf(face))
  known.add(face)
  return pdf.font(face)
}
const used = new WeakMap<Pdf, Set<string>>()

/** The member of pdfkit's document that knows the letters of the font in use; its type definitions leave it out. */
type WithFont = Pdf & { readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } } }

const hasLetter = (pdf: Pdf, face: string, letter: string): boolean => {
  useFace(pdf, face)
  return (pdf as WithFont)._font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
}

/** A piece of text in one face. */
export interface Run {
  readonly face: string
  readonly text: string
}

/** What stands for a letter that no face has; the real letters are told apart, see {@link isWhole}. */
const unknownLetter = '?'

/** Cuts a text into runs, each in the first face that has its letters. Of a letter that none has remains a question mark. */
export function runsOf(pdf: Pdf, text: string, weight: Weight): readonly Run[] {
  const runs: { face: string; text: string }[] = []
  for (const letter of lettersOf(text)) {
    const own = faceOf(pdf, letter, weight)
    // A mark above or below a letter is nothing by itself.
    if (own === undefined && /^\p{M}$/u.test(letter)) continue
    const face = own ?? firstFace(weight)
    const shown = own === undefined ? unknownLetter : letter
    const last = runs.at(-1)
    if (last?.face === face) last.text += shown
    else runs.push({ face, text: shown })
  }
  return runs
}

/** Whether every letter of a text can be drawn. */
export const isWhole = (pdf: Pdf, text: string): boolean =>
  lettersOf(text).every((letter) => faceOf(pdf, letter, 'regular') !== undefined)

/** Letters with their marks in one, where there is such a letter; whatever steers the text (tabs, line ends) is a space. */
const lettersOf = (text: string): readonly string[] => [...text.normalize('NFC').replace(/[\s\p{Cc}]+/gu, ' ')]

/** What was found for the letters of a document. */
const found = new WeakMap<Pdf, Map<string, string | undefined>>()

function faceOf(pdf: Pdf, letter: string, weight: Weight): string | undefined {
  const known = found.get(pdf) ?? new Map<string, string | undefined>()
  found.set(pdf, known)
  const key = `${weight} ${letter}`
  if (!known.has(key))
    known.set(
      key,
      faces[weight].find((face) => hasLetter(pdf, face, letter)),
    )
  return known.get(key)
}
