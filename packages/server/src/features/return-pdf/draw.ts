import { createRequire } from 'node:module'
import { productName } from '@aangiftewijs/domain/product'
import PDFDocument from 'pdfkit'
import type { ReturnDocument, Row, Section } from './content.ts'

const require = createRequire(import.meta.url)
const fonts = {
  text: require.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff'),
  strong: require.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff'),
}
const ink = '#17212B'
const blue = '#1F4E9E'
const rule = '#C9D3DE'
const margin = 56
const lineGap = 3

/** The type definitions of pdfkit do not know this subset yet. */
const subset: string = 'PDF/UA'

type Pdf = InstanceType<typeof PDFDocument>
type Structure = ReturnType<Pdf['struct']>

/** Draws a return as a tagged PDF (PDF/UA) with an embedded font; resolves with its bytes. */
export function drawReturn(content: ReturnDocument, madeAt: Date): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    pdfVersion: '1.7',
    subset,
    tagged: true,
    displayTitle: true,
    lang: content.language,
    font: fonts.text,
    info: { Title: `${content.title} – ${content.mark}`, Author: productName, CreationDate: madeAt, ModDate: madeAt },
  } as PDFKit.PDFDocumentOptions)
  const bytes = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  drawOpening(pdf, root, content)
  for (const section of content.sections) drawSection(pdf, root, section, content.columns)
  root.end()
  pdf.end()
  return bytes
}

function drawOpening(pdf: Pdf, root: Structure, { title, mark, notice, facts }: ReturnDocument): void {
  add(pdf, root, 'P', () => pdf.font(fonts.strong).fontSize(10).fillColor('#B42318').text(mark))
  pdf.moveDown(0.4)
  add(pdf, root, 'H1', () => pdf.font(fonts.strong).fontSize(22).fillColor(ink).text(title))
  pdf.moveDown(0.3)
  add(pdf, root, 'P', () => pdf.font(fonts.text).fontSize(10.5).text(notice, { lineGap }))
  pdf.moveDown(0.4)
  for (const { term, value } of facts) {
    add(pdf, root, 'P', () => pdf.font(fonts.text).fontSize(10.5).text(`${term}: ${value}`, { lineGap }))
  }
}

function drawSection(pdf: Pdf, root: Structure, { heading, rows }: Section, columns: readonly [string, string]): void {
  const needed = 60 + rows.length * 20
  const bottom = pdf.page.height - margin
  if (pdf.y + Math.min(needed, 160) > bottom) pdf.addPage()
  pdf.moveDown(1)
  add(pdf, root, 'H2', () => pdf.font(fonts.strong).fontSize(13).fillColor(blue).text(heading, margin))
  pdf.moveDown(0.3)
  const table = pdf.struct('Table')
  root.add(table)
  drawRow(pdf, table, { term: columns[0], value: columns[1] }, 'TH')
  for (const row of rows) drawRow(pdf, table, row, 'TD')
  table.end()
}

/** One row of two cells; the value stands right. A row is never cut by the end of a page. */
function drawRow(pdf: Pdf, table: Structure, { term, value, isTotal }: Row, kind: 'TH' | 'TD'): void {
  const width = pdf.page.width - 2 * margin
  const isStrong = isTotal === true || kind === 'TH'
  pdf
    .font(isStrong ? fonts.strong : fonts.text)
    .fontSize(10.5)
    .fillColor(ink)
  const height =
    Math.max(pdf.heightOfString(term, { width: width * 0.6 }), pdf.heightOfString(value, { width: width * 0.38 })) + 7
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage()
  const top = pdf.y
  const line = pdf.struct('TR')
  table.add(line)
  addCell(pdf, line, kind, () => pdf.text(term, margin, top, { width: width * 0.6 }))
  addCell(pdf, line, kind, () => pdf.text(value, margin + width * 0.62, top, { width: width * 0.38, align: 'right' }))
  line.end()
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf
    .moveTo(margin, top + height - 4)
    .lineTo(margin + width, top + height - 4)
    .lineWidth(0.5)
    .strokeColor(rule)
    .stroke()
  pdf.endMarkedContent()
  pdf.x = margin
  pdf.y = top + height
}

function add(pdf: Pdf, parent: Structure, tag: 'P' | 'H1' | 'H2', draw: () => void): void {
  parent.add(pdf.struct(tag, {}, draw))
}

function addCell(pdf: Pdf, parent: Structure, tag: 'TH' | 'TD', draw: () => void): void {
  parent.add(pdf.struct(tag, {}, draw))
}
