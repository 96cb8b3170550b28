import { deductionsWith, prefillFrom } from '@aangiftewijs/domain/tax-return'
import { documentOf, incomeStatement } from '@aangiftewijs/domain/testing'
import { expect, test } from 'vitest'
import { isPartlyRead } from './known-amounts.ts'

const incomeData = { salary: 32_000, otherIncome: 0, taxWithheld: 0 }
const documents = [documentOf(1, 'income_statement', incomeStatement())]

test.each([
  ['nothing is answered and nothing was read', { incomeData: null, deductionsData: null }, [], false],
  ['income is answered and nothing was read', { incomeData, deductionsData: null }, [], false],
  ['income was read and is not answered', { incomeData: null, deductionsData: null }, documents, true],
  ['income was read and is answered', { incomeData, deductionsData: null }, documents, false],
  ['all is answered', { incomeData, deductionsData: deductionsWith({}) }, documents, false],
])('amounts come from documents: %s', (_, answers, read, isRead) =>
  expect(isPartlyRead(answers, prefillFrom(read))).toBe(isRead),
)
