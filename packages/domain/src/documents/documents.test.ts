import { describe, expect, test } from 'vitest'
import { documentOf, incomeStatement, overview, receipt } from '../testing/index.ts'
import {
  acceptedFiles,
  checkFile,
  type FileProblem,
  figuresOf,
  formatFileSize,
  isSure,
  lenientNumber,
  requiredDocuments,
  requiredDocumentTypes,
} from './index.ts'

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [1536, '1.5 KB'],
  [1024 * 1024 - 1, '1024.0 KB'],
  [1024 * 1024, '1.0 MB'],
  [10 * 1024 * 1024, '10.0 MB'],
])('%d bytes are shown as %s, in Dutch with a comma', (bytes, text) =>
  expect([formatFileSize(bytes, 'en'), formatFileSize(bytes, 'nl')]).toEqual([text, text.replace('.', ',')]),
)

test.each<[unknown, number]>([
  [12.5, 12.5],
  ['€ 1.234,56', 1234.56],
  ['$1,234.56', 1234.56],
  ['45678', 45678],
  ['EUR 45.678', 45678],
  ['-12', -12],
  ['geen', 0],
  ['', 0],
  ['1.2.3', 0],
  [Number.NaN, 0],
  [null, 0],
  [undefined, 0],
  [{}, 0],
])('%j is read leniently as %d', (value, number) => expect(lenientNumber(value)).toBe(number))

describe('a chosen file', () => {
  const pdf = { name: 'jaaropgaaf.pdf', size: 1_200, mediaType: 'application/pdf' }
  test.each<[string, Partial<typeof pdf>, readonly FileProblem[]]>([
    ['a PDF', {}, []],
    ['a PNG', { name: 'a.png', mediaType: 'image/png' }, []],
    ['a JPEG without a media type', { name: 'a.JPG', mediaType: '' }, []],
    ['a text', { name: 'a.txt', mediaType: 'text/plain' }, ['wrong-type']],
    ['a text that is called a PDF', { mediaType: 'text/plain' }, ['wrong-type']],
    ['a phone photo', { name: 'a.HEIC', mediaType: '' }, ['photo']],
    ['an empty file', { size: 0 }, ['empty']],
    ['exactly 10 MB', { size: 10 * 1024 * 1024 }, []],
    ['a byte more', { size: 10 * 1024 * 1024 + 1 }, ['too-big']],
    ['a name of 100 characters', { name: `${'a'.repeat(96)}.pdf` }, []],
    ['a name of 101', { name: `${'a'.repeat(97)}.pdf` }, ['name-too-long']],
    [
      'everything wrong',
      { name: 'a'.repeat(101), size: 0, mediaType: 'x/y' },
      ['wrong-type', 'empty', 'name-too-long'],
    ],
  ])('%s', (_, over, problems) => expect(checkFile({ ...pdf, ...over })).toEqual(problems))

  test('a file input offers the three types', () =>
    expect(acceptedFiles).toBe('application/pdf,image/png,image/jpeg,.pdf,.png,.jpg,.jpeg'))
})

describe('figures', () => {
  test.each([
    [0.8, 0, true],
    [0.79, 100, false],
    [1, -1, false],
    [1, 99_999_999_999, true],
    [1, 100_000_000_000, false],
  ])('confidence %d, %d cents: sure is %s', (confidence, amount, sure) =>
    expect(isSure({ confidence, amount })).toBe(sure),
  )

  test('one with no evidence is never sure', () => {
    const [figure] = figuresOf([documentOf(1, 'other', receipt({ evidence: {} }))])
    expect(figure).toEqual({
      name: 'amount',
      amount: 120_50,
      documentId: 1,
      filename: 'other-1.pdf',
      type: 'other',
      confidence: 0,
      place: null,
      label: '',
    })
  })

  test('know what their statement is about: the amount of a receipt by its document', () => {
    const documents = (['healthcare_expenses', 'education_expenses', 'charity_donation'] as const).map((type, place) =>
      documentOf(place, type, receipt()),
    )
    const misplaced = [
      documentOf(8, 'other', overview()),
      documentOf(9, 'other', incomeStatement({ taxWithheld: null })),
    ]
    expect(figuresOf([...documents, ...misplaced]).map(({ type, name }) => `${type} ${name}`)).toEqual([
      'healthcare_expenses amount',
      'education_expenses amount',
      'charity_donation amount',
      'investment_statement savings',
      'income_statement salary',
    ])
  })
})

test('the required documents are counted by what is there', () => {
  const income = documentOf(1, 'income_statement', null)
  const mortgage = documentOf(2, 'mortgage_statement', null, { status: 'failed' })
  expect(
    [[], [income], [income, income], [income, mortgage], [income, { ...mortgage, status: 'scanning' as const }]].map(
      (documents) => requiredDocuments(documents, requiredDocumentTypes),
    ),
  ).toEqual([
    { present: 0, required: 2, missing: ['income_statement', 'mortgage_statement'] },
    { present: 1, required: 2, missing: ['mortgage_statement'] },
    { present: 1, required: 2, missing: ['mortgage_statement'] },
    { present: 1, required: 2, missing: ['mortgage_statement'] },
    { present: 2, required: 2, missing: [] },
  ])
})
