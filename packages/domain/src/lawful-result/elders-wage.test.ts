import { expect, test } from 'vitest'
import { lawfulCalculation } from '../calculator/index.ts'
import type { IncomeStatementData, TaxDocument } from '../documents/index.ts'
import { deductionsWith } from '../tax-return/index.ts'
import { documentOf, incomeStatement, noAmounts, returnOf } from '../testing/index.ts'
import { type Answers, answeredBy, assumedWords, atStake, heavyIn, lawfulResult } from './index.ts'

const born = (birthDate: string) => ({
  taxIdentifier: '999990019',
  birthDate,
  foreignIncome: false,
  ownHome: false,
})
/** A state pension, and what the insurer pays of a pension in the place of the wage. */
const elder: Answers = returnOf({
  year: 2025,
  setupData: born('1948-05-02'),
  incomeData: { salary: 19_500, otherIncome: 0, taxWithheld: 3_494, pensions: 13_316, singleElderly: true },
  deductionsData: deductionsWith({}),
})
const figure = (answers: Answers, documents: readonly TaxDocument[] = []) => {
  const result = lawfulResult(answers, documents)
  if (result.kind !== 'figure') throw new Error(JSON.stringify(result))
  return result
}
const said = (changes: Partial<Answers>, documents?: readonly TaxDocument[]) => {
  const { certainty, assumed } = figure({ ...elder, ...changes }, documents)
  return [certainty, heavyIn(assumed)]
}
const asked = ['rough', ['elders-wage']]
const sure = ['likely', []]
const paper = (over: Partial<IncomeStatementData>) =>
  documentOf(1, 'income_statement', incomeStatement({ fiscalYear: 2025, salary: 39_500, taxWithheld: 9_000, ...over }))

test('a wage above state-pension age that nothing says is from work is asked about, with what hangs on it', () => {
  const stood = figure(elder)
  expect([
    said({}),
    answeredBy('elders-wage', elder),
    atStake('elders-wage', stood),
    assumedWords('elders-wage').en.includes('state pension age'),
  ]).toEqual([asked, { step: 'income', question: 'pensions' }, stood.computed.taxpayer.labourCredit, true])
})

test('it is not where it stands with the pensions, is small, is of somebody younger, or says its credit', () =>
  expect([
    said({ incomeData: { salary: 0, otherIncome: 0, taxWithheld: 3_494, pensions: 32_816, singleElderly: true } }),
    said({ incomeData: { salary: 60, otherIncome: 0, taxWithheld: 3_494, pensions: 32_816, singleElderly: true } }),
    said({ setupData: born('1980-05-02') }),
    said({
      year: 2026,
      incomeData: { salary: 19_500, otherIncome: 0, taxWithheld: 3_494, labourCreditApplied: 1_500 },
    }),
  ]).toEqual([sure, sure, sure, sure]))

test('a paper says it where it is of work, of as much as stands on it, saved or not', () => {
  const open = { incomeData: null, deductionsData: null }
  const more = { ...elder.incomeData, salary: 59_500, otherIncome: 0, taxWithheld: 19_000 }
  const left = (changes: Partial<Answers>, over: Partial<IncomeStatementData>) =>
    heavyIn(figure({ ...elder, ...changes }, [paper(over)]).assumed).filter((one) => one === 'elders-wage')
  expect([
    left({}, { isOfWork: true }),
    left(open, { isOfWork: true }),
    left({}, {}),
    left(open, {}),
    left(open, { source: 'pension' }),
    left({ incomeData: more }, { isOfWork: true }),
  ]).toEqual([[], [], ['elders-wage'], ['elders-wage'], [], ['elders-wage']])
})

test('the same is asked of a partner', () => {
  const joint: Answers = {
    ...elder,
    isJointFiling: true,
    incomeData: {
      salary: 0,
      otherIncome: 0,
      taxWithheld: 3_494,
      pensions: 32_816,
      partnerSalary: 39_500,
      partnerTaxWithheld: 9_000,
    },
    partnerData: { firstName: 'G', lastName: 'S', bsn: '111222333', dateOfBirth: '1950-01-01' } as never,
  }
  expect([
    heavyIn(figure(joint).assumed).filter((one) => one.includes('elders')),
    answeredBy('partner-elders-wage', joint),
  ]).toEqual([['partner-elders-wage'], { step: 'income', question: 'partnerPensions' }])
})

test('the calculator, which asks for pensions beside the salary, does not', () => {
  const amounts = { ...noAmounts, salary: 19_500, pensions: 13_316, taxWithheld: 3_494 }
  expect(lawfulCalculation({ age: 'pension' }, amounts)).toMatchObject({ kind: 'figure', certainty: 'likely' })
})
