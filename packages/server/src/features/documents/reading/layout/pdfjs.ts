import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

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
