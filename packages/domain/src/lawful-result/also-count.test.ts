import { expect, test } from 'vitest'
import { computeReturn } from '../tax-law/index.ts'
import { deductionsWith } from '../tax-return/index.ts'
import { documentOf, incomeStatement, mortgageStatement } from '../testing/index.ts'
import { type Answers, answeredBy, assumedWords, heavyIn, householdOf, lawfulResult } from './index.ts'

/** A couple with a home and savings, of whom everything was asked. */
const couple: Answers = {
  id: 7,
  correctsFilingId: null,
  completed: false,
  year: 2024,
  isJointFiling: true,
  setupData: { taxIdentifier: '999990019', birthDate: '1985-03-27', foreignIncome: false, ownHome: true },
  partnerData: { fullName: 'Jan van der Berg', bsn: '111222333', dateOfBirth: '1984-02-03' },
  incomeData: {
    salary: 58_000,
    otherIncome: 0,
    taxWithheld: 14_900,
    savings: 130_000,
    investments: 45_000.5,
    debts: 10_000,
    dividendTaxWithheld: 120,
    box2Income: 0,
    childUnder12: true,
    provisionalPaid: 300,
    provisionalReceived: 1_200,
    partnerSalary: 21_000,
    partnerTaxWithheld: 1_500,
    partnerBenefits: 4_000,
    partnerBenefitsTaxWithheld: 380,
    partnerProvisionalReceived: 240,
  },
  deductionsData: deductionsWith({
    mortgageInterest: 9_000,
    partnerMortgageInterest: 600,
    wozValue: 415_000,
    financingCosts: 850,
    healthcareExpenses: 2_400,
    partnerHealthcareExpenses: 600,
    medicines: 1_000,
    aids: 500,
    treatment: 1_500,
    charityDonations: 1_500,
    culturalGifts: 200,
    periodicGifts: 600,
  }),
}

const household = {
  taxpayer: {
    dateOfBirth: '1985-03-27',
    wages: 58_000_00,
    otherIncome: 0,
    taxWithheld: 14_900_00,
    dividendTaxWithheld: 120_00,
    provisionalAssessment: -900_00,
  },
  partner: {
    dateOfBirth: '1984-02-03',
    wages: 21_000_00,
    otherIncome: 0,
    benefits: 4_000_00,
    taxWithheld: 1_880_00,
    provisionalAssessment: -240_00,
  },
  childUnder12: true,
  home: { wozValue: 415_000_00, interest: 9_600_00, financingCosts: 850_00 },
  box2Income: 0,
  box3: { savings: 130_000_00, investments: 45_000_50, debts: 10_000_00 },
  gifts: { ordinary: 700_00, cultural: 200_00, periodic: 600_00 },
  healthcare: { treatment: 1_500_00, medicines: 1_000_00, aids: 500_00 },
}

test('a couple with a home and savings: everything that was said counts, and the figure is the engine’s', () => {
  expect(householdOf(couple, [])).toEqual({ household, gaps: ['home-may-be-new'] })
  const result = lawfulResult(couple, [])
  const computed = computeReturn(2024, household)
  if (result.kind !== 'figure' || computed.kind !== 'computed') throw new Error('There is no figure.')
  expect([result.amount, result.outcome]).toEqual([
    Math.abs(computed.settlement),
    computed.settlement < 0 ? 'refund' : 'pay',
  ])
  expect([result.certainty, result.assumed]).toEqual([
    'likely',
    [
      'home-may-be-new',
      'otherWork',
      'taxpayer benefits',
      'pensions',
      'greenInvestments',
      'thirtyPercentRuling',
      'youngDisabled',
      'partner dividendTaxWithheld',
      'partner labourCreditApplied',
      'circumstances',
      'actualReturn',
      'split-even',
      'home-of-ones-own',
      'loan-that-counts',
      'let-home-by-ratio',
    ],
  ])
})

test('what only one of two partners did not say tells whose it is', () =>
  expect([
    assumedWords('taxpayer benefits').nl,
    assumedWords('partner benefits').en,
    assumedWords('benefits').en,
  ]).toEqual([
    'U: Geen uitkeringen, zoals WW.',
    'Your partner: No benefits, such as unemployment benefit.',
    'No benefits, such as unemployment benefit.',
  ]))

