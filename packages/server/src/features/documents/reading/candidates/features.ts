import { remembered } from '../remembered.ts'
import { isAmount } from './amount-cells.ts'
import { type Context, type SlotName, Surroundings, slotNames } from './context.ts'
import { ideasIn } from './phrase.ts'
import type { Sheet } from './sheet.ts'
import {
  type Described,
  type Labelling,
  labellingOf,
  lookAgain,
  type Meaning,
  type Meanings,
  peakOf,
  sightsOf,
} from './sights.ts'
import { type Slot, type Spot, spotsOf, textOf } from './slots.ts'

/** An amount with what stands around it, which of it is its label, and everything its score is made of. */
export interface Candidate extends Described {
  /** How likely the text in each place is its label. */
  readonly labels: ReadonlyMap<SlotName, number>
  /** What its label means. */
  readonly meaning: Meaning
  readonly features: Float32Array
}

/** The text that is most likely the label of an amount. */
export function likeliestLabel({ context, labels }: Candidate): Slot | undefined {
  let best: SlotName | undefined
  for (const [name, share] of labels) if (best === undefined || share > (labels.get(best) ?? 0)) best = name
  return best && context[best]
}

/** What the scorer needs of its model to describe amounts. */
export interface Looks extends Meanings {
  /** Scores a place: at first sight, and knowing what was made of the whole file at first. */
  readonly scoreOf: (look: 'first' | 'second', sight: Float32Array) => number
  /** Numbers of the concepts that say where in a paper something stands, such as an example or another product. */
  readonly ofPlaces: readonly number[]
}

/** Slots in which a year or an end of a year tells columns and lines apart. */
const datedSlots = ['left', 'right', 'above', 'header', 'headerAbove', 'section'] as const
/** In a table the line says one half of what an amount is, and the column the other. */
const crossing = ['left', 'head', 'header'] as const
/** Slots that tell which line, column or part of a paper an amount is of. */
const placingSlots = ['left', 'head', 'header', 'headerAbove', 'section', 'title'] as const

const endOfYear = /31\s*[-/. ]\s*12|31\s*dec|december 31|ultimo|eind|year.?end|closing/i
const startOfYear = /\b0?1\s*[-/. ]\s*0?1\b|\b0?1\s*jan|january 1|primo|begin|opening|start of/i
const monthName =
  /^(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|jan|feb|mrt|apr|jun|jul|aug|sep|okt|nov|dec|january|february|march|may|june|july|august|october)\b\.?$|^(?:periode|period|maand|month)?\s*\d{1,2}$/i

function datesIn(text: string, year: number | null): number[] {
  const years = (text.match(/(?<!\d)20\d\d(?!\d)/g) ?? []).map(Number)
  return [
    Number(endOfYear.test(text)),
    Number(startOfYear.test(text)),
    Number(year !== null && years.length > 0 && !years.includes(year)),
    Number(year !== null && years.includes(year)),
  ]
}

/** Whether an amount is the sum of two or more that end right above it in its column. */
function isSumOfColumn({ row, item: { amount, cell } }: Spot, spots: readonly Spot[]): boolean {
  const isOver = ({ row: { page, index }, item }: Spot) =>
    page === row.page && index < row.index && Math.abs(item.cell.right - cell.right) < 6
  let sum = 0
  for (const [at, { item }] of spots.filter(isOver).reverse().slice(0, 14).entries()) {
    sum += item.amount.cents
    if (at > 0 && sum === amount.cents) return sum !== 0
  }
  return false
}

function isSumOfRow({ row, at, item }: Spot): boolean {
  const before = row.items.slice(0, at).filter(isAmount)
  return before.length > 1 && before.reduce((sum, { amount }) => sum + amount.cents, 0) === item.amount.cents
}

