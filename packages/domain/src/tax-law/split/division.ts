import type { Cents } from '../../money/index.ts'
import { type Assessed, assess, type Prepared, partOf, type Settled, settledTogether } from '../assess.ts'
import { box3Income } from '../box3.ts'
import type { SplitFacts } from '../facts.ts'
import type { Role } from '../result.ts'
import { sides } from '../settlement.ts'

/** What partners may divide. Act 2.17. */
export const divisible = ['ownHome', 'box2', 'box3', 'deductions'] as const
export type Divisible = (typeof divisible)[number]

/** Whole euros of each divisible part that the taxpayer takes, in the order of `divisible`. */
export type Division = readonly [number, number, number, number]

const euro = 100
const inEuros = (amount: Cents) => Math.ceil(Math.abs(amount) / euro)

/** A division as the rules take it. More than there is counts as all. */
export const splitOf = (division: Division): SplitFacts => ({
  ownHome: division[0] * euro,
  box2: division[1] * euro,
  box3: division[2] * euro,
  deductions: division[3] * euro,
})

/** The division a household or a screen names, in whole euros. */
export function divisionOf(prepared: Prepared, split: SplitFacts): Division {
  const wholes = wholesOf(prepared, assess(prepared, split))
  const sizeOf = (part: Divisible) => inEuros(partOf(wholes[part], split[part]))
  return [sizeOf('ownHome'), sizeOf('box2'), sizeOf('box3'), sizeOf('deductions')]
}

/** What there is to divide under a division, in cents: deductions hang on the threshold income, all else is fixed. */
export const wholesOf = (prepared: Prepared, assessed: Assessed): Readonly<Record<Divisible, Cents>> => ({
  ownHome: prepared.home.balance,
  box2: prepared.facts.box2Income,
  box3: prepared.box3.base,
  deductions: assessed.personalDeductions,
})

/** One thing partners divide, and what each takes of it: cents, signed as it counts in the income. */
export interface DividedPart {
  readonly part: Divisible
  readonly whole: Cents
  readonly taxpayer: Cents
  readonly partner: Cents
}

/** What a household divides, and how: each part of which there is something. */
export function dividedParts(prepared: Prepared): readonly DividedPart[] {
  const { split } = prepared.facts
  const wholes = wholesOf(prepared, assess(prepared, split))
  return divisible.flatMap((part) => {
    const whole = wholes[part]
    const taxpayer = partOf(whole, split[part])
    return whole === 0 ? [] : [{ part, whole, taxpayer, partner: whole - taxpayer }]
  })
}

/** What a couple settles as a function of how they divide, and how far each part of a division goes. */
export interface SplitProblem {
  /** Whole euros of each part, rounded up: a division lies between zeros and this. */
  readonly sizes: Division
  /** What both settle together, as the result has it. */
  readonly settledUnder: (division: Division) => Settled
  /**
   * The regime a division lies in: between two divisions of one regime what is settled to the cent is linear, but for
   * rounding. A threshold that a partner's due crosses is a change of regime.
   */
  readonly regimeOf: (division: Division) => number
  /**
   * The most euros of the box 3 base that give the taxpayer a box 3 income of `atMost` cents. The income moves in steps
   * (the share is cut off, the income rounded); of each step the last euro leaves the partner least.
   */
  readonly lastEuroOfBox3: (atMost: Cents) => number
  /** The taxpayer's box 3 income with so many euros of the base, in cents. */
  readonly box3IncomeOf: (euros: number) => Cents
  /** The euros of the base that can be best, rising: the last of each step; undefined when there are more than `most`. */
  readonly box3Choices: (most: number) => readonly number[] | undefined
}

const at = (division: Division, index: number): number => division[index] ?? 0

/** `division` + `steps` × `direction`. */
export const moved = (division: Division, direction: Division, steps: number): Division => [
  at(division, 0) + steps * at(direction, 0),
  at(division, 1) + steps * at(direction, 1),
  at(division, 2) + steps * at(direction, 2),
  at(division, 3) + steps * at(direction, 3),
]

function above(income: Cents, bounds: readonly Cents[]): number {
  let count = 0
  for (const bound of bounds) if (income > bound) count++
  return count
}

/** The bounds of a person's box 1 and aggregate income at which the slope of the tax changes. */
function boundsOf(prepared: Prepared, role: Role) {
  const { rules } = prepared
  const age = prepared.facts[role]?.age ?? 'under'
  const { general, elderly } = rules.credits
  const credit = age === 'under' ? general.under : general.pension
  const generalBounds = [credit.from, credit.from + (credit.max * 100_000) / credit.rate]
  const elderlyBounds = age === 'under' ? [] : [elderly.from, elderly.from + (elderly.max * 100_000) / elderly.rate]
  return {
    box1: [
      0,
      ...(prepared[role]?.brackets ?? []).map(({ upTo }) => upTo),
      ...(general.base === 'box1' ? generalBounds : []),
    ],
    aggregate: [...elderlyBounds, ...(general.base === 'aggregate' ? generalBounds : [])],
    box2: rules.box2.brackets.map(({ upTo }) => upTo),
    box3: (rules.box3.oldMethod ?? []).map(({ upTo }) => upTo),
    top: rules.box1.under.at(-2)?.upTo ?? 0,
  }
}

