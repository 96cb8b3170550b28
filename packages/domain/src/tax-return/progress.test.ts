import { expect, test } from 'vitest'
import type { TaxDocument } from '../documents/index.ts'
import { documentOf, returnOf } from '../testing/index.ts'
import { deductionsWith, progressOf, requiredOf, steps, type TaxFiling } from './index.ts'

const begun = returnOf()
const renting = { taxIdentifier: '999990019', foreignIncome: false, ownHome: false }
const incomeData = { salary: 1, otherIncome: 0, taxWithheld: 0 }
const answers = { incomeData, deductionsData: deductionsWith({}) }
const partnerData = { fullName: 'Sam de Vries', bsn: '111222333' }
const income = documentOf(1, 'income_statement', null)
const both = [income, documentOf(1, 'mortgage_statement', null)]

test.each<[string, Partial<TaxFiling>, readonly TaxDocument[], string]>([
  ['a single one, begun', {}, [], 'done not-needed open later later later later'],
  ['its documents are there', {}, both, 'done not-needed done later later later later'],
  ['one of two is not enough', {}, [income], 'done not-needed open later later later later'],
  ['without an own home one is', { setupData: renting }, [income], 'done not-needed done later later later later'],
  [
    'documents passed over stay to do',
    { currentStep: 'deductions', incomeData },
    [],
    'done not-needed open done open later later',
  ],
  [
    'a joint one passes them over by itself',
    { currentStep: 'income', isJointFiling: true, partnerData },
    [],
    'done done open open later later later',
  ],
  [
    'submit opens when all is answered',
    { currentStep: 'review', ...answers },
    [],
    'done not-needed open done done open open',
  ],
  [
    'submit waits for the partner',
    { currentStep: 'partner', isJointFiling: true, ...answers },
    both,
    'done open done done done later later',
  ],
  [
    'the overview has been gone on from',
    { currentStep: 'submit', ...answers },
    both,
    'done not-needed done done done done open',
  ],
  [
    'what a submitted one did without is closed, and still one of its steps',
    { currentStep: 'submit', completed: true, ...answers },
    [],
    'done not-needed closed done done done done',
  ],
])('%s', (_, change, documents, progress) =>
  expect(steps.map((step) => progressOf(step, { ...begun, ...change }, documents)).join(' ')).toBe(progress),
)

test('nothing started: setup is to do', () =>
  expect(steps.map((step) => progressOf(step, null, both)).join(' ')).toBe('open later later later later later later'))

test('the mortgage statement is required with an own home, and while that is not known', () =>
  expect(
    [null, { ...begun, setupData: null }, begun, { ...begun, setupData: renting }].map(
      (filing) => requiredOf(filing, []).required,
    ),
  ).toEqual([2, 2, 2, 1]))

test('a home whose value is answered, without interest of either partner, has no mortgage and needs no statement of one', () =>
  expect(
    [
      {},
      { wozValue: 400_000 },
      { wozValue: 400_000, mortgageInterest: 1 },
      { wozValue: 400_000, partnerMortgageInterest: 1 },
    ].map((deductions) => requiredOf({ ...begun, deductionsData: deductionsWith(deductions) }, []).required),
  ).toEqual([2, 1, 2, 2]))
