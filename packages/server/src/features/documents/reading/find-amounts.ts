import type { PageBox } from '@aangiftewijs/domain/documents'
import type { Cents } from '@aangiftewijs/domain/money'
import type { Item } from './amount-cells.ts'
import type { LabelSpot } from './find-labels.ts'
import type { Concept } from './labels/label.ts'
import { lettersOf } from './letters.ts'
import type { Cell } from './lines.ts'
import { boxAround } from './page.ts'
import { overlaps, type Row, type Sheet } from './sheet.ts'

type AmountItem = Extract<Item, { kind: 'amount' }>

/** An amount and the label it belongs to. */
export interface LabelledAmount {
  readonly concept: Concept
  readonly cents: Cents
  /** 0 to 1, from the label, the characters and the layout together. */
  readonly confidence: number
  readonly strength: number
  readonly isTotal: boolean
  /** The label as printed, and as letters only. */
  readonly label: string
  readonly letters: string
  readonly place: PageBox | null
  readonly page: number
  /** Row of the amount in reading order. */
  readonly row: number
  readonly spot: LabelSpot
}

/** What the way an amount stands to its label is worth. */
const sureness = { beside: 0.98, below: 0.95, column: 0.95, before: 0.92, unclear: 0.5 } as const

const filler = /^(?:[|¦│║]|€|eur|euro|e|in|=|:|(?:[.·…_]\s*)+|[-–]|kolom \d+|\(.{1,12}\)|\d{1,2}[a-z]?[.)]?|\d{3,4})$/i

/** Gives each label the amounts that belong to it: beside it, or in the column below it. An amount has one label only. */
export function findAmounts(sheet: Sheet, spots: readonly LabelSpot[]): LabelledAmount[] {
  const ofCell = new Map(spots.flatMap((spot) => spot.cells.map((cell) => [cell, spot] as const)))
  const taken = new Set<Cell>()
  const found: LabelledAmount[] = []
  const add = (amounts: readonly LabelledAmount[], cells: readonly Cell[]) => {
    found.push(...amounts)
    for (const cell of cells) taken.add(cell)
  }
  const headings: LabelSpot[] = []
  const turned = turnedRound(sheet, spots, ofCell)
  for (const spot of spots) {
    const own = turned.get(spot)
    if (own) {
      add([labelled(spot, own.item, own.row, sureness.before)], [own.item.cell])
      continue
    }
    const beside = amountsBeside(spot)
    // "Totaal" before several amounts is the last line of a table: each belongs to the heading of its column.
    if (beside.length > 1 && /^(?:totaal|total|eindtotaal)$/.test(spot.match.letters)) continue
    if (beside.length === 0) headings.push(spot)
    else
      add(
        ofRow(sheet, spot, beside),
        beside.map((part) => part.item.cell),
      )
  }
  for (const spot of headings) {
    const below = amountsBelow(sheet, spot, taken, ofCell)
    if (below.length === 0) add(amountBound(spot, taken), [])
    add(
      below.map((item) => labelled(spot, item.amount, item.row, below.length > 1 ? sureness.column : sureness.below)),
      [],
    )
  }
  return found
}

/** `€ 4.410,00 aan loonheffing`: in a sentence the word binds the amount to the label behind it. */
function amountBound(spot: LabelSpot, taken: ReadonlySet<Cell>): LabelledAmount[] {
  const [row] = spot.rows
  const at = row?.items.findIndex(({ cell }) => spot.cells.includes(cell)) ?? -1
  const item = row?.items[at - 1]
  if (!row || item?.kind !== 'amount' || taken.has(item.cell) || !/^aan\s/i.test(spot.printed)) return []
  return [labelled(spot, item, row, sureness.before * sentence)]
}

/** What a sentence is worth beside a list. */
const sentence = 0.9

/**
 * The amounts of lists printed the other way round: lines that are amounts and labels by turns, an amount first. One such
 * line proves nothing; nor does one whose label has an amount below it, as captions beside a box's amount have.
 */
