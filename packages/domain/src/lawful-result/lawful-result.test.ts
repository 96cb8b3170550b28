import { expect, test } from 'vitest'
import { deductionsWith, type TaxFiling } from '../tax-return/index.ts'
import { documentOf, incomeStatement } from '../testing/index.ts'
import { type Answers, formulaWords, heavyIn, householdOf, lawfulResult, saidAmount, toldFrom } from './index.ts'

/** The three sample statements: two jobs and a mortgage. */
const samples: Answers = {
  id: 7,
  correctsFilingId: null,
  completed: false,
  year: 2024,
  isJointFiling: false,
  setupData: { taxIdentifier: '999990019', foreignIncome: false, ownHome: true },
  partnerData: null,
  incomeData: { salary: 47_810.5, otherIncome: 0, taxWithheld: 10_672.25 },
  deductionsData: deductionsWith({ mortgageInterest: 6_874.2 }),
}
const figure = (answers: Answers) => {
  const result = lawfulResult(answers, [])
  if (result.kind !== 'figure') throw new Error(result.kind)
  return result
}
const partnerData = (changes: Partial<NonNullable<TaxFiling['partnerData']>> = {}) => ({
  fullName: 'Jan van der Berg',
  bsn: '111222333',
  ...changes,
})

test('the samples give a refund of about € 2.850 in 2024, rough while the value of the home is not known', () => {
  const { outcome, amount, certainty, assumed } = figure(samples)
  expect([outcome, amount, saidAmount(amount), certainty, assumed[0]]).toEqual([
    'refund',
    2_852_00,
    2_850_00,
    'rough',
    'home-value',
  ])
})

test('the household is what was answered, and nothing else', () =>
  expect(householdOf(samples, [])).toEqual({
    household: {
      taxpayer: { wages: 4_781_050, otherIncome: 0, taxWithheld: 1_067_225 },
      home: { wozValue: 0, interest: 687_420 },
    },
    gaps: ['home-value'],
  }))

test('a couple is computed together; what the partner earned is a gap until it is known', () => {
  const couple = { ...samples, isJointFiling: true, partnerData: partnerData({ dateOfBirth: '1990-02-03' }) }
  expect(householdOf(couple, [])?.household.partner).toEqual({ dateOfBirth: '1990-02-03' })
  expect(householdOf(couple, [])?.gaps).toEqual(['home-value', 'partner-income'])
  const known = partnerData({ incomeData: { salary: 30_000, otherIncome: 0, taxWithheld: 4_000 } })
  expect(householdOf({ ...couple, partnerData: known }, [])).toEqual({
    household: {
      taxpayer: { wages: 4_781_050, otherIncome: 0, taxWithheld: 1_067_225 },
      partner: { wages: 3_000_000, otherIncome: 0, taxWithheld: 400_000 },
      home: { wozValue: 0, interest: 687_420 },
    },
    gaps: ['home-value'],
  })
  // A partner of whom nothing is known changes nothing: what may be divided counts with the taxpayer.
  expect([figure(couple).amount, figure(couple).computed.partner?.age]).toEqual([2_852_00, 'under'])
})

test('the division the partners chose counts; without a partner there is none', () => {
  const incomeData = { salary: 30_000, otherIncome: 0, taxWithheld: 4_000 }
  const couple = { ...samples, isJointFiling: true, partnerData: partnerData({ incomeData }) }
  const chosen = { ...couple, splitData: { ownHome: 1_000 } }
  expect(householdOf(chosen, [])?.household.split).toEqual({ ownHome: 100_000 })
  expect(figure(chosen).computed.taxpayer.ownHome).toBe(-100_000)
  expect(figure(couple).computed.taxpayer.ownHome).toBe(-343_700)
  expect(householdOf({ ...samples, splitData: { ownHome: 1_000 } }, [])?.household.split).toBeUndefined()
})

test('gifts, healthcare and education count as the law counts them', () => {
  const deductions = deductionsWith({ healthcareExpenses: 900, educationExpenses: 500, charityDonations: 700 })
  const plain = { ...samples, setupData: null, deductionsData: deductions }
  expect(householdOf(plain, [])).toEqual({
    household: {
      taxpayer: { wages: 4_781_050, otherIncome: 0, taxWithheld: 1_067_225 },
      healthcare: { treatment: 90_000 },
      gifts: { ordinary: 70_000 },
    },
    healthcareOfNoKind: 90_000,
    gaps: ['healthcare-kind', 'education'],
  })
  const { household } = figure(plain).computed
  // The thresholds: 1 % of 47,810.50 for gifts, 1.65 % for healthcare.
  expect([household.giftDeduction, household.healthcareDeduction]).toEqual([70_000 - 47_811, 90_000 - 78_887])
})

test('the date of birth that setup asks for is the taxpayer’s, and is then not assumed', () => {
  const setupData = { taxIdentifier: '999990019', birthDate: '1950-05-01', foreignIncome: false, ownHome: false }
  const born = { ...samples, setupData }
  expect(householdOf(born, [])?.household.taxpayer.dateOfBirth).toBe('1950-05-01')
  expect(figure(born).assumed).not.toContain('dateOfBirth')
})

