import { expect, test } from 'vitest'
import { type Answers, answeredBy, lawfulResult } from './index.ts'

const bare: Answers = {
  id: 7,
  correctsFilingId: null,
  completed: false,
  year: 2026,
  isJointFiling: false,
  setupData: { taxIdentifier: '999990019', foreignIncome: false, ownHome: true },
  partnerData: null,
  incomeData: { salary: 60_000, otherIncome: 0, taxWithheld: 0 },
  deductionsData: null,
}
const answers = (return_: Answers) => {
  const result = lawfulResult(return_, [])
  if (result.kind !== 'figure') throw new Error(result.kind)
  return Object.fromEntries(
    result.assumed.map((assumed) => {
      const place = answeredBy(assumed, return_)
      return [assumed, place && `${place.step}#${place.question}`]
    }),
  )
}

test('what is assumed of one who only gave a wage is asked, each at its step', () =>
  expect(answers(bare)).toEqual({
    'home-value': 'deductions#wozValue',
    'tax-withheld': 'income#taxWithheld',
    partner: 'setup#isJointFiling',
    dateOfBirth: 'setup#birthDate',
    otherWork: 'income#otherWorkReceipts',
    benefits: 'income#benefits',
    pensions: 'income#pensions',
    dividendTaxWithheld: 'income#dividendTaxWithheld',
    provisionalAssessment: 'income#provisionalPaid',
    youngDisabled: 'income#youngDisabled',
    greenInvestments: 'income#greenInvestments',
    childUnder12: 'income#childUnder12',
    financingCosts: 'deductions#financingCosts',
    registeredFrom: 'deductions#movedHome',
    box2Income: 'income#box2Income',
    box3: 'income#savings',
    gifts: 'deductions#charityDonations',
    healthcare: 'deductions#healthcareExpenses',
    circumstances: 'income#partYearResident',
  }))

test('the credit an employer applied is asked of who earned little', () =>
  expect(answers({ ...bare, incomeData: { salary: 20_000, otherIncome: 0, taxWithheld: 0 } })).toHaveProperty(
    'labourCreditApplied',
    'income#labourCreditApplied',
  ))

test('what is assumed of one partner is asked of that one', () => {
  const couple = {
    ...bare,
    isJointFiling: true,
    setupData: { taxIdentifier: '999990019', birthDate: '1980-01-01', foreignIncome: false, ownHome: false },
    partnerData: { fullName: 'Jan van der Berg', bsn: '111222333' },
    incomeData: { salary: 60_000, otherIncome: 0, taxWithheld: 0, benefits: 0, provisionalPaid: 0 },
  }
  expect(answers(couple)).toMatchObject({
    'partner-income': 'income#partnerSalary',
    'partner dateOfBirth': 'partner#dateOfBirth',
    'partner wages': 'income#partnerSalary',
    'partner benefits': 'income#partnerBenefits',
    'partner provisionalAssessment': 'income#partnerProvisionalPaid',
    pensions: 'income#pensions',
  })
})

test('what a return is not asked has no place to answer it', () => {
  const { isJointFiling: _, ...alone } = bare
  const young = { ...alone, isJointFiling: false }
  const old = {
    ...young,
    setupData: { taxIdentifier: '1', birthDate: '1940-01-01', foreignIncome: false, ownHome: false },
  }
  expect([
    answeredBy('singleElderly', young),
    answeredBy('singleElderly', old),
    answeredBy('partner singleElderly', { ...old, isJointFiling: true }),
    answeredBy('partnerAbroad', { ...young, incomeData: null }),
    answeredBy('home-value', old),
  ]).toEqual([null, { step: 'income', question: 'singleElderly' }, null, null, null])
})
