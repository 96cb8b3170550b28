import { type Context, type SlotName, type Spot, Surroundings, slotNames, spotsOf, textOf } from './context.ts'
import type { Sheet } from './sheet.ts'

/** What a text is likely to mean: one share for each concept, in the order of the model. */
export type Meaning = Float32Array

/** Tells the meaning of a text. */
export type MeaningOf = (text: string) => Meaning

/** An amount with what stands around it and everything its score is made of. */
export interface Candidate {
  readonly spot: Spot
  readonly context: Context
  readonly meanings: ReadonlyMap<SlotName, Meaning>
  readonly features: Float32Array
}

const clip = (value: number) => Math.max(-1, Math.min(2, value))
const flag = (is: boolean) => (is ? 1 : 0)

/** Slots in which a year or an end of a year tells columns and lines apart. */
const datedSlots = ['left', 'right', 'above', 'header', 'headerAbove', 'section'] as const

const endOfYear = /31\s*[-/.]\s*12|31\s*dec|december 31|ultimo|eind|year.?end|closing/i
const startOfYear = /\b0?1\s*[-/.]\s*0?1\b|\b0?1\s*jan|january 1|primo|begin|opening|start of/i
const monthName =
  /^(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|jan|feb|mrt|apr|jun|jul|aug|sep|okt|nov|dec|january|february|march|may|june|july|august|october)\b\.?$|^(?:periode|period|maand|month)?\s*\d{1,2}$/i

function datesIn(text: string, year: number | null): number[] {
  const years = (text.match(/(?<!\d)20\d\d(?!\d)/g) ?? []).map(Number)
  return [
    flag(endOfYear.test(text)),
    flag(startOfYear.test(text)),
    flag(year !== null && years.length > 0 && !years.includes(year)),
    flag(year !== null && years.includes(year)),
  ]
}

/** The amounts straight above one in its column, nearest first. */
function columnAbove(spot: Spot, spots: readonly Spot[]): Spot[] {
  const own = spot.item.cell
  return spots
    .filter(
      ({ row, item }) =>
        row.page === spot.row.page && row.index < spot.row.index && Math.abs(item.cell.right - own.right) < 6,
    )
    .reverse()
}

/** Whether an amount is the sum of two or more that end right above it in its column. */
function isSumOfColumn(spot: Spot, spots: readonly Spot[]): boolean {
  let sum = 0
  for (const [at, { item }] of columnAbove(spot, spots).slice(0, 14).entries()) {
    sum += item.amount.cents
    if (at > 0 && sum === spot.item.amount.cents) return sum !== 0
  }
  return false
}

function isSumOfRow({ row, at, item }: Spot): boolean {
  const before = row.items.slice(0, at).flatMap((one) => (one.kind === 'amount' ? [one.amount.cents] : []))
  return before.length > 1 && before.reduce((sum, cents) => sum + cents, 0) === item.amount.cents
}

/** Names of the features that are not shares of meanings, in their order. */
export const shapeNames = [
  'one',
  'plainlyMoney',
  'hasDecimals',
  'hasCurrency',
  'negative',
  'zero',
  'magnitude',
  'amountsInRow',
  'lastInRow',
  'firstInRow',
  'sumOfColumn',
  'sumOfRow',
  'largest',
  'laterPage',
  'largeType',
  'monthRow',
  'repeated',
  'inSentence',
] as const

function shapeOf(spot: Spot, spots: readonly Spot[], context: Context, body: number): number[] {
  const { row, item, at } = spot
  const { amount, cell } = item
  const inRow = row.items.filter(({ kind }) => kind === 'amount').length
  const size = Math.max(...cell.words.map((word) => word.height))
  const largest = Math.max(...spots.map((one) => Math.abs(one.item.amount.cents)))
  return [
    1,
    flag(amount.isPlainlyMoney),
    flag(/[.,]\d\d\D*$/.test(cell.text)),
    flag(/€|eur/i.test(cell.text)),
    flag(amount.cents < 0),
    flag(amount.cents === 0),
    Math.log10(Math.abs(amount.cents) + 1) / 8,
    Math.min(inRow, 6) / 6,
    flag(!row.items.slice(at + 1).some(({ kind }) => kind === 'amount')),
    flag(!row.items.slice(0, at).some(({ kind }) => kind === 'amount')),
    flag(isSumOfColumn(spot, spots)),
    flag(isSumOfRow(spot)),
    flag(Math.abs(amount.cents) === largest),
    flag(row.page > 1),
    flag(size > 1.15 * body),
    flag(monthName.test(row.items[0]?.kind === 'text' ? (row.items[0].cell.words[0]?.text ?? '') : '')),
    Math.min(3, spots.filter((one) => one.item.amount.cents === amount.cents).length - 1) / 3,
    flag((context.left?.words.length ?? 0) + (context.right?.words.length ?? 0) >= 6),
  ]
}

