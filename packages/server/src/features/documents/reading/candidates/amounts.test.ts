import { expect, it } from 'vitest'
import { readAmount } from './amounts.ts'

it.each([
  ['45.678,90', 4567890],
  ['45678,90', 4567890],
  ['€ 45.678', 4567800],
  ['€45.678,--', 4567800],
  ['1.234,-', 123400],
  ['1.234,-.', 123400],
  ['1914,-', 191400],
  ['188,500.94;', 18850094],
  ['45,678.90', 4567890],
  ['45 678,90', 4567890],
  ['112’906.40', 11290640],
  ["1'112'906,40", 111290640],
  ['45’678', 4567800],
  ['50.000,00EUR', 5000000],
  ['1.000,00 C', 100000],
  ['500,00 D', 50000],
  ['12,00-', -1200],
  ['- 12,00', -1200],
  ['-/- 12,00', -1200],
  ['(12,00)', -1200],
  ['0,00', 0],
  ['0.', 0],
  ['00012,50', 1250],
  ['45.678.90', 4567890],
  ['e 45.678,90', 4567890],
  ['l2.345,67', 1234567],
  ['45.678,9O', 4567890],
  ['€ 45.678,90.', 4567890],
  ['€ 14.210.', 1421000],
  ['€ 125.', 12500],
  ['-€ 412', -41200],
])('reads %s', (text, cents) => {
  expect(readAmount(text)?.cents).toBe(cents)
})

it.each([
  ['a year', '2024'],
  ['a percentage', '36,97%'],
  ['a date', '31-12-2024'],
  ['a date with slashes', '31/12/2024'],
  ['a BSN', '999990019'],
  ['a wage tax number', '123456789L01'],
  ['groups that make no sense', '45.67890'],
  ['a word', 'Loon'],
  ['the code of a line', '0200'],
  ['the number of a loan that begins with naught', '004.771.339'],
  ['letters that only look like digits', 'lO,SO'],
  ['more than ten million euros', '99.999.999,00'],
])('does not take %s for an amount', (_, text) => {
  expect(readAmount(text)).toBe(null)
})

it('trusts a repaired amount less than a clean one', () => {
  expect(readAmount('45.678,90')?.confidence).toBe(1)
  expect(readAmount('l2.345,67')?.confidence).toBeLessThan(0.9)
})
