import { isWhole, type Pdf, type Run, runsOf, useFace, type Weight } from './typefaces.ts'

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
  const widthOfText = (part: string) => widthOf(pdf, runsOf(pdf, part, style.weight), style.size)
  const lines = linesOf(text, style.width, widthOfText).map((line) => runsOf(pdf, line, style.weight))
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
    for (const { face, text } of runs) {
      useFace(pdf, face).fontSize(size).fillColor(colour)
      pdf.text(text, left, y + index * lineHeight(size), { lineBreak: false })
      left += pdf.widthOfString(text)
    }
  })
  pdf.x = x
  pdf.y = y + height
}

const widthOf = (pdf: Pdf, runs: readonly Run[], size: number): number =>
  runs.reduce((width, { face, text }) => width + useFace(pdf, face).fontSize(size).widthOfString(text), 0)

/** The space at the end of a line keeps words apart for who reads the text; it takes no room. */
const withoutLastSpace = (runs: readonly Run[]): readonly Run[] =>
  runs.map((run, index) => (index === runs.length - 1 ? { ...run, text: run.text.trimEnd() } : run))

/** Words are measured one by one and the space at the end of a line takes no room. */
function linesOf(text: string, width: number, widthOfText: (part: string) => number): readonly string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  const add = (part: string) => {
    const needed = widthOfText(part.trimEnd())
    const isFull = line !== '' && used + needed > width
    if (isFull) lines.push(line)
    line = isFull ? part : line + part
    used = (isFull ? 0 : used) + widthOfText(part)
  }
  for (const word of text.split(/(?<=[ \t\r\n])/)) {
    if (widthOfText(word.trimEnd()) <= width) add(word)
    else for (const letter of word) add(letter)
  }
  return [...lines, line]
}
