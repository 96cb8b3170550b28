import { describe, expect, it } from 'vitest'
import type { ScoredAmount, Share } from './scored-amounts.ts'
import { settleOne, settleSum, settleTogether } from './settle.ts'

let row = 0
/** An amount of so many euros that is a part, or a total, so likely. */
const amount = (euros: number, share: Partial<Share>, label = 'Rente'): ScoredAmount => ({
  cents: euros * 100,
  legibility: 1,
  shareOf: () => ({ part: 0, total: 0, ...share }),
  saidOf: () => 1,
  explained: 1,
  label,
  letters: label.toLowerCase(),
  ideas: new Set(),
  ideasAround: new Set(),
  isAside: false,
  isLabelDisputed: false,
  isHeaded: false,
  isOfOtherAccount: false,
  place: null,
  page: 1,
  row: row++,
  isOfFirstDay: false,
  group: label,
})

const likeliest = (settled: readonly { value: number; posterior: number }[]) =>
  settled[0] && [settled[0].value / 100, Math.round(settled[0].posterior * 10) / 10]

describe('a field of one amount', () => {
  it.each<[string, readonly ScoredAmount[], unknown]>([
    ['is the likeliest', [amount(10, { part: 0.99 }), amount(20, { part: 0.05 })], [10, 1]],
    ['is in doubt between two', [amount(10, { part: 0.9 }), amount(20, { part: 0.9 })], [10, 0.5]],
    ['counts an amount that is printed twice once', [amount(10, { part: 0.9 }), amount(10, { part: 0.9 })], [10, 0.9]],
    ['is nothing where nothing is likely', [amount(10, { part: 0.01 })], undefined],
  ])('%s', (_, amounts, found) => {
    expect(likeliest(settleOne(amounts, 'salary'))).toEqual(found)
  })
})

describe('a sum over loan parts', () => {
  const [one, two] = [amount(10, { part: 0.95 }, 'Rente 1'), amount(20, { part: 0.95 }, 'Rente 2')]
  it.each<[string, readonly ScoredAmount[], number, unknown]>([
    ['of as many parts as are named', [one, two], 2, [30, 1]],
    ['with a printed total', [one, two, amount(30, { total: 0.9 })], 2, [30, 1]],
    ['with a total that is not called one', [one, two, amount(30, { part: 0.9 })], 2, [30, 1]],
    ['twice, for a total of nothing else', [one, amount(10, { part: 0.95 }, 'Rente 1')], 0, [10, 1]],
    [
      'twice, under another label, where no parts are named',
      [one, amount(10, { part: 0.95 }, 'Uw rente 1')],
      1,
      [10, 1],
    ],
    ['alike, of two that are named', [one, amount(10, { part: 0.95 }, 'Rente 1')], 2, [20, 1]],
    ['with a total they do not add up to: in doubt', [one, two, amount(35, { total: 0.9 })], 2, [35, 0.6]],
  ])('%s', (_, amounts, parts, found) => {
    expect(likeliest(settleSum(amounts, 'mortgageInterest', parts))).toEqual(found)
  })
})

it('prefers of two fields what goes together', () => {
  const first = settleOne([amount(10, { part: 0.6 }), amount(100, { part: 0.4 })], 'salary')
  const second = settleOne([amount(50, { part: 0.95 })], 'taxWithheld')
  const [salary] = settleTogether(first, second, (wage, tax) => ({
    weight: tax.value > wage.value ? 0.02 : 1,
    isBorneOut: tax.value <= wage.value,
  }))
  expect(salary[0]?.value).toBe(10000)
})
