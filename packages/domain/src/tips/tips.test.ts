import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentTypes } from '../documents/index.ts'
import { alsoCountAt, deductionsWith } from '../tax-return/index.ts'
import { answeredAlready, fiveOf, type TipId, tipIds, tipsFor } from './index.ts'

type Filing = Parameters<typeof tipsFor>[0]
const noAmounts = deductionsWith({})
const filing = (salary: number, over: Partial<Filing> = {}): Filing => ({
  year: 2024,
  isJointFiling: true,
  setupData: { taxIdentifier: '999990019', foreignIncome: false, ownHome: false },
  partnerData: null,
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

const everyTip = filing(50_000, {
  isJointFiling: false,
  setupData: { ...ownHome, birthDate: '1950-01-01' },
  deductionsData: null,
})
/** Whether the tip is given; those that the five leave no place for are seen without a salary, and with documents for the rest. */
const isGiven = (id: TipId, known: Filing) =>
  [known, { ...known, incomeData: { ...known.incomeData, salary: 0, otherIncome: 0, taxWithheld: 0 } }].some((one) =>
    tipsFor(one, []).some((tip) => tip.id === id),
  )

const ticks = Object.entries(alsoCountAt.income).flatMap(([name, { kind }]) => (kind === 'tick' ? [name] : []))

test('an answer that says it already makes a tip idle, also one of the partner', () => {
  const rows = Object.entries(answeredAlready).flatMap(([id, names]) =>
    names.map((name) => [id as TipId, name] as const),
  )
  const idle = rows.map(([id, name]) => {
    const answer = ticks.includes(name) ? true : 1
    const isJointFiling = name.startsWith('partner')
    const before = { ...everyTip, isJointFiling }
    const salary = id === 'thirty-percent-ruling' ? 50_000 : 0
    const after = {
      ...before,
      incomeData: { salary, otherIncome: 0, taxWithheld: 0, [name]: answer },
      deductionsData: { ...noAmounts, [name]: answer },
    }
    return [name, isGiven(id, before), isGiven(id, after)]
  })
  expect(idle).toEqual(rows.map(([, name]) => [name, true, false]))
})

test('what a return is not asked any more makes nothing idle', () =>
  expect(
    isGiven(
      'healthcare-documents',
      filing(0, { isJointFiling: false, deductionsData: { ...noAmounts, partnerHealthcareExpenses: 1 } }),
    ),
  ).toBe(true))

test('five in all: the specified, then what the result suggests, then what holds for many', () => {
  const five = tipsFor(everyTip, [])
  const shownWith = (...suggested: readonly string[]) => {
    const { tips, fromResult } = fiveOf(five, suggested)
    return [...tips.map(({ id }) => id), ...fromResult]
  }
  const first = ['education-documents', 'thirty-percent-ruling', 'home-office']
  expect([shownWith(), shownWith('a'), shownWith('a', 'b', 'c'), fiveOf([], ['a', 'b'])]).toEqual([
    [...first, 'mortgage-interest', 'healthcare-documents'],
    [...first, 'mortgage-interest', 'a'],
    [...first, 'a', 'b'],
    { tips: [], fromResult: ['a', 'b'] },
  ])
})
