import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverRequire } from '../kit.mjs'

/** Programs that make a PDF of a sheet. Those of `debian` run where the package is installed; their files are kept. */
const html = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const families = {
  sans: 'Liberation Sans, Arial, sans-serif',
  bold: 'Liberation Sans, Arial, sans-serif',
  serif: 'Liberation Serif, Times, serif',
  mono: 'Liberation Mono, Courier, monospace',
}

async function pdfkit({ pages, width, height }) {
  const PDFDocument = serverRequire('pdfkit')
  const document = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    info: { CreationDate: new Date(0) },
  })
  const chunks = []
  document.on('data', (chunk) => chunks.push(chunk))
  const done = new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))))
  const fonts = { sans: 'Helvetica', bold: 'Helvetica-Bold', serif: 'Times-Roman', mono: 'Courier' }
  for (const page of pages) {
    document.addPage()
    for (const { text, size, font, align, anchor, y } of page.texts) {
      document.font(fonts[font]).fontSize(size)
      const own = document.widthOfString(text)
      document.text(text, align === 'right' ? anchor - own : align === 'center' ? anchor - own / 2 : anchor, y, {
        lineBreak: false,
      })
    }
    for (const { x1, y1, x2, y2 } of page.rules) document.moveTo(x1, y1).lineTo(x2, y2).lineWidth(0.5).stroke()
  }
  document.end()
  return done
}

async function pdfLib({ pages, width, height }) {
  const { PDFDocument, StandardFonts } = serverRequire('@cantoo/pdf-lib')
  const document = await PDFDocument.create()
  const fonts = {
    sans: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
    serif: await document.embedFont(StandardFonts.TimesRoman),
    mono: await document.embedFont(StandardFonts.Courier),
  }
  for (const page of pages) {
    const own = document.addPage([width, height])
    for (const { text, size, font, align, anchor, y } of page.texts) {
      const wide = fonts[font].widthOfTextAtSize(text, size)
      own.drawText(text, {
        x: align === 'right' ? anchor - wide : align === 'center' ? anchor - wide / 2 : anchor,
        y: height - y - size * 0.8,
        size,
        font: fonts[font],
      })
    }
  }
  return Buffer.from(await document.save())
}

/** Absolutely placed HTML. */
export function htmlOf({ pages, width, height }) {
  const place = ({ text, size, font, align, anchor, x, y }) =>
    `<div style="position:absolute;top:${y}pt;${align === 'right' ? `right:${width - anchor}pt` : `left:${align === 'center' ? x : anchor}pt`};font:${font === 'bold' ? 'bold ' : ''}${size}pt ${families[font]};line-height:1;white-space:pre">${html(text)}</div>`
  const rule = ({ x1, y1, x2, y2 }) =>
    `<div style="position:absolute;left:${x1}pt;top:${y1}pt;width:${Math.max(0.5, x2 - x1)}pt;height:${Math.max(0.5, y2 - y1)}pt;background:#555"></div>`
  const sheets = pages.map(
    (page) =>
      `<div style="position:relative;width:${width}pt;height:${height - 2}pt;page-break-after:always;overflow:hidden">${page.rules.map(rule).join('')}${page.texts.map(place).join('')}</div>`,
  )
  return `<!doctype html><meta charset="utf-8"><style>@page{size:${width}pt ${height}pt;margin:0}body{margin:0}</style>${sheets.join('')}`
}

/** Runs a program in a folder of its own: `files` go in, the named file comes out. */
function run(files, program, args, out) {
  const folder = mkdtempSync(join(tmpdir(), 'producer-'))
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
    execFileSync(program, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'ignore'],
      timeout: 120_000,
      env: { ...process.env, HOME: folder },
    })
    return readFileSync(join(folder, out))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const chromium = async (sheet) =>
  run(
    { 'in.html': htmlOf(sheet) },
    process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    ['--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer', '--print-to-pdf=out.pdf', 'in.html'],
    'out.pdf',
  )

const wkhtmltopdf = async (sheet) => {
  const made = run(
    { 'in.html': htmlOf(sheet) },
    'wkhtmltopdf',
    ['-q', '--disable-smart-shrinking', '-T', '0', '-B', '0', '-L', '0', '-R', '0', 'in.html', 'out.pdf'],
    'out.pdf',
  )
  return ghostscript(made)
}
const ghostscript = (bytes) =>
  run({ 'in.pdf': bytes }, 'gs', ['-q', '-sDEVICE=pdfwrite', '-o', 'out.pdf', 'in.pdf'], 'out.pdf')

