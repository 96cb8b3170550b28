import { statementsOf } from '@aangiftewijs/domain/documents'
import { documentOf, found, incomeStatement, mortgageStatement, receipt } from '@aangiftewijs/domain/testing'
import { expect, test } from 'vitest'
import { bakeryStatement, doubtfulMortgage } from '../../testing/filing-fixtures.ts'
import { asksAmount, hasAbsent, hasUnsure, isPoorPhoto, readingRows } from './reading-rows.ts'

const shown = (document: typeof bakeryStatement) =>
  statementsOf(document).flatMap((statement) =>
    readingRows(statement, document).map(({ term, text, isUnsure }) => [term.nl, text?.replace(/\s/g, ' '), isUnsure]),
  )

test('an income statement has the labels and order of the specification', () => {
  expect(shown(bakeryStatement)).toEqual([
    ['Loon', '€ 38.450,00', false],
    ['Ingehouden loonheffing', '€ 7.215,00', false],
    ['Fiscaal jaar', '2024', false],
    ['BSN', '•••••0019', false],
    ['Dienstverband periode', '01-01-2024 t/m 31-12-2024', false],
    ['Werkgever', 'Bakkerij De Korenschoof B.V.', false],
  ])
})

test('a mortgage statement too; what is not sure is marked', () => {
  expect(shown(doubtfulMortgage)).toEqual([
    ['Rente over dit deel van de lening', '€ 6.874,20', true],
    ['Soort lening', 'Annuïtair', false],
    ['Leningdeelnummer', '•••••4711', false],
    ['Aftrekbare kosten eigen woning', '€ 6.874,20', false],
    ['Totaal rente en vergoedingen', '€ 6.924,20', false],
    ['Jaar', '2023', false],
    ['Geldverstrekker', 'Voorbeeld Hypotheken N.V.', false],
    ['Resterende schuld', '€ 243.400,00', false],
  ])
})

test('of several loan parts the interest is that of all, and number and type stand with each part', () => {
  const part = { loanPartNumber: '1', mortgageType: 'Annuïtair', mortgageInterest: 4512.6, remainingBalance: null }
  const rows = statementsOf(doubtfulMortgage).flatMap((statement) =>
    statement.kind === 'mortgage_statement'
      ? readingRows({ ...statement, loanParts: [part, part] }, doubtfulMortgage)
      : [],
  )
  expect(rows.map(({ term }) => term.nl)).toEqual([
    'Rente over alle leningdelen',
    'Aftrekbare kosten eigen woning',
    'Totaal rente en vergoedingen',
    'Jaar',
    'Geldverstrekker',
    'Resterende schuld',
  ])
})

test('what was not found is no amount: never €0.00', () => {
  const rows = readingRows(receipt({ amount: null, year: null, evidence: {} }), { type: 'charity_donation' })
  expect(rows.map(({ field, text }) => [field, text])).toEqual([
    ['amount', null],
    ['year', null],
    ['name', null],
  ])
})

test.each([
  ['mortgageInterest', true],
  ['referenceYear', true],
  ['remainingBalance', false],
  ['lenderName', false],
])('a mortgage statement with %s unsure is to be checked: %s', (field, isToCheck) => {
  const statement = mortgageStatement()
  const evidence = { ...statement.evidence, [field]: found(0.3) }
  expect(hasUnsure(documentOf(1, 'mortgage_statement', { ...statement, evidence }))).toBe(isToCheck)
})

test('of a photo a better one is asked for where the interest was not read surely, and of no PDF', () => {
  const photo = { ...doubtfulMortgage, filename: 'IMG_1206.JPG' }
  expect([photo, doubtfulMortgage, { ...bakeryStatement, filename: 'a.png' }].map(isPoorPhoto)).toEqual([
    true,
    false,
    false,
  ])
})

test('a letter with the value of a home is read for that alone', () => {
  const letter = receipt({ amount: null, wozValue: 412_000 })
  expect(readingRows(letter, { type: 'other' }).map(({ field }) => field)).toEqual(['wozValue', 'year', 'name'])
  expect(readingRows(receipt(), { type: 'other' }).map(({ field }) => field)).toEqual(['amount', 'year', 'name'])
})

test.each([
  ['the tax', incomeStatement({ taxWithheld: null }), ['taxWithheld']],
  ['the wage', incomeStatement({ salary: null }), ['salary']],
  ['both', incomeStatement({ salary: null, taxWithheld: null }), []],
  ['nothing', incomeStatement({ taxWithheld: 0 }), []],
])('an income statement on which %s was not found asks for %j', (_, statement, fields) => {
  const document = documentOf(1, 'income_statement', statement)
  const absent = readingRows(statement, document).flatMap(({ field, isAbsent }) => (isAbsent ? [field] : []))
  expect([absent, hasAbsent(document), asksAmount(document)]).toEqual([fields, fields.length > 0, fields.length > 0])
})

test('of a paper that no question takes nothing is to be checked, no amount is shown that may be another, nor is a better photo asked for', () => {
  const unsure = receipt({ evidence: { amount: found(0.3), year: found(0.3) } })
  const of = (type: 'other' | 'charity_donation') => documentOf(1, type, unsure, { filename: 'IMG_1.jpg' })
  const told = (document: ReturnType<typeof of>) => [
    readingRows(unsure, document).map(({ isUnsure }) => isUnsure),
    asksAmount(document),
    isPoorPhoto(document),
  ]
  expect([told(of('other')), told(of('charity_donation'))]).toEqual([
    [[false, false], false, false],
    [[true, true, false], true, true],
  ])
})

test('an amount of a mortgage that no question takes is shown without a doubt', () => {
  const statement = mortgageStatement()
  const evidence = { ...statement.evidence, remainingBalance: found(0.3) }
  const rows = readingRows({ ...statement, evidence }, { type: 'mortgage_statement' })
  expect(rows.filter(({ isUnsure }) => isUnsure)).toEqual([])
})
