import { dirname } from 'node:path'
import { serverRequire } from './kit.mjs'

const sharp = serverRequire('sharp')
const { createCanvas } = serverRequire('@napi-rs/canvas')
const PdfKit = serverRequire('pdfkit')
const pdfjsFolder = dirname(serverRequire.resolve('pdfjs-dist/package.json'))
const { getDocument } = await import(`${pdfjsFolder}/legacy/build/pdf.mjs`)

/** The first page of a PDF as PNG, at so many dots an inch. */
export async function rasterise(pdf, dotsPerInch = 200) {
  const document = await getDocument({
    data: new Uint8Array(pdf),
    standardFontDataUrl: `${pdfjsFolder}/standard_fonts/`,
    verbosity: 0,
    isEvalSupported: false,
  }).promise
  const page = await document.getPage(1)
  const viewport = page.getViewport({ scale: dotsPerInch / 72 })
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  await page.render({ canvasContext: context, viewport, canvas: null }).promise
  return canvas.encode('png')
}

/** A clean picture, such as a screen shot. */
export const asPng = async (pdf, dotsPerInch = 180) => rasterise(pdf, dotsPerInch)

/** A photo by hand: turned a little, blurred, unevenly lit, saved as JPEG. */
export async function asPhoto(pdf, { degrees = 1.4, quarter = 0, blur = 0.7, quality = 72 } = {}) {
  const page = sharp(await rasterise(pdf, 200))
  const { width = 0, height = 0 } = await page.metadata()
  const light = Buffer.from(
    `<svg width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#b9b4aa"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  )
  const lit = await page
    .composite([{ input: light, blend: 'multiply' }])
    .png()
    .toBuffer()
  const tilted = await sharp(lit).rotate(degrees, { background: '#8a8378' }).blur(blur).png().toBuffer()
  return sharp(tilted).rotate(quarter).jpeg({ quality }).toBuffer()
}

/** A PDF that holds only the picture of a page, as a scanner makes it. */
export async function asScannedPdf(pdf, { degrees = 0.5, quality = 70, dotsPerInch = 190 } = {}) {
  const image = await sharp(await rasterise(pdf, dotsPerInch))
    .rotate(degrees, { background: '#fff' })
    .grayscale()
    .jpeg({ quality })
    .toBuffer()
  const document = new PdfKit({ size: 'A4', margin: 0, info: { CreationDate: new Date('2025-01-15T12:00:00Z') } })
  const chunks = []
  document.on('data', (chunk) => chunks.push(chunk))
  const done = new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))))
  document.image(image, 0, 0, { fit: [595, 842] })
  document.end()
  return done
}
