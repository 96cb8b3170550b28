import { isTotal } from '../candidates/sheet.ts'
import type { Role } from './roles.ts'
import type { ScoredAmount } from './scored-amounts.ts'
import { addsUpTo, summedIn, sumOf, telling } from './settle.ts'
import { surely } from './totals.ts'

/** From this share on an amount may be a pension or what is paid beside it. */
const mayBe = 0.3

/** Most benefits that a paper adds up: a pension, its holiday allowance and what is paid besides. */
const mostBenefits = 4
/** A pension and what is paid beside it, which an amount adds up: those over it, right before it in whatever arrangement, or in panels. */
function benefitsIn(sum: ScoredAmount, amounts: readonly ScoredAmount[]): readonly ScoredAmount[] {
  const isCalled = sum.ideas.has('gross') || sum.ideas.has('wage') || isTotal({ text: sum.label })
  if (!isCalled || sum.cents === 0) return []
  const before = amounts.slice(0, amounts.indexOf(sum)).slice(-mostBenefits)
  const runs = before.map((_, at) => before.slice(at))
  const isAll = (parts: readonly ScoredAmount[]) =>
    parts.length > 1 && addsUpTo(sum.cents, parts) && parts.some(isPension) && !parts.some(isTakenOff)
  return [summedIn(sum, amounts), ...runs].find(isAll) ?? inPanels(sum, amounts)
}

/** Two or three amounts of a page, a pension among them, that make one to the cent, wherever they stand. */
function inPanels(sum: ScoredAmount, amounts: readonly ScoredAmount[]): readonly ScoredAmount[] {
  const isPart = (one: ScoredAmount) =>
    one.page === sum.page && one.cents > 0 && one.cents < sum.cents && !isTakenOff(one)
  const others = amounts.filter(isPart)
  // Whole euros add up by chance, unless there are hardly any others.
  if ((sum.cents % 100 === 0 && others.length > hardlyAny) || !others.some(isPension)) return []
  const behind = (one: ScoredAmount) => others.slice(others.indexOf(one) + 1)
  const pairs = others.flatMap((one) => behind(one).map((other) => [one, other] as const))
  const threes = pairs.flatMap(([one, other]) => behind(other).map((third) => [one, other, third]))
  return [...pairs, ...threes].find((parts) => sumOf(parts) === sum.cents && parts.some(isPension)) ?? []
}
const hardlyAny = 3
const isTakenOff = ({ ideas }: ScoredAmount) => ideas.has('tax') || ideas.has('net')
const isPension = ({ shareOf, ideas }: ScoredAmount) =>
  shareOf('salary').part + shareOf('gross').part > mayBe &&
  ideas.has('benefit') &&
  !ideas.has('tax') &&
  !ideas.has('taxable')

/** Where a pension and what is paid beside it are added up, their sum is what the pension was taken for, and they are nothing. */
export function withBenefitsAdded(amounts: readonly ScoredAmount[]): readonly ScoredAmount[] {
  const parts = new Map(amounts.map((one) => [one, benefitsIn(one, amounts)]))
  const added = new Set([...parts.values()].flat())
  return amounts.map((one) => {
    const pension = parts.get(one)?.find(isPension)
    if (added.has(one)) return surely(one, null)
    const isLikelier = pension !== undefined && pension.shareOf('salary').part > one.shareOf('salary').part
    return isLikelier ? { ...one, shareOf: (role: Role) => (role === 'salary' ? pension : one).shareOf(role) } : one
  })
}

/** The contribution to care insurance is called so, and is no more than this part of what is taxed. */
const ofCare = /^(?!.*(?:werkgever|employer)).*(?:zvw|zorgverz|health(?:care)?insur)/
const mostOfCare = 0.08

/** What is left of an amount less the tax and the contribution to care insurance is printed: nothing else was taken off, so that all of it was taxed. */
export function withTaxedWhole(amounts: readonly ScoredAmount[]): readonly ScoredAmount[] {
  const own = amounts.filter(({ isAside }) => !isAside)
  const mayBeWage = ({ shareOf, saidOf, ideas }: ScoredAmount) =>
    !ideas.has('net') &&
    (['salary', 'gross'] as const).some((role) => shareOf(role).part > mayBe || saidOf(role) > mayBe)
  const largest = Math.max(...own.filter(mayBeWage).map(({ cents }) => cents))
  const printed = new Set(own.map(({ cents }) => cents).filter((cents) => cents > 0))
  const taxes = own.filter(({ shareOf }) => shareOf('taxWithheld').part > telling)
  const isCare = ({ letters, cents }: ScoredAmount) => ofCare.test(letters) && cents > 0 && cents < mostOfCare * largest
  const isWhole = own.filter(isCare).some((care) => taxes.some((tax) => printed.has(largest - tax.cents - care.cents)))
  if (!isWhole) return amounts
  return amounts.map((one) => {
    if (one.cents === largest && !one.isAside)
      return {
        ...(isLikelyWage(one) ? one : surely(one, 'salary')),
        ideas: new Set([...one.ideas, 'taxable' as const]),
      }
    // What is less is a part of it, or something else.
    return own.some((other) => other.cents === largest && isLikelyWage(other)) ? one : withoutSalary(one)
  })
}
const isLikelyWage = ({ shareOf }: ScoredAmount) => shareOf('salary').part > telling
const withoutSalary = (amount: ScoredAmount): ScoredAmount => ({
  ...amount,
  shareOf: (role: Role) => (role === 'salary' ? { part: 0, total: 0 } : amount.shareOf(role)),
})
