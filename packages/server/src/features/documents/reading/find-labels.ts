import type { Item } from './candidates/amount-cells.ts'
import { overlaps, type Row, type Sheet } from './candidates/sheet.ts'
import { looseLabel } from './labels/loose-label.ts'
import { type LabelMatch, matchLabel } from './labels/match-label.ts'
import { type Cell, cellOf } from './layout/lines.ts'

/** A label found on the page: which text it is, and the rows it is printed across. */
export interface LabelSpot {
  readonly match: LabelMatch
  readonly printed: string
  readonly cells: readonly Cell[]
  /** The rows of `cells`, from the first to the last; a row between them may belong to another column. */
  readonly rows: readonly Row[]
  readonly left: number
  readonly right: number
}

/** Spelled as known, or of known words altogether. */
const asSpelled = 0.97

/** Labels are printed over at most this many lines. */
const mostLines = 3

/** Finds every label: whole cells, cells joined along a line or over several lines, and several labels in one cell. */
export function findLabels(sheet: Sheet): LabelSpot[] {
  const taken = new Set<Cell>()
  const spots: LabelSpot[] = []
  for (const row of sheet.rows)
    for (const item of row.items) {
      if (item.kind !== 'text' || taken.has(item.cell)) continue
      const found = longest(wrapped(sheet, row, item.cell, taken), along(row, item)) ?? severalIn(row, item.cell)
      for (const spot of found ?? []) {
        spots.push(spot)
        for (const cell of spot.cells) taken.add(cell)
      }
    }
  return [...spots, ...inContext(sheet, spots)]
}

/**
 * Labels that only their place makes one, where an amount stands beside them: read with the heading of their list, or with a
 * word nobody thought of. `Betaald`, by itself a label of a receipt, may be `Rente: betaald`.
 */
function inContext(sheet: Sheet, spots: readonly LabelSpot[]): LabelSpot[] {
  const ofCell = new Map(spots.flatMap((spot) => spot.cells.map((cell) => [cell, spot] as const)))
  return sheet.rows.flatMap((row) =>
    row.items.flatMap(({ kind, cell }) => {
      const known = ofCell.get(cell)
      if (kind !== 'text' || (known && known.match.concept !== 'amount') || !hasAmountRight(row, cell)) return []
      const found = byHeading(sheet, row, cell) ?? loosely(row, cell)
      return found && found.match.concept !== known?.match.concept ? [found] : []
    }),
  )
}

function loosely(row: Row, cell: Cell): LabelSpot | null {
  const match = looseLabel(cell.text)
  return match && spotOf(match, cell.text, [cell], [row])
}

/** What a line and its heading say together is less sure than a label that says it alone. */
function byHeading(sheet: Sheet, row: Row, cell: Cell): LabelSpot | null {
  const heading = headingOver(sheet, row, cell)
  const match = heading === null ? null : matchLabel(`${heading} ${cell.text}`, row.origin)
  return match && spotOf({ ...match, exactness: 0.95 * match.exactness }, `${heading} ${cell.text}`, [cell], [row])
}

/** The heading of the list a line stands in: the nearest line above that is one short text, no further to the right. */
function headingOver(sheet: Sheet, row: Row, cell: Cell): string | null {
  for (let index = row.index - 1; index >= Math.max(0, row.index - 8); index--) {
    const above = sheet.rows[index]
    if (!above || above.page !== row.page) return null
    if (above.items.some((item) => item.kind === 'amount')) continue
    const [only, ...others] = above.cells
    if (!only || others.length > 0) continue
    const isHeading = only.left <= cell.left + 2 && only.words.length <= 5 && !/[.!?]$/.test(only.text)
    return isHeading ? only.text : null
  }
  return null
}

/** Of two ways to read a label, the one that takes in more of it. */
function longest(a: LabelSpot[] | null, b: LabelSpot[] | null): LabelSpot[] | null {
  const length = (spots: LabelSpot[] | null) => spots?.[0]?.match.letters.length ?? 0
  return length(b) > length(a) ? b : a
}

function spotOf(match: LabelMatch, printed: string, cells: readonly Cell[], rows: readonly Row[]): LabelSpot {
  return {
    match,
    printed,
    cells,
    rows,
    left: Math.min(...cells.map((cell) => cell.left)),
    right: Math.max(...cells.map((cell) => cell.right)),
  }
}