function shapeOf(spot: Spot, spots: readonly Spot[], { context }: Described, body: number): number[] {
  const { row, item, at } = spot
  const { amount, cell } = item
  const inRow = row.items.filter(isAmount).length
  const size = Math.max(...cell.words.map((word) => word.height))
  const [first] = row.items
  return [
    1,
    Number(amount.isPlainlyMoney),
    Number(/[.,]\d\d\D*$/.test(cell.text)),
    Number(/€|eur/i.test(cell.text)),
    Number(amount.cents < 0),
    Number(amount.cents === 0),
    Math.log10(Math.abs(amount.cents) + 1) / 8,
    Math.min(inRow, 6) / 6,
    Number(!row.items.slice(at + 1).some(isAmount)),
    Number(!row.items.slice(0, at).some(isAmount)),
    Number(isSumOfColumn(spot, spots)),
    Number(isSumOfRow(spot)),
    Number(spots.every((other) => Math.abs(other.item.amount.cents) <= Math.abs(amount.cents))),
    Number(row.page > 1),
    Number(size > 1.15 * body),
    Number(monthName.test(first?.kind === 'text' ? (first.cell.words[0]?.text ?? '') : '')),
    Math.min(3, spots.filter((other) => other.item.amount.cents === amount.cents).length - 1) / 3,
    Number((context.left?.words.length ?? 0) + (context.right?.words.length ?? 0) >= 6),
  ]
}

/** So many lines higher than what stands over an amount a heading is of another box of a form; headings of columns have several lines. */
const otherBox = 2.5

const isBehindOther = (name: SlotName, { above, header }: Context) =>
  (name === 'header' || name === 'headerAbove') &&
  above !== undefined &&
  (header?.distance ?? 0) > above.distance + otherBox

/** From the one share on a text is surely the label of some amount, up to the other it is hardly one. */
const [surely, hardly] = [0.9, 0.5]

