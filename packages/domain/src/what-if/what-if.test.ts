import { expect, test } from 'vitest'
import { type Household, type OptimisedSplit, whatIf } from '../tax-law/index.ts'
import { amountOf, changeOf, curveOf, divisionOf, figuresOf, movesOf, readTrial, taxMovesOf } from './index.ts'

const single: Household = { taxpayer: { wages: 50_000_00, dateOfBirth: '1980-01-01' } }
const couple: Household = {
  taxpayer: { wages: 68_400_00, dateOfBirth: '1980-01-01' },
  partner: { wages: 24_700_00, dateOfBirth: '1982-01-01' },
  home: { wozValue: 437_000_00, interest: 9_234_00 },
  box3: { savings: 156_320_00, investments: 48_200_00 },
}

test('what can be tried is what the household can have', () => {
  expect(figuresOf(single).filter((figure) => /^(partner|home)/.test(figure))).toEqual([])
  expect(figuresOf(couple).filter((figure) => /^home/.test(figure))).toEqual(['home.wozValue', 'home.interest'])
  expect([amountOf(couple, 'home.interest'), amountOf(couple, 'box2Income')]).toEqual([9_234_00, 0])
})

test.each([
  [{ figure: 'taxpayer.wages', way: 'more', amount: '1.000' }, 51_000_00],
  [{ figure: 'taxpayer.wages', way: 'less', amount: '60.000' }, 0],
  [{ figure: 'box3.savings', way: 'to', amount: '12,50' }, 12_50],
])('%j sets the figure to %i cents', (fields, to) => {
  const read = readTrial(fields, single)
  expect(read.ok && changeOf(read.value, single)).toEqual({ field: fields.figure, to })
})

test('green investments, older gifts and an actual return can be tried too', () => {
  const figures = ['taxpayer.greenInvestments', 'gifts.periodicFromBefore5October2022']
  expect(figuresOf(single)).toEqual(expect.arrayContaining(figures))
  expect(figuresOf(couple)).toContain('partner.greenInvestments')
  const returns = (household: Household) => figuresOf(household).filter((figure) => figure.includes('actualReturn'))
  expect(returns(single)).toEqual([])
  expect(returns(couple)).toEqual(['box3.actualReturn.income', 'box3.actualReturn.valueChange'])
})

test.each([
  [
    { figure: 'box3.actualReturn.income', way: 'to', amount: '900' },
    { income: 900_00, valueChange: 0 },
  ],
  [
    { figure: 'box3.actualReturn.valueChange', way: 'less', amount: '5.000' },
    { income: 0, valueChange: -5_000_00 },
  ],
])('%j is compared with a whole actual return', (fields, to) => {
  const read = readTrial(fields, couple)
  if (!read.ok) throw new Error('not read')
  const change = changeOf(read.value, couple)
  expect(change).toEqual({ field: 'box3.actualReturn', to })
  expect(whatIf(2024, couple, change)).toMatchObject({ kind: 'compared' })
})

test('what is said of the actual return stays', () => {
  const actualReturn = { income: 1_000_00, valueChange: -2_000_00, debtInterest: 3_00 }
  const household = { ...couple, box3: { ...couple.box3, actualReturn } }
  const read = readTrial({ figure: 'box3.actualReturn.income', way: 'more', amount: '10' }, household)
  expect(read.ok && changeOf(read.value, household).to).toEqual({ ...actualReturn, income: 1_010_00 })
})

test.each([
  [{}, ['figure not-a-choice', 'way not-a-choice', 'amount required']],
  [{ figure: 'partner.wages', way: 'to', amount: '1' }, ['figure not-a-choice']],
  [{ figure: 'taxpayer.wages', way: 'to', amount: 'much' }, ['amount not-a-number']],
  [{ figure: 'taxpayer.wages', way: 'to', amount: '-1' }, ['amount negative']],
  [{ figure: 'taxpayer.wages', way: 'to', amount: '0,001' }, ['amount too-many-decimals']],
  [{ figure: 'taxpayer.wages', way: 'to', amount: '100.000.001' }, ['amount too-large']],
  [{ figure: 'taxpayer.wages', way: 'more', amount: '100.000.000' }, ['amount too-large']],
])('%j is refused with every problem at once', (fields, problems) => {
  const read = readTrial(fields, single)
  expect(read.ok ? [] : read.problems.map(({ field, code }) => `${field} ${code}`)).toEqual(problems)
})

