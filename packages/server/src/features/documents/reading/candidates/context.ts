import type { Cell } from '../layout/lines.ts'
import { overlaps } from '../layout/lines.ts'
import { median } from '../layout/median.ts'
import type { Word } from '../layout/page.ts'
import { type Item, isAmount } from './amount-cells.ts'
import { turnOf } from './by-turns.ts'
import { beside, endsText, isFact, isOfSentence, isProse, isRemark } from './sentences.ts'
import { isOfPanel, itemsOver, overColumn, type Row, rowsFrom, type Sheet, textOfRow } from './sheet.ts'
import {
  beforeDay,
  gapOf,
  hasAmountBeside,
  inBand,
  isAsLarge,
  isCode,
  isDay,
  isNothing,
  isOfOneAmount,
  isSaying,
  isSentence,
  isWhole,
  lastDay,
  longest,
  nearestText,
  type Place,
  type Slot,
  slotOf,
  telling,
  wordsOver,
} from './slots.ts'
import { farthestSection, tableStart } from './table-start.ts'

/** Where a text can stand to the thing it is about. */
export const slotNames = [
  'left',
  'leftAbove',
  'leftBelow',
  'head',
  'before',
  'right',
  'above',
  'header',
  'headerAbove',
  'below',
  'section',
  'title',
] as const
export type SlotName = (typeof slotNames)[number]

export type Context = Readonly<Partial<Record<SlotName, Slot>>>

/** Those places where something stands. */
const present = (slots: { readonly [Name in SlotName]?: Slot | null }): Context =>
  Object.fromEntries(Object.entries(slots).filter(([, slot]) => slot))

/** What stands around one amount of a file. */
export class Surroundings {
  private readonly rows: readonly Row[]
  /** Of each row with an amount, the row that its table begins with. */
  private readonly tables = new Map<Row, number>()
  /** The usual font size. */
  readonly body: number

  constructor(sheet: Sheet) {
    this.rows = sheet.rows
    this.body = median(sheet.rows.map((row) => row.size))
  }

  of(place: Place): Context {
    const { row, at, item } = place
    const { cell } = item
    const { left, right } = beside(this.rows, place)
    const leftCell = nearestText(row.items, at, -1)
    const first = row.items.find((one, place) => place < at && isSaying(one) && !isCode(one.cell, row.items[place + 1]))
    // Before an amount with words of its own what has one, too, heads nothing: labels stand side by side. A number may be the rest of the one before.
    const isAbreast = first && leftCell && /^\p{L}/u.test(leftCell.text) && hasAmountBeside(row, first)
    const head = isAbreast ? undefined : first
    // Of running text no line heads the next, nor the result of one: `Aftrekbaar: 900 min 100 = 800`.
    const isInText = (left !== null && right !== null && isProse(row)) || row.items[at - 1]?.cell.text === '='
    const turn = turnOf(this.rows, row)
    return present({
      left,
      leftAbove: leftCell && this.wrapped(row, leftCell, cell, -1),
      // What goes on from the line above ends in this one.
      leftBelow: leftCell && !this.goesOn(row, leftCell) ? this.wrapped(row, leftCell, cell, 1) : null,
      head: head && head.cell !== leftCell ? this.headOf(row, head.cell, cell) : null,
      before: left || leftCell || turn === 'under' ? null : this.before(row, cell),
      right,
      above: isInText || turn === 'under' ? null : this.overOrUnder(row, cell, -1),
      ...(isInText || turn ? {} : this.headerOf(row, cell)),
      below: isInText || turn === 'over' ? null : this.overOrUnder(row, cell, 1),
      section: this.heading(row, cell, 0),
      title: this.heading(row, cell, this.body * 1.12),
    })
  }

  /** What a line of a table begins with, whole where it goes on from the line above, or in that below. */
  private headOf(row: Row, head: Cell, amount: Cell): Slot {
    const [below] = rowsFrom(this.rows, row, 1, 1)
    const goesOnBelow = below?.cells.length === 1 && /^\p{Ll}/u.test(textOfRow(below))
    const step = this.goesOn(row, head) ? -1 : goesOnBelow ? 1 : 0
    const whole = step === 0 ? null : this.wrapped(row, head, amount, step)
    return whole ?? slotOf(head.words.slice(0, longest), 0)
  }

  /** What begins with a small letter, under what has its line to itself and begins with a capital, is the rest of it. */
  private goesOn(row: Row, { text }: Cell): boolean {
    const [above] = rowsFrom(this.rows, row, -1, 1)
    return /^\p{Ll}/u.test(text) && above?.cells.length === 1 && /^\p{Lu}/u.test(textOfRow(above))
  }

