import { expect, test } from 'vitest'
import { lawfulResult } from '../lawful-result/index.ts'
import { returnOf } from '../testing/index.ts'
import { incomeOfBoth } from './asked-otherwise.ts'
import { askedAfter, askedOtherwise, deductionsWith, progressOf, submitChecklist, type TaxFiling } from './index.ts'
import { type QuestionName, questionsOf } from './questions/index.ts'
import { questionWords } from './questions/words.ts'

const together = returnOf({
  isJointFiling: true,
  partnerData: { fullName: 'Tom Jansen', bsn: '111222333' },
  incomeData: { salary: 60_000, otherIncome: 0, taxWithheld: 18_000, savings: 150_000, partnerSalary: 20_000 },
  deductionsData: deductionsWith({ mortgageInterest: 9_000, wozValue: 400_000, partnerCharityDonations: 800 }),
})
const changed = (filing: TaxFiling, isJointFiling: boolean): TaxFiling => ({
  ...filing,
  isJointFiling,
  askedJointly: askedAfter(filing, { isJointFiling }),
})
const parted = changed(together, false)

test('after parting, what was asked of both is to be looked at again, and nothing of one person', () => {
  expect([parted.askedJointly, askedOtherwise(together), askedOtherwise(parted)]).toEqual([
    { income: true, deductions: true },
    [],
    [
      { step: 'income', names: ['savings'] },
      { step: 'deductions', names: ['mortgageInterest', 'wozValue'] },
    ],
  ])
})

test('so is what was asked of one person in a return that becomes a joint one', () => {
  const alone = { ...together, isJointFiling: false }
  const joined = changed(alone, true)
  expect([joined.askedJointly, askedOtherwise(joined).map(({ step }) => step)]).toEqual([
    { income: false, deductions: false },
    ['income', 'deductions'],
  ])
})

test('continuing with a step asks it as the return is now; saving something else, or of the papers, does not', () => {
  const { incomeData, deductionsData } = parted
  expect([
    askedAfter(parted, { incomeData, currentStep: 'deductions' }),
    askedAfter(parted, { incomeData }),
    askedAfter(parted, { currentStep: 'income' }),
    askedAfter({ ...parted, askedJointly: { deductions: true } }, { deductionsData, currentStep: 'review' }),
  ]).toEqual([{ deductions: true }, { income: true, deductions: true }, { income: true, deductions: true }, null])
})

test('what of the income is asked of both are the questions with other words for a couple', () => {
  const names = Object.keys(questionsOf.income) as QuestionName[]
  expect([...incomeOfBoth].sort()).toEqual(names.filter((name) => questionWords[name].together).sort())
})

test('a slip of the tick that is put right leaves nothing to look at', () => {
  expect(changed(parted, true).askedJointly).toBeNull()
  const continued = { ...parted, askedJointly: askedAfter(parted, { incomeData: null, currentStep: 'income' }) }
  expect(changed({ ...continued, incomeData: together.incomeData }, true).askedJointly).toEqual({ income: false })
})

test('with nothing that is of two there is nothing to look at, whatever was ticked', () => {
  const incomeData = { salary: 60_000, otherIncome: 0, taxWithheld: 18_000, partnerSalary: 20_000 }
  expect(askedOtherwise(changed({ ...together, incomeData, deductionsData: deductionsWith({}) }, false))).toEqual([])
})

test('the figure is rough until it is looked at, and the steps are to do', () => {
  const certaintyOf = (filing: TaxFiling) => {
    const result = lawfulResult(filing, [])
    return result.kind === 'figure' ? [result.certainty, result.assumed.filter((one) => /otherwise/.test(one))] : null
  }
  const at = (filing: TaxFiling) =>
    (['income', 'deductions'] as const).map((step) => progressOf(step, { ...filing, currentStep: 'review' }, []))
  const missing = (filing: TaxFiling) =>
    submitChecklist(filing, []).flatMap(({ id, isDone }) => (isDone || id === 'documents' ? [] : [id]))
  const asked = { ...parted, askedJointly: null }
  expect([certaintyOf(parted), at(parted), missing({ ...parted, calculatedTax: 1 })]).toEqual([
    ['rough', ['income-asked-otherwise', 'deductions-asked-otherwise']],
    ['open', 'open'],
    ['income', 'deductions'],
  ])
  expect([certaintyOf(asked)?.[1], at(asked), missing({ ...asked, calculatedTax: 1 })]).toEqual([
    [],
    ['done', 'done'],
    [],
  ])
})
