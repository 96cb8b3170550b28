import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type Matrix, moved, times } from './matrix.ts'
import type { openWithPdfjs } from './pdfjs.ts'

/** One character as a page draws it, in points from the top left of the page. */
export interface Glyph {
  readonly text: string
  readonly x: number
  /** Of its baseline. */
  readonly y: number
  /** What it advances by, without letter-spacing. */
  readonly width: number
  /** The font size as drawn. */
  readonly size: number
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof openWithPdfjs>>['getPage']>>

/** What pdf.js hands to the drawing of a text: glyphs, and numbers that move what follows by thousandths of the font size. */
interface DrawnGlyph {
  readonly unicode: string
  readonly width: number
  readonly isSpace: boolean
}
const isGlyph = (value: unknown): value is DrawnGlyph =>
  typeof value === 'object' && value !== null && 'unicode' in value && 'width' in value

/** The text state of PDF 32000 § 9.3, as far as it moves glyphs. */
interface TextState {
  readonly ctm: Matrix
  readonly size: number
  readonly letterSpacing: number
  readonly wordSpacing: number
  readonly stretch: number
  readonly leading: number
  readonly rise: number
  readonly glyphScale: number
}

const start: TextState = {
  ctm: [1, 0, 0, 1, 0, 0],
  size: 0,
  letterSpacing: 0,
  wordSpacing: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
  glyphScale: 0.001,
}

const numbersOf = (value: unknown): number[] =>
  value !== null && typeof value === 'object' ? Array.from(Object.values(value), Number) : []
const matrixOf = (value: unknown): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(value)
  return [a, b, c, d, e, f]
}

/** Follows the operators of a page from text to text. */
class Pen {
  readonly glyphs: Glyph[] = []
  private state = start
  private readonly kept: TextState[] = []
  private text: Matrix = start.ctm
  private line: Matrix = start.ctm
  private readonly page: Page

  constructor(page: Page, toView: Matrix) {
    this.page = page
    this.state = { ...start, ctm: toView }
  }

  draw(operator: number, args: readonly unknown[]): void {
    const number = Number(args[0] ?? 0)
    switch (operator) {
      case OPS.save:
      case OPS.beginAnnotation:
        this.kept.push(this.state)
        if (operator === OPS.beginAnnotation) this.transform(times(matrixOf(args[2]), matrixOf(args[3])))
        break
      case OPS.paintFormXObjectBegin:
        this.kept.push(this.state)
        if (args[0]) this.transform(matrixOf(args[0]))
        break
      case OPS.restore:
      case OPS.endAnnotation:
      case OPS.paintFormXObjectEnd:
        this.state = this.kept.pop() ?? this.state
        break
      case OPS.transform:
        this.transform(matrixOf(args))
        break
      case OPS.beginText:
        this.place(start.ctm)
        break
      case OPS.setTextMatrix:
        this.place(matrixOf(args.length === 1 ? args[0] : args))
        break
      case OPS.moveText:
        this.place(times(this.line, moved(number, Number(args[1]))))
        break
      case OPS.setLeadingMoveText:
        this.state = { ...this.state, leading: Number(args[1]) }
        this.place(times(this.line, moved(number, Number(args[1]))))
        break
      case OPS.nextLine:
        this.place(times(this.line, moved(0, this.state.leading)))
        break
      case OPS.setFont:
        this.state = { ...this.state, size: Number(args[1]), glyphScale: this.scaleOf(String(args[0])) }
        break
      case OPS.setCharSpacing:
        this.state = { ...this.state, letterSpacing: number }
        break
      case OPS.setWordSpacing:
        this.state = { ...this.state, wordSpacing: number }
        break
      case OPS.setHScale:
        this.state = { ...this.state, stretch: number / 100 }
        break
      case OPS.setLeading:
        this.state = { ...this.state, leading: -number }
        break
      case OPS.setTextRise:
        this.state = { ...this.state, rise: number }
        break
      case OPS.showText:
        this.show(Array.isArray(args[0]) ? args[0] : [])
        break
    }
  }

  private transform(by: Matrix) {
    this.state = { ...this.state, ctm: times(this.state.ctm, by) }
  }

  private place(at: Matrix) {
    this.line = at
    this.text = at
  }

  /** Type 3 fonts have a scale of their own; all others a thousandth. */
  private scaleOf(name: string): number {
    const font: unknown = this.page.commonObjs.has(name) ? this.page.commonObjs.get(name) : null
    const isOwn = typeof font === 'object' && font !== null && 'isType3Font' in font && font.isType3Font
    return isOwn && 'fontMatrix' in font ? (numbersOf(font.fontMatrix)[0] ?? 0.001) : 0.001
  }

  private show(parts: readonly unknown[]) {
    const { size, stretch, letterSpacing, wordSpacing, rise, glyphScale } = this.state
    for (const part of parts) {
      if (typeof part === 'number') this.text = times(this.text, moved((-part * size * stretch) / 1000, 0))
      if (!isGlyph(part)) continue
      const advance = part.width * glyphScale * size
      const drawn = times(this.state.ctm, times(this.text, [stretch, 0, 0, 1, 0, rise]))
      const [a, b, c, d, x, y] = drawn
      // Text at an angle is a watermark or a margin note.
      if (Math.abs(b) < 0.1 * Math.abs(a) && a > 0)
        this.glyphs.push({ text: part.unicode, x, y, width: advance * a, size: Math.abs(size) * Math.hypot(c, d) })
      const spacing = letterSpacing + (part.isSpace ? wordSpacing : 0)
      this.text = times(this.text, moved((advance + spacing) * stretch, 0))
    }
  }
}

/** Every character of a page with its own place, in drawing order. */
export async function glyphsOf(page: Page): Promise<{ glyphs: Glyph[]; width: number; height: number }> {
  const view = page.getViewport({ scale: 1 })
  const { fnArray, argsArray } = await page.getOperatorList()
  const pen = new Pen(page, matrixOf(view.transform))
  for (const [at, operator] of fnArray.entries()) pen.draw(operator, argsArray[at] ?? [])
  return { glyphs: pen.glyphs, width: view.width, height: view.height }
}
