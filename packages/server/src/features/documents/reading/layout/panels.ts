import { type Cell, type Line, lineWith } from './lines.ts'
import { median } from './median.ts'

/** A panel has at least so many lines, and so many of them have amounts with words of their own. */
const fewestLines = 3
const fewestPairs = 2
/** What has no amounts is a panel from so many lines on: the menu of a site, or whose the paper is. */
const fewestOfMenu = 5
/** So much of the lines of the shorter of two panels may stand on the heights of the other's. Lines of a table all do. */
const mostShared = { withAmounts: 0.9, menu: 0.6 }
/** The cells of a column begin so near to each other, and no panel is narrower. Points. */
const reach = 2.5
const narrowest = 40
/** So many times as large as another a size of letters is larger. */
const larger = 1.15
/** Most panels beside one another, and within one another. */
const mostWithin = 3

const hasWords = ({ text }: Cell) => /\p{L}{2}/u.test(text.replace(/\b(?:EUR|euro)\b/gi, ''))
const hasAmount = ({ text }: Cell) => /\d[.,]\d{3}(?!\d)|\d[.,]\d\d(?!\d)|€\s?\d/.test(text)

/** What a side of a place has on each line. */
type Side = readonly (readonly Cell[])[]

/** How many lines of a side have amounts, and words for them: before them on the line, or alone on the line above. */
function amountsIn(side: Side) {
  const withAmounts = side.flatMap((cells, at) => (cells.some(hasAmount) ? [at] : []))
  const named = withAmounts.filter((at) => {
    const own = side[at]?.slice(0, side[at].findIndex(hasAmount) + 1).some(hasWords)
    const above = side[at - 1]?.every((cell) => hasWords(cell) && !hasAmount(cell))
    return own || above
  })
  return { all: withAmounts.length, named: named.length }
}

/** Whether a side has amounts, and names nearly all of them by itself. */
const isOfPairs = (side: Side): boolean => {
  const { all, named } = amountsIn(side)
  return named >= fewestPairs && named >= mostlyNamed * all
}
const mostlyNamed = 0.8

/** Whether lines of a side end in a colon, as labels do whose amounts stand on the other. */
const hasLabels = (side: Side): boolean =>
  side.filter((cells) => cells.at(-1)?.text.endsWith(':')).length >= fewestPairs

interface Cut {
  readonly from: number
  readonly to: number
  readonly at: number
  readonly lines: number
}

/** What of a line stands left of a place, and what right of it. */
const cellsBeside = ({ cells }: Line, at: number): readonly (readonly Cell[])[] =>
  [false, true].map((isRight) => cells.filter(({ left }) => left >= at - reach === isRight))

/** Whether the words of a line stand left of a place and their amount right of it. */
function isPairAcross(line: Line | undefined, at: number): boolean {
  const [left = [], right = []] = line ? cellsBeside(line, at) : []
  return right.some(hasAmount) && !right.some(hasWords) && left.some(hasWords) && !left.some(hasAmount)
}

/** Whether a line stands closely below another. */
const isNext = (line: Line | undefined, next: Line | undefined): boolean =>
  line !== undefined && next !== undefined && next.top - line.bottom < 1.6 * line.size

/** Whether a line without amounts stands closely over one of several, or over another such line: it heads the columns of a table. */
function isHeading(lines: readonly Line[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]]
  if (!line || !isNext(line, next) || line.cells.some(hasAmount)) return false
  const amounts = next?.cells.filter(hasAmount).length ?? 0
  return amounts > 1 || (amounts === 0 && isHeading(lines, at + 1))
}

const heightOf = (line: Line | undefined) => line?.cells[0]?.words[0]?.height ?? 0
const isAsLarge = (line: Line | undefined, next: Line | undefined) => Math.abs(heightOf(line) - heightOf(next)) < 0.6

/**
 * The lines around one in which nothing crosses a place, from the first to the last that has something on its right. Two lines on end whose amounts
 * stand on the other side than their words are of a table.
 */
function stretchAround(lines: readonly Line[], at: number, start: number, titles: ReadonlySet<Line>): Cut | null {
  const isOpen = (number: number) => {
    const line = lines[number]
    return (
      line !== undefined &&
      !titles.has(line) &&
      line.cells.every(({ left, right }) => left >= at - reach || right <= at - reach) &&
      !(isPairAcross(line, at) && [number - 1, number + 1].some((one) => isPairAcross(lines[one], at)))
    )
  }
  let [from, to] = [start, start]
  while (isOpen(from - 1)) from--
  while (isOpen(to + 1)) to++
  const sides = lines.slice(from, to + 1).map(({ cells }) => cells.some(({ left }) => left >= at - reach))
  const [first, last] = [sides.indexOf(true), sides.lastIndexOf(true)]
  if (first < 0) return null
  let [begin, end] = [from + first, from + last]
  while (begin > from && isNext(lines[begin - 1], lines[begin]) && isAsLarge(lines[begin - 1], lines[begin])) begin--
  while (end < to && isNext(lines[end], lines[end + 1])) end++
  while (end > begin && isHeading(lines, end)) end--
  return { from: begin, to: end, at, lines: end - begin + 1 }
}

