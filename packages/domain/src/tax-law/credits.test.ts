import { describe, expect, test } from 'vitest'
import { computed, eur } from './testing/computed.test-data.ts'

const both = (year: number, household: object) => {
  const { taxpayer, partner } = computed(year, household)
  if (!partner) throw new Error('no partner')
  return [taxpayer, partner] as const
}

describe('the combination credit', () => {
  const couple = (wages: number, others: number, born = '1985-01-01') => ({
    taxpayer: { wages: eur(wages), dateOfBirth: '1984-01-01' },
    partner: { wages: eur(others), dateOfBirth: born },
    childUnder12: true,
  })
  test.each([
    ['the lower earner', 50_000, 20_000, '1985-01-01', [0, 1594.64]],
    ['the lower earner, who is the taxpayer', 20_000, 50_000, '1985-01-01', [1594.64, 0]],
    ['of equals the elder', 20_000, 20_000, '1983-01-01', [0, 1594.64]],
    ['of equals the elder taxpayer', 20_000, 20_000, '1985-01-01', [1594.64, 0]],
    ['nobody when the lower income is below the start', 50_000, 6073, '1985-01-01', [0, 0]],
  ] as const)('goes to %s', (_, wages, others, born, credits) =>
    expect(both(2024, couple(wages, others, born)).map(({ combinationCredit }) => combinationCredit)).toEqual(
      credits.map(eur),
    ),
  )
  test('a single parent has it, up to its maximum', () =>
    expect(computed(2024, { taxpayer: { wages: eur(60_000) }, childUnder12: true }).taxpayer.combinationCredit).toBe(
      eur(2950),
    ))
  test('at pension age it is lower', () =>
    expect(
      computed(2024, { taxpayer: { wages: eur(60_000), dateOfBirth: '1950-01-01' }, childUnder12: true }).taxpayer
        .combinationCredit,
    ).toBe(eur(1520)))
})

describe('a partner who is none by living abroad', () => {
  const credits = (labourIncome: number, born?: string) =>
    [2022, 2023, 2024, 2025, 2026].map((year) => {
      const { taxpayer } = computed(year, {
        taxpayer: { wages: eur(60_000), dateOfBirth: '1985-01-01' },
        childUnder12: true,
        partnerAbroad: { labourIncome: eur(labourIncome), ...(born && { dateOfBirth: born }) },
      })
      return taxpayer.combinationCredit
    })
  const most = [2534, 2694, 2950, 2986, 3032].map(eur)
  test.each([
    ['earns less', 5000, undefined, [0, 0, 0, 0, 0]],
    ['earns as much and is the elder', 60_000, '1984-12-31', [0, 0, 0, 0, 0]],
    ['earns as much and is the younger', 60_000, '1985-01-02', most],
    ['earns more', 60_001, undefined, most],
  ] as const)('who %s', (_, labourIncome, born, expected) => expect(credits(labourIncome, born)).toEqual(expected))
  test('is asked after where there is such a credit', () => {
    const asked = (childUnder12: boolean) =>
      computed(2024, { taxpayer: { wages: eur(30_000) }, childUnder12 }).assumptions.some(
        ({ field }) => field === 'partnerAbroad',
      )
    expect([asked(true), asked(false)]).toEqual([true, false])
  })
})

describe('the credits of the elderly', () => {
  test.each([
    [44_770, 2010],
    [50_000, 1225.5],
    [58_170, 0],
  ])('2024: an income of € %d gives an elderly credit of € %d', (income, credit) =>
    expect(
      computed(2024, { taxpayer: { pensions: eur(income), dateOfBirth: '1950-01-01' } }).taxpayer.elderlyCredit,
    ).toBe(eur(credit)),
  )
  test.each([
    [2022, 449],
    [2023, 478],
    [2024, 524],
    [2025, 531],
    [2026, 540],
  ])('%d: a single pensioner has € %d more, nobody younger', (year, credit) => {
    const credits = ['1950-01-01', '1980-01-01'].map(
      (dateOfBirth) =>
        computed(year, { taxpayer: { pensions: eur(20_000), singleElderly: true, dateOfBirth } }).taxpayer
          .singleElderlyCredit,
    )
    expect(credits).toEqual([eur(credit), 0])
  })
})

