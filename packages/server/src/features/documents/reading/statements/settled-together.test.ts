import { describe, expect, it } from 'vitest'
import { amountFigure } from './certainty.ts'
import { settleIncome } from './income-statement.ts'
import { ofMortgage } from './of-mortgage.ts'
import type { Role } from './roles.ts'
import type { ScoredAmount, Share } from './scored-amounts.ts'
import { settleMortgage } from './settle-mortgage.ts'

type Shares = Readonly<Partial<Record<Role, Share>>>

/** An amount of so many euros on a row, and what it may be. */
const amount = (euros: number, row: number, shares: Shares): ScoredAmount => ({
  cents: euros * 100,
  legibility: 1,
  shareOf: (role) => shares[role] ?? { part: 0, total: 0 },
  saidOf: () => 1,
  explained: 1,
  label: '',
  letters: '',
  ideas: new Set(),
  ideasAround: new Set(),
  place: null,
  page: 1,
  row,
  isAside: false,
  isLabelDisputed: false,
  isHeaded: false,
  isOfOtherAccount: false,
  isOfFirstDay: false,
  group: row,
})
const likely = { part: 0.97, total: 0 }
const paper = (...amounts: readonly ScoredAmount[]) => ({ rows: [], texts: [], year: 2024, amounts })

describe('a wage and its tax', () => {
  it.each([
    ['a tax of a wage', paper(amount(76_000, 0, { salary: likely }), amount(27_000, 1, { taxWithheld: likely })), 0],
    ['a tax of a wage that is not found', paper(amount(60_000, 0, {}), amount(20_000, 1, { taxWithheld: likely })), 0],
    [
      'a wage taken for the tax, by what it is called',
      paper(
        { ...amount(3_715, 0, { taxWithheld: likely }), ideas: new Set(['wage', 'tax'] as const) },
        amount(41, 1, {}),
      ),
      1,
    ],
    ['a wage taken for the tax', paper(amount(76_000, 0, { taxWithheld: likely }), amount(27_000, 1, {})), 1],
  ])('doubts %s or not', (_, passage, against) => {
    expect(settleIncome(passage).taxWithheld?.[0]?.against).toBe(against)
  })

  it.each([
    ['in', 'is the wage that it goes with', 36_000, true],
    ['not in', 'is no wage', 8_000, false],
  ])('fills %s a tax whose rival %s', (_, __, euros, isFilledIn) => {
    const both = { salary: likely, taxWithheld: { part: 0.6, total: 0 } }
    const passage = paper(
      { ...amount(7_200, 0, { taxWithheld: likely }), ideasAround: new Set(['tax'] as const) },
      amount(36_000, 1, euros === 36_000 ? both : { salary: likely }),
      amount(8_000, 2, euros === 8_000 ? { taxWithheld: { part: 0.6, total: 0 } } : {}),
    )
    const sure = { weights: { taxWithheld: [8] } }
    const tax = amountFigure('taxWithheld', settleIncome(passage), passage.amounts, sure)
    expect(tax?.value).toBe(720_000)
    expect((tax?.evidence.confidence ?? 0) >= 0.9).toBe(isFilledIn)
  })

  it('is in the column that the others of its line make together', () => {
    const passage = paper(
      amount(19_804, 0, { salary: likely }),
      amount(2_140, 0, { salary: { part: 0.2, total: 0 } }),
      amount(21_944, 0, { salary: { part: 0.7, total: 0 } }),
    )
    expect(settleIncome(passage).salary?.[0]?.value).toBe(2_194_400)
  })

  it('is the sum of its line, or under its months, that nothing else says it is', () => {
    const column = { group: 'wages' }
    const months = [1, 2, 3].map((row) => ({
      ...amount(1_000 * row, row, { salary: { part: 0.4, total: 0 } }),
      ...column,
    }))
    const year = { ...amount(6_000, 4, {}), ...column }
    expect(settleIncome(paper(...months, year)).salary).toMatchObject([{ value: 600_000, agreeing: 1 }])
    const [one, other, both] = [amount(500, 0, { salary: likely }), amount(700, 0, {}), amount(1_200, 0, {})]
    expect(settleIncome(paper(one, other, both)).salary).toMatchObject([{ value: 120_000, agreeing: 1 }])
  })

  it.each([
    ['a wage without a tax', paper(amount(24_000, 0, { salary: likely }), amount(25_000, 1, {})), 0],
    ['a wage of nothing', paper(amount(0, 0, { salary: likely }), amount(13_614, 1, {})), 1],
    ['a tax taken for the wage', paper(amount(24_000, 0, { salary: likely }), amount(60_000, 1, {})), 1],
  ])('doubts %s or not', (_, passage, against) => {
    expect(settleIncome(passage).salary?.[0]?.against).toBe(against)
  })
})

