import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseWith } from '../problem/index.ts'
import {
  centsOf,
  eurosOf,
  formatAmount,
  formatEuros,
  formatWholeEuros,
  largestAmount,
  parseEuros,
  percentWords,
} from './index.ts'
import { eurosSchema } from './money.schema.ts'

describe('an amount as people type it', () => {
  test.each([
    ['', 0],
    ['   ', 0],
    ['0', 0],
    ['-0', 0],
    ['12', 12],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1234,56', 1234.56],
    ['1234.56', 1234.56],
    ['€ 1.234', 1234],
    ['1,234', 1234],
    ['1.234.567', 1234567],
    ['1.234.567,8', 1234567.8],
    ['EUR 45.678,90', 45678.9],
    ['45.678,90 eur', 45678.9],
    ['0,5', 0.5],
    [',5', 0.5],
    ['5.', 5],
    ['45,-', 45],
    ['45.-', 45],
    ['45,--', 45],
    ['€ 1.234,–', 1234],
    ['-12', -12],
    ['− 12,50', -12.5],
    ['12,50-', -12.5],
    ['1 234 567,89', 1234567.89],
    ["1'234.50", 1234.5],
    ['\u20ac\u00a01.234,56', 1234.56],
    ['0,123', 0.123],
    ['0.001', 0.001],
    ['45.678,90 euro', 45678.9],
    ['\u200e1.234,56\u200b', 1234.56],
    ['1\u202f234,56', 1234.56],
    ['999999999,99', 999999999.99],
  ])('%j is %d', (text, euros) => expect(parseEuros(text)).toBe(euros))

  test.each([
    'x',
    '1e5',
    '12abc',
    '1.2.3',
    '1,2,3',
    '1.23,45,6',
    '12.34,56',
    '-12-',
    '--5',
    '.',
    ',',
    'Infinity',
    'NaN',
    '0x10',
  ])('%j is no amount', (text) => expect(parseEuros(text)).toBeNaN())

  const cents = fc.integer({ min: 0, max: largestAmount })
  test('what is shown reads back, in Dutch and in English', () =>
    fc.assert(
      fc.property(cents, (amount) => {
        const english = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 }).format(eurosOf(amount))
        const read = [formatAmount(amount), formatEuros(amount), english].map((text) => centsOf(parseEuros(text)))
        expect(read).toEqual([amount, amount, amount])
      }),
    ))

  test('any text is an amount or none, and never throws', () =>
    fc.assert(fc.property(fc.string(), (text) => typeof parseEuros(text) === 'number')))
})

describe('an amount on the wire', () => {
  test.each<[unknown, string | number]>([
    [0, 0],
    [0.01, 0.01],
    [999_999_999.99, 999_999_999.99],
    [1_000_000_000, 'too-large'],
    [-0.01, 'negative'],
    [0.001, 'too-many-decimals'],
    [1.000_000_01, 'too-many-decimals'],
    [999_999_999.991, 'too-large'],
    [Number.NaN, 'not-a-number'],
    [Number.POSITIVE_INFINITY, 'not-a-number'],
    ['12', 'not-a-number'],
    [null, 'not-a-number'],
    [undefined, 'not-a-number'],
  ])('%j', (value, expected) => {
    const parsed = parseWith(eurosSchema, value)
    expect(parsed.ok ? parsed.value : parsed.problems[0]?.code).toBe(expected)
  })

  test('every number of whole cents is accepted as it is', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: largestAmount }), (amount) => {
        expect(parseWith(eurosSchema, eurosOf(amount))).toEqual({ ok: true, value: eurosOf(amount) })
        expect(centsOf(eurosOf(amount))).toBe(amount)
      }),
    ))
})

test('amounts as they are shown', () =>
  expect([
    formatEuros(123456),
    formatEuros(0),
    formatEuros(-50),
    formatEuros(null),
    formatEuros(undefined),
    formatWholeEuros(-1204),
    formatAmount(99_999_999_999),
  ]).toEqual(['€\u00a01.234,56', '€\u00a00,00', '€\u00a0-0,50', '€0.00', '€0.00', '€\u00a0-1.204', '999.999.999,99']))

test('nothing is never negative, also when it is taken off or rounded', () =>
  expect([formatEuros(-0), formatWholeEuros(-0), formatWholeEuros(-0.4)]).toEqual([
    '€\u00a00,00',
    '€\u00a00',
    '€\u00a00',
  ]))

test('a rate in each language', () =>
  expect([3697, 4950, 928, 3700].map(percentWords).map(({ en, nl }) => [en, nl])).toEqual([
    ['36.97%', '36,97%'],
    ['49.5%', '49,5%'],
    ['9.28%', '9,28%'],
    ['37%', '37%'],
  ]))
