import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'

export type Pdf = InstanceType<typeof PDFDocument>
export type Weight = 'regular' | 'bold'

const require = createRequire(import.meta.url)

/** The typeface comes in files that share the world's letters among them; a name such as Şükrü needs two. */
const subsets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'] as const
const weights: Readonly<Record<Weight, number>> = { regular: 400, bold: 700 }

const filesOf = (weight: Weight) =>
  subsets.map((subset) =>
    require.resolve(`@fontsource/source-sans-3/files/source-sans-3-${subset}-${weights[weight]}-normal.woff`),
  )
const files: Readonly<Record<Weight, readonly string[]>> = { regular: filesOf('regular'), bold: filesOf('bold') }

/** The file of the everyday letters: what a document starts with. */
export const firstFile = (weight: Weight): string => files[weight][0] ?? ''

/** The member of pdfkit's document that knows the letters of the font in use; its type definitions leave it out. */
type WithFont = Pdf & { readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } } }

const hasLetter = (pdf: Pdf, file: string, letter: string): boolean => {
  pdf.font(file)
  return (pdf as WithFont)._font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
}

/** A piece of text in one font file. */
export interface Run {
  readonly file: string
  readonly text: string
}

/** What stands for a letter that no file has; the real letters are told apart, see {@link isWhole}. */
const unknownLetter = '?'

/** Cuts a text into runs, each in the first file that has its letters. Of a letter that none has remains a question mark. */
export function runsOf(pdf: Pdf, text: string, weight: Weight): readonly Run[] {
  const runs: { file: string; text: string }[] = []
  for (const letter of lettersOf(text)) {
    const found = fileOf(pdf, letter, weight)
    // A mark above or below a letter is nothing by itself.
    if (found === undefined && /^\p{M}$/u.test(letter)) continue
    const file = found ?? firstFile(weight)
    const shown = found === undefined ? unknownLetter : letter
    const last = runs.at(-1)
    if (last?.file === file) last.text += shown
    else runs.push({ file, text: shown })
  }
  return runs
}

/** Whether every letter of a text can be drawn. */
export const isWhole = (pdf: Pdf, text: string): boolean =>
  lettersOf(text).every((letter) => fileOf(pdf, letter, 'regular') !== undefined)

/** Letters with their marks in one, where there is such a letter; whatever steers the text (tabs, line ends) is a space. */
const lettersOf = (text: string): readonly string[] => [...text.normalize('NFC').replace(/[\s\p{Cc}]+/gu, ' ')]

const fileOf = (pdf: Pdf, letter: string, weight: Weight): string | undefined =>
  files[weight].find((file) => hasLetter(pdf, file, letter))