function turnedRound(
  sheet: Sheet,
  spots: readonly LabelSpot[],
  ofCell: ReadonlyMap<Cell, LabelSpot>,
): ReadonlyMap<LabelSpot, Beside> {
  const pairs = sheet.rows.flatMap((row) => pairsOf(row, ofCell))
  const turned = new Map(pairs)
  const captioned = new Set(
    spots
      .filter((spot) => amountsBeside(spot).length === 0 && !turned.has(spot))
      .flatMap((spot) => amountsBelow(sheet, spot, new Set(), ofCell).map(({ amount }) => amount.cell)),
  )
  const isClear = pairs.every(
    ([spot, { item }]) => !captioned.has(item.cell) && amountsBelow(sheet, spot, new Set(), ofCell).length === 0,
  )
  return isClear && pairs.length > 1 ? turned : new Map()
}

function pairsOf(row: Row, ofCell: ReadonlyMap<Cell, LabelSpot>): (readonly [LabelSpot, Beside])[] {
  const pairs = row.items.flatMap((item, at): (readonly [LabelSpot, Beside])[] => {
    const label = row.items[at + 1]
    const spot = label && ofCell.get(label.cell)
    if (at % 2 || item.kind !== 'amount' || !item.amount.isPlainlyMoney || spot?.rows.length !== 1) return []
    return [[spot, { item, row }]]
  })
  return 2 * pairs.length === row.items.length ? pairs : []
}

function labelled(
  spot: LabelSpot,
  item: AmountItem,
  row: Row,
  layout: number,
  isTotal = isTotalRow(row, spot),
): LabelledAmount {
  return {
    concept: spot.match.concept,
    cents: item.amount.cents,
    confidence: layout * item.amount.confidence * spot.match.exactness,
    strength: spot.match.strength,
    isTotal: isTotal || spot.match.isTotal,
    label: spot.printed,
    letters: spot.match.letters,
    place: boxAround(item.cell.words.map((word) => word.place)),
    page: row.page,
    row: row.index,
    spot,
  }
}

const totalRow = /^(?:totaal|totale|total|jaartotaal|eindtotaal)/

/** A row of a table that begins with "Totaal", and is not the label itself. */
function isTotalRow(row: Row, spot: LabelSpot): boolean {
  const [first] = row.items
  return first?.kind === 'text' && !spot.cells.includes(first.cell) && totalRow.test(lettersOf(first.cell.text))
}

/** The amounts on the label's own lines, up to the next text that is not a mere filler. */
function amountsBeside(spot: LabelSpot): Beside[] {
  return spot.rows.flatMap((row, at) => {
    const edge = spot.rows.length > 1 ? (spot.cells[at]?.right ?? spot.right) : spot.right
    const found: Beside[] = []
    for (const item of row.items) {
      if (item.cell.left < edge - 1) continue
      if (item.kind === 'amount') found.push({ item, row })
      else if (!filler.test(item.cell.text)) break
    }
    return found.filter((part) => part.item.amount.isPlainlyMoney || isLast(row, part.item))
  })
}

/** A bare number is only an amount when nothing follows it; else it is a box number or a code. */
const isLast = (row: Row, item: Item) => row.items.at(-1) === item

interface Beside {
  readonly item: AmountItem
  readonly row: Row
}

/** One amount beside a label is plain. Of several, the one of the total or of the right year counts. */
function ofRow(sheet: Sheet, spot: LabelSpot, beside: readonly Beside[]): LabelledAmount[] {
  const [first] = beside
  if (!first) return []
  if (beside.length === 1) return [labelled(spot, first.item, first.row, sureness.beside)]
  const last = beside.at(-1) ?? first
  const parts = beside.slice(0, -1)
  const isSum =
    beside.length > 2 && parts.reduce((sum, part) => sum + part.item.amount.cents, 0) === last.item.amount.cents
  const asPart = (part: Beside) => labelled(spot, part.item, part.row, sureness.column)
  if (isSum) return [...parts.map(asPart), labelled(spot, last.item, last.row, sureness.beside, true)]
  const headings = beside.map((part) => headingAbove(sheet, part.row, part.item.cell))
  const total = beside.find((_, at) => /^(?:totaal|total)/.test(headings[at] ?? ''))
  if (total) return [labelled(spot, total.item, total.row, sureness.column, true)]
  if (headings.every((heading) => /^(?:leningdeel|loanpart|deel)/.test(heading))) return beside.map(asPart)
  const years = headings.map((heading) => Number(/(?:19|20)\d\d/.exec(heading)?.[0] ?? Number.NaN))
  if (years.every((year) => Number.isFinite(year)) && new Set(years).size === years.length) {
    const newest = beside[years.indexOf(Math.max(...years))] ?? first
    return [labelled(spot, newest.item, newest.row, 0.85)]
  }
  return [labelled(spot, first.item, first.row, sureness.unclear)]
}

