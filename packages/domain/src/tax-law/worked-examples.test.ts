import { expect, test } from 'vitest'
import { computed, eur } from './testing/computed.test-data.ts'
import { linesOf } from './trace/trace.ts'

/** Examples with published answers. Source: reference, "Worked examples" and "Box 3". */

test('own-home notional value 2022: WOZ 400,000 gives 1,800', () =>
  expect(computed(2022, { taxpayer: {}, home: { wozValue: eur(400_000) } }).household.notionalValue).toBe(eur(1800)))

test('box 2, 2024: 100,000 gives 27,305', () =>
  expect(computed(2024, { taxpayer: {}, box2Income: eur(100_000) }).taxpayer.taxBox2).toBe(eur(27_305)))

test('box 3, 2023, provisional: a couple with 200,000 and 100,000', () => {
  const { household, taxpayer, partner } = computed(2023, {
    taxpayer: {},
    partner: {},
    box3: { savings: eur(200_000), investments: eur(100_000), percentages: 'provisional' },
    split: { box3: eur(186_000) },
  })
  expect([household.box3Yield, taxpayer.box3, taxpayer.taxBox3, partner?.taxBox3]).toEqual([
    eur(6890),
    eur(4271.8),
    eur(1366.98),
    0,
  ])
})

test('box 3, 2023, provisional, divided evenly: the same tax', () => {
  const { taxpayer, partner } = computed(2023, {
    taxpayer: {},
    partner: {},
    box3: { savings: eur(200_000), investments: eur(100_000), percentages: 'provisional' },
  })
  expect(taxpayer.taxBox3 + (partner?.taxBox3 ?? 0)).toBe(eur(1366.98))
})

test('box 3, 2024, provisional: each half of a base of 11,000', () => {
  const { household, taxpayer, partner } = computed(2024, {
    taxpayer: {},
    partner: {},
    box3: {
      savings: eur(100_000),
      investments: eur(45_000),
      debts: eur(20_000 + 2 * 3700),
      percentages: 'provisional',
    },
  })
  expect([household.box3Yield, household.box3NetAssets, taxpayer.box3, partner?.box3]).toEqual([
    eur(3254),
    eur(125_000),
    eur(143),
    eur(143),
  ])
})

test.each([
  [2026, 1160],
  [2025, 1264],
])('box 3, %d: 150,000 of savings, single, gives %d', (year, income) =>
  expect(computed(year, { taxpayer: {}, box3: { savings: eur(150_000) } }).taxpayer.box3).toBe(eur(income)),
)

test.each([
  ['single', {}, 328_800, 271_116, 8245],
  ['one of two partners', { partner: {} }, 332_600, 108_616, 3265],
])('box 3, 2025, %s: the share is cut off at two decimals', (_, partner, netAssets, base, units) => {
  const { trace } = computed(2025, {
    taxpayer: {},
    ...partner,
    box3: { investments: eur(netAssets) },
    split: { box3: eur(base) },
  })
  const deemed = [...linesOf(trace)].find(({ id }) => id === 'taxpayer.box3.deemed')
  expect(deemed?.formula.values.share).toEqual({ kind: 'share', units, decimals: 2 })
})

test('gifts: threshold income 35,000, gifts 425 of which 300 cultural, deducts 150', () =>
  expect(
    computed(2024, {
      taxpayer: { wages: eur(35_000) },
      gifts: { ordinary: eur(125), cultural: eur(300) },
    }).household.giftDeduction,
  ).toBe(eur(150)))
