import { createCanvas } from '@napi-rs/canvas'
import type { PDFPageProxy } from 'pdfjs-dist'
import { openWithPdfjs } from '../layout/pdfjs.ts'
import type { Picture } from './picture.ts'

/** The longer side of a drawn page in pixels: A4 at about 200 dots an inch. */
const drawnSize = 2_300

/** Draws the pages of a PDF one after the other. @throws when it cannot be opened. */
export async function* renderPages(
  bytes: Uint8Array,
  most: number,
): AsyncGenerator<{ picture: Picture; number: number }> {
  const document = await openWithPdfjs(bytes, null)
  for (let number = 1; number <= Math.min(document.numPages, most); number++)
    yield { picture: await drawOne(document, number, drawnSize), number }
  await document.destroy()
}

/** Draws one page. @returns null when there is no such page. */
export async function renderPage(
  bytes: Uint8Array,
  number: number,
  longest: number,
): Promise<{ picture: Picture; pages: number } | null> {
  const document = await openWithPdfjs(bytes, null)
  if (number < 1 || number > document.numPages) return null
  return { picture: await drawOne(document, number, longest), pages: document.numPages }
}

type RenderingContext = Parameters<PDFPageProxy['render']>[0]['canvasContext']

/** pdf.js declares the browser's canvas; this one is drawn on in the same way. */
const isDrawnOn = (context: unknown): context is RenderingContext =>
  typeof context === 'object' && context !== null && 'fillRect' in context && 'drawImage' in context

async function drawOne(
  document: Awaited<ReturnType<typeof openWithPdfjs>>,
  number: number,
  longest: number,
): Promise<Picture> {
  const page = await document.getPage(number)
  const plain = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: longest / Math.max(plain.width, plain.height) })
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const target: unknown = context
  if (!isDrawnOn(target)) throw new Error('The canvas cannot be drawn on')
  await page.render({ canvasContext: target, viewport, canvas: null }).promise
  page.cleanup()
  return { png: await canvas.encode('png'), width: canvas.width, height: canvas.height }
}
