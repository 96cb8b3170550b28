import type { Cents } from '@aangiftewijs/domain/money'
import { isContradicted } from './doubts.ts'
import { boxOf, type Figure, rounded } from './figure.ts'
import { type AmountField, balances } from './roles.ts'
import type { ScoredAmount } from './scored-amounts.ts'
import { hinting, type Settled, telling } from './settle.ts'

/** An amount settled on, with the parts it is the sum of (itself when it stands alone). */
export interface AmountFigure extends Figure<Cents> {
  readonly parts: readonly ScoredAmount[]
}

/** Weights of what is known of a figure, of each field its own, learned from papers whose wordings the scorer had not seen. */
export interface CertaintyWeights {
  readonly weights: Readonly<Partial<Record<AmountField, readonly number[]>>>
}

const logit = (share: number) => {
  const inside = Math.min(0.9995, Math.max(0.0005, share))
  return Math.log(inside / (1 - inside)) / 4
}

/** What each field of amounts may be: likeliest first. */
export type SettledFields = Readonly<Partial<Record<AmountField, readonly Settled[]>>>

/** Fields that stand together on every statement: where one is not to be found, the other is seldom what it seems. */
const companions: Readonly<Partial<Record<AmountField, AmountField>>> = {
  salary: 'taxWithheld',
  taxWithheld: 'salary',
  mortgageInterest: 'remainingBalance',
  remainingBalance: 'mortgageInterest',
}

/** How many times as much or as little an amount may be that could stand in the place of another. */
const alike = 4

/** Of the other amounts that might as well be meant by their size, how little is known of the least known. */
const unexplainedAmong = (others: readonly ScoredAmount[], value: Cents): number =>
  Math.max(
    0,
    ...others
      .filter(({ cents }) => cents > value / alike && cents < value * alike)
      .map(({ explained }) => 1 - explained),
  )

/** How sure the digits of a figure are: those of the least sure of its amounts, or of their sum where that is printed, too, and surer. */
const legibilityOf = ({ amounts, isSum, value }: Settled, around: readonly ScoredAmount[]): number =>
  Math.max(
    Math.min(...amounts.map(({ legibility }) => legibility)),
    ...(isSum ? around.filter(({ cents }) => cents === value) : []).map(({ legibility }) => legibility),
  )

/** What is known of the likeliest of all that a field may be, beside the other fields and amounts of the statement. In the order of the weights. */
function known(field: AmountField, all: SettledFields, around: readonly ScoredAmount[]) {
  const [best, second] = all[field] ?? []
  const amounts = best?.amounts ?? []
  const least = (of: (amount: ScoredAmount) => number) => Math.min(...amounts.map(of))
  const other = companions[field]
  const companion = other && all[other]?.[0]
  const elsewhere = around.filter((amount) => amount.cents !== best?.value && !amounts.includes(amount))
  return {
    one: 1,
    posterior: logit(best?.posterior ?? 0),
    leastShare: logit(least((amount) => amount.shareOf(field).part + amount.shareOf(field).total)),
    said: logit(least((amount) => amount.saidOf(field))),
    runnerUp: logit(second?.posterior ?? 0),
    companion: other ? logit(companion?.posterior ?? 0) : 0,
    companionAgainst: Math.min(1, companion?.against ?? 0),
    saidElsewhere: logit(Math.max(0, ...elsewhere.map((amount) => amount.saidOf(field)))),
    agreeing: Math.min(2, best?.agreeing ?? 0),
    against: Math.min(2, best?.against ?? 0),
    sum: best?.isSum ? 1 : 0,
    illegible: Math.min(4, -10 * Math.log(Math.max(0.1, best ? legibilityOf(best, around) : 1))),
    // What a receipt adds up is explained by its sum.
    unexplained: field === 'amount' && best && best.agreeing > 0 ? 0 : unexplainedAmong(elsewhere, best?.value ?? 0),
  }
}

/** Names of what is known of a figure, in their order. */
export const factNames = Object.keys(known('salary', {}, []))

/** What is known of a figure, in numbers. */
export const factsOf = (...of: Parameters<typeof known>): readonly number[] => Object.values(known(...of))

/** How likely it is right, from what is known of it. */
export function certaintyOf(field: AmountField, facts: readonly number[], { weights }: CertaintyWeights): number {
  const own = weights[field] ?? []
  const score = facts.reduce((sum, fact, at) => sum + fact * (own[at] ?? 0), 0)
  return 1 / (1 + Math.exp(-score))
}

/** A figure that is less likely right than this is shown to be checked; what more than one thing speaks against, a little above it. */
const filledInFrom = 0.935
const inSpiteFrom = 0.94
const enoughFor = ({ against }: Settled): number => (against > 1 ? inSpiteFrom : filledInFrom)

const toBeChecked = 0.79
/** Digits that are less sure than this are shown to be checked, however sure it is whose they are. */
const legible = 0.75
/** Below this a figure is not worth showing. */
const worthShowing = 0.08
/** Digits that are less sure than this may be of something else than money: of a house, a day, a line. */
const barelyMoney = 0.5
/** A bare number that no word so much as hints at is no figure at all. */
const isStray = (field: AmountField, { amounts }: Settled): boolean =>
  amounts.length > 0 && amounts.every(({ legibility, saidOf }) => legibility <= barelyMoney && saidOf(field) < hinting)