test.each([
  [2022, 771],
  [2023, 820],
  [2024, 898],
  [2025, 909],
  [2026, 923],
])('%d: the young disabled credit is € %d, not at pension age', (year, credit) => {
  const credits = ['1995-01-01', '1950-01-01'].map(
    (dateOfBirth) =>
      computed(year, { taxpayer: { benefits: eur(20_000), youngDisabled: true, dateOfBirth } }).taxpayer
        .youngDisabledCredit,
  )
  expect(credits).toEqual([eur(credit), 0])
})

test('the general credit declines with box 1 through 2024, with the aggregate income from 2025', () => {
  const household = { taxpayer: { wages: eur(30_000) }, box2Income: eur(20_000) }
  expect([2024, 2025].map((year) => computed(year, household).taxpayer.generalCredit)).toEqual([
    eur(3018.04),
    eur(1699.59),
  ])
})

test.each([
  ['in 2026 never below what the employer applied', 2026, 40_000, 5600, 5600],
  ['in 2026 at most the maximum', 2026, 40_000, 6000, 5685],
  ['in 2026 not above 45,592', 2026, 45_593, 6000, 5684.93],
  ['in 2022 never below it either', 2022, 36_649, 6000, 4260],
  ['in 2022 not above 36,649', 2022, 36_650, 6000, 4259.94],
  ['in 2023 never below it either', 2023, 37_691, 6000, 5052],
  ['in 2024 of three months of work', 2024, 9900, 1380, 1380],
  ['in 2024 not above 39,957', 2024, 39_958, 6000, 5531.93],
  ['in 2025 never below it either', 2025, 43_071, 6000, 5599],
])('the labour credit is %s', (_, year, wages, applied, credit) =>
  expect(
    computed(year, { taxpayer: { wages: eur(wages), labourCreditApplied: eur(applied) } }).taxpayer.labourCredit,
  ).toBe(eur(credit)),
)

test('credits count up to the tax of all boxes, and no further', () => {
  const { taxpayer } = computed(2024, { taxpayer: { wages: eur(8000) }, box2Income: eur(1000) })
  expect([taxpayer.levy, taxpayer.credits, taxpayer.creditsUsed, taxpayer.taxDue]).toEqual([
    eur(2957.6 + 245),
    eur(3362 + 674),
    eur(3202.6),
    0,
  ])
})

describe('the payout to a partner who earns little', () => {
  const couple = (year: number, born: string, wages = 50_000) =>
    both(year, { taxpayer: { wages: eur(wages) }, partner: { dateOfBirth: born } })

  test.each([2023, 2024, 2025, 2026])('%d: the general credit of who was born before 1963', (year) => {
    const [, partner] = couple(year, '1962-12-31')
    expect([partner.creditPaidOut, partner.taxDue]).toEqual([partner.generalCredit, 0 - partner.generalCredit])
    const [, younger] = couple(year, '1963-01-01')
    expect([younger.creditPaidOut, younger.taxDue]).toEqual([0, 0])
  })

  test('2022: 6⅔ % for who was born later', () => {
    expect(couple(2022, '1962-12-31')[1].creditPaidOut).toBe(eur(2888))
    expect(couple(2022, '1963-01-01')[1].creditPaidOut).toBe(eur(192.54))
  })

  test('is no more than the partner owes', () => {
    const [taxpayer, partner] = couple(2024, '1960-01-01', 20_000)
    expect(taxpayer.taxDue).toBeGreaterThan(0)
    expect(partner.creditPaidOut).toBe(taxpayer.taxDue)
  })

  test('raises the credits to the general credit, not beyond', () => {
    const [, partner] = both(2024, {
      taxpayer: { wages: eur(50_000) },
      partner: { pensions: eur(10_000), dateOfBirth: '1950-01-01' },
    })
    // Levy 1,907; general 1,735 and elderly 2,010: already above the level.
    expect([partner.levy, partner.creditsUsed, partner.creditPaidOut]).toEqual([eur(1907), eur(1907), 0])
  })
})

/** Found by comparing random households with the second implementation. Act 8.3–8.7. */
test.each([
  [2022, 6_940_300],
  [2025, 7_681_800],
])('%i: the general credit at pension age ends where the ordinary credit ends', (year, pensions) =>
  expect(computed(year, { taxpayer: { dateOfBirth: '1950-03-03', pensions } }).taxpayer.generalCredit).toBe(0),
)