test('what was typed for a partner or a home that is gone counts for nothing', () => {
  const alone = {
    ...couple,
    isJointFiling: false,
    setupData: { taxIdentifier: '999990019', foreignIncome: false, ownHome: false },
  }
  const { mortgageInterest: _, ...others } = deductionsWith({ wozValue: 415_000, partnerMortgageInterest: 600 })
  expect(householdOf({ ...alone, deductionsData: { ...others, mortgageInterest: 0 } }, [])?.household).toEqual({
    ...household,
    taxpayer: { ...household.taxpayer, dateOfBirth: undefined },
    partner: undefined,
    home: undefined,
    gifts: undefined,
    healthcare: undefined,
  })
})

test('a home with its value is no gap any more; healthcare of which a part has no kind is', () => {
  const gapsOf = (deductions: Parameters<typeof deductionsWith>[0]) =>
    householdOf({ ...couple, deductionsData: deductionsWith(deductions) }, [])?.gaps
  expect([
    gapsOf({}),
    gapsOf({ wozValue: 0 }),
    gapsOf({ wozValue: 300_000, healthcareExpenses: 500, treatment: 499 }),
    gapsOf({ wozValue: 300_000, healthcareExpenses: 500, medicines: 500 }),
    gapsOf({ wozValue: 300_000, healthcareExpenses: 500, medicines: 800 }),
  ]).toEqual([['home-value'], ['home-value'], ['healthcare-kind'], [], ['healthcare-above-whole']])
})

test('of parts that are more than their whole no more than the whole counts, those without an advantage first', () => {
  const stated = (deductions: Parameters<typeof deductionsWith>[0]) => {
    const { household, gaps } = householdOf({ ...couple, deductionsData: deductionsWith(deductions) }, []) ?? {}
    return [household?.healthcare, household?.gifts, gaps?.filter((gap) => gap !== 'home-value')]
  }
  expect([
    stated({ healthcareExpenses: 500, medicines: 800 }),
    stated({ healthcareExpenses: 500, partnerHealthcareExpenses: 100, medicines: 400, treatment: 300 }),
    stated({ healthcareExpenses: 500, medicines: 100, treatment: 50 }),
    stated({ medicines: 0 }),
    stated({ periodicGifts: 5_000 }),
    stated({ charityDonations: 1_000, culturalGifts: 700, periodicGifts: 400 }),
    stated({ charityDonations: 300_000, periodicGifts: 260_000, oldPeriodicGifts: 270_000 }),
  ]).toEqual([
    [{ medicines: 500_00 }, undefined, ['healthcare-above-whole']],
    [{ treatment: 300_00, medicines: 300_00 }, undefined, ['healthcare-above-whole']],
    [{ treatment: 400_00, medicines: 100_00 }, undefined, ['healthcare-kind']],
    [{ medicines: 0 }, undefined, []],
    [undefined, { periodic: 0 }, ['gifts-above-whole']],
    [undefined, { cultural: 700_00, periodic: 300_00 }, ['gifts-above-whole']],
    [
      undefined,
      { ordinary: 40_000_00, periodic: 0, periodicFromBefore5October2022: 260_000_00 },
      ['old-gifts-above-whole'],
    ],
  ])
})

test('a figure of answers that contradict each other is not called right, and leads to the largest part', () => {
  const single = { ...couple, isJointFiling: false, setupData: null, partnerData: null }
  const known = (deductions: Parameters<typeof deductionsWith>[0]) => {
    const answers = {
      ...single,
      incomeData: { salary: 90_000, otherIncome: 0, taxWithheld: 33_000 },
      deductionsData: deductionsWith(deductions),
    }
    const result = lawfulResult(answers, [])
    if (result.kind !== 'figure') throw new Error(result.kind)
    const places = heavyIn(result.assumed).map((one) => answeredBy(one, answers)?.question)
    return [result.amount, result.certainty, places]
  }
  const [amount] = known({})
  expect([
    known({ periodicGifts: 5_000 }),
    known({ charityDonations: 5_000, periodicGifts: 5_000 }),
    known({ culturalGifts: 300, periodicGifts: 200 }),
    known({ healthcareExpenses: 300, medicines: 900, aids: 20 }),
  ]).toEqual([
    [amount, 'contradictory', ['periodicGifts']],
    [expect.any(Number), 'likely', []],
    [amount, 'contradictory', ['culturalGifts']],
    [amount, 'contradictory', ['medicines']],
  ])
})

