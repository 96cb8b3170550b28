import { expect, test } from 'vitest'
import { documentOf, incomeStatement, mortgageStatement, receipt } from '../testing/index.ts'
import { canCorrect, corrected, documentPatchSchema, figuresOf, isSure, statementsToCorrect } from './index.ts'

const doubtful = incomeStatement({
  taxWithheld: null,
  evidence: { salary: { confidence: 0.4, place: { page: 1, x: 0, y: 0, width: 1, height: 1 }, label: 'Loon' } },
})

test('a corrected figure wins, is sure, keeps its place and says what was read', () => {
  const document = documentOf(1, 'income_statement', doubtful)
  const read = corrected(document, [
    { statement: 0, field: 'salary', amount: 41_000.5 },
    { statement: 0, field: 'taxWithheld', amount: 0 },
  ])
  expect(read).toEqual({
    ...doubtful,
    salary: 41_000.5,
    taxWithheld: 0,
    evidence: {
      salary: { ...doubtful.evidence.salary, confidence: 1, corrected: { read: doubtful.salary } },
      taxWithheld: { confidence: 1, place: null, label: '', corrected: { read: null } },
    },
  })
  expect(
    figuresOf([{ ...document, extractedData: read }]).map((figure) => [figure.name, figure.amount, isSure(figure)]),
  ).toEqual([
    ['salary', 41_000_50, true],
    ['taxWithheld', 0, true],
  ])
})

test('of several statements the one that is meant', () => {
  const [one, two] = [incomeStatement({ salary: 1 }), incomeStatement({ salary: 2 })]
  const document = documentOf(1, 'income_statement', { ...one, statements: [one, two] })
  const after = corrected(document, [{ statement: 1, field: 'salary', amount: 5 }])
  expect(
    figuresOf([{ ...document, extractedData: after }]).flatMap(({ name, amount }) =>
      name === 'salary' ? [amount] : [],
    ),
  ).toEqual([1_00, 5_00])
})

test('where nothing was read, all figures of the type can be typed', () => {
  const unread = documentOf(2, 'mortgage_statement', null)
  expect([statementsToCorrect(unread).map(({ kind }) => kind), corrected(unread, [])]).toEqual([
    ['mortgage_statement'],
    null,
  ])
  expect(corrected(unread, [{ statement: 0, field: 'mortgageInterest', amount: 12 }])).toEqual({
    kind: 'mortgage_statement',
    documentId: 2,
    processedAt: unread.uploadedAt,
    detectedType: null,
    loanPartNumber: null,
    mortgageType: null,
    remainingBalance: null,
    mortgageInterest: 12,
    deductibleCosts: null,
    totalInterestAndFees: null,
    referenceYear: null,
    lenderName: null,
    bsn: null,
    loanParts: [],
    evidence: { mortgageInterest: { confidence: 1, place: null, label: '', corrected: { read: null } } },
  })
  const [gift] = statementsToCorrect(documentOf(3, 'charity_donation', null))
  expect(gift?.kind).toBe('amount')
})

test('a figure the document does not have is not corrected', () => {
  const gift = documentOf(3, 'charity_donation', receipt())
  expect([
    canCorrect(gift, { statement: 0, field: 'amount' }),
    canCorrect(gift, { statement: 1, field: 'amount' }),
    canCorrect(gift, { statement: 0, field: 'salary' }),
    corrected(gift, [{ statement: 0, field: 'salary', amount: 1 }]),
    canCorrect(documentOf(4, 'mortgage_statement', mortgageStatement()), { statement: 0, field: 'remainingBalance' }),
  ]).toEqual([true, false, false, gift.extractedData, true])
})

test.each([
  [{ correction: { statement: 0, field: 'salary', amount: 12.34 } }, true],
  [{ correction: { statement: 0, field: 'salary', amount: null } }, true],
  [{ verdict: 'left-out', type: 'other' }, true],
  [{ verdict: null }, true],
  [{ correction: { statement: 0, field: 'salary', amount: -1 } }, false],
  [{ correction: { statement: 0.5, field: 'salary', amount: 1 } }, false],
  [{ correction: { statement: 0, field: 'bsn', amount: 1 } }, false],
  [{ verdict: 'yours' }, false],
  [{ type: 'poem' }, false],
  [{ taxFilingId: 1 }, false],
])('%j can be said of a document: %s', (body, expected) =>
  expect(documentPatchSchema.safeParse(body).success).toBe(expected),
)