/** Heads one of several parts of a loan, whose amounts are added up line by line. */
const loanPart = /^(?:(?:lening|hypotheek)?deel|loan part|part)\b/i
/** Whether lines have the same words on both sides: cards of one form, each with labels of its own, which in a table would stand once. */
function areTwins(cut: readonly (readonly (readonly Cell[])[])[]): boolean {
  const isLabel = (cells: readonly Cell[]) => cells.some(hasWords) && !cells.some(hasAmount)
  const textOf = (cells: readonly Cell[]) => cells.map(({ text }) => text).join(' ')
  const twins = cut.filter(([left = [], right = []]) => isLabel(left) && textOf(left) === textOf(right))
  return twins.length >= fewestLines && !cut.flat(2).some(({ text }) => loanPart.test(text))
}

/** Whether what stands left and right of a place are two panels, each with lines of its own, and not the columns of a table. */
function isBetweenPanels(lines: readonly Line[], { from, to, at }: Cut): boolean {
  const within = lines.slice(from, to + 1)
  const cut = within.map((line) => cellsBeside(line, at))
  const sides = [0, 1].map((which): Side => cut.flatMap(({ [which]: own = [] }) => (own.length > 0 ? [own] : [])))
  const [fewest = 0, most = 0] = sides.map(({ length }) => length).sort((a, b) => a - b)
  const shared = fewest + most - within.length
  if (fewest < fewestLines) return false
  if (sides.every(isOfPairs)) return shared <= mostShared.withAmounts * fewest || areTwins(cut)
  const isMenu = sides.some((side) => !side.some((cells) => cells.some(hasAmount)) && !hasLabels(side))
  return isMenu && sides.some(isOfPairs) && fewest >= fewestOfMenu && shared <= mostShared.menu * fewest
}

/** What is set larger, alone on its line, and again in the same words: each begins another statement, and no panel goes on beyond it. */
function repeatedTitles(lines: readonly Line[]): ReadonlySet<Line> {
  const usual = median(lines.map(({ size }) => size))
  const titles = lines.filter(({ cells, size }) => cells.length === 1 && size > larger * usual)
  const isAgain = (line: Line) => titles.some((other) => other !== line && other.cells[0]?.text === line.cells[0]?.text)
  return new Set(titles.filter(isAgain))
}

/**
 * The lines of a page in reading order, those of panels side by side one panel after the other: a menu beside a page, cards, two languages. What
 * stands in one panel is told from the other by its `panel`, which begins with that of what both stand in.
 */
export function inPanels(lines: readonly Line[], panel = ''): readonly Line[] {
  if (lines.length < 2 * fewestLines || panel.length >= mostWithin) return lines
  // Some lines of a panel at the right have nothing beside them.
  const starts = lines.map(({ cells: [first] }) => first?.left ?? 0)
  const margin = Math.min(...starts) + narrowest
  const titles = repeatedTitles(lines)
  const tried: number[] = []
  let best: Cut | null = null
  const twins = lines.map(({ cells: [first, ...more] }) => more.find(({ text }) => text === first?.text)?.left ?? 0)
  for (const [line, left] of [...starts.entries(), ...twins.entries()]) {
    if (left < margin || tried.some((one) => Math.abs(one - left) < reach)) continue
    tried.push(left)
    const cut = stretchAround(lines, left, line, titles)
    if (cut && cut.lines > (best?.lines ?? 0) && isBetweenPanels(lines, cut)) best = cut
  }
  if (!best) return lines
  const { from, to, at } = best
  const sides = ['l', 'r'].map((name, which) =>
    lines.slice(from, to + 1).flatMap((line) => {
      const { [which]: cells = [] } = cellsBeside(line, at)
      return cells.length > 0 ? lineWith(line, cells, `${panel}${name}`) : []
    }),
  )
  // What is set larger has the title: a menu is read after what it stands beside.
  const [first = 0, second = 0] = sides.map((own) => Math.max(...own.map(({ size }) => size)))
  if (second > larger * first) sides.reverse()
  return [
    ...lines.slice(0, from),
    ...sides.flatMap((own) => inPanels(own, own[0]?.panel)),
    ...inPanels(lines.slice(to + 1), panel),
  ]
}