test('green investments, what wealth really brought in and old gifts are told to the law', () => {
  const incomeData = { salary: 58_000, otherIncome: 0, taxWithheld: 14_900, savings: 130_000, greenInvestments: 9_000 }
  const wealthy = { ...incomeData, actualIncome: 1_300.5, actualRise: 200, actualFall: 900, actualDebtInterest: 40 }
  const deductionsData = deductionsWith({
    charityDonations: 900_000,
    periodicGifts: 800_000,
    oldPeriodicGifts: 300_000,
  })
  const stated = (income: Answers['incomeData']) =>
    householdOf({ ...couple, isJointFiling: false, incomeData: income, deductionsData }, [])?.household
  const actualReturn = { income: 1_300_50, valueChange: -700_00, debtInterest: 40_00 }
  expect(stated(wealthy)).toMatchObject({
    taxpayer: { greenInvestments: 9_000_00 },
    box3: { savings: 130_000_00, actualReturn },
    gifts: { ordinary: 100_000_00, periodic: 500_000_00, periodicFromBefore5October2022: 300_000_00 },
  })
  expect([
    stated({ ...incomeData, actualDebtInterest: 40 })?.box3?.actualReturn,
    stated({ ...wealthy, savings: 0 })?.box3?.actualReturn,
  ]).toEqual([undefined, undefined])
})

test.each([
  ['part-year-resident', { incomeData: couple.incomeData && { ...couple.incomeData, partYearResident: true } }, null],
  ['business-profit', { incomeData: couple.incomeData && { ...couple.incomeData, businessProfit: true } }, 'worse'],
  ['alimony-paid', { deductionsData: deductionsWith({ alimonyPaid: true }) }, 'better'],
  ['annuity-premiums', { deductionsData: deductionsWith({ annuityPremiums: true }) }, 'better'],
])('%s: no figure, why, and what the rest comes to where that says something', (code, changes, change) => {
  const result = lawfulResult({ ...couple, ...changes }, [])
  const rest = change && { without: { rest: expect.objectContaining({ kind: 'figure' }), change } }
  expect(result).toEqual({ kind: 'unsupported', year: 2024, reasons: [{ code }], ...rest })
})

test('an actual return counts where it is lower, and says what it does not hold', () => {
  const incomeData = { salary: 58_000, otherIncome: 0, taxWithheld: 14_900, savings: 300_000 }
  const alone = { ...couple, isJointFiling: false }
  const figure = (actualIncome?: number) => {
    const result = lawfulResult(
      { ...alone, incomeData: { ...incomeData, ...(actualIncome !== undefined && { actualIncome }) } },
      [],
    )
    if (result.kind !== 'figure') throw new Error(result.kind)
    const ofBox3 = result.assumed.filter((one) => one === 'actualReturn' || one === 'complications')
    return [result.computed.taxpayer.taxBox3, ofBox3]
  }
  const deemed = figure()
  expect([deemed[1], figure(1_000), figure(90_000)]).toEqual([
    ['actualReturn'],
    [360_00, ['complications']],
    [deemed[0], ['complications']],
  ])
})

test('a partner who lives of a pension is known; one of whom only an assessment is told is not', () => {
  const { incomeData } = couple
  const own = { salary: incomeData?.salary ?? 0, otherIncome: 0, taxWithheld: 0 }
  const partnerWith = (said: object) => householdOf({ ...couple, incomeData: { ...own, ...said } }, [])
  expect([
    partnerWith({ partnerPensions: 18_000 })?.household.partner,
    partnerWith({ partnerProvisionalPaid: 100, partnerTaxWithheld: 50 })?.household.partner,
    partnerWith({ partnerProvisionalPaid: 100 })?.gaps,
  ]).toEqual([
    { dateOfBirth: '1984-02-03', wages: 0, otherIncome: 0, taxWithheld: 0, pensions: 18_000_00 },
    { dateOfBirth: '1984-02-03', taxWithheld: 50_00, provisionalAssessment: 100_00 },
    ['home-may-be-new', 'partner-income'],
  ])
})

test('the partner’s statements count where the partner’s figures are left blank, and nowhere else', () => {
  const statements = [
    documentOf(1, 'income_statement', incomeStatement({ salary: 20_000, taxWithheld: 3_000, bsn: '•••••2333' })),
    {
      ...documentOf(2, 'mortgage_statement', mortgageStatement({ mortgageInterest: 700 })),
      verdict: 'partners' as const,
    },
  ]
  const known = (also: object, deductions: object) => {
    const incomeData = { salary: 58_000, otherIncome: 0, taxWithheld: 0, ...also }
    const stated = householdOf({ ...couple, incomeData, deductionsData: deductionsWith(deductions) }, statements)
    return [stated?.household.partner?.wages, stated?.household.home?.interest]
  }
  expect([
    known({}, {}),
    known({ partnerSalary: 0 }, { partnerMortgageInterest: 0 }),
    known({ partnerPensions: 9000 }, {}),
  ]).toEqual([
    [20_000_00, 700_00],
    [0, 0],
    [20_000_00, 700_00],
  ])
})
