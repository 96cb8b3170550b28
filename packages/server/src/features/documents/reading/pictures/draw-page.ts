import type { DrawAnswer } from '../../isolation/protocol.ts'
import { renderPage } from './render-pdf.ts'

/** The longer side of a page drawn to be looked at, in pixels. */
const shownSize = 1_400

/** Draws a page of a PDF for the preview. */
export async function drawPage(bytes: Uint8Array, page: number): Promise<DrawAnswer> {
  const drawn = await renderPage(bytes, page, shownSize)
  return drawn ? { kind: 'drawn', png: drawn.picture.png, pages: drawn.pages } : { kind: 'no-such-page' }
}
