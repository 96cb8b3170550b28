import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

export type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof openWithPdfjs>>['getPage']>>

/** The pages of a PDF one after the other, at most so many. @throws when it cannot be opened. */
export async function* pagesWithPdfjs(
  bytes: Uint8Array,
  password: string | null,
  most: number,
): AsyncGenerator<PdfPage> {
  const document = await openWithPdfjs(bytes, password)
  try {
    for (let number = 1; number <= Math.min(document.numPages, most); number++) yield await document.getPage(number)
  } finally {
    await document.destroy()
  }
}

/** Opens a PDF with pdf.js, from bundled fonts and maps only: nothing is fetched. @throws when it cannot be opened. */
export const openWithPdfjs = (bytes: Uint8Array, password: string | null) =>
  getDocument({
    data: new Uint8Array(bytes),
    ...(password === null ? {} : { password }),
    standardFontDataUrl: `${join(folder, 'standard_fonts')}/`,
    cMapUrl: `${join(folder, 'cmaps')}/`,
    cMapPacked: true,
    isEvalSupported: false,
    useSystemFonts: false,
    stopAtErrors: false,
    verbosity: 0,
  }).promise
