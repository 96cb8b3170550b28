import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isValidBsn, maskBsn, normaliseBsn } from './index.ts'

const digits = fc.integer({ min: 10_000_000, max: 999_999_999 }).map(String)
const swap = (text: string, place: number) =>
  text.slice(0, place) + text.charAt(place + 1) + text.charAt(place) + text.slice(place + 2)
const valid = digits.filter(isValidBsn)

test('one wrong digit is always noticed', () =>
  fc.assert(
    fc.property(valid, fc.nat(8), fc.integer({ min: 1, max: 9 }), (bsn, place, shift) => {
      const whole = normaliseBsn(bsn) ?? ''
      const wrong = whole.slice(0, place) + ((Number(whole[place]) + shift) % 10) + whole.slice(place + 1)
      expect(isValidBsn(wrong)).toBe(false)
    }),
  ))

test('two neighbouring digits swapped are noticed when they differ', () =>
  fc.assert(
    fc.property(valid, fc.nat(6), (bsn, place) => {
      const whole = normaliseBsn(bsn) ?? ''
      fc.pre(whole[place] !== whole[place + 1])
      expect(isValidBsn(swap(whole, place))).toBe(false)
    }),
  ))

test('spaces and hyphens never matter', () =>
  fc.assert(
    fc.property(digits, fc.nat(8), fc.constantFrom(' ', '-'), (bsn, place, mark) => {
      const spaced = `${bsn.slice(0, place)}${mark}${bsn.slice(place)}`
      expect([isValidBsn(spaced), normaliseBsn(spaced)]).toEqual([isValidBsn(bsn), normaliseBsn(bsn)])
    }),
  ))

test('a mask shows at most the last four digits', () =>
  fc.assert(
    fc.property(digits, (bsn) => {
      const masked = maskBsn(bsn)
      expect([masked.length, masked.slice(0, -4), masked.slice(-4)]).toEqual([
        bsn.length,
        '•'.repeat(bsn.length - 4),
        bsn.slice(-4),
      ])
    }),
  ))
