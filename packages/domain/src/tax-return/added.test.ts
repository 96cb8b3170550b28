import { expect, test } from 'vitest'
import { documentOf, found, incomeStatement, receipt, returnOf } from '../testing/index.ts'
import { addedOf, bringsNothing, isNotCounted, isOfNoQuestion, standingOf } from './index.ts'

const filing = returnOf()

test('documents of a type are counted, and apart those that do not count; of another return none is', () => {
  const statement = incomeStatement()
  const documents = [
    documentOf(1, 'income_statement', statement),
    documentOf(2, 'income_statement', incomeStatement({ fiscalYear: 2023 })),
    documentOf(3, 'income_statement', statement, { verdict: 'left-out' }),
    documentOf(4, 'income_statement', statement, { sameFileAs: [1] }),
    documentOf(5, 'income_statement', statement, { taxFilingId: 8 }),
    documentOf(6, 'charity_donation', receipt()),
  ]
  expect([addedOf('income_statement', filing, documents), addedOf('charity_donation', filing, documents)]).toEqual([
    { count: 4, notCounted: 3 },
    { count: 1, notCounted: 0 },
  ])
})

test('what is still being read is not said not to count', () => {
  const scanning = documentOf(1, 'other', null, { status: 'scanning' })
  expect(addedOf('other', filing, [scanning])).toEqual({ count: 1, notCounted: 0 })
})

test('what was read and is to be checked first brings nothing yet, as long as no figure of it is sure', () => {
  const [salary, taxWithheld] = [found(0.5), found(0.9)]
  const payslip = incomeStatement({ isOfYear: false, evidence: { salary, taxWithheld: salary } })
  const half = incomeStatement({ evidence: { salary, taxWithheld } })
  const documents = [documentOf(1, 'income_statement', payslip), documentOf(2, 'income_statement', half)]
  expect(addedOf('income_statement', filing, documents)).toEqual({ count: 2, notCounted: 1 })
})

test('a paper that no question takes is not counted, sure or not, and nor is one in which nothing was found', () => {
  const documents = [
    documentOf(1, 'other', receipt()),
    documentOf(2, 'other', receipt({ evidence: { amount: found(0.5) } })),
    documentOf(3, 'other', null, { status: 'unread' }),
    documentOf(4, 'other', receipt({ amount: null, wozValue: 412_000, evidence: { wozValue: found(0.95) } })),
  ]
  const standings = documents.map((document) => [document, standingOf(document, filing, documents)] as const)
  expect([
    addedOf('other', filing, documents),
    documents.map(isOfNoQuestion),
    standings.map(([document, standing]) => isNotCounted(document, standing)),
    standings.map(([document, standing]) => bringsNothing(document, standing)),
  ]).toEqual([
    { count: 4, notCounted: 3 },
    [true, true, false, false],
    [true, true, false, false],
    [true, true, true, false],
  ])
})
