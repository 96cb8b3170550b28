import { describe, expect, test } from 'vitest'
import { computed, eur } from './testing/computed.test-data.ts'
import { linesOf } from './trace/trace.ts'

describe('green savings and investments', () => {
  test.each([
    [2022, 61_215, 0.7],
    [2023, 65_072, 0.7],
    [2024, 71_251, 0.7],
    [2025, 26_312, 0.1],
    [2026, 26_715, 0.1],
  ])('%d: € %d is exempt, with a credit of %d %% of it', (year, exempt, percent) => {
    const { household, taxpayer } = computed(year, { taxpayer: { wages: eur(60_000), greenInvestments: eur(exempt) } })
    expect([household.greenExempt, household.box3NetAssets]).toEqual([eur(exempt), 0])
    expect(taxpayer.greenCredit).toBe(eur((exempt * percent) / 100))
  })

  test('above the exempt amount they count in box 3, in whole euros', () => {
    const above = { wages: eur(60_000), greenInvestments: eur(171_251.5) }
    const { household, taxpayer, trace, assumptions } = computed(2024, { taxpayer: above, box3: { savings: eur(9) } })
    expect([household.greenExempt, household.box3NetAssets]).toEqual([eur(71_251), eur(100_009)])
    expect(household.box3Yield).toBe(eur(6_040 + 0.13))
    expect(taxpayer.greenCredit).toBe(eur(498.76))
    expect([...linesOf(trace)].find(({ id }) => id === 'household.box3.greenInvestments')).toMatchObject({
      amount: eur(100_000),
      formula: { values: { exempt: { kind: 'amount', cents: eur(71_251) } } },
      inputs: ['taxpayer.greenInvestments', 'taxpayer.greenSavings'],
    })
    expect(assumptions).toContainEqual({ code: 'not-given', person: 'taxpayer', field: 'taxpayer.greenSavings' })
  })

  test('exempt are the investments first: what remains of savings accounts counts as savings', () => {
    const taxpayer = { wages: eur(60_000), greenInvestments: eur(100_000), greenSavings: eur(60_000) }
    const { household, assumptions } = computed(2024, { taxpayer })
    expect(household).toMatchObject({ greenExempt: eur(71_251), box3NetAssets: eur(28_749), box3Yield: eur(413.99) })
    expect(assumptions.filter(({ field }) => field === 'taxpayer.greenSavings')).toEqual([])
  })

  test('what is on savings accounts is a part of all', () =>
    expect(() => computed(2024, { taxpayer: { greenInvestments: 1, greenSavings: 2 } })).toThrow(
      '{"field":"taxpayer.greenSavings","code":"more-than-whole"}',
    ))
})

describe('of partners', () => {
  const couple = (taxpayer: object, partner: object, rest = {}) =>
    computed(2024, {
      taxpayer: { wages: eur(60_000), ...taxpayer },
      partner: { wages: eur(50_000), ...partner },
      ...rest,
    })
  const credits = ({ taxpayer, partner }: ReturnType<typeof couple>) => [taxpayer.greenCredit, partner?.greenCredit]

  test('the exempt amount is joint, whoever has them', () =>
    expect(couple({ greenInvestments: eur(150_000) }, {}).household).toMatchObject({
      greenExempt: eur(142_502),
      box3NetAssets: eur(7_498),
    }))

  test('the credit is divided as the box 3 base is', () => {
    const box3 = { savings: eur(214_000) }
    const green = { greenInvestments: eur(100_000) }
    expect(credits(couple(green, {}, { box3, split: { box3: eur(25_000) } }))).toEqual([eur(175), eur(525)])
  })

  test('without a base it is with the higher aggregate income, of equals with the elder', () => {
    const green = { greenInvestments: eur(10_000) }
    expect(credits(couple({}, green))).toEqual([eur(70), 0])
    expect(credits(couple({}, { ...green, wages: eur(70_000) }))).toEqual([0, eur(70)])
    const [elder, younger] = ['1970-01-01', '1980-01-01'].map((dateOfBirth) => ({ wages: eur(60_000), dateOfBirth }))
    expect(credits(couple({ ...younger, ...green }, { ...elder }))).toEqual([0, eur(70)])
    expect(credits(couple({ ...elder, ...green }, { ...younger }))).toEqual([eur(70), 0])
  })
})