  /** A broken label whole, with the line above or the lines below its part on the line of the amount; a sentence goes on under the amount. */
  private wrapped(row: Row, cell: Cell, amount: Cell, step: 1 | -1): Slot | null {
    if (step > 0 && isWhole(row, cell)) return null
    let words: readonly Word[] = cell.words
    let last = row
    for (const other of rowsFrom(this.rows, row, step, step > 0 ? 2 : 1)) {
      const piece = other.items.find((one) => Math.abs(one.cell.left - cell.left) < 0.5 * row.size)
      if (step < 0 && other.items.some((one) => isSaying(one) && overlaps(one.cell, amount))) break
      if (!piece || gapOf(row, other, last) >= 1.75 || !this.isPiece(row, { row: other, item: piece }, cell, step))
        break
      if (piece.cell.right > amount.left || (step > 0 && this.isOfNext(last, other, piece.cell))) break
      if (step > 0 && this.beginsAnew(row, words, piece.cell)) break
      words = step < 0 ? [...piece.cell.words, ...words] : [...words, ...piece.cell.words]
      last = other
    }
    return last === row ? null : slotOf(telling(words).slice(0, longest + 3), gapOf(row, last))
  }

  /** Whether what stands over or under a label may be a part of it: no sentence, nothing with an amount or a value of its own. */
  private isPiece(row: Row, { row: other, item }: Pick<Place, 'row' | 'item'>, cell: Cell, step: 1 | -1): boolean {
    const isLabel = isSaying(item) || (step > 0 && isDay.test(item.cell.text) && beforeDay.test(cell.text))
    const isOther = step < 0 ? /[:=](?:\s|$)/.test(item.cell.text) : isRemark(item.cell)
    const isInText = isProse(row) && isProse(other)
    return isLabel && !isOther && !isInText && !hasAmountBeside(other, item) && isAsLarge(item.cell, cell)
  }

  /** Whether what stands under a label is itself one: of an amount under it, or of one beside the text that it goes on in. */
  private isOfNext(above: Row, row: Row, cell: Cell): boolean {
    const [under] = rowsFrom(this.rows, row, 1, 1)
    const first = under?.items[0]
    const isLabel = first?.kind === 'text' && under !== undefined && hasAmountBeside(under, first)
    const isRest = isLabel && (/^20\d\d$/.test(first.cell.text) || gapOf(row, under) < nearer * gapOf(above, row))
    return isRest || under?.items.some((one) => isAmount(one) && overlaps(one.cell, cell)) === true
  }

  /** Whether a capitalised line under a label goes on from nothing: another label of the column is so long that its first word had room behind this one. */
  private beginsAnew(row: Row, words: readonly Word[], { left, words: [next] }: Cell): boolean {
    const last = words.at(-1)
    if (!last || !next || !/^\p{Lu}\p{Ll}/u.test(next.text)) return false
    const wide = last.x + last.width + next.width + row.size / 2
    const isLonger = (one: Item) => Math.abs(one.cell.left - left) < 0.5 * row.size && one.cell.right > wide
    return this.rows.some(
      (other) => other.page === row.page && other.items.some((one) => isLonger(one) && hasAmountBeside(other, one)),
    )
  }

  /** The text that comes before an amount which stands alone on its line, as at the foot of a wide box. */
  private before(row: Row, cell: Cell): Slot | null {
    for (const other of rowsFrom(this.rows, row, -1, 3)) {
      if (other.items.some(isAmount)) return null
      const last = other.items.findLast((one) => one.cell.left < cell.left && !isNothing(one.cell))
      if (last) return isRemark(last.cell) ? null : slotOf(last.cell.words.slice(0, longest), gapOf(row, other))
    }
    return null
  }

  /** The nearest text straight over or under a cell, if no amount stands between. */
  private overOrUnder(row: Row, cell: Cell, step: 1 | -1): Slot | null {
    for (const other of rowsFrom(this.rows, row, step, 4)) {
      const distance = gapOf(row, other)
      if (distance > 5.5) return null
      const found = inBand(other, row, cell)
      if (!found) continue
      if (!isSaying(found)) return null
      if (isRemark(found.cell) || isFact(found.cell) || this.isLongSentence(other)) continue
      const own = wordsOver(found.cell, row, cell)
      return slotOf(this.stacked(other, found.cell, own, step).slice(0, longest + 3), distance)
    }
    return null
  }

  /** Whether a line of running text that is too long for a label ends in a full stop on the next, a few words on. */
  private isLongSentence(row: Row): boolean {
    const [cell, ...more] = row.cells
    const [next] = rowsFrom(this.rows, row, 1, 1)
    const rest = next?.cells.length === 1 ? next.cells[0] : undefined
    const isShort = rest !== undefined && rest.words.length <= 3 && /\p{Ll}\.$/u.test(rest.text)
    return more.length === 0 && cell !== undefined && cell.words.length > longest && isShort
  }

  /** The words of a cell with those of the lines that go on closely over or under it. */
  private stacked(row: Row, cell: Cell, words: readonly Word[], step: 1 | -1): readonly Word[] {
    let all = words
    let last = row
    for (const other of rowsFrom(this.rows, row, step, 2)) {
      const piece = other.items.find((one) => overlaps(one.cell, cell))
      const isApart = gapOf(row, other, last) > 1.4 || Math.abs(other.size - row.size) >= 0.15 * row.size
      if (isApart || !isSaying(piece) || piece.cell.words.length > longest + 3 || hasAmountBeside(other, piece)) break
      all = step < 0 ? [...piece.cell.words, ...all] : [...all, ...piece.cell.words]
      last = other
    }
    return all
  }