it.each([
  ['amount', 0.96, true],
  ['amount', 0.93, false],
  ['remainingBalance', 0.96, true],
  ['remainingBalance', 0.93, false],
] as const)('fills in %s of a share of %d, or not', (field, share, isFilledIn) => {
  const one = { ...amount(1_000, 0, { [field]: likely }), ideasAround: new Set(['debt'] as const) }
  const best = { value: one.cents, amounts: [one], isSum: false, posterior: 0.9, agreeing: 0, against: 0 }
  const sure = { weights: { [field]: [Math.log(share / (1 - share))] } }
  const figure = amountFigure(field, { [field]: [best] }, [one], sure)
  expect((figure?.evidence.confidence ?? 0) > 0.8).toBe(isFilledIn)
})

it('leaves to be checked what has its label over it where another of its line has it under it', () => {
  const one = {
    ...amount(30_000, 0, { salary: likely }),
    ideasAround: new Set(['wage'] as const),
    isLabelDisputed: true,
  }
  const best = { value: one.cents, amounts: [one], isSum: false, posterior: 0.9, agreeing: 1, against: 0 }
  const figureOf = (own: typeof one) =>
    amountFigure('salary', { salary: [{ ...best, amounts: [own] }] }, [own], { weights: { salary: [5] } })
  expect(figureOf(one)?.evidence.confidence).toBeLessThan(0.8)
  expect(figureOf({ ...one, isLabelDisputed: false })?.evidence.confidence).toBeGreaterThan(0.9)
})

