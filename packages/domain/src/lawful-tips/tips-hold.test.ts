import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ComputedReturn, computeReturn, type Household } from '../tax-law/index.ts'
import { divisionOf } from '../what-if/index.ts'
import { type LawfulTip, lawfulTips } from './index.ts'

/** What the tips say of a golden household is what the law says of it once they are followed. Three years: the best divisions take time. */
const goldens = [2022, 2024, 2026].flatMap((year): readonly (readonly [number, Household])[] => {
  const file = new URL(`../tax-law/golden/fixtures/${year}.json`, import.meta.url)
  const all: readonly { readonly household: Household }[] = JSON.parse(readFileSync(file, 'utf8'))
  return all.map(({ household }) => [year, household] as const)
})

const centsIn = (text = '') => Math.round(Number(text.replace(/[^\d,]/g, '').replace(',', '.')) * 100)

/** The household with `more` euros and one of gifts or treatment. */
const withMore = ({ gifts, healthcare, ...rest }: Household, kind: string, more: number): Household => ({
  ...rest,
  gifts: kind === 'gifts' ? { ...gifts, ordinary: (gifts?.ordinary ?? 0) + more } : gifts,
  healthcare: kind === 'gifts' ? healthcare : { ...healthcare, treatment: (healthcare?.treatment ?? 0) + more },
})

const dividedBest = (year: number, household: Household): Household => ({
  ...household,
  split: divisionOf(year, household)?.best.split ?? household.split,
})

/** What the household is without the tip: what partners would do anyway is done. */
const before = ({ id }: LawfulTip, year: number, household: Household): Household =>
  id === 'combination-credit-of-couple' ? dividedBest(year, household) : household

/** What becomes of the household when a tip is followed; undefined where the tip names no such thing. */
function followed({ id }: LawfulTip, year: number, household: Household): Household | undefined {
  const { taxpayer, gifts } = household
  const { ordinary = 0, cultural = 0, periodic = 0, ...others } = gifts ?? {}
  const allPeriodic = { ...household, gifts: { ...others, periodic: periodic + ordinary + cultural } }
  const followedBy: Readonly<Record<string, Household>> = {
    division: dividedBest(year, household),
    'combination-credit': { ...household, childUnder12: true },
    'combination-credit-of-couple': dividedBest(year, { ...household, childUnder12: true }),
    'single-elderly-credit': { ...household, taxpayer: { ...taxpayer, singleElderly: true } },
    'periodic-gifts': allPeriodic,
    'periodic-gifts-also-to-culture': allPeriodic,
    'actual-return': { ...household, box3: { ...household.box3, actualReturn: { income: 0, valueChange: 0 } } },
  }
  return followedBy[id]
}

const computedOf = (year: number, household: Household): ComputedReturn | undefined => {
  const result = computeReturn(year, household)
  return result.kind === 'computed' ? result : undefined
}

/** Many best divisions on a busy machine, in milliseconds. */
const timeout = 60_000

test('every tip moves the result as it says, for every golden household of three years', { timeout }, () => {
  const given = new Map<string, number>()
  const broken: string[] = []
  for (const [year, household] of goldens) {
    const computed = computedOf(year, household)
    if (!computed) continue
    for (const tip of lawfulTips({ household, computed })) {
      given.set(tip.id, (given.get(tip.id) ?? 0) + 1)
      const then = followed(tip, year, household)
      const settled = computedOf(year, before(tip, year, household))?.settlement ?? computed.settlement
      const moved = then && settled - (computedOf(year, then)?.settlement ?? settled)
      if (moved !== undefined && moved !== centsIn(tip.values.amount)) broken.push(`${year} ${tip.id}: ${moved}`)
      if (tip.values.short === undefined) continue
      const [part, kind] = tip.id.startsWith('gifts')
        ? (['giftDeduction', 'gifts'] as const)
        : (['healthcareDeduction', 'care'] as const)
      const deductions = [0, 1_00].map(
        (beyond) => computedOf(year, withMore(household, kind, centsIn(tip.values.short) + beyond))?.household[part],
      )
      if (deductions[0] !== 0 || deductions[1] !== 1_00) broken.push(`${year} ${tip.id}: ${deductions}`)
    }
  }
  expect(broken).toEqual([])
  expect([...given.keys()].toSorted()).toEqual(
    expect.arrayContaining([
      'actual-return',
      'combination-credit',
      'combination-credit-of-couple',
      'division',
      'periodic-gifts',
      'periodic-gifts-also-to-culture',
      'single-elderly-credit',
    ]),
  )
})

test('an actual return one euro below what the law counts moves the result, at that amount nothing moves', () => {
  for (const [year, { box3, taxpayer }] of goldens.filter(([, { box3 }]) => box3 && !box3.actualReturn)) {
    const household = { taxpayer, box3 }
    const computed = computedOf(year, household)
    const tip = computed && lawfulTips({ household, computed }).find(({ id }) => id === 'actual-return')
    if (!computed || !tip) continue
    const balanceWith = (income: number) =>
      computedOf(year, { taxpayer, box3: { ...box3, actualReturn: { income, valueChange: 0 } } })?.balance
    expect(balanceWith(centsIn(tip.values.yield))).toBe(computed.balance)
    expect(balanceWith(Math.max(0, centsIn(tip.values.yield) - 500_00))).toBeLessThan(computed.balance)
  }
})