const py = {
  reportlab: `
import json
from reportlab.pdfgen import canvas
d=json.load(open('in.json'))
c=canvas.Canvas('out.pdf',pagesize=(d['width'],d['height']),invariant=1)
F={'sans':'Helvetica','bold':'Helvetica-Bold','serif':'Times-Roman','mono':'Courier'}
for p in d['pages']:
  for t in p['texts']:
    c.setFont(F[t['font']],t['size'])
    y=d['height']-t['y']-t['size']*.8
    {'right':c.drawRightString,'center':c.drawCentredString,'left':c.drawString}[t['align']](t['anchor'],y,t['text'])
  for r in p['rules']: c.line(r['x1'],d['height']-r['y1'],r['x2'],d['height']-r['y2'])
  c.showPage()
c.save()`,
  cairo: `
import json,cairo
d=json.load(open('in.json'))
s=cairo.PDFSurface('out.pdf',d['width'],d['height']); c=cairo.Context(s)
F={'sans':'Liberation Sans','bold':'Liberation Sans','serif':'Liberation Serif','mono':'Liberation Mono'}
for p in d['pages']:
  for t in p['texts']:
    c.select_font_face(F[t['font']],cairo.FONT_SLANT_NORMAL,cairo.FONT_WEIGHT_BOLD if t['font']=='bold' else cairo.FONT_WEIGHT_NORMAL)
    c.set_font_size(t['size'])
    w=c.text_extents(t['text']).x_advance
    c.move_to(t['anchor']-(w if t['align']=='right' else w/2 if t['align']=='center' else 0),t['y']+t['size']*.8)
    c.show_text(t['text'])
  c.show_page()
s.finish()`,
}
const plainOf = ({ pages, width, height }) => JSON.stringify({ pages, width, height })
const python = (script) => async (sheet) =>
  run({ 'in.json': plainOf(sheet), 'in.py': script }, '/usr/bin/python3', ['in.py'], 'out.pdf')