/** From this posterior on another value is offered as a choice. */
const worthOffering = 0.02

/** Fields that several amounts of a paper may be parts of. */
const summed: ReadonlySet<AmountField> = new Set(['mortgageInterest', 'remainingBalance', ...balances])

/** Of what other figures of the paper bear out, or beside a second that they rule out, one that is less likely than this is no rival. */
const hardlyLikely = 0.03

/** Another amount that by itself would be taken for the field leaves doubt, however much likelier the first; a box number is none. */
function isRival(
  field: AmountField,
  { amounts: [best], agreeing }: Settled,
  { amounts: [other], posterior, against }: Settled,
  around: readonly ScoredAmount[],
): boolean {
  // All that was withheld is the tax and another amount; what others of the paper bear out is what it and a part of it make.
  const rest = (other?.cents ?? 0) - (best?.cents ?? 0)
  const isMore = field === 'taxWithheld' && rest > 0
  if ((isMore || (agreeing > 0 && rest < 0)) && around.some(({ cents }) => cents === Math.abs(rest))) return false
  if ((agreeing > 0 && against > 0) || ((agreeing > 0 || against > 0) && posterior < hardlyLikely)) return false
  const share = other?.shareOf(field)
  return share !== undefined && share.part + share.total > 0.5 && (other?.legibility ?? 0) >= (best?.legibility ?? 0)
}

/** From this share on a label surely calls an amount so. */
const surelyCalled = 0.9

/** What is likeliest the wage and likeliest the tax as well may be either, and of two wages without a tax either may be meant. */
function isEither(field: AmountField, { value }: Settled, all: SettledFields): boolean {
  const companion = companions[field]
  const other = companion && all[companion]?.[0]
  if (value === 0 || !companion || !other) return false
  const isCalledSame = ({ saidOf }: ScoredAmount) => saidOf(field) > surelyCalled && saidOf(field) > saidOf(companion)
  return other.value === value || other.amounts.every(isCalledSame)
}

/** Whether what was paid with all costs is less than what of it is deductible, or than its interest; or half of what is owed, which nothing costs. */
function isOddTotal(field: AmountField, { value }: Settled, all: SettledFields): boolean {
  const likeliest = (other: AmountField) => {
    const [best] = all[other] ?? []
    return best && best.posterior > telling ? best.value : 0
  }
  const owed = likeliest('remainingBalance')
  return (
    field === 'totalInterestAndFees' &&
    (value < Math.max(likeliest('mortgageInterest'), likeliest('deductibleCosts')) || (owed > 0 && 2 * value > owed))
  )
}

/** Fields of papers whose own reckoning shows them, and how sure they are then, if nothing else is nearly as likely. */
const reckoned: ReadonlySet<AmountField> = new Set(['provisionalPaid', 'provisionalReceived'])
const reckonedSurely = 0.95
/** How sure a sum is that the paper says is to be made. */
const toldSurely = 0.995
const nearlyAlone = 0.8
function shownBy(field: AmountField, { agreeing, posterior, against, isTold }: Settled): number {
  if (agreeing === 0 || against > 0 || posterior <= nearlyAlone) return 0
  return isTold ? toldSurely : reckoned.has(field) ? reckonedSurely : 0
}

/** The likeliest of all that a field may be, as sure as it is; the second as a choice. Null when none is likely. */
export function amountFigure(
  field: AmountField,
  all: SettledFields,
  around: readonly ScoredAmount[],
  weights: CertaintyWeights,
): AmountFigure | null {
  const [best, second] = all[field] ?? []
  const likely = best ? Math.max(certaintyOf(field, factsOf(field, all, around), weights), shownBy(field, best)) : 0
  if (!best || likely < worthShowing || isStray(field, best)) return null
  const isIllegible = legibilityOf(best, around) < legible
  // What its parts add up to is printed: they are the parts, wherever their labels stand.
  const isSumOfParts = best.isSum && around.some(({ cents }) => cents === best.value)
  const isOfOtherLine = !isSumOfParts && best.amounts.some(({ isLabelDisputed }) => isLabelDisputed)
  const isContested = second && !summed.has(field) && isRival(field, best, second, around)
  const isDoubtful =
    isContested ||
    isIllegible ||
    isOfOtherLine ||
    best.isPartial === true ||
    isEither(field, best, all) ||
    isOddTotal(field, best, all) ||
    isContradicted(field, best, around)
  const [first] = best.amounts
  const isFilledIn = !isDoubtful && likely >= enoughFor(best)
  const isOffered = second && second.posterior >= worthOffering && !isFilledIn
  return {
    value: best.value,
    parts: best.amounts,
    evidence: {
      confidence: rounded(isFilledIn ? likely : Math.min(likely, toBeChecked)),
      place: boxOf(best.amounts),
      label: first?.label ?? '',
      ...(isOffered && {
        second: { value: second.value / 100, place: boxOf(second.amounts), label: second.amounts[0]?.label ?? '' },
      }),
    },
  }
}