/** A label broken over two or three lines, or the single cell when it is a label by itself. */
function wrapped(sheet: Sheet, row: Row, cell: Cell, taken: ReadonlySet<Cell>): LabelSpot[] | null {
  const cells = [cell]
  const rows = [row]
  const single = matchLabel(cell.text, row.origin)
  let best = single ? spotOf(single, cell.text, [cell], [row]) : null
  while (cells.length < mostLines) {
    const below = cellBelow(sheet, rows.at(-1) ?? row, cells.at(-1) ?? cell, taken)
    if (!below) break
    const [nextRow, nextCell] = below
    const own = matchLabel(nextCell.text, nextRow.origin)
    if (own && (hasAmountRight(row, cell) || hasAmountRight(nextRow, nextCell))) break
    if (hasAmountRight(row, cell) && hasAmountRight(nextRow, nextCell)) break
    cells.push(nextCell)
    rows.push(nextRow)
    const text = cells
      .map((part) => part.text)
      .join(' ')
      .replace(/(\p{L})-\s(?=\p{Ll})/gu, '$1')
    const match = matchLabel(text, row.origin)
    if (match && !(single && own && match.exactness < 1)) best = spotOf(match, text, [...cells], [...rows])
  }
  return best ? [best] : null
}

const hasAmountRight = (row: Row, cell: Cell): boolean => {
  const next = row.items.find((item) => item.cell.left >= cell.right - 1)
  return next?.kind === 'amount'
}

function cellBelow(sheet: Sheet, row: Row, cell: Cell, taken: ReadonlySet<Cell>): readonly [Row, Cell] | null {
  for (let index = row.index + 1; index <= row.index + 3; index++) {
    const next = sheet.rows[index]
    if (!next || next.page !== row.page || next.top - row.bottom > 0.85 * row.size) return null
    const under = next.items.filter((item) => overlaps(item.cell, cell))
    const [first] = under
    if (!first) continue
    if (under.length > 1 || first.kind !== 'text' || taken.has(first.cell)) return null
    return isAligned(first.cell, cell, row.size) ? [next, first.cell] : null
  }
  return null
}

function isAligned(a: Cell, b: Cell, size: number): boolean {
  const isNear = (x: number, y: number) => Math.abs(x - y) < 0.8 * size
  // A box number before the first line moves its left edge: the words after it count.
  const afterNumber = b.words.find((word) => /\p{L}/u.test(word.text))?.x ?? b.left
  const middle = (cell: Cell) => (cell.left + cell.right) / 2
  return (
    isNear(a.left, b.left) || isNear(a.left, afterNumber) || isNear(a.right, b.right) || isNear(middle(a), middle(b))
  )
}

/** Letter-spacing and justified text pull one label apart into cells of one line. */
function along(row: Row, item: Item): LabelSpot[] | null {
  const at = row.items.indexOf(item)
  const cells = [item.cell]
  for (let index = at + 1; index < Math.min(row.items.length, at + 6); index++) {
    const next = row.items[index]
    const before = cells.at(-1)
    if (next?.kind !== 'text' || !before || next.cell.left - before.right > 3 * row.size) break
    cells.push(next.cell)
    const joined = cellOf(cells.flatMap((cell) => cell.words))
    const match = matchLabel(joined.text, row.origin)
    if (match && match.letters.length > 5) return [spotOf(match, joined.text, [...cells, joined], [row])]
  }
  return null
}

/** Column headings close together read as one cell: it must be made of known labels altogether. */
function severalIn(row: Row, cell: Cell): LabelSpot[] | null {
  const { words } = cell
  if (words.length < 2 || words.length > 16) return null
  const best: (LabelSpot[] | null)[] = [[]]
  for (let end = 1; end <= words.length; end++) {
    best[end] = null
    for (let start = 0; start < end && !best[end]; start++) {
      const before = best[start]
      if (!before || (start === 0 && end === words.length)) continue
      const part = cellOf(words.slice(start, end))
      const match = matchLabel(part.text, row.origin)
      if (match && match.exactness >= asSpelled) best[end] = [...before, spotOf(match, part.text, [part], [row])]
    }
  }
  const found = best[words.length]
  return found && found.length > 1 ? found.map((spot) => ({ ...spot, cells: [...spot.cells, cell] })) : null
}
