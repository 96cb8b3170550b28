import { isAmount } from './amount-cells.ts'
import type { SlotName, Spot } from './context.ts'
import { type Context, slotNames, textOf } from './context.ts'
import type { Slot } from './slots.ts'
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

function moneyOf(meaning: Meaning, { ofAmounts }: Meanings): number {
  let sum = 0
  for (const at of ofAmounts) sum += meaning[at] ?? 0
  return sum
}

export function peakOf(meaning: Meaning, { ofAmounts }: Meanings): number {
  let peak = Number.NEGATIVE_INFINITY
  for (const at of ofAmounts) peak = Math.max(peak, meaning[at] ?? 0)
  return peak
}

/** What is seen of each place around an amount, in the order of {@link sightNames}. */
export type Sights = ReadonlyMap<SlotName | typeof nowhere, Float32Array>

const [farAt, habitAt, rivalAt] = [sightNames.indexOf('far'), sightNames.indexOf('habit'), sightNames.indexOf('rival')]
const ownAt = rivalAt + 1

/** How often each place holds the label in a file. */
function habitsOf(all: readonly Described[], shareOf: (at: number, name: SlotName) => number) {
  return new Map(
    slotNames.map((name) => [name, all.reduce((sum, _, at) => sum + shareOf(at, name), 0) / Math.max(1, all.length)]),
  )
}

/** What is seen of every place around every amount at first sight. */
export function sightsOf(all: readonly Described[], model: Meanings): Sights[] {
  const nearest = nearestOf(all)
  const money = all.map(
    ({ meanings }) => new Map([...meanings].map(([name, meaning]) => [name, moneyOf(meaning, model)])),
  )
  const habits = habitsOf(all, (at, name) => money[at]?.get(name) ?? 0)
  return all.map(({ spot, context, meanings }, at) => {
    const own = [
      Number(spot.item.amount.isPlainlyMoney),
      Number((context.left?.words.length ?? 0) + (context.right?.words.length ?? 0) >= 6),
      Math.min(6, spot.row.items.filter(isAmount).length) / 6,
      Math.min(6, spot.row.items.filter(({ kind }) => kind === 'text').length) / 6,
    ]
    const seen = new Map<SlotName | typeof nowhere, Float32Array>()
    const add = (name: SlotName | typeof nowhere, ofText: readonly number[]) => {
      const sight = new Float32Array(sightNames.length)
      sight[sightNames.indexOf(name)] = 1
      sight.set(ofText, farAt)
      sight.set(own, ownAt)
      seen.set(name, sight)
    }
    for (const name of slotNames) {
      const slot = context[name]
      const meaning = meanings.get(name)
      if (!slot || !meaning) continue
      const ofMoney = money[at]?.get(name) ?? 0
      const nothing = meaning[model.count - 1] ?? 0
      const least = nearest.get(slot.words[0])
      const text = textOf(slot)
      add(name, [
        Math.min(2, slot.distance / 10),
        Math.exp(-slot.distance / 2),
        ofMoney,
        1 - ofMoney - nothing,
        nothing,
        peakOf(meaning, model),
        Number(least === undefined || slot.distance <= least + 0.01),
        slot.words.length / 9,
        Number(/[:=]$/.test(text)),
        Number(/\d{2}/.test(text)),
        habits.get(name) ?? 0,
      ])
    }
    add(nowhere, [])
    return seen
  })
}

/** The same at a second look: with how often each place held the label by the first, and how much each text is claimed by other amounts. */
export function sightsAgain(all: readonly Described[], sights: readonly Sights[], before: Labelling): Sights[] {
  const shareOf = (at: number, name: SlotName) => before[at]?.get(name) ?? 0
  const habits = habitsOf(all, shareOf)
  const claims = new Map<unknown, { readonly at: number; readonly share: number }[]>()
  for (const [at, { context }] of all.entries())
    for (const name of slotNames) {
      const word = context[name]?.words.at(-1)
      if (!word) continue
      const own = claims.get(word) ?? []
      own.push({ at, share: shareOf(at, name) })
      claims.set(word, own)
    }
  const rivalOf = (at: number, slot: Slot) =>
    (claims.get(slot.words.at(-1)) ?? []).reduce(
      (most, claim) => (claim.at === at ? most : Math.max(most, claim.share)),
      0,
    )
  return all.map(({ context }, at) => {
    const again = new Map(sights[at])
    for (const name of slotNames) {
      const [slot, sight] = [context[name], again.get(name)?.slice()]
      if (!slot || !sight) continue
      sight[habitAt] = habits.get(name) ?? 0
      sight[rivalAt] = rivalOf(at, slot)
      again.set(name, sight)
    }
    return again
  })
}

/** Scores of the places of one amount as shares. */
export function labellingOf(sights: readonly Sights[], scoreOf: (sight: Float32Array) => number): Labelling {
  return sights.map((seen) => {
    const shares = softmax(Float32Array.from(seen.values(), scoreOf))
    const labels = new Map<SlotName, number>()
    let at = 0
    for (const name of seen.keys()) {
      if (name !== nowhere) labels.set(name, shares[at] ?? 0)
      at++
    }
    return labels
  })
}
