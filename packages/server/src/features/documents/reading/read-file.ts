import { performance } from 'node:perf_hooks'
import type { UploadType } from '@aangiftewijs/domain/documents'
import type { OpenAnswer } from '../isolation/protocol.ts'
import { mayBeEncrypted, sniffKind } from './kinds.ts'
import { type Coherence, coherenceOf, holdsTogether, isRubble, soundness } from './layout/coherence.ts'
import type { TextPage } from './layout/page.ts'
import { PdfProblem, type PrintedPage, readPdfText } from './layout/pdf2json-text.ts'
import { withoutPadding } from './padding.ts'
import { type ReadText, readStatements } from './read-statements.ts'

/** What a file is to be read as. */
export interface FileToRead {
  readonly bytes: Uint8Array
  readonly type: UploadType
  readonly password: string | null
  /** Milliseconds since 1970: pages that cannot be finished by then are left out. */
  readonly finishBy: number
  /** 'print' leaves alone what the first reader cannot take apart, and what only a look at the pages could tell. */
  readonly stage?: 'print' | 'whole'
}

/** How reading a file ends. */
export type FileRead =
  /** `isCutShort`: pictures were not looked at for as long as they ask, to be done in time. */
  | { readonly kind: 'read'; readonly text: ReadText; readonly isCutShort: boolean }
  | { readonly kind: 'password-needed' }
  | { readonly kind: 'password-wrong' }
  | { readonly kind: 'must-be-seen' }
  | { readonly kind: 'unreadable'; readonly reason: 'wrong-kind' | 'too-many-pixels' | 'broken' }

/** A page with fewer letters than this carries a stamp or page number, not its text. */
const leastLetters = 40

/** The pages of a file as they are read, or why there are none. */
type FilePages =
  | { readonly kind: 'pages'; readonly pages: readonly TextPage[]; readonly isCutShort?: boolean }
  | Exclude<FileRead, { kind: 'read' }>

/** The text of a PDF, and whether its letters are no text that anybody reads. */
interface LegibleText {
  readonly pages: readonly TextPage[]
  readonly isRubble: boolean
}
type PrintedText = ({ readonly kind: 'pages' } & LegibleText) | Exclude<FilePages, { kind: 'pages' }>

/**
 * Reads one file from its bytes to its statements. Hostile files can make it run for ever: only call it in the
 * reader's own process. What most files do not need (OCR, decryption) is loaded when it is needed.
 */
export async function readFile(file: FileToRead): Promise<FileRead> {
  const seen = await pagesOfFile(file)
  if (seen.kind !== 'pages') return seen
  return { kind: 'read', text: readStatements(seen.pages, file.type), isCutShort: seen.isCutShort ?? false }
}

/** The pages of a file, without making anything of them. As {@link readFile}. */
export async function pagesOfFile(file: FileToRead): Promise<FilePages> {
  switch (await sniffKind(file.bytes)) {
    case 'pdf':
      return pagesOfPdf(file)
    case 'png':
    case 'jpeg': {
      if (file.stage === 'print') return { kind: 'must-be-seen' }
      const { readImage } = await import('./pictures/read-picture.ts')
      return readImage(file.bytes, file.finishBy)
    }
    case 'heic':
    case 'unknown':
      return { kind: 'unreadable', reason: 'wrong-kind' }
  }
}

async function pagesOfPdf({ bytes, type, password, finishBy, stage }: FileToRead): Promise<FilePages> {
  const opened = await withoutProtection(withoutPadding(bytes), password)
  if (opened.kind !== 'open') return opened
  const printed = await printedText(opened.bytes, password, stage)
  if (printed.kind !== 'pages') return printed
  const letters = lettersIn(printed.pages)
  const isPaper = () =>
    letters >= leastLetters * 8 || hasAmounts(printed.pages) || hasFigures(readStatements(printed.pages, type))
  if (letters >= leastLetters && !printed.isRubble && isPaper()) return printed
  if (stage === 'print') return { kind: 'must-be-seen' }
  const { readScannedPdf } = await import('./pictures/read-picture.ts')
  const scanned = await readScannedPdf(opened.bytes, finishBy)
  return scanned.kind === 'pages' || letters === 0 ? scanned : printed
}

