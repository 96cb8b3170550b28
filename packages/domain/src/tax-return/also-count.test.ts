import { describe, expect, test } from 'vitest'
import { centsOf } from '../money/index.ts'
import { rulesOfYear, taxYears } from '../tax-law/index.ts'
import { periodicGiftsUncappedUpTo } from './also-count.ts'
import {
  type AlsoCountFacts,
  type AlsoCountName,
  alsoAsked,
  alsoCountAt,
  alsoCountGroups,
  countedAnswers,
  namesOf,
  ownNameOf,
  partnersOwn,
  type Questions,
  questionsOf,
} from './index.ts'

const facts = (changes: Partial<AlsoCountFacts> = {}): AlsoCountFacts => ({
  year: 2024,
  isJointFiling: false,
  setupData: null,
  partnerData: null,
  incomeData: null,
  deductionsData: null,
  ...changes,
})
const home = ['wozValue', 'financingCosts', 'movedHome', 'nonRepayingLoan', 'surplusBorrowed', 'homeLet', 'twoHomes']
const actualReturn = ['actualIncome', 'actualRise', 'actualFall', 'actualDebtInterest']
const setupData = { taxIdentifier: '999990019', foreignIncome: false, ownHome: false }
const asked = (changes: Partial<AlsoCountFacts>) => [
  ...alsoAsked('income', facts(changes)),
  ...alsoAsked('deductions', facts(changes)),
]

describe('is asked only where it matters', () => {
  test.each<[string, readonly string[], Partial<AlsoCountFacts>]>([
    ['the value of the home: own home', home, { setupData: { ...setupData, ownHome: true } }],
    ['the value of the home: interest', home, { deductionsData: { mortgageInterest: 1 } }],
    [
      'when it was moved into or out of',
      [...home, 'homeFrom', 'homeUntil', 'formerHomeUntil', 'formerWozValue'],
      { deductionsData: { mortgageInterest: 1, movedHome: true } },
    ],
    ['no days without a home', [], { deductionsData: { movedHome: true } }],
    ['nothing for a partner who is none', [], { deductionsData: { partnerMortgageInterest: 1 } }],
    ['a partner abroad: a child', ['abroadEarnsLess'], { incomeData: { childUnder12: true } }],
    ['the pension of who lives alone', ['singleElderly'], { setupData: { ...setupData, birthDate: '1958-12-31' } }],
    ['not before that age', [], { setupData: { ...setupData, birthDate: '1959-01-01' } }],
    ['the 30 % ruling: a wage', ['untaxedAllowance'], { incomeData: { salary: 1 } }],
    ['not of benefits alone', [], { incomeData: { salary: 0, benefits: 20_000 } }],
    ['what savings brought in', actualReturn, { incomeData: { savings: 1 } }],
    ['what investments brought in', actualReturn, { incomeData: { investments: 1, savings: 0 } }],
    ['not of debts alone', [], { incomeData: { debts: 1 } }],
    ['whether a periodic gift is for culture', ['periodicGiftsToCulture'], { deductionsData: { periodicGifts: 1 } }],
    [
      'since when large gifts were agreed',
      ['periodicGiftsToCulture', 'oldPeriodicGifts'],
      { deductionsData: { periodicGifts: 250_001 } },
    ],
    ['not of usual gifts', ['periodicGiftsToCulture'], { deductionsData: { periodicGifts: 250_000 } }],
  ])('%s', (_, more, changes) => expect(asked(changes).toSorted()).toEqual([...asked({}), ...more].toSorted()))

  test('since when gifts were agreed, in the years with a maximum', () => {
    const incomeData = { salary: 1 }
    const deductionsData = { periodicGifts: 9_000_000 }
    const inYears = (name: AlsoCountName) =>
      taxYears.filter((year) => asked({ year, incomeData, deductionsData }).includes(name))
    expect(inYears('oldPeriodicGifts')).toEqual(
      taxYears.filter((year) => Number.isFinite(rulesOfYear(year).gifts.periodicMost)),
    )
  })

  test('no maximum of periodic gifts is below the amount from which their date is asked', () =>
    expect(Math.min(...taxYears.map((year) => rulesOfYear(year).gifts.periodicMost))).toBe(
      centsOf(periodicGiftsUncappedUpTo),
    ))

  test('the partner’s 30 % ruling: a wage of the partner', () =>
    expect(
      [{ salary: 1 }, { salary: 1, partnerSalary: 1 }].map((incomeData) =>
        asked({ isJointFiling: true, incomeData }).includes('partnerUntaxedAllowance'),
      ),
    ).toEqual([false, true]))

  test('the value of the home: the partner’s interest', () =>
    expect(asked({ isJointFiling: true, deductionsData: { partnerMortgageInterest: 1 } })).toContain('wozValue'))

  test('the credit that an employer applied, in every year', () =>
    expect(
      taxYears.filter((year) => !asked({ year, isJointFiling: true }).includes('partnerLabourCreditApplied')),
    ).toEqual([]))

  test('a couple’s state pensions for someone living alone, each by their age; no partner abroad', () => {
    const partner = (dateOfBirth: string) => ({ fullName: 'A', bsn: '111222333', dateOfBirth })
    const pensions = (birthDate: string, partners: string) =>
      asked({
        isJointFiling: true,
        setupData: { ...setupData, birthDate },
        partnerData: partner(partners),
        incomeData: { childUnder12: true },
      }).filter((name) => /singleElderly|abroadEarnsLess/i.test(name))
    expect([pensions('1950-01-01', '1980-01-01'), pensions('1980-01-01', '1950-01-01')]).toEqual([
      ['singleElderly'],
      ['partnerSingleElderly'],
    ])
  })

  test('a joint return asks for the partner’s too, and never for who lives alone', () => {
    const partners = asked({ isJointFiling: true }).filter((name) => !asked({}).includes(name))
    expect(partners.filter((name) => !name.startsWith('partner'))).toEqual([])
    expect(partners).toHaveLength(18)
  })
})

test('each question stands under one heading, the partner’s under their own', () => {
  for (const step of ['income', 'deductions'] as const) {
    expect(alsoCountGroups[step].flatMap(({ names }) => names)).toEqual(namesOf(alsoCountAt[step]))
    const partners = alsoCountGroups[step].flatMap(({ isOfPartner, names }) => (isOfPartner ? names : []))
    expect(partners).toEqual(namesOf(alsoCountAt[step]).filter((name) => ownNameOf(step, name)))
  }
})

test('what the partner is asked is a question of the person’s own, of the same step and kind', () => {
  for (const step of ['income', 'deductions'] as const) {
    const questions: Questions = questionsOf[step]
    const partners = namesOf(alsoCountAt[step]).flatMap((name) => ownNameOf(step, name) ?? [])
    expect(partners.map((own) => questions[own]?.kind)).toEqual(
      partners.map((own) =>
        ['youngDisabled', 'singleElderly', 'thirtyPercentRuling'].includes(own) ? 'tick' : 'euros',
      ),
    )
  }
})

test('what does not matter any more does not count, and what is specified always does', () => {
  const deductions = { mortgageInterest: 0, wozValue: 400_000, medicines: 100, partnerCharityDonations: 60 }
  expect(countedAnswers('deductions', deductions, facts())).toEqual({ mortgageInterest: 0, medicines: 100 })
})

test('the partner’s answers have the names of the person’s own', () =>
  expect(partnersOwn('income', { savings: 1, partnerSalary: 2, partnerProvisionalPaid: 0 })).toEqual({
    salary: 2,
    provisionalPaid: 0,
  }))
