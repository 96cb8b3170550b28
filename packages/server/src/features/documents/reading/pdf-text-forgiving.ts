import type { TextPage, TextRun } from './page.ts'
import { openWithPdfjs } from './pdfjs.ts'
import { wordsOfRuns } from './words.ts'

/** Pages beyond this are explanations and small print. */
export const mostPages = 30

/** The text of a PDF that pdf2json cannot take apart. @throws when pdf.js cannot either. */
export async function readPdfTextForgivingly(bytes: Uint8Array, password: string | null): Promise<TextPage[]> {
  const document = await openWithPdfjs(bytes, password)
  const pages: TextPage[] = []
  for (let number = 1; number <= Math.min(document.numPages, mostPages); number++) {
    const page = await document.getPage(number)
    const view = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    const runs = items.flatMap((item): TextRun[] => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [, skew = 0, , height = 0, x = 0, y = 0] = item.transform.map(Number)
      if (Math.abs(skew) > 0.1) return []
      const [left = 0, baseline = 0] = view.convertToViewportPoint(x, y).map(Number)
      return [{ text: item.str, x: left, y: baseline - 0.8 * height, width: item.width, height }]
    })
    pages.push(wordsOfRuns({ number, width: view.width, height: view.height }, runs))
  }
  return pages
}