/** The letters of the nearest text above a cell, which must stand over it. */
function headingAbove(sheet: Sheet, row: Row, cell: Cell): string {
  for (let index = row.index - 1; index >= Math.max(0, row.index - 25); index--) {
    const above = sheet.rows[index]
    if (!above || above.page !== row.page) break
    const text = above.items.find((item) => item.kind === 'text' && overlaps(item.cell, cell))
    if (text) return lettersOf(text.cell.text)
  }
  return ''
}

/** The amounts in the column under a label, until other text, another label or a wide gap ends it. */
function amountsBelow(
  sheet: Sheet,
  spot: LabelSpot,
  taken: ReadonlySet<Cell>,
  ofCell: ReadonlyMap<Cell, LabelSpot>,
): { amount: AmountItem; row: Row }[] {
  const last = spot.rows.at(-1)
  if (!last) return []
  const neighbours = headingsBeside(spot)
  const found: { amount: AmountItem; row: Row }[] = []
  let bottom = last.bottom
  for (let index = last.index + 1; index < sheet.rows.length; index++) {
    const row = sheet.rows[index]
    if (!row || row.page !== last.page || row.top - bottom > (found.length > 0 ? 3 : 2.6) * last.size) break
    const own = row.items.filter((item) => ownerOf(item.cell, spot, neighbours) === spot)
    const amount = own.find((item): item is AmountItem => item.kind === 'amount' && !taken.has(item.cell))
    const text = own.find((item) => item.kind === 'text' && overlaps(item.cell, spot) && !filler.test(item.cell.text))
    if (text && (ofCell.has(text.cell) || !amount || isSentence(text.cell))) break
    if (amount && (amount.amount.isPlainlyMoney || found.length > 0 || !isBoxNumber(amount, row)))
      found.push({ amount, row })
    if (row.items.some((item) => item.kind === 'amount')) bottom = row.bottom
  }
  return found
}

const isSentence = (cell: Cell) => cell.words.length > 5
const isBoxNumber = (item: AmountItem, row: Row) => Math.abs(item.amount.cents) < 10_000 && row.items.length > 1

interface Stretch {
  readonly left: number
  readonly right: number
}

/** The other cells on the lines of a label, which have columns of their own. */
const headingsBeside = (spot: LabelSpot): readonly Stretch[] =>
  spot.rows.flatMap((row) =>
    row.items.filter((item) => !spot.cells.some((cell) => overlaps(cell, item.cell))).map((item) => item.cell),
  )

/**
 * Which heading a cell stands under: one it overlaps, the nearest by its edges or middle; else the one whose band it stands
 * in, up to the next heading; else one that is near. Null when all are far away.
 */
function ownerOf(cell: Cell, spot: LabelSpot, neighbours: readonly Stretch[]): Stretch | null {
  const headings = [spot, ...neighbours]
  const distance = (heading: Stretch) =>
    Math.min(
      Math.abs(heading.left - cell.left),
      Math.abs(heading.right - cell.right),
      Math.abs(heading.left + heading.right - cell.left - cell.right) / 2,
    )
  const nearestOf = (some: readonly Stretch[]): Stretch | null =>
    some.reduce<Stretch | null>((best, one) => (best && distance(best) <= distance(one) ? best : one), null)
  const over = nearestOf(headings.filter((heading) => overlaps(heading, cell)))
  if (over) return over
  const nearest = nearestOf(headings)
  const before = headings.filter((heading) => heading.left <= cell.left + 2).sort((a, b) => b.left - a.left)[0]
  const isRoomBetween = headings.every(
    (heading) => heading === before || heading.left <= cell.left || heading.left >= cell.right,
  )
  if (before && isRoomBetween && cell.left - before.right < widestBand) return before
  return nearest && distance(nearest) < 40 ? nearest : null
}

/** A value further to the right of its caption than this belongs to something else. Points. */
const widestBand = 220
