import { expect, test } from 'vitest'
import type { Household } from '../tax-law/index.ts'
import { divisionNow, divisionOf, ownDivisionOf, ownDivisionText, readOwnDivision } from './index.ts'

/** Own home € -7.695, box 3 € 90.520 and deductions € 684,11 of 2024 to divide. */
const couple: Household = {
  taxpayer: { wages: 68_400_00, dateOfBirth: '1980-01-01', taxWithheld: 20_000_00 },
  partner: { wages: 24_700_00, dateOfBirth: '1982-01-01', taxWithheld: 3_100_00 },
  home: { wozValue: 437_000_00, interest: 9_224_50 },
  box3: { savings: 156_320_00, investments: 48_200_00 },
  gifts: { ordinary: 1_561_00 },
}
const wholes = Object.fromEntries(divisionNow(2024, couple).map(({ part, whole }) => [part, whole]))
const read = (fields: Readonly<Record<string, string>>) => readOwnDivision(fields, 2024, couple)
const problems = (fields: Readonly<Record<string, string>>) => {
  const found = read(fields)
  return found.ok ? [] : found.problems.map(({ field, code }) => `${field} ${code}`)
}

test('a couple divides its home, box 3 and deductions, and nothing that is not there', () =>
  expect([wholes, problems({})]).toEqual([
    { ownHome: -7_695_00, box3: 90_520_00, deductions: 684_11 },
    ['ownHome required', 'box3 required', 'deductions required'],
  ]))

test('the whole home of one and all of box 3 of the other are kept, and the partner has what is left', () => {
  const own = read({ ownHome: '7.695', box3: '0', deductions: '200' })
  if (!own.ok) throw new Error(JSON.stringify(own))
  expect(own.value).toEqual({ ownHome: 7_695, box3: 0, deductions: 200 })
  expect(ownDivisionOf(2024, couple, own.value)?.parts).toEqual([
    { part: 'ownHome', whole: -7_695_00, taxpayer: -7_695_00, partner: 0 },
    { part: 'box3', whole: 90_520_00, taxpayer: 0, partner: 90_520_00 },
    { part: 'deductions', whole: 684_11, taxpayer: 200_00, partner: 484_11 },
  ])
})

test('what stands in the fields is read as it is; a minus that the balance has is not in the way, nor are the cents of a whole', () => {
  const shown = Object.fromEntries(divisionNow(2024, couple).map((one) => [one.part, ownDivisionText(one)]))
  expect([shown, read(shown)]).toEqual([
    { ownHome: '3.847', box3: '45.260', deductions: '342' },
    { ok: true, value: { ownHome: 3_847, box3: 45_260, deductions: 342 } },
  ])
  const typed = read({ ownHome: '€ −7695', box3: '45,260.40', deductions: '684' })
  expect(typed).toEqual({ ok: true, value: { ownHome: 7_695, box3: 45_260, deductions: 685 } })
})

test.each([
  [{ ownHome: '7.696', box3: '90.521', deductions: '686' }, ['ownHome', 'box3', 'deductions'], 'more-than-whole'],
  [{ ownHome: '1', box3: '-1', deductions: 'half' }, ['box3 negative', 'deductions not-a-number'], null],
  [{ ownHome: '1', box3: '1', deductions: '0,001' }, ['deductions too-many-decimals'], null],
])('%j is refused with every problem at once', (fields, expected, code) =>
  expect(problems(fields)).toEqual(expected.map((one) => (code === null ? one : `${one} ${code}`))),
)

test('what it comes to is told beside the division that counts now, and the best is none better', () => {
  const best = divisionOf(2024, couple)
  if (best === null) throw new Error('no division')
  const asBest = ownDivisionOf(2024, couple, best.splitData)
  expect(asBest?.more).toBe(0 - best.best.saves.even)
  const other = ownDivisionOf(2024, couple, { ownHome: 0, box3: 90_520, deductions: 0 })
  expect(other?.more).toBeGreaterThan(0)
  expect(other?.figure.computed.settlement).toBe((other?.more ?? 0) + best.best.others.asGiven)
})

test('nothing is divided with a partner of whom nothing is known, nor told where the law gives no figure', () => {
  expect(readOwnDivision({}, 2024, { ...couple, partner: {} })).toEqual({ ok: true, value: {} })
  expect(ownDivisionOf(2024, { ...couple, circumstances: ['business-profit'] }, { ownHome: 0 })).toBeNull()
})
