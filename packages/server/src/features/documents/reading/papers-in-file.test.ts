import { expect, it } from 'vitest'
import { pageOf, table } from '../testing/placed-texts.ts'
import { readStatements } from './read-statements.ts'

type Lines = readonly (readonly string[])[]

/** Pages of a label and values in each line. */
const pagesOf = (...pages: readonly Lines[]) =>
  pages.map((lines, at) => ({ ...pageOf(table(40, ...lines)), number: at + 1 }))

const wages = (employer: string, salary: string, tax: string): Lines => [
  ['Jaaropgaaf 2024'],
  ['Werkgever', employer],
  ['Burgerservicenummer', '999990822'],
  ['Loon loonbelasting/volksverzekeringen', '', salary],
  ['Ingehouden loonheffing', '', tax],
]
const mortgage: Lines = [
  ['Jaaroverzicht hypotheek 2024'],
  ['Geldverstrekker', 'Voorbeeld Hypotheken N.V.'],
  ['Betaalde hypotheekrente', '', '6.874,20'],
  ['Restschuld 31-12-2024', '', '282.118,74'],
]
const bank: Lines = [
  ['Financieel jaaroverzicht 2024'],
  ['Rekening', 'Saldo 01-01-2024', 'Saldo 31-12-2024'],
  ['Betaalrekening', '4.120,11', '3.992,00'],
  ['Spaarrekening', '88.300,00', '91.020,00'],
]
const assessment: Lines = [
  ['Voorlopige aanslag inkomstenbelasting 2024'],
  ['Burgerservicenummer', '999990822'],
  ['Te betalen', '', '1.320,00'],
]
const reckoning: Lines = [
  ['Berekening'],
  ['Loon', '', '45.000,00'],
  ['Ingehouden loonheffing', '', '11.000,00'],
  ['Arbeidskorting', '', '4.000,00'],
]
const gift: Lines = [
  ['Donatie 2024'],
  ['Bewijs van uw gift aan een ANBI'],
  ['Totaal van uw donaties in 2024', '', '240,00'],
]

const jobs = [wages('Voorbeeld B.V.', '42.310,00', '8.214,00'), wages('Stichting Test', '6.240,00', '2.306,00')]
const kindsOf = (pages: readonly Lines[], type: Parameters<typeof readStatements>[1] = 'recognise') => {
  const { detectedType, statements } = readStatements(pagesOf(...pages), type)
  return [detectedType, ...statements.map(({ kind, ofType }) => `${kind} ${ofType}`)]
}

it('a file of several papers is read as what each page is, that of the document first', () => {
  const { detectedType, statements } = readStatements(pagesOf(bank, ...jobs, mortgage), 'recognise')
  expect(detectedType).toBe('income_statement')
  expect(statements).toMatchObject([
    { kind: 'income_statement', ofType: 'income_statement', salary: 42310, taxWithheld: 8214 },
    { kind: 'income_statement', ofType: 'income_statement', salary: 6240, taxWithheld: 2306 },
    { kind: 'wealth', ofType: 'investment_statement', savings: 92420.11 },
    { kind: 'mortgage_statement', ofType: 'mortgage_statement', mortgageInterest: 6874.2 },
  ])
})

it.each<[string, Parameters<typeof kindsOf>, readonly unknown[]]>([
  [
    'said to be one of them',
    [[...jobs, mortgage], 'mortgage_statement'],
    [
      'mortgage_statement',
      'mortgage_statement mortgage_statement',
      'income_statement income_statement',
      'income_statement income_statement',
    ],
  ],
  [
    'said to be something else',
    [[...jobs, mortgage], 'other'],
    [
      'income_statement',
      'income_statement income_statement',
      'income_statement income_statement',
      'mortgage_statement mortgage_statement',
    ],
  ],
  [
    'with a receipt',
    [[...jobs, gift]],
    [
      'income_statement',
      'income_statement income_statement',
      'income_statement income_statement',
      'amount charity_donation',
    ],
  ],
])('of a file %s nothing is lost', (_, [pages, type], expected) => expect(kindsOf(pages, type)).toEqual(expected))

it.each<[string, readonly Lines[], readonly unknown[]]>([
  ['all pages are of one kind', jobs, ['income_statement', 'income_statement undefined', 'income_statement undefined']],
  ['a page goes on with an assessment', [assessment, reckoning], ['other', 'assessment undefined']],
])('where %s it is one paper', (_, pages, expected) => expect(kindsOf(pages)).toEqual(expected))

it('an overview of accounts and a mortgage is both; a statement of a mortgage that is taken from an account is not', () => {
  const both = [...bank, ['Hypotheek'], ['Leningnummer', '40.11.22'], ['Betaalde hypotheekrente 2024', '', '4.512,60']]
  expect(readStatements(pagesOf(both), 'recognise').statements).toMatchObject([
    { kind: 'mortgage_statement', mortgageInterest: 4512.6 },
    { kind: 'wealth', ofType: 'investment_statement', savings: 92420.11, evidence: { savings: { confidence: 1 } } },
  ])
  const only = [...mortgage, ['Wij schrijven af van uw betaalrekening', '', '572,85']]
  expect(kindsOf([only])).toEqual(['mortgage_statement', 'mortgage_statement undefined'])
})
