import { fieldRun } from './form-field.ts'
import { glyphsOf } from './glyphs.ts'
import type { TextPage, TextRun } from './page.ts'
import { openWithPdfjs } from './pdfjs.ts'
import { pageOfWords } from './words.ts'
import { wordsOfGlyphs } from './words-of-glyphs.ts'

/** Pages beyond this are explanations and small print. */
export const mostPages = 30

/** The text of a PDF from the place and width of every glyph, by pdf.js. @throws when it cannot open the file. */
export async function readPdfGlyphs(bytes: Uint8Array, password: string | null): Promise<TextPage[]> {
  const document = await openWithPdfjs(bytes, password)
  const pages: TextPage[] = []
  for (let number = 1; number <= Math.min(document.numPages, mostPages); number++) {
    const page = await document.getPage(number)
    const { glyphs, width, height } = await glyphsOf(page)
    const words = wordsOfGlyphs(glyphs)
    pages.push(pageOfWords({ number, width, height }, [...words, ...(await fieldsOf(page, words))]))
  }
  await document.destroy()
  return pages
}

type Page = Parameters<typeof glyphsOf>[0]

/** The values of a form that are not drawn: they stand in their fields. */
async function fieldsOf(page: Page, drawn: readonly TextRun[]): Promise<TextRun[]> {
  const view = page.getViewport({ scale: 1 })
  const annotations: readonly unknown[] = await page.getAnnotations()
  return annotations.flatMap((annotation): TextRun[] => {
    if (typeof annotation !== 'object' || annotation === null) return []
    const { fieldValue, rect }: { fieldValue?: unknown; rect?: unknown } = annotation
    if (typeof fieldValue !== 'string' || fieldValue.trim() === '' || !Array.isArray(rect)) return []
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = view.convertToViewportRectangle(rect.map(Number)).map(Number)
    const [left, top, bottom] = [Math.min(x1, x2), Math.min(y1, y2), Math.max(y1, y2)]
    const isDrawn = drawn.some(
      (run) => run.x >= left - 1 && run.x < Math.max(x1, x2) && run.y > top - 2 && run.y < bottom,
    )
    return isDrawn ? [] : [fieldRun(fieldValue, left, top, bottom)]
  })
}
