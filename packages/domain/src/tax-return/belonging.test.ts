import { expect, test } from 'vitest'
import { type DocumentType, paperSubjects, type Statement } from '../documents/index.ts'
import { documentOf, incomeStatement, receipt, returnOf } from '../testing/index.ts'
import { belongingOf } from './index.ts'

const owner = returnOf({ setupData: { taxIdentifier: '999990019', foreignIncome: false, ownHome: true } })
const tenant = returnOf({ setupData: { taxIdentifier: '999990019', foreignIncome: false, ownHome: false } })

const belongs = (statement: Statement, type: DocumentType = 'other', filing = owner) => {
  const belonging = belongingOf(statement, documentOf(1, type, statement), filing)
  return belonging && [belonging.kind, ...belonging.places.map(({ step, name }) => `${step} ${name}`)]
}

test('the words of a paper say at which question it may belong', () =>
  expect(paperSubjects.map((subject) => belongs(receipt({ subject })))).toEqual([
    ['question', 'deductions culturalGifts'],
    ['question', 'deductions financingCosts'],
    ['question', 'income debts'],
    ['question', 'income investments'],
    ['question', 'income otherWorkReceipts'],
    ['none'],
  ]))

const others = ['income debts', 'income investments', 'income otherWorkReceipts']

test('where they tell nothing it may be at several; also where no amount was found', () =>
  expect([belongs(receipt()), belongs(receipt({ amount: null }))]).toEqual([
    ['unknown', 'deductions financingCosts', ...others],
    ['unknown', 'deductions financingCosts', ...others],
  ]))

test('what is not asked in a return is not named', () =>
  expect([belongs(receipt({ subject: 'home-loan' }), 'other', tenant), belongs(receipt(), 'other', tenant)]).toEqual([
    ['unknown', ...others],
    ['unknown', ...others],
  ]))

test('a gift to culture counts as any other, and leads to its question', () =>
  expect([
    belongs(receipt({ subject: 'culture' }), 'charity_donation'),
    belongs(receipt(), 'charity_donation'),
    belongs(receipt({ subject: 'culture' }), 'healthcare_expenses'),
  ]).toEqual([['culture', 'deductions culturalGifts'], null, null]))

test('nothing is said of what is filled in, of the value of a home, or of other money', () =>
  expect([
    belongs(incomeStatement(), 'income_statement'),
    belongs(receipt({ amount: null, wozValue: 412_000 })),
    belongs(receipt({ amount: null, isForeign: true })),
  ]).toEqual([null, null, null]))
