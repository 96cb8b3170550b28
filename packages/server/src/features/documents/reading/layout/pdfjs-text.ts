import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.js'
import { fieldRun, type TextPage, type TextRun } from './page.ts'
import { type PdfPage, pagesWithPdfjs } from './pdfjs.ts'
import { isOnLineOf, joinedWhere, wordsOfRuns } from './words.ts'

/** Pages beyond this are explanations and small print. */
const mostPages = 30
/** The part of the font size above the baseline. */
const ascent = 0.8

/** The text of a PDF by the places and widths of its glyphs, as pdf.js puts them together. @throws when it cannot open the file. */
export async function readPdfGlyphs(bytes: Uint8Array, password: string | null): Promise<TextPage[]> {
  const pages: TextPage[] = []
  for await (const page of pagesWithPdfjs(bytes, password, mostPages)) {
    const { width, height } = page.getViewport({ scale: 1 })
    const runs = runsOf(await page.getTextContent(), page)
    pages.push(wordsOfRuns({ number: page.pageNumber, width, height }, [...runs, ...(await fieldsOf(page))]))
  }
  return pages
}

const runsOf = ({ items }: TextContent, page: PdfPage): readonly TextRun[] =>
  withAccents(items.flatMap((item) => ('str' in item ? runOf(item, page) : []))).filter(isNotOverprinted)

function runOf({ str: text, transform, width }: TextItem, page: PdfPage): TextRun[] {
  const [a = 0, b = 0, c = 0, d = 0, left = 0, baseline = 0] = transform.map(Number)
  // Text at an angle is a watermark or a margin note.
  if (text.trim() === '' || Math.abs(b) > 0.1 * a) return []
  const [x = 0, y = 0] = page.getViewport({ scale: 1 }).convertToViewportPoint(left, baseline).map(Number)
  const height = Math.hypot(c, d)
  return [{ text, x, y: y - ascent * height, width, height }]
}

/** Accents that TeX draws by themselves, each before the letter it stands over. */
const combining: Readonly<Record<string, string>> = {
  '¨': '\u0308',
  '´': '\u0301',
  '`': '\u0300',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¸': '\u0327',
}

const accented = /([¨´`ˆ˜¸])([aeiounc])/giu

/** The runs of a text, those put together that an accent by itself parts. */
function withAccents(runs: readonly TextRun[]): readonly TextRun[] {
  const whole = joinedWhere(runs, (before, run) => /[¨´`ˆ˜¸]$/.test(before.text) && isOnLineOf(before, run))
  const composed = (_: string, accent: string, letter: string) => `${letter}${combining[accent] ?? ''}`
  return whole.map((run) => ({ ...run, text: run.text.replace(accented, composed) }))
}

/** What is drawn twice, a trifle apart, only looks bold. */
const isNotOverprinted = (run: TextRun, at: number, all: readonly TextRun[]) =>
  !all
    .slice(at + 1)
    .some(({ text, x, y }) => text.startsWith(run.text) && Math.hypot(x - run.x, y - run.y) < 0.1 * run.height)

/** The values of a form that are not drawn as text: they stand in their fields. */
async function fieldsOf(page: PdfPage): Promise<TextRun[]> {
  const view = page.getViewport({ scale: 1 })
  const annotations: readonly unknown[] = await page.getAnnotations()
  return annotations.flatMap((annotation): TextRun[] => {
    if (typeof annotation !== 'object' || annotation === null) return []
    const { fieldValue, rect }: { fieldValue?: unknown; rect?: unknown } = annotation
    if (typeof fieldValue !== 'string' || fieldValue.trim() === '' || !Array.isArray(rect)) return []
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = view.convertToViewportRectangle(rect.map(Number)).map(Number)
    return [fieldRun(fieldValue, Math.min(x1, x2), Math.min(y1, y2), Math.max(y1, y2))]
  })
}
