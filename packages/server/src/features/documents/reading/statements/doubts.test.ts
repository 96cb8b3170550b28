import { describe, expect, it } from 'vitest'
import { ideasOfLabel } from './contradictions.ts'
import {
  isAllPaid,
  isBeforeOthersPaid,
  isColumnLeftOut,
  isContradicted,
  isLoanPartLeftOut,
  isOpening,
  isRepayment,
  isWithItsPart,
} from './doubts.ts'
import type { ScoredAmount } from './scored-amounts.ts'

/** An amount of so many euros under a label. */
const amount = (euros: number, label: string, isAside = false): ScoredAmount => ({
  cents: euros * 100,
  legibility: 1,
  shareOf: () => ({ part: 1, total: 0 }),
  saidOf: () => 1,
  explained: 1,
  label,
  letters: label.toLowerCase(),
  ideas: ideasOfLabel(label),
  ideasAround: ideasOfLabel(label),
  place: null,
  page: 1,
  row: 0,
  isAside,
  isLabelDisputed: false,
  isHeaded: false,
  isOfOtherAccount: false,
  isOfFirstDay: false,
  group: label,
})
const settled = (...amounts: readonly ScoredAmount[]) => ({
  value: amounts.reduce((sum, { cents }) => sum + cents, 0),
  amounts,
  isSum: amounts.length > 1,
  posterior: 1,
  agreeing: 0,
  against: 0,
})

describe('interest of which a part was left out', () => {
  const [one, two] = [amount(100, 'Rente'), amount(200, 'Rente')]
  it.each<[string, ReturnType<typeof settled>, readonly ScoredAmount[], boolean]>([
    ['another under the same label', settled(one), [one, two], true],
    ['both counted', settled(one, two), [one, two], false],
    ['their printed total', settled(amount(300, 'Rente')), [one, two, amount(300, 'Rente')], false],
    [
      'parts of it, one of them of another time',
      settled(amount(300, 'Rente')),
      [one, amount(200, 'Rente', true), amount(300, 'Rente')],
      false,
    ],
    ['that of one month of it', settled(amount(1_200, 'Rente')), [amount(1_200, 'Rente'), one], false],
    ['that of another year', settled(one), [one, amount(200, 'Rente', true)], false],
    ['another under another label', settled(one), [one, amount(200, 'Boeterente')], false],
    [
      'another and both together, though the columns are taken for other years',
      settled(one),
      [one, amount(200, 'Rente', true), amount(300, 'Rente', true)],
      true,
    ],
  ])('%s', (_, best, around, isLeftOut) => {
    expect(isLoanPartLeftOut(best, around, 'mortgageInterest')).toBe(isLeftOut)
  })
})

it('leaves in doubt a sum of a part and the total it is in, unless that is printed', () => {
  const [one, two, both] = [amount(100, 'Rente'), amount(200, 'Rente die'), amount(300, 'Rente')]
  const around = [one, two, both]
  expect(isWithItsPart(settled(two, both), around, 'mortgageInterest')).toBe(true)
  expect(isWithItsPart(settled(two, both), [...around, amount(500, 'Alles')], 'mortgageInterest')).toBe(false)
  expect(isWithItsPart(settled(one, two), [one, two], 'mortgageInterest')).toBe(false)
})

it('leaves in doubt interest that was added to what is called otherwise, but not parts under one heading', () => {
  const [interest, fee] = [amount(4_762, 'Hypotheekrente'), amount(1_159, 'Borgtochtprovisie')]
  const isInDoubt = (...parts: readonly ScoredAmount[]) => isContradicted('mortgageInterest', settled(...parts), parts)
  expect(isInDoubt(interest, fee)).toBe(true)
  expect(isInDoubt(interest, { ...fee, isHeaded: true })).toBe(false)
})

it('leaves in doubt a tax in a line of round amounts, where others are not', () => {
  const line = [4_260_000, 1_430_000, 1_790_000].map((cents) => ({ ...amount(1, 'Loonheffing'), cents, row: 4 }))
  const [, tax] = line
  const other = { ...amount(1, 'Loon'), cents: 2_899_499, row: 1 }
  const isInDoubt = (...around: readonly ScoredAmount[]) =>
    tax !== undefined && isContradicted('taxWithheld', settled(tax), around)
  expect(isInDoubt(...line.slice(0, 2), other)).toBe(isInDoubt(...line.slice(0, 2)))
  expect(isInDoubt(...line, other)).toBe(true)
})

it('leaves in doubt a wage beside which another employer’s stands under the same label, but not their total', () => {
  const [one, two, both] = [amount(100, 'Loon'), amount(200, 'Loon'), amount(300, 'Loon')]
  expect(isColumnLeftOut(settled(one), [one, two], 'salary')).toBe(true)
  expect(isColumnLeftOut(settled(one), [one, { ...two, row: 1 }], 'salary')).toBe(false)
  expect(isColumnLeftOut(settled(both), [one, two, both], 'salary')).toBe(false)
})

