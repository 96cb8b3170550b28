import { productName } from '@aangiftewijs/domain/product'
import PDFDocument from 'pdfkit'
import type { ReturnDocument, Row, Section } from './content.ts'
import { drawText, type SetText, type Style, setText } from './set-text.ts'
import type { Pdf } from './typefaces.ts'

const ink = '#17212B'
const blue = '#1F4E9E'
const red = '#B42318'
const rule = '#C9D3DE'
const margin = 56

/** The type definitions of pdfkit do not know this subset yet. */
const subset: string = 'PDF/UA'

/** Nor that a document may start without a font: the library's own is not embedded, which PDF/UA forbids. */
const font: unknown = null

type Structure = ReturnType<Pdf['struct']>
type Tag = 'P' | 'H1' | 'H2' | 'TH' | 'TD'
/** Of a heading cell: what it is the heading of. */
type Scope = { readonly scope?: 'Column' | 'Row' }

/** Draws a return as a tagged PDF (PDF/UA) with an embedded font; resolves with its bytes. */
export function drawReturn(content: ReturnDocument, madeAt: Date): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    pdfVersion: '1.7',
    subset,
    tagged: true,
    displayTitle: true,
    // The foot of a page says how many there are.
    bufferPages: true,
    lang: content.language,
    font,
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
  drawFeet(pdf, content)
  pdf.end()
  return bytes
}

const inner = (pdf: Pdf) => pdf.page.width - 2 * margin
const bottomOf = (pdf: Pdf) => pdf.page.height - margin
const styleOf = (pdf: Pdf, style: Partial<Style> = {}): Style => ({
  weight: 'regular',
  size: 10.5,
  colour: ink,
  width: inner(pdf),
  ...style,
})

function drawOpening(pdf: Pdf, root: Structure, { title, mark, notice, facts, verdict }: ReturnDocument): void {
  const say = (tag: Tag, text: string, style: Partial<Style>, below: number) => {
    const set = setText(pdf, text, styleOf(pdf, style))
    drawTagged(pdf, root, tag, set, margin, pdf.y)
    pdf.y += below
  }
  say('P', mark, { weight: 'bold', size: 10, colour: red }, 4)
  say('H1', title, { weight: 'bold', size: 22 }, 4)
  say('P', notice, {}, 6)
  for (const { term, value } of facts) say('P', `${term}: ${value}`, {}, 2)
  pdf.y += 8
  say('H2', verdict.sentence, { weight: 'bold', size: 15 }, 2)
  say('P', verdict.remark, {}, 2)
}

function drawSection(pdf: Pdf, root: Structure, { heading, rows }: Section, columns: readonly [string, string]): void {
  const needed = 60 + rows.length * 22
  if (pdf.y + Math.min(needed, 160) > bottomOf(pdf)) pdf.addPage()
  const title = setText(pdf, heading, styleOf(pdf, { weight: 'bold', size: 13, colour: blue }))
  drawTagged(pdf, root, 'H2', title, margin, pdf.y + 14)
  pdf.y += 4
  const table = pdf.struct('Table')
  root.add(table)
  drawRow(pdf, table, { term: columns[0], value: columns[1] }, true)
  for (const row of rows) drawRow(pdf, table, row, false)
  table.end()
}

/** One row of two cells; the value stands right. A row is never cut by the end of a page. */
function drawRow(pdf: Pdf, table: Structure, { term, value, isTotal }: Row, isHead: boolean): void {
  const width = inner(pdf)
  const weight = isHead || isTotal === true ? 'bold' : 'regular'
  const left = setText(pdf, term, styleOf(pdf, { weight, width: width * 0.6 }))
  const right = setText(pdf, value, styleOf(pdf, { weight, width: width * 0.38 }))
  const height = Math.max(left.height, right.height) + 7
  if (pdf.y + height > bottomOf(pdf)) pdf.addPage()
  const top = pdf.y
  const line = pdf.struct('TR')
  table.add(line)
  drawTagged(pdf, line, 'TH', left, margin, top, { scope: isHead ? 'Column' : 'Row' })
  const kind = isHead ? 'TH' : 'TD'
  drawTagged(pdf, line, kind, right, margin + width * 0.62, top, isHead ? { scope: 'Column' } : {}, 'right')
  line.end()
  drawUntagged(pdf, 'Layout', () =>
    pdf
      .moveTo(margin, top + height - 4)
      .lineTo(margin + width, top + height - 4)
      .lineWidth(0.5)
      .strokeColor(rule)
      .stroke(),
  )
  pdf.x = margin
  pdf.y = top + height
}

/** At the foot of every page, so that none can be taken for a real return: the mark, the reference number, which page it is. */
function drawFeet(pdf: Pdf, { mark, pageOf }: ReturnDocument): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page)
    const width = inner(pdf)
    const top = pdf.page.height - margin + 16
    const left = setText(pdf, mark, styleOf(pdf, { size: 9, weight: 'bold', colour: red, width: width * 0.6 }))
    const number = pageOf.replace('{page}', String(page + 1)).replace('{pages}', String(count))
    const right = setText(pdf, number, styleOf(pdf, { size: 9, width: width * 0.38 }))
    drawUntagged(pdf, 'Pagination', () => {
      drawText(pdf, left, margin, top)
      drawText(pdf, right, margin + width * 0.62, top, 'right')
    })
  }
}

function drawTagged(
  pdf: Pdf,
  parent: Structure,
  tag: Tag,
  text: SetText,
  x: number,
  y: number,
  scope: Scope = {},
  align?: 'right',
): void {
  const options: Scope & { readonly actual?: string } = { ...scope, ...text.actual }
  parent.add(pdf.struct(tag, options, () => drawText(pdf, text, x, y, align)))
}

/** What is no part of the text for who has it read aloud. */
function drawUntagged(pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}
