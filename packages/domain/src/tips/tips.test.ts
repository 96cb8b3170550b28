import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentTypes } from '../documents/index.ts'
import { deductionsWith } from '../tax-return/index.ts'
import { type TipId, tipIds, tipsFor } from './index.ts'

type Filing = Parameters<typeof tipsFor>[0]
const noAmounts = deductionsWith({})
const filing = (salary: number, over: Partial<Filing> = {}): Filing => ({
  isJointFiling: true,
  setupData: { taxIdentifier: '999990019', foreignIncome: false, ownHome: false },
  incomeData: { salary, otherIncome: 0, taxWithheld: 0 },
  deductionsData: { ...noAmounts, healthcareExpenses: 1, charityDonations: 1 },
  ...over,
})
const education = [{ type: 'education_expenses' as const }]
const ownHome = { taxIdentifier: '999990019', foreignIncome: false, ownHome: true }

test.each<[string, Filing, Parameters<typeof tipsFor>[1], readonly TipId[]]>([
  ['no income', filing(0), [], []],
  ['a cent of salary', filing(0.01), [], ['home-office']],
  ['a cent below 38,000', filing(37_999.99), [], ['home-office']],
  ['exactly 38,000', filing(38_000), [], ['home-office']],
  ['a cent above', filing(38_000.01), [], ['thirty-percent-ruling', 'home-office']],
  ['a cent below 40,000', filing(39_999.99), [], ['thirty-percent-ruling', 'home-office']],
  ['exactly 40,000', filing(40_000), [], ['thirty-percent-ruling', 'home-office']],
  ['a cent above 40,000', filing(40_000.01), [], ['education-documents', 'thirty-percent-ruling', 'home-office']],
  ['with education documents', filing(50_000), education, ['thirty-percent-ruling', 'home-office']],
  ['an own home without a statement', filing(1, { setupData: ownHome }), [], ['home-office', 'mortgage-interest']],
  ['with one', filing(1, { setupData: ownHome }), [{ type: 'mortgage_statement' }], ['home-office']],
  [
    'everything applies: five at most',
    filing(50_000, { isJointFiling: false, setupData: ownHome, deductionsData: null }),
    [],
    ['education-documents', 'thirty-percent-ruling', 'home-office', 'mortgage-interest', 'healthcare-documents'],
  ],
  [
    'nothing answered yet',
    filing(0, { incomeData: null, deductionsData: null, isJointFiling: false }),
    [],
    ['healthcare-documents', 'charity-documents', 'fiscal-partner'],
  ],
])('%s', (_, known, documents, ids) => expect(tipsFor(known, documents).map(({ id }) => id)).toEqual(ids))

test('a tip says why and where the guide explains it', () =>
  expect(tipsFor(filing(50_000), [])).toEqual([
    { id: 'education-documents', guide: '/tax-guide#education-expenses', because: { salary: 40_000 } },
    { id: 'thirty-percent-ruling', guide: '/tax-guide#thirty-percent-ruling', because: { salary: 38_000, years: 5 } },
    { id: 'home-office', guide: '/tax-guide#employment-income', because: { perDay: 2 } },
  ]))

test('never more than five, never one twice', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 200_000 }),
      fc.boolean(),
      fc.boolean(),
      fc.subarray([...documentTypes]),
      (salary, isJointFiling, hasHome, types) => {
        const known = filing(salary, {
          isJointFiling,
          deductionsData: null,
          setupData: { ...ownHome, ownHome: hasHome },
        })
        const ids = tipsFor(
          known,
          types.map((type) => ({ type })),
        ).map(({ id }) => id)
        expect(ids.length <= 5 && new Set(ids).size === ids.length && ids.every((id) => tipIds.includes(id))).toBe(true)
      },
    ),
  ))