it('takes for no costs what they were before an insurer paid a part', () => {
  const [whole, paid, left] = [amount(960, 'Kosten excl.'), amount(240, 'Vergoed'), amount(720, 'Bedrag')]
  const around = [whole, { ...paid, letters: 'vergoed' }, left]
  expect(around.map((one) => isBeforeOthersPaid(settled(one), around, 'amount'))).toEqual([true, false, false])
  expect(isBeforeOthersPaid(settled(whole), [whole, paid], 'amount')).toBe(false)
})

it('takes for no interest what it makes with the repayment, unless it is called so', () => {
  const role = (one: ScoredAmount, own: string | null): ScoredAmount => ({
    ...one,
    shareOf: (other) => ({ part: other === own ? 0.9 : 0, total: 0 }),
  })
  const [before, left] = [role(amount(85_629, 'Lening'), null), role(amount(83_829, 'Openstaand'), 'remainingBalance')]
  const paid = role(amount(1_010, 'Rentebetalingen'), null)
  const isAll = (label: string) => {
    const all = role(amount(2_810, label), 'mortgageInterest')
    return isAllPaid(settled(all), [before, left, paid, all], 'mortgageInterest')
  }
  expect(['Totaal door u betaald', 'Rente'].map(isAll)).toEqual([true, false])
})

it('doubts a debt less which a repayment is printed, too', () => {
  const [opening, closing] = [amount(9_000, 'Beginstand'), amount(6_500, 'Stand')]
  const repaid: ScoredAmount = {
    ...amount(2_500, 'Afgelost'),
    shareOf: (role) => ({ part: role === 'repayment' ? 0.9 : 0, total: 0 }),
  }
  const none = (one: ScoredAmount): ScoredAmount => ({ ...one, shareOf: () => ({ part: 0, total: 0 }) })
  const around = [none(opening), none(closing), repaid]
  expect([opening, closing].map((one) => isOpening(settled(one), around, 'remainingBalance'))).toEqual([true, false])
  const before = { ...amount(9_000, 'Restschuld vorig jaar'), letters: 'restschuldvorigjaar' }
  expect(isOpening(settled(before), [], 'remainingBalance')).toBe(true)
})

it('doubts a sum of debts of which one less a repayment is printed, too, each rounded by itself', () => {
  const none = (euros: number): ScoredAmount => ({
    ...amount(euros, 'Stand'),
    shareOf: () => ({ part: 0, total: 0 }),
  })
  const repaid: ScoredAmount = {
    ...amount(4_048, 'Afgelost'),
    shareOf: (role) => ({ part: role === 'repayment' ? 0.9 : 0, total: 0 }),
  }
  const [opening, closing, other] = [none(33_741), none(29_694), none(10_000)]
  const around = [opening, closing, other, repaid]
  expect(isOpening(settled(opening, other), around, 'remainingBalance')).toBe(true)
  expect(isOpening(settled(closing, other), around, 'remainingBalance')).toBe(false)
})

it('doubts a wage without a word of tax beside another amount that is little less and that little explains', () => {
  const gross = amount(70_498, 'Uw pensioen was')
  const other = (euros: number, explained: number) => ({ ...amount(euros, 'In uw aangifte'), explained })
  const isDoubted = (one: ScoredAmount) => isContradicted('salary', settled(gross), [gross, one])
  expect([other(69_604, 0), other(69_604, 1), other(20_000, 0)].map(isDoubted)).toEqual([true, false, false])
  const total = amount(70_498, 'Totaal pensioen')
  expect(isContradicted('salary', settled(total), [total, other(69_604, 0)])).toBe(false)
})

it('doubts a wage that is named without a tax, where another is named with it', () => {
  const gross = amount(42_398, 'Salaris')
  const doubtOf = (euros: number, label: string, tax: number) =>
    isContradicted('salary', settled(gross), [
      gross,
      { ...amount(euros, label), shareOf: () => ({ part: tax, total: 0 }) },
    ])
  expect(doubtOf(41_331, 'Grondslag loonbelasting', 0)).toBe(true)
  expect(doubtOf(41_331, 'Loon voor de Belastingdienst', 0.9)).toBe(true)
  expect(doubtOf(9_000, 'Dutch wage tax', 0.9)).toBe(false)
  expect(doubtOf(41_331, 'Grondslag Zvw', 0)).toBe(false)
})

it('doubts an amount beside one of its line and name that is as many times as large as a year is longer', () => {
  const [year, month, quarter] = [
    amount(4_800, 'Aftrekbare kosten'),
    amount(400, 'Aftrekbare kosten'),
    amount(1_200, 'Aftrekbare kosten'),
  ]
  const isDoubted = (own: ScoredAmount, around: ScoredAmount) =>
    (['salary', 'taxWithheld', 'mortgageInterest', 'deductibleCosts'] as const).map((field) =>
      isContradicted(field, settled({ ...own, ideas: new Set() }), [own, around]),
    )
  expect(isDoubted(month, year)).toEqual([true, true, true, true])
  expect(isDoubted(quarter, year)).toEqual([true, true, true, true])
  expect(isDoubted(year, month).at(-1)).toBe(false)
  expect(isDoubted(month, { ...year, row: 1 }).at(-1)).toBe(false)
  expect(isDoubted(month, { ...year, letters: 'ietsanders' }).at(-1)).toBe(false)
})

