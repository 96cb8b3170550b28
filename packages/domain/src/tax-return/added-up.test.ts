import { expect, test } from 'vitest'
import type { TaxDocument } from '../documents/index.ts'
import {
  assessment,
  documentOf,
  found,
  incomeStatement,
  mortgageStatement,
  overview,
  returnOf,
} from '../testing/index.ts'
import { addedUpOf, alsoPrefillFrom, leftUnsure, ownDocuments, partnerDocuments, standingBeside } from './index.ts'

const filing = {
  ...returnOf({ setupData: { taxIdentifier: '', foreignIncome: false, ownHome: true } }),
  isJointFiling: true,
}
const named = (name: string) => ({ name, evidence: { savings: found(1), name: found(0.95) } })
const bank = (id: number, over: Parameters<typeof overview>[0] = {}, of: Partial<TaxDocument> = {}) =>
  documentOf(id, 'investment_statement', overview({ savings: id * 1_000, ...over }), of)
const letter = (id: number, over: Parameters<typeof assessment>[0] = {}) => documentOf(id, 'other', assessment(over))
const sums = (documents: readonly TaxDocument[]) =>
  addedUpOf(filing, documents).map(({ type, documents: count, amounts }) => [
    type,
    count,
    ...amounts.map(({ question, amount }) => `${question} ${amount}`),
  ])
const doubts = (documents: readonly TaxDocument[]) =>
  documents.map((document) => standingBeside(document, filing, documents).doubts.map(({ kind }) => kind))

const jointly = { isJoint: true }

test('what is filled in is added up of each type, as its field has it', () => {
  const first = incomeStatement()
  expect(
    sums([
      documentOf(1, 'income_statement', {
        ...first,
        statements: [first, incomeStatement({ salary: 1_000, taxWithheld: 100 })],
      }),
      documentOf(2, 'income_statement', incomeStatement({ salary: 2_000, taxWithheld: null })),
      documentOf(3, 'mortgage_statement', mortgageStatement()),
      bank(4),
      bank(5, {}, { verdict: 'partners' }),
      documentOf(6, 'other', null),
    ]),
  ).toEqual([
    ['income_statement', 2, 'salary 4867890', 'taxWithheld 1244500'],
    ['mortgage_statement', 1, 'mortgageInterest 654321'],
    ['investment_statement', 2, 'savings 900000'],
  ])
})

test('of a file with papers of several types each counts as what it is', () => {
  const first = incomeStatement({ ofType: 'income_statement' })
  const folder = documentOf(1, 'income_statement', {
    ...first,
    statements: [first, overview({ ofType: 'investment_statement', detectedType: 'investment_statement' })],
  })
  expect([sums([folder]).map(([type]) => type), doubts([folder])]).toEqual([
    ['income_statement', 'investment_statement'],
    [[]],
  ])
})

test.each<[string, readonly TaxDocument[], readonly unknown[]]>([
  ['that may show one account are in no sum', [bank(1, jointly), bank(2)], []],
  [
    'of two banks are',
    [bank(1, { ...jointly, ...named('Domstad Bank') }), bank(2, named('Polderbank N.V.'))],
    [['investment_statement', 2, 'savings 300000']],
  ],
  [
    'of one bank under two names are not',
    [bank(1, { ...jointly, ...named('Domstad') }), bank(2, named('Domstad Bank N.V.'))],
    [],
  ],
  [
    'that the person calls another account are',
    [bank(1, jointly), bank(2, {}, { verdict: 'mine' })],
    [['investment_statement', 2, 'savings 300000']],
  ],
  [
    'of which one is left out are the other',
    [bank(1, jointly), bank(2, {}, { verdict: 'left-out' })],
    [['investment_statement', 1, 'savings 100000']],
  ],
  [
    'that were corrected, such as to a half, are',
    [bank(1, { ...jointly, evidence: { savings: { ...found(1), corrected: { read: 2_000 } } } }), bank(2)],
    [['investment_statement', 2, 'savings 300000']],
  ],
  [
    'that were only confirmed are not',
    [bank(1, { ...jointly, evidence: { savings: { ...found(1), corrected: { read: 1_000 } } } }), bank(2)],
    [],
  ],
  [
    'that replace each other are not, though one pays and one receives',
    [letter(1), letter(2, { provisionalPaid: null, provisionalReceived: 240 })],
    [],
  ],
])('papers %s', (_, documents, expected) => expect(sums(documents)).toEqual(expected))

test('why they do not count is said at each, and can be taken back', () => {
  expect([
    doubts([bank(1, jointly), bank(2)]),
    doubts([bank(1, jointly), bank(2, {}, { verdict: 'mine' })]),
    doubts([bank(1, jointly), bank(2, {}, { verdict: 'left-out' })]),
    doubts([letter(1), letter(2)]),
  ]).toEqual([
    [['same-account'], ['same-account']],
    [[], ['same-account']],
    [[], []],
    [['replaced'], ['replaced']],
  ])
})

test('the sum is what the field opens with, and the gap has the reason', () => {
  const documents = [bank(1, jointly), bank(2), bank(3, named('Verweg'))]
  const read = alsoPrefillFrom(ownDocuments(filing, documents), partnerDocuments(filing, documents))
  expect(read.suggestions.savings).toBeUndefined()
  const [left] = leftUnsure(filing, documents)
  expect(left?.figures.map(({ because }) => because)).toEqual([
    { kind: 'same-account', of: 2 },
    { kind: 'same-account', of: 1 },
    { kind: 'same-account', of: 1 },
  ])
})