test('income from abroad, a year that is not covered and an amount beyond the rules have no figure', () => {
  const abroad = { ...samples, setupData: { taxIdentifier: '999990019', foreignIncome: true, ownHome: true } }
  expect(lawfulResult(abroad, [])).toEqual({
    kind: 'unsupported',
    year: 2024,
    reasons: [{ code: 'foreign-income-with-relief' }],
    // As the same return without it.
    without: {
      rest: { ...figure(samples), assumed: figure(samples).assumed.filter((one) => one !== 'circumstances') },
      change: 'worse',
    },
  })
  expect(lawfulResult({ ...samples, year: 2019 }, [])).toEqual({
    kind: 'unsupported',
    year: 2019,
    reasons: [{ code: 'year-not-covered' }],
  })
  const rich = { ...samples, incomeData: { salary: 500_000_000, otherIncome: 0, taxWithheld: 0 } }
  expect(lawfulResult(rich, [])).toEqual({
    kind: 'unsupported',
    year: 2024,
    reasons: [{ code: 'amount-too-large', field: 'taxpayer.wages' }],
  })
})

test('while income is not saved its documents count, the partner’s for the partner', () => {
  const couple: Answers = { ...samples, isJointFiling: true, partnerData: partnerData(), incomeData: null }
  const statements = [
    documentOf(1, 'income_statement', incomeStatement({ salary: 40_000, taxWithheld: 9_000 })),
    documentOf(2, 'income_statement', incomeStatement({ salary: 20_000, taxWithheld: 3_000, bsn: '•••••2333' })),
  ]
  const stated = householdOf(couple, statements)
  expect([stated?.household.taxpayer, stated?.household.partner, stated?.gaps]).toEqual([
    { wages: 4_000_000, otherIncome: 0, taxWithheld: 900_000 },
    { wages: 2_000_000, otherIncome: 0, taxWithheld: 300_000 },
    ['home-value', 'unsaved'],
  ])
})

test('what rules a figure out is said before any income is known', () => {
  const abroad = { ...samples, setupData: { taxIdentifier: '999990019', foreignIncome: true, ownHome: true } }
  const paying = { ...abroad, incomeData: null, deductionsData: { ...deductionsWith({}), alimonyPaid: true } }
  expect(lawfulResult(paying, [])).toEqual({
    kind: 'unsupported',
    year: 2024,
    reasons: [{ code: 'foreign-income-with-relief' }, { code: 'alimony-paid' }],
  })
})

test('a pension of someone whose age is not known makes the figure rough, and is said before the rest', () => {
  const pensioner = {
    ...samples,
    setupData: null,
    incomeData: { salary: 0, otherIncome: 0, taxWithheld: 6_000, pensions: 33_000 },
    deductionsData: null,
  }
  const couple = {
    ...pensioner,
    isJointFiling: true,
    partnerData: partnerData(),
    incomeData: { ...pensioner.incomeData, partnerPensions: 13_000, partnerTaxWithheld: 2_400 },
  }
  const saidOf = (answers: Answers) => {
    const { certainty, assumed } = figure(answers)
    return [certainty, heavyIn(assumed), assumed.filter((one) => one.includes('dateOfBirth'))]
  }
  const born = (birthDate: string) => ({ taxIdentifier: '999990019', birthDate, foreignIncome: false, ownHome: false })
  expect([
    saidOf(pensioner),
    saidOf(couple),
    saidOf({ ...couple, setupData: born('1950-03-12') }),
    saidOf({ ...pensioner, setupData: born('1950-03-12') }),
    saidOf({ ...couple, partnerData: partnerData({ dateOfBirth: '1952-08-01' }) }),
  ]).toEqual([
    ['rough', ['pension-age'], []],
    ['rough', ['pension-age', 'partner-pension-age'], []],
    ['rough', ['partner-pension-age'], []],
    ['likely', [], []],
    ['rough', ['pension-age'], []],
  ])
})

test('other income is no labour income: it is rough while freelance work, which some take for it, is blank', () => {
  const alone = { ...samples, setupData: null, deductionsData: null }
  const couple = { ...alone, isJointFiling: true, partnerData: partnerData() }
  const heavyWith = (answers: Answers, also: object) =>
    heavyIn(figure({ ...answers, incomeData: { salary: 14_200, otherIncome: 0, taxWithheld: 1_900, ...also } }).assumed)
  expect([
    heavyWith(alone, {}),
    heavyWith(alone, { otherIncome: 3_500 }),
    heavyWith(alone, { otherIncome: 3_500, otherWorkReceipts: 0 }),
    heavyWith(alone, { otherIncome: 3_500, otherWorkReceipts: 4_750 }),
    heavyWith(couple, { partnerSalary: 0, partnerOtherIncome: 3_500 }),
    heavyWith(couple, { partnerSalary: 0, partnerOtherIncome: 3_500, partnerOtherWorkReceipts: 0 }),
  ]).toEqual([[], ['other-income'], [], [], ['partner-other-income'], []])
})

test('without any income nothing is said', () =>
  expect(lawfulResult({ ...samples, incomeData: null }, [])).toEqual({
    kind: 'unknown',
    year: 2024,
    uncounted: [],
    completed: false,
  }))

test('who files alone is told nothing of “together”; a couple is, and nobody loses a line', () => {
  const couple = { ...samples, isJointFiling: true, partnerData: partnerData() }
  const told = [samples, couple].map((answers) => toldFrom(figure(answers).computed))
  expect(told.map((line) => [line.id, formulaWords(line, 'nl').label, line.steps.length])).toEqual([
    ['taxpayer.settlement', 'Te betalen of terug te krijgen', 1],
    ['settlement', 'Samen te betalen of terug te krijgen', 1],
  ])
})

test('what is said of an amount is no finer than what is known', () =>
  expect([0, 99_00, 100_00, 2_852_00, 2_855_00].map(saidAmount)).toEqual([0, 99_00, 100_00, 2_850_00, 2_860_00]))