const lettersIn = (pages: readonly TextPage[]): number =>
  pages.reduce((sum, page) => sum + page.words.reduce((count, { text }) => count + text.length, 0), 0)

async function withoutProtection(bytes: Uint8Array, password: string | null): Promise<OpenAnswer> {
  if (!mayBeEncrypted(bytes)) return { kind: 'open', bytes, wasProtected: false }
  const { openPdf } = await import('./decrypt.ts')
  return openPdf(bytes, password)
}

/** Fewest amounts of a page that is printed and not only stamped. */
const fewestAmounts = 2
const hasAmounts = (pages: readonly TextPage[]) =>
  pages.flatMap((page) => page.words.filter(({ text }) => /\d[.,]\d{3}(?!\d)|\d,\d\d(?!\d)/.test(text))).length >=
  fewestAmounts

const hasFigures = ({ statements }: ReadText) =>
  statements.some((statement) =>
    Object.keys(statement.evidence).some((field) => field !== 'fiscalYear' && field !== 'year'),
  )

/** pdf2json first; then, glyph by glyph, what it cannot take apart or gives as words that do not hold together. */
async function printedText(
  bytes: Uint8Array,
  password: string | null,
  stage: FileToRead['stage'],
): Promise<PrintedText> {
  try {
    const pages = await unlessSilent(readPdfText(bytes, password))
    return { kind: 'pages', ...(await sounder(pages, bytes, password)) }
  } catch (error) {
    const reason = error instanceof PdfProblem ? error.reason : 'broken'
    if (reason !== 'broken') return { kind: reason }
    if (stage === 'print') return { kind: 'must-be-seen' }
  }
  try {
    const pages = await glyphByGlyph(bytes, password)
    return { kind: 'pages', pages, isRubble: pages.map((page) => coherenceOf(page)).some(isRubble) }
  } catch {
    return { kind: 'unreadable', reason: 'broken' }
  }
}

async function glyphByGlyph(bytes: Uint8Array, password: string | null): Promise<readonly TextPage[]> {
  const { readPdfGlyphs } = await import('./layout/pdfjs-text.ts')
  return readPdfGlyphs(bytes, password)
}

/** The pages themselves when their words hold together, else those made of glyphs if they are sounder. */
async function sounder(
  pages: readonly PrintedPage[],
  bytes: Uint8Array,
  password: string | null,
): Promise<LegibleText> {
  const first = pages.map((page) => coherenceOf(page, page.torn)).filter(({ words }) => words > 0)
  const isSound = first.every(holdsTogether)
  if (isSound && first.length === pages.length) return { pages, isRubble: false }
  const others = await glyphByGlyph(bytes, password).catch(() => [])
  const second = others.map((page) => coherenceOf(page)).filter(({ words }) => words > 0)
  const least = (all: readonly Coherence[]) => Math.min(1, ...all.map(soundness))
  const isSounder = second.length > 0 && least(second) >= least(first)
  // Of some fonts pdf2json gives no text at all.
  const isOther = second.length > first.length || (!isSound && isSounder)
  return { pages: isOther ? others : pages, isRubble: (isOther ? second : first).some(isRubble) }
}

/** Milliseconds between two looks whether pdf2json still works. */
const every = 250

/** A look finds it idle when it worked for less than this part of the time since the last. */
const idle = 0.05

/** After so many idle looks in a row it ended without a word, and will not speak any more. */
const idleLooks = 6

function unlessSilent<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const silent = new Promise<never>((_, reject) => {
    let before = performance.eventLoopUtilization()
    let idleFor = 0
    timer = setInterval(() => {
      const now = performance.eventLoopUtilization()
      idleFor = performance.eventLoopUtilization(now, before).utilization < idle ? idleFor + 1 : 0
      if (idleFor >= idleLooks) reject(new PdfProblem('broken'))
      before = now
    }, every)
  })
  return Promise.race([work, silent]).finally(() => clearInterval(timer))
}
