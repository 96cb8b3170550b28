import { createCanvas } from '@napi-rs/canvas'
import type { DrawAnswer } from '../../isolation/protocol.ts'
import { openWithPdfjs, type PdfPage, pagesWithPdfjs } from '../layout/pdfjs.ts'

/** The longer side of a page drawn to be read, and of one drawn to be looked at. Pixels: A4 at about 200 dots an inch, and 120. */
const readSize = 2_300
const shownSize = 1_400

/** Draws the pages of a PDF one after the other, as PNG. @throws when it cannot be opened. */
export async function* drawPages(bytes: Uint8Array, most: number): AsyncGenerator<{ png: Buffer; number: number }> {
  for await (const page of pagesWithPdfjs(bytes, null, most))
    yield { png: await drawn(page, readSize), number: page.pageNumber }
}

/** Draws one page of a PDF for the preview. */
export async function drawPage(bytes: Uint8Array, number: number, longest = shownSize): Promise<DrawAnswer> {
  const document = await openWithPdfjs(bytes, null)
  if (number < 1 || number > document.numPages) return { kind: 'no-such-page' }
  return { kind: 'drawn', png: await drawn(await document.getPage(number), longest), pages: document.numPages }
}

type RenderingContext = Parameters<PdfPage['render']>[0]['canvasContext']

async function drawn(page: PdfPage, longest: number): Promise<Buffer> {
  const plain = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: longest / Math.max(plain.width, plain.height) })
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  // pdf.js declares the browser's canvas; this one is drawn on in the same way.
  const canvasContext = context as unknown as RenderingContext
  await page.render({ canvasContext, viewport, canvas: null }).promise
  page.cleanup()
  return canvas.encode('png')
}
