import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cents } from '../../money/index.ts'
import { computeReturn, cover } from '../compute-return.ts'
import type { Household } from '../household.ts'
import { anyCouple, anySmallCouple, anyYear } from '../testing/any-household.test-data.ts'
import { computed, eur } from '../testing/computed.test-data.ts'
import { type Division, type SplitProblem, splitProblem } from './division.ts'
import { type OptimisedSplit, optimiseSplit } from './optimise-split.ts'
import { searchDivision } from './search.ts'

/** Many cases on a busy machine, in milliseconds. */
const timeout = 60_000

function optimised(year: number, household: Household): OptimisedSplit {
  const result = optimiseSplit(year, household)
  if (result.kind !== 'optimised') throw new Error(JSON.stringify(result))
  return result
}

const taxUnder = (year: number, household: Household, split: Household['split']): Cents => {
  const { taxpayer, partner } = computed(year, { ...household, ...(split && { split }) })
  return taxpayer.taxDue + (partner?.taxDue ?? 0)
}

const oneEarner: Household = {
  taxpayer: { wages: eur(90_000), dateOfBirth: '1980-01-01' },
  partner: { wages: eur(12_000), dateOfBirth: '1981-01-01' },
  home: { wozValue: eur(400_000), interest: eur(2900) },
}

test('the whole curve of one part agrees with the tax of every euro', () => {
  const best = optimised(2024, oneEarner)
  const sizes = Array.from({ length: 1501 }, (_, size) => eur(size))
  const taxes = sizes.map((ownHome) => taxUnder(2024, oneEarner, { ownHome }))
  expect(best.tax).toBe(Math.min(...taxes))
  expect(best.parts.map(({ part, whole }) => [part, whole])).toEqual([['ownHome', eur(-1500)]])
  for (const { taxpayer, tax } of best.parts[0]?.curve ?? []) expect(tax).toBe(taxes[taxpayer / 100])
})

test('giving all deductions to the higher earner can be worse: the optimum lies between', () => {
  const both: Household = {
    taxpayer: { wages: eur(80_000), dateOfBirth: '1980-01-01' },
    partner: { wages: eur(60_000), dateOfBirth: '1981-01-01' },
    home: { wozValue: eur(500_000), interest: eur(16_750) },
  }
  const { split, others, tax, saves } = optimised(2024, both)
  // Above the end of the general credit's decline a deduction saves 36.97 %, below it 43.6 %: only 4,482 fit above.
  expect(split.ownHome).toBeLessThan(eur(15_000))
  expect(tax).toBeLessThan(others.allTaxpayer)
  expect(saves).toEqual({
    even: others.even - tax,
    undivided: Math.min(others.allTaxpayer, others.allPartner) - tax,
    asGiven: others.asGiven - tax,
  })
})

test('without a partner there is nothing to divide', () =>
  expect(optimiseSplit(2024, { taxpayer: { wages: eur(40_000) } })).toEqual({ kind: 'no-partner' }))

test('what cannot be computed cannot be optimised', () =>
  expect(optimiseSplit(2024, { ...oneEarner, circumstances: ['business-profit'] })).toEqual({
    kind: 'unsupported',
    reasons: [{ code: 'business-profit' }],
  }))

test(
  'the tax is that of the return with the split applied, and never above even, undivided or given',
  { timeout },
  () =>
    fc.assert(
      fc.property(anyYear, anyCouple, (year, household) => {
        const result = optimiseSplit(year, household)
        fc.pre(result.kind === 'optimised')
        const { split, tax, others } = result
        expect(taxUnder(year, household, split)).toBe(tax)
        expect(tax).toBeLessThanOrEqual(Math.min(...Object.values(others)))
        const given = computeReturn(year, household)
        fc.pre(given.kind === 'computed')
        expect(others.asGiven).toBe(given.taxpayer.taxDue + (given.partner?.taxDue ?? 0))
      }),
      { numRuns: 25 },
    ),
)

function lowestOfAll({ sizes, taxOf }: SplitProblem): Cents {
  let lowest = Number.POSITIVE_INFINITY
  const [home, box2, box3, deductions] = sizes
  for (let a = 0; a <= home; a++)
    for (let b = 0; b <= box2; b++)
      for (let c = 0; c <= box3; c++)
        for (let d = 0; d <= deductions; d++) lowest = Math.min(lowest, taxOf([a, b, c, d]))
  return lowest
}

const divisionsOf = ({ sizes }: SplitProblem) => sizes.reduce((count, size) => count * (size + 1), 1)

/** A couple's problem as the optimiser sees it; `undefined` when it is not covered. */
function problemOf(year: number, household: Household): SplitProblem | undefined {
  const covered = cover(year, household)
  return covered.kind === 'covered' ? splitProblem(covered.prepared) : undefined
}

test('brute force over every euro finds nothing lower', { timeout }, () =>
  fc.assert(
    fc.property(anyYear, anySmallCouple, (year, household) => {
      const problem = problemOf(year, household)
      fc.pre(problem !== undefined && divisionsOf(problem) <= 15_000)
      expect(optimised(year, household).tax).toBe(lowestOfAll(problem))
    }),
    { numRuns: 60 },
  ),
)

test('many euros of box 3 are few steps: the best is found to the cent', () => {
  const household: Household = {
    taxpayer: { pensions: eur(12_000), dateOfBirth: '1980-05-05' },
    partner: { wages: eur(76_817), dateOfBirth: '1980-05-05' },
    box2Income: eur(4),
    box3: { savings: eur(119_000) },
  }
  const problem = problemOf(2025, household)
  if (problem === undefined) throw new Error('not covered')
  expect([problem.sizes, optimised(2025, household).tax]).toEqual([[0, 4, 3632, 0], lowestOfAll(problem)])
})

test('the search for many divisions is within rounding of brute force', { timeout }, () =>
  fc.assert(
    fc.property(anyYear, anySmallCouple, (year, household) => {
      const problem = problemOf(year, household)
      fc.pre(problem !== undefined && divisionsOf(problem) <= 60_000)
      const nothing: Division = [0, 0, 0, 0]
      const { tax } = searchDivision(problem, [nothing, problem.sizes])
      // Whole euros of box 3 income and of its tax, for two persons.
      expect(tax - lowestOfAll(problem)).toBeLessThanOrEqual(100)
    }),
    { numRuns: 40 },
  ),
)