/** What amounts are headed with whatever they are; a letter by itself is the sign of a currency that a font has elsewhere. */
const anyAmount = /^alles bij elkaar$|^(?:(?:bedrag(?:en)?|amounts?|eur(?:o'?s?)?|in|hele|whole|€)[\s()]*)+$|^\p{L}$/iu

/** A label with its remark, where that says what is meant and the label by itself hardly means anything, or only what was paid before anything was taken off. */
function withTellingRemark(slot: Slot, model: Meanings): Slot {
  const { remark, text } = slot
  if (!remark || peakOf(model.of(remark), model) < surely) return slot
  const ideas = ideasIn(text.replace(remark, ''))
  const isOpen =
    ideas.has('gross') || ideas.has('benefit') || peakOf(model.of(text.replace(remark, '').trim()), model) < hardly
  return isOpen ? { ...slot, text: text.includes(remark) ? text : `${text} ${remark}`, meant: remark } : slot
}

/** Every amount of a file with the texts around it and what they mean. */
export function describe(sheet: Sheet, model: Meanings): Described[] {
  const around = new Surroundings(sheet)
  return spotsOf(sheet).map((spot) => {
    const context: Partial<Record<SlotName, Slot>> = { ...around.of(spot) }
    const meanings = new Map<SlotName, Meaning>()
    for (const name of slotNames) {
      const slot = context[name]
      if (!slot || isBehindOther(name, context) || anyAmount.test(slot.text)) continue
      const own = withTellingRemark(slot, model)
      context[name] = own
      meanings.set(name, model.of(own.meant ?? own.text))
    }
    return { spot, context, meanings }
  })
}

/** The meanings of all places, each counted by how likely it holds the label. */
function mixed({ meanings }: Described, labels: ReadonlyMap<SlotName, number>, count: number): Float32Array {
  const sum = new Float32Array(count)
  for (const [name, share] of labels) {
    const meaning = meanings.get(name)
    if (meaning) for (let at = 0; at < count; at++) sum[at] = (sum[at] ?? 0) + share * (meaning[at] ?? 0)
  }
  return sum
}

/** What is called by the savings that repay it is the debt, and no other product; years side by side are of neither; a title with its year is of all. */
const anyPlace = /spaar(?:hypothe|lening)|savings (?:mortgage|loan)|vergelijk|compar|^opga(?:ve|af)\s\p{L}+\s20\d\d$/iu

/** Where the labels of a file stand: once by each amount alone, then with what that says of the others. */
function labellingIn(described: readonly Described[], model: Looks): Labelling {
  const sights = sightsOf(described, model)
  const first = labellingOf(sights, (sight) => model.scoreOf('first', sight))
  lookAgain(described, sights, first)
  const second = labellingOf(sights, (sight) => model.scoreOf('second', sight))
  return described.map((one, at) => ownLabelFirst(one, second[at] ?? new Map(), model, described))
}

/** So many lines above an amount a heading is rather of another table. */
const farHeading = 7

/** Whether the heading over an amount is that of a line above it with several amounts. */
function isHeadingOfFullerLine({ spot, context: { header } }: Described, all: readonly Described[]): boolean {
  const first = all.find(({ context }) => header && context.header?.words[0] === header.words[0])
  return first !== undefined && first.spot.row !== spot.row && first.spot.row.items.filter(isAmount).length > 1
}

/** Of the only amount of a line, before which a sure label stands, no heading that is less sure, or of another line, is the label. */
function ownLabelFirst(
  own: Described,
  labels: ReadonlyMap<SlotName, number>,
  model: Meanings,
  all: readonly Described[],
): ReadonlyMap<SlotName, number> {
  const { spot, context, meanings } = own
  const sureness = (name: SlotName) => {
    const meaning = meanings.get(name)
    return meaning ? peakOf(meaning, model) : 0
  }
  const isOnly = spot.row.items.filter(isAmount).length === 1
  if (!isOnly || sureness('left') < surely) return labels
  const isOfOther = (context.header?.distance ?? 0) > farHeading || isHeadingOfFullerLine(own, all)
  if (sureness('header') > surely && !isOfOther) return labels
  const heading = (labels.get('header') ?? 0) + (labels.get('headerAbove') ?? 0)
  return new Map([...labels, ['header', 0], ['headerAbove', 0], ['left', (labels.get('left') ?? 0) + heading]] as const)
}

/**
 * All amounts of a file, each described by what its label means, in its own right and beside the other amounts; where on the paper it
 * stands; the years and ends of years named around it; and its own shape.
 */
export function candidatesOf(sheet: Sheet, year: number | null, model: Looks): Candidate[] {
  const described = describe(sheet, model)
  const labelling = labellingIn(described, model)
  const spots = described.map(({ spot }) => spot)
  const body = new Surroundings(sheet).body
  const datesOf = remembered((text) => datesIn(text, year))
  const own = described.map((one, at) => mixed(one, labelling[at] ?? new Map(), model.count))
  const strongest = model.ofAmounts.map((concept) => Math.max(1e-6, ...own.map((meaning) => meaning[concept] ?? 0)))
  // Filled anew for each amount: with what concepts are told by, eleven times at most, and with sixty other numbers.
  const features = new Float32Array(11 * model.count + 60)
  return described.map((one, at) => {
    const { spot, context, meanings } = one
    const meaning = own[at] ?? new Float32Array(model.count)
    const labels = labelling[at] ?? new Map<SlotName, number>()
    const datesAt = (name: SlotName) => datesOf(textOf(context[name]))
    let count = 0
    const add = (feature: number) => {
      features[count++] = feature
    }
    const addShares = (said: Meaning | undefined, concepts: readonly number[]) => {
      for (const concept of concepts) add(said?.[concept] ?? 0)
    }
    meaning.forEach(add)
    for (const [which, concept] of model.ofAmounts.entries()) add((meaning[concept] ?? 0) / (strongest[which] ?? 1))
    for (const name of crossing) addShares(meanings.get(name), model.ofAmounts)
    for (const name of placingSlots)
      addShares(anyPlace.test(textOf(context[name])) ? undefined : meanings.get(name), model.ofPlaces)
    for (const name of datedSlots) datesAt(name).forEach(add)
    const dates = [0, 0, 0, 0]
    let [labelled, likeliest] = [0, 0]
    for (const [name, share] of labels) {
      for (const [which, date] of datesAt(name).entries()) dates[which] = (dates[which] ?? 0) + share * date
      labelled += share
      likeliest = Math.max(likeliest, share)
    }
    for (const feature of [...dates, labelled, likeliest]) add(feature)
    for (const name of slotNames) add(labels.get(name) ?? 0)
    shapeOf(spot, spots, one, body).forEach(add)
    return { ...one, labels, meaning, features: features.slice(0, count) }
  })
}
