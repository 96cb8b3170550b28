import { productName } from '@aangiftewijs/domain/product'
import PDFDocument from 'pdfkit'
import type { ReturnDocument, Row, Section } from './content.ts'
import { drawText, type SetText, type Style, setText } from './set-text.ts'
import type { Pdf } from './typefaces.ts'

const ink = '#17212B'
const blue = '#1F4E9E'
const red = '#B42318'
const grey = '#52606D'
const rule = '#C9D3DE'
const tint = '#EEF3FA'
const margin = 56
const indent = 12

/** The type definitions of pdfkit do not know this subset yet. */
const subset: string = 'PDF/UA'

/** Nor that a document may start without a font: the library's own is not embedded, which PDF/UA forbids. */
const font: unknown = null

type Structure = ReturnType<Pdf['struct']>
type Tag = 'P' | 'H1' | 'H2' | 'TH' | 'TD' | 'LI'
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
  for (const section of content.sections) drawSection(pdf, root, section)
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
  for (const { term, value } of facts) say('P', `${term}: ${value}`, { colour: grey }, 2)
  pdf.y += 10
  drawVerdict(pdf, root, verdict)
}

/** The result in a box of its own: what one looks for first. */
function drawVerdict(pdf: Pdf, root: Structure, { sentence, remark }: ReturnDocument['verdict']): void {
  const inside = 14
  const width = inner(pdf) - 2 * inside
  const said = setText(pdf, sentence, styleOf(pdf, { weight: 'bold', size: 16, width }))
  const sure = setText(pdf, remark, styleOf(pdf, { width }))
  const top = pdf.y
  const height = said.height + sure.height + 2 * inside
  drawUntagged(pdf, 'Layout', () => pdf.roundedRect(margin, top, inner(pdf), height, 4).fill(tint))
  drawTagged(pdf, root, 'H2', said, margin + inside, top + inside)
  drawTagged(pdf, root, 'P', sure, margin + inside, pdf.y)
  pdf.x = margin
  pdf.y = top + height
}

function drawSection(pdf: Pdf, root: Structure, { heading, rows, items = [] }: Section): void {
  const needed = 60 + (rows.length + items.length) * 22
  if (pdf.y + Math.min(needed, 120) > bottomOf(pdf)) pdf.addPage()
  const title = setText(pdf, heading, styleOf(pdf, { weight: 'bold', size: 13, colour: blue }))
  drawTagged(pdf, root, 'H2', title, margin, pdf.y + 18)
  pdf.y += 6
  const body = pdf.struct(items.length > 0 ? 'L' : 'Table')
  root.add(body)
  for (const row of rows) drawRow(pdf, body, row)
  for (const item of items) drawItem(pdf, body, item)
  body.end()
}

function drawItem(pdf: Pdf, list: Structure, item: string): void {
  const text = setText(pdf, item, styleOf(pdf, { width: inner(pdf) - indent }))
  if (pdf.y + text.height > bottomOf(pdf)) pdf.addPage()
  const top = pdf.y
  drawUntagged(pdf, 'Layout', () => pdf.circle(margin + 3, top + 7, 1.5).fill(blue))
  drawTagged(pdf, list, 'LI', text, margin + indent, top)
  pdf.x = margin
  pdf.y = top + text.height + 2
}

/** One row of two cells; the value stands right. A row is never cut by the end of a page. */
function drawRow(pdf: Pdf, table: Structure, { term, value, note = '', depth = 0, isTotal }: Row): void {
  const width = inner(pdf)
  const left = margin + depth * indent
  const room = width * 0.68 - depth * indent
  const weight = isTotal === true ? 'bold' : 'regular'
  const name = setText(pdf, term, styleOf(pdf, { weight, width: room }))
  const how = note === '' ? null : setText(pdf, note, styleOf(pdf, { size: 8.5, colour: grey, width: room }))
  const amount = setText(pdf, value, styleOf(pdf, { weight, width: width * 0.3 }))
  const height = Math.max(name.height + (how?.height ?? 0), amount.height) + 6
  if (pdf.y + height > bottomOf(pdf)) pdf.addPage()
  const top = pdf.y
  const line = pdf.struct('TR')
  table.add(line)
  const heading = pdf.struct('TH', { scope: 'Row', ...name.actual } as object, () => {
    drawText(pdf, name, left, top)
    if (how !== null) drawText(pdf, how, left, top + name.height)
  })
  line.add(heading)
  drawTagged(pdf, line, 'TD', amount, margin + width * 0.7, top, {}, 'right')
  line.end()
  drawUntagged(pdf, 'Layout', () =>
    pdf
      .moveTo(left, top + height - 3)
      .lineTo(margin + width, top + height - 3)
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