/** What the texts of a model can mean. */
export interface Meanings {
  /** How many there are; the last is nothing. */
  readonly count: number
  /** Numbers of those that are labels of amounts. */
  readonly ofAmounts: readonly number[]
  readonly of: MeaningOf
}

interface Described {
  readonly spot: Spot
  readonly context: Context
  readonly meanings: ReadonlyMap<SlotName, Meaning>
}

/** Places where the label of an amount stands by itself. */
const labelSlots = ['left', 'right', 'above', 'below'] as const satisfies readonly SlotName[]

const moneyOf = (meaning: Meaning | undefined, { ofAmounts }: Meanings) =>
  meaning ? ofAmounts.reduce((sum, at) => sum + (meaning[at] ?? 0), 0) : 0

/** For each text that stands at several amounts as their label may: the shortest distance. */
function nearestOf(all: readonly Described[]): ReadonlyMap<unknown, number> {
  const nearest = new Map<unknown, number>()
  for (const { context } of all)
    for (const name of labelSlots) {
      const slot = context[name]
      const word = slot?.words[0]
      if (slot && word) nearest.set(word, Math.min(nearest.get(word) ?? Number.POSITIVE_INFINITY, slot.distance))
    }
  return nearest
}

/** The meanings of all places, each counted by how often that place holds labels in this file; and the strongest of each. */
function pooled({ meanings, context }: Described, habits: readonly number[], owned: readonly number[], count: number) {
  const mixed = new Float32Array(count)
  const strongest = new Float32Array(count)
  let whole = 0
  for (const [at, name] of slotNames.entries()) {
    const meaning = meanings.get(name)
    if (!meaning || !context[name]) continue
    const weight = ((habits[at] ?? 0) * (0.25 + 0.75 * (owned[at] ?? 0))) ** 2 + 0.001
    whole += weight
    for (let concept = 0; concept < count; concept++) {
      mixed[concept] = (mixed[concept] ?? 0) + weight * (meaning[concept] ?? 0)
      strongest[concept] = Math.max(strongest[concept] ?? 0, meaning[concept] ?? 0)
    }
  }
  return [...mixed.map((value) => (whole > 0 ? value / whole : 0)), ...strongest]
}

/**
 * All amounts of a file, each described by what the texts around it mean, how far they stand and whose they are, which of the
 * places hold labels in this file, the years and ends of years they name, and its own shape.
 */
export function candidatesOf(sheet: Sheet, year: number | null, model: Meanings): Candidate[] {
  const spots = spotsOf(sheet)
  const around = new Surroundings(sheet)
  const known = new Map<string, Meaning>()
  const meant = (text: string): Meaning => {
    const own = known.get(text) ?? model.of(text)
    known.set(text, own)
    return own
  }
  const described = spots.map((spot): Described => {
    const context = around.of(spot)
    const meanings = new Map<SlotName, Meaning>()
    for (const name of slotNames) if (context[name]) meanings.set(name, meant(textOf(context[name])))
    return { spot, context, meanings }
  })
  const habits = slotNames.map(
    (name) =>
      described.reduce((sum, { meanings }) => sum + moneyOf(meanings.get(name), model), 0) / Math.max(1, spots.length),
  )
  const nearest = nearestOf(described)
  return described.map((one) => {
    const { spot, context, meanings } = one
    const owned = slotNames.map((name) => {
      const slot = context[name]
      const least = nearest.get(slot?.words[0])
      return flag(slot !== undefined && (least === undefined || slot.distance <= least + 0.01))
    })
    const ofSlots = slotNames.flatMap((name, at) => {
      const slot = context[name]
      const habit = habits[at] ?? 0
      return slot
        ? [...(meanings.get(name) ?? []), clip(slot.distance / 8), 1, habit, owned[at] ?? 0]
        : [...Array<number>(model.count + 2).fill(0), habit, 0]
    })
    const dates = datedSlots.flatMap((name) => datesIn(textOf(context[name]), year))
    const shape = shapeOf(spot, spots, context, around.body)
    return {
      spot,
      context,
      meanings,
      features: Float32Array.from([...ofSlots, ...pooled(one, habits, owned, model.count), ...dates, ...shape]),
    }
  })
}
