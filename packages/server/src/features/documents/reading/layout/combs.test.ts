import { expect, it } from 'vitest'
import { type Placed, sureOf } from '../../testing/placed-texts.ts'

const comb = (digits: string, y: number, pitch = 16): Placed[] =>
  [...digits].map((digit, at): Placed => [digit, 330 + at * pitch, y])
const form = (pitch?: number): Placed[] => [
  ['Jaaropgaaf 2024', 50, 50],
  ['Burgerservicenummer', 50, 100],
  ...comb('999994645', 100, pitch),
  ['Loon loonbelasting/volksverzekeringen', 50, 130],
  ...comb('31877', 130, pitch),
  ['Loonbelasting/premie volksverzekeringen', 50, 160],
  ...comb('3610', 160, pitch),
]
const fields = ['salary', 'taxWithheld', 'bsn']

it('puts together numbers whose digits each stand in a box of their own', () => {
  expect(sureOf('income_statement', fields, form())).toEqual([[31_877, 3610, '•••••4645']])
})

it('puts a comma in a box of its own, narrower than the others, into its number', () => {
  const cents = (digits: string, y: number): Placed[] => [
    [',', 330 + 5 * 16 + 1, y],
    ...[...digits].map((digit, at): Placed => [digit, 330 + 5 * 16 + 10 + at * 16, y]),
  ]
  const texts: Placed[] = [
    ['Jaaropgaaf 2024', 50, 50],
    ['Loon loonbelasting/volksverzekeringen', 50, 130],
    ...comb('31877', 130),
    ...cents('47', 130),
  ]
  expect(sureOf('income_statement', ['salary'], texts)).toEqual([[31_877.47]])
})

it('puts together days whose digits, and what parts them, stand in boxes', () => {
  const texts: Placed[] = [
    ['Jaaropgaaf 2024', 50, 50],
    ['Begin dienstbetrekking', 50, 130],
    ...comb('01-01-2024', 130),
    ['Einde dienstbetrekking', 50, 160],
    ...comb('31-12-2024', 160),
  ]
  expect(sureOf('income_statement', ['employmentPeriod'], texts)).toEqual([['01-01-2024 t/m 31-12-2024']])
})

it('fills in nothing of digits that stand too far apart to be one number', () => {
  expect(sureOf('income_statement', fields, form(26))).toEqual([[null, null, null]])
})