test('the taxes and credits that moved are together what the balance moved by', () => {
  const compared = whatIf(2024, couple, { field: 'home.interest', to: 12_000_00 })
  if (compared.kind !== 'compared') throw new Error(compared.kind)
  const moves = taxMovesOf(compared)
  expect(moves.length).toBeGreaterThan(2)
  expect(moves.reduce((sum, { by }) => sum + by, 0)).toBe(compared.by)
  expect(movesOf(compared).find(({ line }) => line.id === 'household.home.interest')).toMatchObject({
    person: null,
    before: -9_234_00,
    after: -12_000_00,
    by: -2_766_00,
  })
})

test('the best division says what it saves and which taxes and credits make the difference', () => {
  const division = divisionOf(2024, couple)
  if (division === null) throw new Error('no division')
  const { best, why, splitData } = division
  if (why === null) throw new Error('no reason')
  const { moves, tax, smallAmounts } = why
  expect(moves.reduce((sum, { by }) => sum + by, 0)).toBe(tax.best - tax.half)
  expect([moves.some(({ by }) => by < 0), moves.some(({ by }) => by > 0)]).toEqual([true, true])
  // To whole euros of each of them.
  expect(Math.abs(best.saves.even - (tax.half - tax.best))).toBeLessThan(2_00)
  expect([best.saves.even > 0, smallAmounts]).toEqual([true, null])
  expect(splitData).toEqual({ ownHome: (best.split.ownHome ?? 0) / 100, box3: (best.split.box3 ?? 0) / 100 })
})

/** Two dues around the most that is not charged. */
const smallDues = (yours: number, partners: number): Household => ({
  taxpayer: { wages: 60_000_00, dateOfBirth: '1980-02-01', taxWithheld: yours },
  partner: { wages: 60_000_00, dateOfBirth: '1981-03-01', taxWithheld: partners },
  box3: { savings: 180_000_00 },
})

test('what a small due saves is said, and nothing is explained where half each is as good', () => {
  const division = divisionOf(2025, smallDues(16_500_00, 15_800_00))
  expect(division?.best.saves.even).toBe(59_00)
  expect(division?.why).toMatchObject({
    tax: { half: 32_948_16, best: 32_947_16 },
    smallAmounts: { charged: 57_00, refunded: 18_00 },
  })
  const asGood = divisionOf(2025, smallDues(16_440_00, 16_440_00))
  expect([asGood?.best.saves.even, asGood?.why]).toEqual([0, null])
  const nearly = divisionOf(2025, smallDues(15_800_00, 17_000_00))
  expect([nearly?.best.saves.even, nearly?.why]).toEqual([2_00, null])
})

test.each([
  ['nobody to divide with', single],
  ['a partner of whom nothing is known', { ...couple, partner: {} }],
  ['nothing to divide', { taxpayer: couple.taxpayer, partner: { wages: 1 } }],
])('no division is advised with %s', (_, household) => expect(divisionOf(2024, household)).toBeNull())

test('the curve goes from nothing to all, with the best at 0', () => {
  const { best } = divisionOf(2024, couple) ?? {}
  const parts: OptimisedSplit['parts'] = best?.parts ?? []
  expect(parts.map(({ part }) => part)).toEqual(['ownHome', 'box3'])
  for (const part of parts) {
    const curve = curveOf(part)
    expect([curve[0]?.taxpayer, curve.at(-1)?.partner]).toEqual([0, 0])
    expect(curve.find(({ taxpayer }) => taxpayer === part.taxpayer)?.more).toBe(0)
    expect(curve.every(({ more }) => more >= 0)).toBe(true)
  }
})