describe('interest and debt', () => {
  const either = { part: 0.9, total: 0.05 }
  const debt = (euros: number, row: number, share = either) => amount(euros, row, { remainingBalance: share })
  const part = debt(120_000, 0)
  const others = [debt(80_000, 1, { part: 0, total: 0 }), debt(90_000, 2, { part: 0, total: 0 })]
  const nothing = debt(0, 1, { part: 0, total: 0 })
  it.each([
    ['one of two parts that are named', paper(part, ...others), 2, 1],
    ['the only part that is named', paper(part, ...others), 1, 0],
    ['what is the total of two', paper(debt(120_000, 0, { part: 0.05, total: 0.9 }), ...others), 2, 0],
    ['what the amounts of both make', paper(debt(170_000, 0), ...others), 2, 0],
    ['one of two parts, the other of which is nothing', paper(part, nothing), 2, 0],
    ['two amounts where one part is named', paper(part, debt(80_000, 1)), 1, 1],
    [
      'a sum with a total among its parts',
      paper(part, debt(80_000, 1), debt(150_000, 2, { part: 0.2, total: 0.7 })),
      3,
      1,
    ],
    [
      'a sum of more than was owed before, of which no parts are named',
      paper(part, debt(80_000, 1), debt(9_000, 2), amount(200_000, 3, { opening: likely })),
      0,
      1,
    ],
    ['two amounts of two parts', paper(part, debt(80_000, 1)), 2, 0],
    [
      'what is less than its interest could be',
      paper(debt(4_000, 0), amount(7_500, 1, { mortgageInterest: likely })),
      1,
      1,
    ],
  ])('doubts %s or not', (_, passage, knownParts, against) => {
    const [best] = settleMortgage(passage, knownParts).remainingBalance ?? []
    expect(best?.against).toBe(against)
  })

  it('takes no line of one part for the debt of all whose interest adds up', () => {
    const either = { part: 0.18, total: 0.78 }
    const parts = [
      { interest: 9_900, debt: 203_000, as: { part: 0.97, total: 0 } },
      { interest: 7_400, debt: 153_000, as: either },
      { interest: 4_100, debt: 160_000, as: either },
    ].flatMap(({ interest, debt, as }, row) => [
      amount(interest, row, { mortgageInterest: likely }),
      amount(debt, row, { remainingBalance: as }),
    ])
    expect(settleMortgage(paper(...parts), 3).remainingBalance?.[0]?.value).toBe(51_600_000)
  })

  it('is surer of a sum over columns where interest and debt have one, than of either in one column', () => {
    const inColumn = (euros: number, row: number, x: number, shares: Shares) => ({
      ...amount(euros, row, shares),
      place: { page: 1, x, y: row, width: 0.1, height: 0.01 },
      group: x,
    })
    const passage = paper(
      inColumn(3_068, 0, 0.3, { mortgageInterest: likely }),
      inColumn(2_798, 0, 0.5, { mortgageInterest: { part: 0.87, total: 0 } }),
      inColumn(112_200, 1, 0.3, { remainingBalance: { part: 0.76, total: 0 } }),
      inColumn(96_500, 1, 0.5, { remainingBalance: { part: 0.95, total: 0.04 } }),
    )
    const [debt] = settleMortgage(passage, 2).remainingBalance
    expect(debt).toMatchObject({ value: 20_870_000 })
    expect(debt?.posterior).toBeGreaterThan(0.95)
  })

  it('takes no line of an account for the debt of a part whose interest stands on another', () => {
    const passage = paper(
      ...[9_900, 7_400, 4_100].map((euros, row) => amount(euros, row, { mortgageInterest: likely })),
      amount(203_000, 0, { remainingBalance: { part: 0.4, total: 0 } }),
      amount(153_000, 1, { remainingBalance: likely }),
      amount(160_000, 2, { remainingBalance: likely }),
      amount(8_000, 7, { remainingBalance: { part: 0.6, total: 0 } }),
    )
    expect(settleMortgage(passage, 3).remainingBalance?.[0]?.value).toBe(51_600_000)
  })

  it('takes a line for the parts that another amount adds up, both surely called a debt, though neither was scored so', () => {
    const parts = [{ ...amount(104_000, 0, {}), isAside: true }, amount(68_000, 0, {})]
    const passage = paper(...parts, amount(172_000, 1, {}))
    expect(settleMortgage(passage, 2).remainingBalance?.[0]).toMatchObject({ value: 17_200_000, isSum: true })
  })

  it('are of all lines over their sum, of which one is called something else', () => {
    const inColumn = (euros: number, row: number, shares: Shares) => ({ ...amount(euros, row, shares), group: 'Rente' })
    const passage = paper(
      { ...inColumn(3653, 0, {}), saidOf: () => 0, letters: 'afgelost', ideas: new Set(['repaid'] as const) },
      inColumn(1905, 1, { mortgageInterest: likely }),
      inColumn(1460, 2, { mortgageInterest: likely }),
      { ...inColumn(7018, 3, { mortgageInterest: likely }), letters: 'rente', ideas: new Set(['interest'] as const) },
    )
    const [interest] = settleMortgage(passage, 3).mortgageInterest
    expect(interest).toMatchObject({ value: 701_800, agreeing: 1, against: 0 })
    expect(interest?.amounts[0]).toMatchObject({ cents: 365_300, letters: 'rente' })
  })

  it.each([
    ['fills in', 172_000, true],
    ['leaves to be checked', 171_000, false],
  ])('%s a sum of what is hardly legible where %i is printed', (_, printed, isFilledIn) => {
    const parts = [104_000, 68_000].map((euros) => ({
      ...debt(euros, 0),
      legibility: 0.5,
      ideasAround: new Set(['debt'] as const),
    }))
    const sum = { value: 17_200_000, amounts: parts, isSum: true, posterior: 0.9, agreeing: 0, against: 0 }
    const figure = amountFigure('remainingBalance', { remainingBalance: [sum] }, [...parts, amount(printed, 1, {})], {
      weights: { remainingBalance: [5] },
    })
    expect((figure?.evidence.confidence ?? 0) > 0.8).toBe(isFilledIn)
  })

  it.each([
    ['less than nothing where the deposit earned more', true, 514, -150],
    ['what is printed where another amount does not make it less', true, 300, 150],
    ['what is printed where it is no less', false, 514, 150],
  ])('reads as costs %s', (_, isLess, earned, costs) => {
    const passage = paper(
      amount(364, 0, { mortgageInterest: likely }),
      { ...amount(150, 1, { deductibleCosts: likely }), isLess, saidOf: () => 0 },
      { ...amount(earned, 2, {}), saidOf: () => 0 },
    )
    expect(settleMortgage(passage, 1).deductibleCosts?.[0]?.value).toBe(costs * 100)
  })

  it('leaves out what is owed over other accounts, too', () => {
    const account = { ...amount(5_000, 1, {}), isAside: true, isOfOtherAccount: true }
    const all = amount(205_000, 2, { remainingBalance: likely })
    const amounts = ofMortgage([amount(200_000, 0, { remainingBalance: likely }), account, all])
    const debts = settleMortgage(paper(...amounts), 1)
    expect(debts.remainingBalance?.map(({ value }) => value)).toEqual([20_000_000])
  })

  it('keeps interest that is what is deducted and what a deposit earned', () => {
    const earned = { ...amount(111, 0, {}), isAside: true, isOfOtherAccount: true }
    const amounts = [
      earned,
      amount(5_999, 1, { deductibleCosts: likely }),
      amount(6_110, 2, { mortgageInterest: likely }),
    ]
    expect(ofMortgage(amounts).map(({ cents }) => cents / 100)).toContain(6_110)
  })

  it.each([
    ['on its line', 0, 1, [12_048]],
    ['that is less called so on another line', 2, 0.5, [12_048]],
    ['that is called so as well on another line', 2, 1, [12_048, 15_568]],
  ])('leaves out what was paid of interest and repayment together, %s', (_, row, said, left) => {
    const paid = { ...amount(15_568, row, { mortgageInterest: likely }), saidOf: () => said }
    const all = [amount(12_048, 0, { mortgageInterest: likely }), amount(3_520, 0, { repayment: likely }), paid]
    const interests = ofMortgage(all).filter(({ shareOf }) => shareOf('mortgageInterest').part > 0)
    expect(interests.map(({ cents }) => cents / 100)).toEqual(left)
  })

  it.each([
    [8_000, 0],
    [250, 1],
    [30_000, 1],
  ])('interest of %i on a debt of 220,000', (euros, against) => {
    const both = paper(amount(euros, 0, { mortgageInterest: likely }), amount(220_000, 1, { remainingBalance: likely }))
    expect(settleMortgage(both, 1).mortgageInterest?.[0]?.against).toBe(against)
  })
})

it.each([
  ['doubts', 'nothing was repaid', {}, 1],
  ['does not doubt', 'it was repaid', { repayment: likely }, 0],
])('%s a debt of nothing where %s', (_, __, shares, against) => {
  const passage = paper(
    amount(6_200, 0, { mortgageInterest: likely }),
    amount(139_000, 1, shares),
    amount(0, 2, { remainingBalance: likely }),
  )
  expect(settleMortgage(passage, 1).remainingBalance[0]).toMatchObject({ value: 0, against })
})
