import { expect, test } from 'vitest'
import { formatEuros } from '../money/index.ts'
import { computeReturn, type Household } from '../tax-law/index.ts'
import { divisionOf } from '../what-if/index.ts'
import { lawfulTips } from './index.ts'
import { tipRules } from './rules.ts'

function tipsOf(household: Household) {
  const computed = computeReturn(2024, household)
  if (computed.kind !== 'computed') throw new Error(computed.kind)
  return lawfulTips({ household, computed })
}
const idsOf = (household: Household) => tipsOf(household).map(({ id }) => id)
const worker = { wages: 50_000_00, dateOfBirth: '1980-01-01', taxWithheld: 12_000_00 }
/** One who answered everything: nothing is to be said. */
const done: Household = { taxpayer: worker, childUnder12: false }

const households: Readonly<Record<string, Household>> = {
  division: {
    ...done,
    partner: { wages: 20_000_00, dateOfBirth: '1982-01-01' },
    home: { wozValue: 300_000_00, interest: 9_000_00 },
    split: { ownHome: 0 },
  },
  'combination-credit': { taxpayer: worker },
  'combination-credit-of-couple': {
    taxpayer: worker,
    partner: { wages: 25_000_00, dateOfBirth: '1982-01-01' },
    home: { wozValue: 420_000_00, interest: 11_000_00 },
  },
  'single-elderly-credit': {
    childUnder12: false,
    taxpayer: { pensions: 30_000_00, dateOfBirth: '1950-01-01', taxWithheld: 3_000_00 },
  },
  'periodic-gifts': { ...done, gifts: { ordinary: 900_00 } },
  'periodic-gifts-also-to-culture': { ...done, gifts: { ordinary: 750_00, cultural: 600_00 } },
  'gifts-below-threshold': { ...done, gifts: { ordinary: 300_00 } },
  'healthcare-below-threshold': { ...done, healthcare: { treatment: 400_00 } },
  'actual-return': { ...done, box3: { savings: 200_000_00 } },
}

test('who answered everything is told nothing', () => expect(idsOf(done)).toEqual([]))

test.each(Object.entries(households))('%s', (id, household) => expect(idsOf(household)).toContain(id))

test('of a couple the child is worth what it is under the best division, though half each leaves the credit unused', () => {
  const couple = households['combination-credit-of-couple'] as Household
  const settled = (household: Household) => {
    const computed = computeReturn(2024, { ...household, split: divisionOf(2024, household)?.best.split })
    return computed.kind === 'computed' ? computed.settlement : Number.NaN
  }
  const half = (household: Household) => {
    const computed = computeReturn(2024, household)
    return computed.kind === 'computed' ? computed.settlement : Number.NaN
  }
  const withChild = { ...couple, childUnder12: true }
  const atBest = settled(couple) - settled(withChild)
  expect(atBest).toBeGreaterThan(half(couple) - half(withChild))
  const [tip] = tipsOf(couple).filter(({ id }) => id.startsWith('combination-credit'))
  expect([tip?.id, tip?.values.amount]).toEqual(['combination-credit-of-couple', formatEuros(atBest)])
})

test('what is worth an amount comes before what is not', () => {
  const ids = idsOf({ ...done, gifts: { ordinary: 300_00 }, box3: { savings: 200_000_00 } })
  expect(ids).toEqual(['periodic-gifts', 'actual-return', 'gifts-below-threshold'])
})

test('a refund that is just missed', () => {
  const { taxpayer } = done
  const owed = computeReturn(2024, { ...done, taxpayer: { ...taxpayer, taxWithheld: 0 } })
  if (owed.kind !== 'computed') throw new Error(owed.kind)
  const missed = { ...done, taxpayer: { ...taxpayer, taxWithheld: owed.balance + 10_00 } }
  expect(tipsOf(missed).map(({ id, values }) => [id, values.amount, values.least])).toEqual([
    ['small-refund', '€\u00a010,00', '€\u00a018,00'],
  ])
})

test('no division is advised that saves tax which is not charged', () => {
  const dues = (yours: number, partners: number): Household => ({
    taxpayer: { ...worker, wages: 60_000_00, taxWithheld: yours },
    partner: { wages: 100_000_00, dateOfBirth: '1981-03-01', taxWithheld: partners },
    childUnder12: false,
    box3: { savings: 130_000_00 },
  })
  const advised = (household: Household) => {
    const computed = computeReturn(2025, household)
    return computed.kind === 'computed' && lawfulTips({ household, computed }).some(({ id }) => id === 'division')
  }
  expect([advised(dues(16_280_00, 37_720_00)), advised(dues(16_245_00, 37_720_00))]).toEqual([false, true])
})

test('the figures are those of the return', () => {
  const [tip] = tipsOf({ ...done, gifts: { ordinary: 300_00 } }).filter(({ id }) => id === 'gifts-below-threshold')
  expect(tip?.values).toEqual({ paid: '€\u00a0300,00', threshold: '€\u00a0500,00', short: '€\u00a0200,00' })
})

test('an increase comes before the threshold', () => {
  const shortOf = (household: Household) =>
    tipsOf({ ...done, ...household }).find(({ values }) => values.short)?.values.short
  expect(shortOf({ ...done, gifts: { cultural: 300_00 } })).toBe('€\u00a0125,00')
  const poor = { ...worker, wages: 40_000_00 }
  expect(shortOf({ taxpayer: poor, healthcare: { medicines: 400_00 } })).toBe('€\u00a0100,00')
})

test('the same gifts are all of them: those to culture move, too, and their increase is left out', () => {
  const given = { ordinary: 750_00, cultural: 600_00 }
  const settled = (gifts: Household['gifts']) => {
    const result = computeReturn(2024, { ...done, gifts })
    return result.kind === 'computed' ? result.settlement : Number.NaN
  }
  const [tip] = tipsOf({ ...done, gifts: given }).filter(({ id }) => id.startsWith('periodic-gifts'))
  expect([tip?.id, tip?.values.amount]).toEqual([
    'periodic-gifts-also-to-culture',
    formatEuros(settled(given) - settled({ periodic: 1_350_00 })),
  ])
  expect(tip?.reason.en).toMatch(/also those to culture.*at least \{amount\}.*is not in that amount/)
})

test('gifts above the threshold of who has no income are not said to be below it', () =>
  expect(idsOf({ taxpayer: {}, childUnder12: false, gifts: { ordinary: 100_00 } })).toEqual([]))

test('an actual return is not advised beside green investments: that is not computed', () =>
  expect(
    idsOf({ taxpayer: { ...worker, greenInvestments: 1_00 }, childUnder12: false, box3: { savings: 200_000_00 } }),
  ).toEqual([]))

test('what was answered is not asked again, and the best division is left alone', () => {
  expect(idsOf({ ...done, gifts: { ordinary: 0, periodic: 900_00 } })).toEqual([])
  const { split: _, ...couple } = households.division as Household
  expect(idsOf({ ...couple, split: { ownHome: 100_000_00 } })).not.toContain('division')
})

test('every rule has a household here, and none speaks of studying', () => {
  expect(tipRules.map(({ id }) => id).toSorted()).toEqual([...Object.keys(households), 'small-refund'].toSorted())
  expect(tipRules.filter(({ tip, reason }) => /stud|course|opleiding/i.test(JSON.stringify([tip, reason])))).toEqual([])
})
