import { isWhole, type Pdf, type Run, runsOf, type Weight } from './typefaces.ts'

/** How a text is set; sizes and widths in points. */
export interface Style {
  readonly weight: Weight
  readonly size: number
  readonly colour: string
  readonly width: number
}

/** A text set in lines that fit its width. */
export interface SetText {
  readonly lines: readonly (readonly Run[])[]
  readonly style: Style
  /** Of all lines together. */
  readonly height: number
  /** What it says, when not every letter of it could be drawn. */
  readonly actual: { readonly actual?: string }
}

const lineHeight = (size: number) => size * 1.35

/** Sets a text: breaks at spaces, and inside a word that is longer than a line. */
export function setText(pdf: Pdf, text: string, style: Style): SetText {
  const fits = (line: string) => widthOf(pdf, runsOf(pdf, line.trimEnd(), style.weight), style.size) <= style.width
  const lines = linesOf(text, fits).map((line) => runsOf(pdf, line, style.weight))
  return {
    lines,
    style,
    height: lines.length * lineHeight(style.size),
    actual: isWhole(pdf, text) ? {} : { actual: text },
  }
}

/** Draws set text with its top left corner at x and y. The cursor is left below it. */
export function drawText(pdf: Pdf, { lines, style, height }: SetText, x: number, y: number, align = 'left'): void {
  const { size, colour, width } = style
  lines.forEach((runs, index) => {
    const rest = width - widthOf(pdf, withoutLastSpace(runs), size)
    let left = align === 'right' ? x + rest : x
    for (const { file, text } of runs) {
      pdf.font(file).fontSize(size).fillColor(colour)
      pdf.text(text, left, y + index * lineHeight(size), { lineBreak: false })
      left += pdf.widthOfString(text)
    }
  })
  pdf.x = x
  pdf.y = y + height
}

const widthOf = (pdf: Pdf, runs: readonly Run[], size: number): number =>
  runs.reduce((width, { file, text }) => width + pdf.font(file).fontSize(size).widthOfString(text), 0)

/** The space at the end of a line keeps words apart for who reads the text; it takes no room. */
const withoutLastSpace = (runs: readonly Run[]): readonly Run[] =>
  runs.map((run, index) => (index === runs.length - 1 ? { ...run, text: run.text.trimEnd() } : run))

function linesOf(text: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/(?<=[ \t\r\n])/)) {
    if (fits(line + word)) {
      line += word
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const letter of word) {
      if (line === '' || fits(line + letter)) line += letter
      else {
        lines.push(line)
        line = letter
      }
    }
  }
  return [...lines, line]
}
