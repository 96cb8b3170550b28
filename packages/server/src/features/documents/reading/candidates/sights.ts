import { isAmount } from './amount-cells.ts'
import { type Context, type SlotName, slotNames } from './context.ts'
import type { Slot, Spot } from './slots.ts'
import { softmax } from './softmax.ts'

/** What a text is likely to mean: one share for each concept, in the order of the model. */
export type Meaning = Float32Array

/** What the texts of a model can mean. */
export interface Meanings {
  /** How many there are; the last is nothing. */
  readonly count: number
  /** Numbers of those that are labels of amounts. */
  readonly ofAmounts: readonly number[]
  readonly of: (text: string) => Meaning
}

/** An amount with the texts around it and what each of them means. */
export interface Described {
  readonly spot: Spot
  readonly context: Context
  readonly meanings: ReadonlyMap<SlotName, Meaning>
}

/** For each amount, how likely the text in each place is its label; what is left of one is that none of them is. */
export type Labelling = readonly ReadonlyMap<SlotName, number>[]

/** Without a text that belongs to it: a place of its own among the places. */
export const nowhere = 'nowhere'

/** Names of what is seen of one place, in their order. */
export const sightNames = [
  ...slotNames,
  nowhere,
  ...['far', 'near', 'money', 'other', 'nothing', 'peak', 'owned', 'words', 'colon', 'digits'],
  ...['habit', 'rival', 'plainlyMoney', 'inSentence', 'amountsInRow', 'textsInRow'],
] as const

/** What is seen of each place around an amount, in the order of {@link sightNames}. */
export type Sights = ReadonlyMap<SlotName | typeof nowhere, Float32Array>

const placeOf = (name: (typeof sightNames)[number]) => sightNames.indexOf(name)
const [farAt, moneyAt, habitAt, plainlyMoneyAt] = [
  placeOf('far'),
  placeOf('money'),
  placeOf('habit'),
  placeOf('plainlyMoney'),
]

/** The nearest distance at which a text stands to any amount that it may be the label of. */
function nearestOf(all: readonly Described[]): ReadonlyMap<unknown, number> {
  const nearest = new Map<unknown, number>()
  for (const { context } of all)
    for (const name of ['left', 'right', 'above', 'below'] as const) {
      const slot = context[name]
      const word = slot?.words[0]
      if (slot && word) nearest.set(word, Math.min(nearest.get(word) ?? Number.POSITIVE_INFINITY, slot.distance))
    }
  return nearest
}

export function peakOf(meaning: Meaning, { ofAmounts }: Meanings): number {
  let peak = Number.NEGATIVE_INFINITY
  for (const at of ofAmounts) peak = Math.max(peak, meaning[at] ?? 0)
  return peak
}

/** What is seen of a text by itself: from how far it stands to whether it holds a number. */
function sightOf({ words, distance, text }: Slot, meaning: Meaning, least: number, model: Meanings): number[] {
  let money = 0
  for (const at of model.ofAmounts) money += meaning[at] ?? 0
  const nothing = meaning[model.count - 1] ?? 0
  return [
    Math.min(2, distance / 10),
    Math.exp(-distance / 2),
    money,
    1 - money - nothing,
    nothing,
    peakOf(meaning, model),
    Number(distance <= least + 0.01),
    words.length / 9,
    Number(/[:=]$/.test(text)),
    Number(/\d{2}/.test(text)),
  ]
}

/** What is seen of every place around every amount at first sight: how often a place has a label is told by what its texts mean. */
export function sightsOf(all: readonly Described[], model: Meanings): Sights[] {
  const nearest = nearestOf(all)
  const sights = all.map(({ spot: { row, item }, context, meanings }) => {
    const amounts = row.items.filter(isAmount).length
    const own = [
      Number(item.amount.isPlainlyMoney),
      Number((context.left?.words.length ?? 0) + (context.right?.words.length ?? 0) >= 6),
      Math.min(6, amounts) / 6,
      Math.min(6, row.items.length - amounts) / 6,
    ]
    const seen = new Map<SlotName | typeof nowhere, Float32Array>()
    const add = (name: SlotName | typeof nowhere, ofText: readonly number[]) => {
      const sight = new Float32Array(sightNames.length)
      sight[placeOf(name)] = 1
      sight.set(ofText, farAt)
      sight.set(own, plainlyMoneyAt)
      seen.set(name, sight)
    }
    for (const name of slotNames) {
      const [slot, meaning] = [context[name], meanings.get(name)]
      if (slot && meaning) add(name, sightOf(slot, meaning, nearest.get(slot.words[0]) ?? slot.distance, model))
    }
    add(nowhere, [])
    return seen
  })
  setHabits(sights, (at, name) => sights[at]?.get(name)?.[moneyAt] ?? 0)
  return sights
}

/** How often each place holds the label in a file. */
function setHabits(sights: readonly Sights[], shareOf: (at: number, name: SlotName) => number): void {
  for (const name of slotNames) {
    const habit = sights.reduce((sum, _, at) => sum + shareOf(at, name), 0) / Math.max(1, sights.length)
    for (const seen of sights) {
      const sight = seen.get(name)
      if (sight) sight[habitAt] = habit
    }
  }
}

/** Looks again: with how often each place held the label at first, and how much each text is claimed by other amounts. */
export function lookAgain(all: readonly Described[], sights: readonly Sights[], before: Labelling): void {
  const shareOf = (at: number, name: SlotName) => before[at]?.get(name) ?? 0
  setHabits(sights, shareOf)
  const claims = new Map<unknown, { readonly at: number; readonly share: number; readonly sight: Float32Array }[]>()
  for (const [at, { context }] of all.entries())
    for (const name of slotNames) {
      const [word, sight] = [context[name]?.words.at(-1), sights[at]?.get(name)]
      if (!word || !sight) continue
      const own = claims.get(word) ?? []
      claims.set(word, own)
      own.push({ at, share: shareOf(at, name), sight })
    }
  for (const own of claims.values())
    for (const { at, sight } of own)
      sight[habitAt + 1] = own.reduce((most, other) => (other.at === at ? most : Math.max(most, other.share)), 0)
}

/** Scores of the places of one amount as shares. */
export function labellingOf(sights: readonly Sights[], scoreOf: (sight: Float32Array) => number): Labelling {
  return sights.map((seen) => {
    const shares = softmax(Float32Array.from(seen.values(), scoreOf))
    const labels = new Map([...seen.keys()].map((name, at) => [name, shares[at] ?? 0]))
    labels.delete(nowhere)
    return labels as ReadonlyMap<SlotName, number>
  })
}