it('doubts an amount of a bill beside that of another year', () => {
  const [before, now, unit] = [amount(1_100, 'Tuition fees'), amount(920, 'Tuition fees'), amount(70, 'Tuition fees')]
  expect(isContradicted('amount', settled(before), [before, now])).toBe(true)
  expect(isContradicted('amount', settled(now), [now, unit])).toBe(false)
})

it('doubts interest of one loan part beside another whose label is broken off', () => {
  const one = amount(4_674, 'Betaaldehypotheekrente')
  const other = { ...amount(942, 'Betaalde'), shareOf: () => ({ part: 0, total: 0 }) }
  expect(isLoanPartLeftOut(settled(one), [one, other], 'mortgageInterest')).toBe(true)
  expect(isLoanPartLeftOut(settled(one), [one, { ...other, row: 3 }], 'mortgageInterest')).toBe(false)
})

it('takes the difference of two larger amounts for no debt', () => {
  const [opening, closing, repaid] = [amount(9_000, 'Lening'), amount(6_000, 'Lening'), amount(3_000, 'Lening')]
  const around = [opening, closing, repaid]
  expect(around.map((one) => isRepayment(settled(one), around, 'remainingBalance'))).toEqual([false, false, true])
})

it.each([
  ['what others paid of a bill', amount(240, 'Totaal vergoed'), true],
  ['what an insurance is charged of a bill', amount(240, 'Voorrekeningvandeverzekering'), true],
  ['what others did not pay of a bill', amount(240, 'Niet vergoed'), false],
  ['less than nothing', amount(-240, 'Totaal'), true],
])('of a bill %s', (_, one, isDoubtful) => {
  expect(isContradicted('amount', settled(one), [one])).toBe(isDoubtful)
})

it('doubts costs that are printed as less than nothing', () =>
  expect(
    [true, false].map((isLess) =>
      isContradicted('deductibleCosts', settled({ ...amount(109, 'Aftrekbaar'), isLess }), []),
    ),
  ).toEqual([true, false]))

it.each([
  [14_862, false],
  [14_900, true],
])('doubts %i beside one that is called the same, unless it is what the line makes', (euros, isDoubtful) => {
  const [hidden, one] = [amount(11_284, 'Ouderdomspensioen'), amount(3_578, 'Loon')]
  expect(isColumnLeftOut(settled(amount(euros, 'Loon')), [hidden, one], 'salary')).toBe(isDoubtful)
})

/** The same under a label of another line, and so likely of a field. */
const inLine = (one: ScoredAmount, row: number, share: number, isHeaded = false): ScoredAmount => ({
  ...one,
  row,
  isHeaded,
  shareOf: () => ({ part: share, total: 0 }),
})

it('doubts what is not called interest beside another that may be it and is called so', () => {
  const interest = amount(8_557, 'Rente')
  const paid = { ...amount(10_168, 'Totaal betaald'), ideasAround: interest.ideas }
  const isDoubted = (best: ScoredAmount, other: ScoredAmount) =>
    isContradicted('mortgageInterest', settled(best), [best, other])
  expect([0.2, 0.05].map((share) => isDoubted(paid, inLine(interest, 1, share)))).toEqual([true, false])
  expect(isDoubted(inLine(interest, 1, 1), inLine(paid, 0, 1))).toBe(false)
})

it('doubts a debt or a bill beside another line of the same label that would be taken for it, too', () => {
  const [one, other] = [amount(222_858, 'Restschuld'), amount(90_750, 'Restschuld')]
  const isDoubted = (more: ScoredAmount) => isContradicted('remainingBalance', settled(one), [one, more])
  expect([
    isDoubted(inLine(other, 9, 0.95)),
    isDoubted(inLine(other, 9, 0.5)),
    isDoubted(inLine(other, 9, 0.95, true)),
  ]).toEqual([true, false, false])
})

it('doubts a tax that is called the wage it was withheld of', () =>
  expect(
    ['inkomenwoorover loonbelasting is ingehouden', 'ingehouden loonheffing'].map((label) =>
      isContradicted('taxWithheld', settled({ ...amount(10_852, label), letters: label.replaceAll(' ', '') }), []),
    ),
  ).toEqual([true, false]))

it('doubts interest that is more than any debt on the paper costs', () => {
  const isDoubted = (euros: number) => {
    const interest = amount(euros, 'Betaalde rente')
    const others = [200_000, 198_000, 2_000].map((debt) => amount(debt, 'Schuld'))
    return isContradicted('mortgageInterest', settled(interest), [interest, ...others])
  }
  expect([312_526, 8_000].map(isDoubted)).toEqual([true, false])
})

it('is unsure of what adds a month to its year', () => {
  const [month, year] = [amount(928, 'Tax deducted'), amount(11_136, 'Tax deducted')]
  expect(isContradicted('taxWithheld', settled(month, year), [month, year])).toBe(true)
  const other = amount(4_000, 'Tax deducted')
  expect(isContradicted('taxWithheld', settled(other, year), [other, year])).toBe(false)
})