type Bounds = ReturnType<typeof boundsOf>

/** Small numbers in one: each takes `bits` of it, so that two keys are equal only when all of them are. */
const pack = (key: number, bits: number, value: number): number => key * 2 ** bits + value

function personRegime(key: number, assessed: Assessed, role: Role, bounds: Bounds): number {
  const { taxpayer, partner, box3 } = assessed
  const [person, other] = role === 'taxpayer' ? [taxpayer, partner] : [partner, taxpayer]
  const income = box3[role]
  if (!person || !other || !income) return key
  const raise = Math.max(0, person.payoutLevel - person.levy)
  let packed = pack(key, 3, above(person.box1Before, bounds.box1))
  packed = pack(packed, 3, above(person.box1, bounds.box1))
  packed = pack(packed, 1, Number(person.box1 + person.deductedInBox1 + person.homeCosts > bounds.top))
  packed = pack(packed, 3, above(person.aggregateIncome, bounds.aggregate))
  packed = pack(packed, 1, above(person.box2, bounds.box2))
  packed = pack(packed, 2, above(income.base, bounds.box3))
  packed = pack(packed, 1, Number(income.method === 'old-method'))
  packed = pack(packed, 1, Number(person.levy > person.credits))
  packed = pack(packed, 1, Number(person.deductedInBox1 < person.personalDeductions))
  packed = pack(packed, 1, Number(person.deductedInBox2 > 0))
  packed = pack(packed, 1, Number(person.deductionsCarriedForward > 0))
  packed = pack(packed, 1, Number(raise > 0))
  return pack(packed, 1, Number(raise > Math.max(0, other.levy - other.credits)))
}

/** Without a box 3 base the credit for green investments is all with the higher income. */
const greenIsTaxpayers = ({ taxpayer, partner }: Assessed, { box3, green }: Prepared): boolean =>
  green.credit > 0 && box3.base === 0 && taxpayer.greenCredit > (partner?.greenCredit ?? 0)

function householdRegime(assessed: Assessed, prepared: Prepared): number {
  const { thresholdIncome, gifts, healthcare } = assessed
  const { lowIncome, upTo, increase } = prepared.rules.healthcare
  const green = Number(greenIsTaxpayers(assessed, prepared))
  const packed = pack(green, 3, above(thresholdIncome, [0, lowIncome.partners, upTo, increase.incomeUpTo]))
  return pack(
    pack(pack(packed, 1, Number(gifts.deduction > 0)), 1, Number(gifts.deduction === gifts.most)),
    1,
    Number(healthcare.deduction > 0),
  )
}

/** The last of 0…`size` for which a rising function is at most `limit`. */
function lastAtMost(size: number, limit: number, rising: (value: number) => number): number {
  let [low, high] = [0, size]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (rising(middle) <= limit) low = middle
    else high = middle - 1
  }
  return low
}

/** The last euro of each step of the box 3 income; every euro where the green credit follows them too. */
function box3Choices(
  { box3, green }: Prepared,
  { box3IncomeOf, lastEuroOfBox3 }: Pick<SplitProblem, 'box3IncomeOf' | 'lastEuroOfBox3'>,
  most: number,
): readonly number[] | undefined {
  const size = inEuros(box3.base)
  const lastOfStep = (euros: number) => (green.credit > 0 ? euros : lastEuroOfBox3(box3IncomeOf(euros)))
  const choices: number[] = []
  for (let euros = lastOfStep(0); choices.length < most; euros = lastOfStep(euros + 1)) {
    choices.push(euros)
    if (euros >= size) return choices
  }
  return undefined
}

/** The problem of dividing best, for a couple. */
export function splitProblem(prepared: Prepared): SplitProblem {
  const { box3, rules } = prepared
  const box3IncomeOf = (euros: number) => box3Income(Math.min(euros * euro, box3.base), box3, rules).income
  const lastEuroOfBox3 = (atMost: Cents) => lastAtMost(inEuros(box3.base), atMost, box3IncomeOf)
  const bounds = { taxpayer: boundsOf(prepared, 'taxpayer'), partner: boundsOf(prepared, 'partner') }
  // The deductions change with the box 3 income where methods compete: the most there can be is their size.
  const most = [0, prepared.box3.base].map(
    (box3) => assess(prepared, { ...splitOf([0, 0, 0, 0]), box3 }).personalDeductions,
  )
  return {
    sizes: [
      inEuros(prepared.home.balance),
      inEuros(prepared.facts.box2Income),
      inEuros(prepared.box3.base),
      inEuros(Math.max(...most, assess(prepared, prepared.facts.split).personalDeductions)),
    ],
    box3IncomeOf,
    lastEuroOfBox3,
    box3Choices: (most) => box3Choices(prepared, { box3IncomeOf, lastEuroOfBox3 }, most),
    settledUnder: (division) => settledTogether(assess(prepared, splitOf(division)), rules),
    regimeOf: (division) => {
      const assessed = assess(prepared, splitOf(division))
      const own = personRegime(householdRegime(assessed, prepared), assessed, 'taxpayer', bounds.taxpayer)
      const both = personRegime(own, assessed, 'partner', bounds.partner)
      return settledTogether(assessed, rules).sides.reduce((key, side) => pack(key, 2, sides.indexOf(side)), both)
    },
  }
}
