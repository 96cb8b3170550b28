import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Resolves what only the server package depends on. */
export const serverRequire = createRequire(new URL('../../packages/server/package.json', import.meta.url))
const PDFDocument = serverRequire('pdfkit')
const fontFolder = join(dirname(serverRequire.resolve('pdfjs-dist/package.json')), 'standard_fonts')

const fonts = {
  sans: join(fontFolder, 'LiberationSans-Regular.ttf'),
  bold: join(fontFolder, 'LiberationSans-Bold.ttf'),
  italic: join(fontFolder, 'LiberationSans-Italic.ttf'),
  serif: 'Times-Roman',
  serifBold: 'Times-Bold',
  mono: 'Courier',
  helvetica: 'Helvetica',
}

/** Printed on every page, so that nothing made here can be taken for a real statement. */
export const fictional = 'VOORBEELD – fictieve gegevens'

/**
 * Draws a PDF: `draw(paper)` places text in points from the top left. The same calls always give the same bytes.
 * @param {(paper: ReturnType<typeof paperOf>) => void} draw
 * @param {{ title?: string, size?: string | [number, number], layout?: 'portrait' | 'landscape', isMarked?: boolean }} [options]
 * @returns {Promise<Buffer>}
 */
export function drawPdf(draw, { title = 'Voorbeeld', size = 'A4', layout = 'portrait', isMarked = true } = {}) {
  const document = new PDFDocument({
    size,
    layout,
    margin: 0,
    autoFirstPage: false,
    info: { Title: title, CreationDate: new Date('2025-01-15T12:00:00Z'), Producer: 'corpus', Creator: 'corpus' },
  })
  const chunks = []
  const done = new Promise((resolve, reject) => {
    document.on('data', (chunk) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  draw(paperOf(document, isMarked))
  document.end()
  return done
}

function paperOf(document, isMarked) {
  const paper = {
    get width() {
      return document.page.width
    },
    /** @param {number} [rotated] quarter turns in degrees the viewer makes, as a scanner or an office program leaves them */
    newPage(rotated = 0) {
      document.addPage()
      if (rotated) document.page.dictionary.data.Rotate = rotated
      if (isMarked)
        paper.text(fictional, document.page.width / 2, document.page.height - 30, { size: 8, align: 'center' })
    },
    /** @param {{ size?: number, font?: keyof typeof fonts, align?: 'left' | 'right' | 'center', spacing?: number, wordSpacing?: number }} [style] */
    text(text, x, y, { size = 10, font = 'sans', align = 'left', spacing = 0, wordSpacing = 0, angle = 0 } = {}) {
      document.font(fonts[font]).fontSize(size)
      const width = document.widthOfString(text, { characterSpacing: spacing, wordSpacing })
      const left = align === 'right' ? x - width : align === 'center' ? x - width / 2 : x
      if (angle) document.save().rotate(angle, { origin: [x, y] })
      document.text(text, left, y, { lineBreak: false, characterSpacing: spacing, wordSpacing })
      if (angle) document.restore()
    },
    /** A paragraph broken over lines. */
    paragraph(text, x, y, width, { size = 9, font = 'sans' } = {}) {
      document.font(fonts[font]).fontSize(size).text(text, x, y, { width })
    },
    rule(x1, y1, x2, y2) {
      document.moveTo(x1, y1).lineTo(x2, y2).lineWidth(0.6).stroke('#555')
    },
    box(x, y, width, height) {
      document.rect(x, y, width, height).lineWidth(0.6).stroke('#555')
    },
    band(x, y, width, height, colour = '#e8eef7') {
      document.rect(x, y, width, height).fill(colour)
      document.fillColor('#000')
    },
  }
  return paper
}
