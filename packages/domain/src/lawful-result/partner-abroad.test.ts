import { describe, expect, test } from 'vitest'
import { deductionsWith, type TaxFiling } from '../tax-return/index.ts'
import { returnOf } from '../testing/index.ts'
import { atStake } from './at-stake.ts'
import { type Answers, answeredBy, assumedGuide, eachOf, heavyIn, lawfulResult } from './index.ts'

type IncomeData = NonNullable<TaxFiling['incomeData']>
const own: IncomeData = { salary: 60_000, otherIncome: 0, taxWithheld: 17_500, savings: 20_000, investments: 180_000 }
const alone: Answers = returnOf({
  setupData: { taxIdentifier: '999990019', birthDate: '1985-01-01', foreignIncome: false, ownHome: false },
  incomeData: own,
  deductionsData: deductionsWith({}),
})
const joint = (changes: Partial<IncomeData>): Answers => ({
  ...alone,
  isJointFiling: true,
  partnerData: { fullName: 'A. Rao', bsn: '999990020' },
  incomeData: { ...own, partnerSalary: 0, partnerTaxWithheld: 0, ...changes },
})
const figure = (answers: Answers) => {
  const result = lawfulResult(answers, [])
  if (result.kind !== 'figure') throw new Error(result.kind)
  return result
}

test('a partner who lived abroad all year is left out: the figure of one person, who is led to file alone', () => {
  const abroad = joint({ partnerAbroad: true, partnerOtherIncome: 4_000 })
  const result = figure(abroad)
  // Without a partner to share the allowance: 36 % of 7,979, less 574.24 of wage tax.
  expect([result.outcome, result.amount]).toEqual(['pay', 2_297_00])
  expect(result.amount).toBe(figure(alone).amount)
  expect(figure(joint({})).amount).toBeLessThan(300_00)
  expect([result.certainty, heavyIn(result.assumed)]).toEqual(['rough', ['partner-abroad']])
  // No division can be offered of one person, and nobody is said to have an assessment of their own.
  expect([result.household.partner, result.computed.partner, eachOf(result)]).toEqual([undefined, undefined, null])
  expect(result.assumed).not.toContain('partner')
  expect(answeredBy('partner-abroad', abroad)).toEqual({ step: 'setup', question: 'isJointFiling' })
  expect(assumedGuide('partner-abroad')).toBe('/tax-guide#fiscal-partner')
})

test('once filed alone it is sure, whatever was ticked of a partner before', () => {
  const { certainty, amount } = figure({ ...alone, incomeData: { ...own, partnerAbroad: true } })
  expect([certainty, amount]).toEqual(['likely', 2_297_00])
  expect(heavyIn(figure(joint({ partnerAbroad: true, filesApart: true })).assumed)).toEqual(['partner-abroad'])
})

describe('with a child the combination credit goes to the one who earns less from work, also with a partner abroad', () => {
  const child: Partial<IncomeData> = { childUnder12: true, savings: 0, investments: 0 }
  const credit = (answers: Answers) => figure(answers).computed.taxpayer.combinationCredit
  const withChild: Answers = { ...alone, incomeData: { ...own, ...child } }
  const earnsLess: Answers = { ...withChild, incomeData: { ...own, ...child, abroadEarnsLess: true } }

  test('who files alone is asked, and untold it is named with the amount', () => {
    expect([credit(withChild), credit(earnsLess)]).toEqual([2_950_00, 0])
    const [untold, told] = [figure(withChild), figure(earnsLess)]
    expect([untold.assumed.includes('partnerAbroad'), told.assumed.includes('partnerAbroad')]).toEqual([true, false])
    expect(atStake('partnerAbroad', untold)).toBe(2_950_00)
    expect(answeredBy('partnerAbroad', withChild)).toEqual({ step: 'income', question: 'abroadEarnsLess' })
    expect(figure({ ...alone, incomeData: { ...own, abroadEarnsLess: true } }).assumed).not.toContain('partnerAbroad')
  })

  test('of a joint return what is filled in of the partner’s work decides, and nothing filled in is less', () => {
    const joined = (changes: Partial<IncomeData>) => joint({ ...child, partnerAbroad: true, ...changes })
    expect(
      [
        { partnerSalary: 5_000 },
        { partnerSalary: undefined, partnerTaxWithheld: undefined },
        { partnerSalary: 50_000, partnerOtherWorkReceipts: 10_001 },
        // Ticked while filing alone: what is filled in says better.
        { partnerSalary: 70_000, abroadEarnsLess: true },
      ].map((changes) => credit(joined(changes))),
    ).toEqual([0, 0, 2_950_00, 2_950_00])
  })
})
