import { type Cell, cellOf, type Line, lineWith } from './lines.ts'

/** Fewest words of a line that say that it is stretched to the width of its column. */
const fewest = 4
/** The gaps of such a line are alike: so much of the smallest they may differ. */
const alike = 0.12

const isWord = ({ words, text }: Cell) => words.length === 1 && /^\p{L}[\p{L}.,'’-]*$/u.test(text)

/**
 * The words that a line begins with, as one cell where they are a label stretched to the width of its column: equally far apart, and it goes on in
 * the line below, which begins where they do and has nothing else.
 */
export const withJustified = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line, at) => {
    const { cells } = line
    const other = cells.findIndex((cell) => !isWord(cell))
    const words = other < 0 ? cells : cells.slice(0, other)
    const [first] = words
    const [rest, ...more] = lines[at + 1]?.cells ?? []
    if (!first || words.length < fewest || !rest || more.length > 0) return line
    const isBelow =
      Math.abs(rest.left - first.left) < 0.3 * line.size && (lines[at + 1]?.top ?? 0) < line.bottom + line.size
    const gaps = words.slice(1).map(({ left }, index) => left - (words[index]?.right ?? left))
    const areAlike = Math.max(...gaps) - Math.min(...gaps) < alike * Math.min(...gaps)
    if (!isBelow || !areAlike) return line
    return lineWith(line, [cellOf(words.flatMap((cell) => cell.words)), ...cells.slice(words.length)], line.panel)
  })
