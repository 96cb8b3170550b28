import type { Item } from './candidates/amount-cells.ts'
import { overlaps, type Row, type Sheet } from './candidates/sheet.ts'
import { ofRow } from './choose-column.ts'
import type { LabelSpot } from './find-labels.ts'
import { type AmountItem, type Beside, type LabelledAmount, labelled, sureness } from './labelled-amount.ts'
import type { Cell } from './layout/lines.ts'

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
    if (beside.length > 1 && /^(?:totaal|total|eindtotaal|samen)$/.test(spot.match.letters)) continue
    if (beside.length === 0) headings.push(spot)
    else
      add(
        ofRow(sheet, spot, beside),
        beside.map((part) => part.item.cell),
      )
  }
  const above = captionsBelow(sheet, headings, found.length, taken, ofCell)
  for (const spot of headings) {
    const below = amountsBelow(sheet, spot, taken, ofCell)
    if (below.length === 0) add([...amountBound(spot, taken), ...(above.get(spot) ?? [])], [])
    add(
      below.map((item) => labelled(spot, item.amount, item.row, below.length > 1 ? sureness.column : sureness.below)),
      [],
    )
  }
  return found
}

/**
 * The amounts of captions that stand under them, as on cards with a large figure: only where no label of the file has its
 * amount beside or below it, and more than one has one above.
 */
function captionsBelow(
  sheet: Sheet,
  headings: readonly LabelSpot[],
  besideCount: number,
  taken: ReadonlySet<Cell>,
  ofCell: ReadonlyMap<Cell, LabelSpot>,
): ReadonlyMap<LabelSpot, LabelledAmount[]> {
  const isOther = headings.some((spot) => amountsBelow(sheet, spot, taken, ofCell).length > 0)
  const pairs = headings.flatMap((spot): (readonly [LabelSpot, LabelledAmount[]])[] => {
    const [first] = spot.rows
    const row = first && sheet.rows[first.index - 1]
    if (!row || row.page !== first.page || first.top - row.bottom > 1.6 * first.size) return []
    const own = row.items.filter((item) => overlaps(item.cell, spot))
    const [item] = own
    if (item?.kind !== 'amount' || own.length > 1 || !item.amount.isPlainlyMoney) return []
    return [[spot, [labelled(spot, item, row, sureness.before)]]]
  })
  return besideCount === 0 && !isOther && pairs.length > 1 ? new Map(pairs) : new Map()
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
    // Headings of other columns may be longer: the first line of amounts follows the longest.
    const isHeading = found.length === 0 && own.length === 0 && row.top - bottom < 0.8 * last.size
    if (isHeading || row.items.some((item) => item.kind === 'amount')) bottom = row.bottom
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
