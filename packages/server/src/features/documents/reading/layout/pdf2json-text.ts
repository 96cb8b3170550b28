import PDFParser, { type Output } from 'pdf2json'
import { tornJoints } from './coherence.ts'
import { fieldRun, type TextPage, type TextRun } from './page.ts'
import { wordsOfRuns } from './words.ts'

/** Why a PDF gave no text. */
export class PdfProblem extends Error {
  readonly reason: 'password-needed' | 'password-wrong' | 'broken'
  constructor(reason: PdfProblem['reason']) {
    super(reason)
    this.name = 'PdfProblem'
    this.reason = reason
  }
}

/** pdf2json measures places in units of 16 points, a quarter unit left of and three quarters above the baseline's start. */
const unit = 16
const shift = { x: 0.25, y: 0.75 }
/** It reports font sizes three points too large. */
const sizeOffset = 3
/** The part of the font size above the baseline. */
const ascent = 0.8
/** What prints web pages draws in their pixels: of its fonts pdf2json gives sizes and widths in these, three quarters of a point each. */
const printsPixels = /^(?:Skia|WeasyPrint)/
const pixel = 0.75

/**
 * Reads the text of a PDF with pdf2json. It may never answer, or kill its process: only call it where that does no harm.
 * @throws {PdfProblem}
 */
export async function readPdfText(bytes: Uint8Array, password: string | null): Promise<PrintedPage[]> {
  const output = await parse(bytes, password)
  const producer: unknown = Reflect.get(output.Meta, 'Producer')
  const scale = printsPixels.test(String(producer)) ? pixel : 1
  return output.Pages.map((page, index) => {
    const size = { number: index + 1, width: page.Width * unit, height: page.Height * unit }
    const runs = page.Texts.flatMap((text) => runsOf(text, scale))
    return { ...wordsOfRuns(size, [...runs, ...page.Fields.flatMap(fieldOf)]), torn: tornJoints(runs) }
  })
}

/** A page with the number of places where the runs leave open whether a word goes on. */
export interface PrintedPage extends TextPage {
  readonly torn: number
}

function parse(bytes: Uint8Array, password: string | null): Promise<Output> {
  return new Promise<Output>((resolve, reject) => {
    const parser = new PDFParser(null, false, password ?? undefined)
    parser.on('pdfParser_dataError', reject)
    // Until its own turn ends pdf2json holds all it worked with, which garbage collection would carry along through the rest of reading.
    parser.on('pdfParser_dataReady', (output) => setImmediate(resolve, output))
    // parseBuffer ignores byteOffset: the bytes must fill an ArrayBuffer of their own. It writes warnings unless told less than 0.
    parser.parseBuffer(withoutFontPrograms(Buffer.from(new Uint8Array(bytes).buffer)), -1)
  }).catch((error) => {
    throw problemOf(error)
  })
}

/** What a font's description names its program, and as many bytes that mean nothing to a reader. */
const [fontProgram, nothingKnown] = ['/FontFile', '/Unneeded']

/**
 * A PDF without what draws the letters of its fonts, changed in place. Text needs the tables of the fonts alone, and pdf2json repairs each
 * program before it reads: more than a quarter of its time, and of some fonts it comes to no end. A font without a table of letters needs its
 * program to tell them: where there are fewer tables than programs, all stay.
 */
export function withoutFontPrograms(pdf: Buffer): Buffer {
  const programs = placesOf(fontProgram, pdf)
  if (placesOf('/ToUnicode', pdf).length >= programs.length)
    for (const place of programs) pdf.write(nothingKnown, place)
  return pdf
}

function placesOf(name: string, pdf: Buffer): number[] {
  const places: number[] = []
  for (let place = pdf.indexOf(name); place >= 0; place = pdf.indexOf(name, place + 1)) places.push(place)
  return places
}

/** pdf2json reports errors as Error, as String object, or wrapped in `parserError`. */
function problemOf(error: unknown): PdfProblem {
  const wrapped = typeof error === 'object' && error !== null && 'parserError' in error ? error.parserError : error
  const text = wrapped instanceof Error ? `${wrapped.name} ${wrapped.message}` : String(wrapped)
  if (/no password given/i.test(text)) return new PdfProblem('password-needed')
  if (/password/i.test(text)) return new PdfProblem('password-wrong')
  return new PdfProblem('broken')
}

type PdfText = Output['Pages'][number]['Texts'][number]

function runsOf(text: PdfText, scale: number): TextRun[] {
  const [run] = text.R
  // Text at an angle is a watermark or a margin note.
  if (!run || ('RA' in run && run.RA !== 0)) return []
  const size = Math.max(4, scale * ((run.TS[1] ?? 13) - sizeOffset))
  const baseline = (text.y + shift.y) * unit
  const width = widthOfRun(scale * text.w, run.T.length, size)
  return [{ text: letterAlone(run.T), x: (text.x + shift.x) * unit, y: baseline - ascent * size, width, height: size }]
}

/** A letter drawn by itself may come with blanks around it that nobody drew: its place and width are its own. */
const letterAlone = (text: string): string => (text.trim().length === 1 ? text.trim() : text)

/** The value of a form's text field, which no run shows. pdf2json gives it as `V`, which its types do not name. */
function fieldOf(field: Output['Pages'][number]['Fields'][number]): TextRun[] {
  const value: unknown = Reflect.get(field, 'V')
  const { x, y, w, h } = field
  if (typeof value !== 'string' || value.trim() === '' || w <= 0) return []
  return [fieldRun(value, (x + shift.x) * unit, y * unit, (y + h) * unit)]
}

/** Narrowest and widest that letters of any face are on average, as parts of the font size. */
const narrowest = 0.15
const widest = 1.5

/**
 * The width of a run in points, from what pdf2json gives: nothing for some fonts, and the width at a size of one where the size
 * stands in the matrix instead of at the font, as cairo has it.
 */
export function widthOfRun(given: number, letters: number, size: number): number {
  const [least, most] = [narrowest * letters * size, widest * letters * size]
  if (given > least) return given
  return given * size > least && given * size < most ? given * size : 0.5 * letters * size
}