const texOf = (text) =>
  text
    .replace(
      /[\\{}$&#%_^~]/g,
      (mark) => ({ '\\': '\\textbackslash ', '^': '\\^{}', '~': '\\~{}' })[mark] ?? `\\${mark}`,
    )
    .replaceAll('€', '\\texteuro ')
    .replaceAll('’', "'")
    .replaceAll('–', '--')
    .replaceAll('\u00a0', '~')
/** TeX sets words without space characters, with ligatures and kerning. */
const pdftex = async ({ pages, width, height }) => {
  const put = ({ text, size, font, align, anchor, y, x }) => {
    const box = `\\fontsize{${size}}{${size}}\\${{ sans: 'sffamily', bold: 'bfseries', serif: 'rmfamily', mono: 'ttfamily' }[font]}\\selectfont ${texOf(text)}`
    return `\\put(${align === 'right' ? anchor : align === 'center' ? x : anchor},${height - y - size * 0.8}){\\makebox(0,0)[b${align === 'right' ? 'r' : 'l'}]{${box}}}`
  }
  const body = pages
    .map((page) => `\\noindent\\begin{picture}(0,0)(0,${height})${page.texts.map(put).join('\n')}\\end{picture}`)
    .join('\\newpage\n')
  const source = `\\documentclass{article}\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{textcomp}\\pagestyle{empty}\\setlength{\\unitlength}{1bp}\\pdfpagewidth=${width}bp\\pdfpageheight=${height}bp\\hoffset=-1in\\voffset=-1in\\oddsidemargin=0pt\\topmargin=0pt\\headheight=0pt\\headsep=0pt\\topskip=0pt\\textwidth=${width}bp\\textheight=${height}bp\\parindent=0pt\\begin{document}${body}\\end{document}`
  return run({ 'out.tex': source }, 'pdflatex', ['-interaction=batchmode', 'out.tex'], 'out.pdf')
}

const roffOf = (text) =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('€', '\\[Eu]')
    .replaceAll('\u00a0', '\\ ')
    .replace(/[^\x20-\x7e]/g, (letter) => `\\[u${letter.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}]`)
const groff = async ({ pages, height, width }) => {
  const fonts = { sans: 'HR', bold: 'HB', serif: 'TR', mono: 'CR' }
  const put = ({ text, size, font, align, anchor, y, x }) => {
    const set = `\\f[${fonts[font]}]\\s[${size}]${roffOf(text)}`
    const at = align === 'right' ? `\\h'|${anchor}p'\\h'-\\w'${set}'u'` : `\\h'|${align === 'center' ? x : anchor}p'`
    return `.sp |${(y + size * 0.8).toFixed(1)}p\n\\&${at}${set}\n.br`
  }
  const body = pages
    .map((page) =>
      [...page.texts]
        .sort((a, b) => a.y - b.y)
        .map(put)
        .join('\n'),
    )
    .join('\n.bp\n')
  return run(
    { 'in.tr': `.pl ${height}p\n.po 0\n.ll ${width}p\n.nf\n.vs 1p\n.kern\n${body}\n` },
    'sh',
    ['-c', `groff -Tpdf -P-p${(height / 72).toFixed(2)}i,${(width / 72).toFixed(2)}i in.tr > out.pdf`],
    'out.pdf',
  )
}

const fop = async ({ pages, width, height }) => {
  const put = ({ text, size, font, align, anchor, y }) => {
    const left = align === 'right' ? anchor - 400 : align === 'center' ? anchor - 200 : anchor
    return `<fo:block-container absolute-position="absolute" left="${left}pt" top="${y}pt" width="400pt" height="${size * 1.5}pt"><fo:block text-align="${align === 'left' ? 'start' : align === 'right' ? 'end' : 'center'}" font-size="${size}pt" line-height="1" wrap-option="no-wrap" white-space-collapse="false" font-family="${{ mono: 'Courier', serif: 'Times' }[font] ?? 'Helvetica'}" ${font === 'bold' ? 'font-weight="bold"' : ''}>${html(text)}</fo:block></fo:block-container>`
  }
  const source = `<fo:root xmlns:fo="http://www.w3.org/1999/XSL/Format"><fo:layout-master-set><fo:simple-page-master master-name="a" page-width="${width}pt" page-height="${height}pt"><fo:region-body/></fo:simple-page-master></fo:layout-master-set>${pages.map((page) => `<fo:page-sequence master-reference="a"><fo:flow flow-name="xsl-region-body">${page.texts.map(put).join('')}<fo:block/></fo:flow></fo:page-sequence>`).join('')}</fo:root>`
  return run({ 'in.fo': source }, 'fop', ['in.fo', 'out.pdf'], 'out.pdf')
}

/** A flat OpenDocument text, its texts in frames that are placed on their page. */
const libreOffice = async ({ pages, width, height }) => {
  const styles = new Map()
  const styleOf = ({ size, font, align }) => {
    const key = `s${size}${font}${align}`.replace('.', '_')
    styles.set(
      key,
      `<style:style style:name="${key}" style:family="paragraph"><style:paragraph-properties fo:text-align="${align === 'right' ? 'end' : align}"/><style:text-properties fo:font-size="${size}pt" style:font-name="${{ mono: 'Liberation Mono', serif: 'Liberation Serif' }[font] ?? 'Liberation Sans'}" ${font === 'bold' ? 'fo:font-weight="bold"' : ''}/></style:style>`,
    )
    return key
  }
  const put = (page) => (text) => {
    const { align, anchor, y, size } = text
    const left = align === 'right' ? anchor - 400 : align === 'center' ? anchor - 200 : anchor
    return `<draw:frame draw:style-name="g" text:anchor-type="page" text:anchor-page-number="${page}" svg:x="${left}pt" svg:y="${y}pt" svg:width="400pt"><draw:text-box fo:min-height="${size}pt"><text:p text:style-name="${styleOf(text)}">${html(text.text).replace(/ {2,}/g, (spaces) => `<text:s text:c="${spaces.length}"/>`)}</text:p></draw:text-box></draw:frame>`
  }
  const frames = pages.flatMap((page, at) => page.texts.map(put(at + 1))).join('')
  const breaks = pages.map((_, at) => `<text:p text:style-name="${at === 0 ? 'first' : 'next'}"/>`).join('')
  const names = ['office:1.0', 'style:1.0', 'text:1.0', 'drawing:1.0', 'xsl-fo-compatible:1.0', 'svg-compatible:1.0']
  const spaces = ['office', 'style', 'text', 'draw', 'fo', 'svg']
    .map((name, at) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${names[at]}"`)
    .join(' ')
  const fonts = ['Liberation Mono', 'Liberation Serif', 'Liberation Sans']
    .map((name) => `<style:font-face style:name="${name}" svg:font-family="'${name}'"/>`)
    .join('')
  const source = `<?xml version="1.0" encoding="UTF-8"?><office:document ${spaces} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text"><office:font-face-decls>${fonts}</office:font-face-decls><office:automatic-styles><style:page-layout style:name="p"><style:page-layout-properties fo:page-width="${width}pt" fo:page-height="${height}pt" fo:margin="0pt"/></style:page-layout><style:style style:name="first" style:family="paragraph" style:master-page-name="m"/><style:style style:name="next" style:family="paragraph"><style:paragraph-properties fo:break-before="page"/></style:style><style:style style:name="g" style:family="graphic"><style:graphic-properties draw:stroke="none" draw:fill="none" fo:padding="0pt" fo:border="none" style:wrap="run-through" style:horizontal-pos="from-left" style:horizontal-rel="page" style:vertical-pos="from-top" style:vertical-rel="page"/></style:style>${[...styles.values()].join('')}</office:automatic-styles><office:master-styles><style:master-page style:name="m" style:page-layout-name="p"/></office:master-styles><office:body><office:text>${frames}${breaks}</office:text></office:body></office:document>`
  return run(
    { 'in.fodt': source },
    'soffice',
    ['--headless', '--convert-to', 'pdf', '--outdir', '.', 'in.fodt'],
    'in.pdf',
  )
}

export const producers = {
  pdfkit,
  'pdf-lib': pdfLib,
  Chromium: chromium,
  LibreOffice: libreOffice,
  ReportLab: python(py.reportlab),
  pdfTeX: pdftex,
  groff,
  FOP: fop,
  cairo: python(py.cairo),
  wkhtmltopdf,
}