  /** The heading of the column an amount stands in, however many amounts are between; whole with its lines above. */
  private headerOf(row: Row, cell: Cell): Context {
    let day: Slot | undefined
    const table = this.tables.get(row) ?? tableStart(this.rows, row)
    this.tables.set(row, table)
    for (const { row: other, over } of itemsOver(this.rows, row, cell)) {
      if (other.index < table) break
      const isLabel = isSaying(over) || isDay.test(over.cell.text)
      if (isValue(other, over) || isFact(over.cell)) break
      const isOfOther = isOfOneAmount(other, over) || (isCounted(other) && isCounted(row))
      if (!isLabel || isRemark(over.cell) || isOfSentence(other) || isOfOther) continue
      const lines = this.linesOver(other, row, cell)
      if (!isSaying(over) && lines.length === 0) {
        if (other.items.some(({ cell }) => lastDay.test(cell.text)))
          day ??= slotOf(over.cell.words, Math.min(20, gapOf(row, other)))
        // Among headings of other columns it is the whole heading.
        if (other.items.filter(isSaying).length > 2) break
        continue
      }
      const own = wordsOver(over.cell, row, cell)
      if (own.length > longest) return {}
      const header = slotOf(own, Math.min(20, gapOf(row, other)))
      const whole = [...lines, ...own]
      const isMore = whole.length > own.length && whole.length <= longest + 3
      return { header, ...(isMore ? { headerAbove: slotOf(whole, 1) } : {}) }
    }
    return day ? { header: day } : {}
  }

  /** The words over a column on the lines closely above a line of its heading. */
  private linesOver(heading: Row, row: Row, cell: Cell): readonly Word[] {
    let words: readonly Word[] = []
    let last = heading
    for (const other of rowsFrom(this.rows, heading, -1, mostHeadingLines)) {
      const found = overColumn(other, cell)
      if (gapOf(last, other) > 1.6) break
      // Headings of one line stand in the middle of those of two.
      if (!found) continue
      if (!isSaying(found)) break
      words = [...wordsOver(found.cell, row, cell), ...words]
      last = other
    }
    return words
  }

  /** The last line of nothing but one short text above, at least so large, that does not stand to the right. */
  private heading(row: Row, cell: Cell, least: number): Slot | null {
    const farthest = least > 0 ? 200 : farthestSection
    for (let index = row.index - 1; index >= 0 && row.index - index < farthest; index--) {
      const other = this.rows[index]
      if (!other || (least === 0 && other.page !== row.page)) return null
      if (!isOfPanel(other, row)) continue
      const first = other.items[0]
      const isHeading = other.items.length === 1 || headsYears(other, row)
      const isAlone = isSaying(first) && isHeading && first.cell.words.length <= longest
      if (!isAlone || isSentence(first.cell) || saysNone.test(first.cell.text) || isFact(first.cell)) continue
      if (first.cell.left > cell.left + 20 || other.size < least || endsText(this.rows[index - 1], other)) continue
      return slotOf(first.cell.words, Math.min(20, (row.index - index) / 2))
    }
    return null
  }
}

/** Whether a line begins where those under it do, and goes on with the years of their columns. */
const headsYears = ({ items: [first, ...columns] }: Row, { items: [label] }: Row): boolean =>
  first !== undefined &&
  label !== undefined &&
  Math.abs(first.cell.left - label.cell.left) < 6 &&
  columns.length > 1 &&
  columns.every(({ cell }) => /^20\d\d$/.test(cell.text))

/** A number, a stretch or the only day behind a label: where lines name their own values, what stands over them heads nothing. */
const isValue = ({ items }: Row, { kind, cell }: Item): boolean => {
  if (kind !== 'text' || !isSaying(items[items.findIndex((item) => item.cell === cell) - 1])) return false
  const isOnlyDay = anyDay.test(cell.text) && items.filter((item) => anyDay.test(item.cell.text)).length === 1
  return isOnlyDay || (items.length === 2 && /^\d[\d./:=-]{7,}$/.test(cell.text))
}
/** A day that is no end of a year, or a stretch that begins with one. */
const anyDay = /^(?!31[-/.]12|0?1[-/.]0?1[-/.])\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d\d(?: (?:t\/m|tot|-|–) .*)?$/
/** Lines that are numbered have labels of their own. */
const isCounted = ({ items: [first, second] }: Row): boolean => first !== undefined && isCode(first.cell, second)

/** Lines of a heading in a narrow column, over its last. */
const mostHeadingLines = 4
/** The lines of one label stand nearer to each other than so many times how far labels stand apart. */
const nearer = 0.9
/** `Bouwdepot: geen` heads nothing. */
const saysNone = /[:=]\s*(?:geen|nee|none|no|nvt|n\.v\.t\.?|niet van toepassing|not applicable)$/i
