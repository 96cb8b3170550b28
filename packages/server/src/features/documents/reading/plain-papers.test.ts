import { expect, it } from 'vitest'
import { inColumns, lineOf, type Placed, pageOf, sureOf } from '../testing/placed-texts.ts'
import { readStatements } from './read-statements.ts'

const wageAndTax = ['salary', 'taxWithheld']

it('takes no dots that lead to an amount for a part of it', () =>
  expect(
    sureOf('income_statement', wageAndTax, [
      ['Jaaropgaaf over het jaar 2024', 60, 60, 14],
      [`fiscaal loon ${'. '.repeat(20)}41 208,55`, 60, 120],
      [`ingehouden loonheffing ${'. '.repeat(15)}7 509,37`, 60, 140],
    ]),
  ).toEqual([[41208.55, 7509.37]]))

it('takes the year of a letter from the period it is about, and not from a sentence about another', () => {
  const paper = pageOf([
    ['Beste Lieuwe,', 60, 60],
    ['hierbij de opgaaf die je nog van ons kreeg over je werk', 60, 80],
    ['van 1 januari 2022 tot en met 30 september 2022:', 60, 96],
    ...inColumns(120, ['fiscaal loon', '8412,60'], ['daarop ingehouden loonheffing', '311,04']),
    ['In 2021 hadden wij voor jou geen loonheffing.', 60, 180],
  ])
  const [statement] = readStatements([paper], 'income_statement').statements
  expect(statement).toMatchObject({ fiscalYear: 2022, salary: 8412.6, taxWithheld: 311.04 })
})

it('takes the year of a table from the line of its sums', () => {
  const paper = pageOf([
    ['Bakkerij Kruim & Korst', 60, 60],
    ...lineOf(120, 'maand', ['fiscaal loon', 200], ['loonheffing', 320]),
    ...lineOf(136, 'november', ['€ 2.233,78', 210], ['€ 122,75', 330]),
    ...lineOf(152, 'december', ['€ 2.357,88', 210], ['€ 173,79', 330]),
    ...lineOf(168, 'Totaal 2024', ['€ 4.591,66', 210], ['€ 296,54', 330]),
    ...lineOf(184, 'in 2023 was dat', ['€ 4.116,82', 210], ['€ 247,10', 330]),
  ])
  const [statement] = readStatements([paper], 'income_statement').statements
  expect(statement).toMatchObject({ fiscalYear: 2024 })
})

const bank = (title: string, lines: readonly (readonly [string, string])[]): Placed[] => [
  ['Rabobank', 60, 40],
  [title, 60, 60, 14],
  ...inColumns(100, ...lines),
]

it.each([
  [
    'a bank’s overview with no word for its account',
    bank('Financieel jaaroverzicht 2025', [
      ['Saldo per 1 januari 2025', '€ 62.114,20'],
      ['Saldo per 31 december 2025', '€ 58.930,11'],
      ['Ontvangen rente 2025', '€ 812,55'],
    ]),
    { savings: 62114.2 },
  ],
  [
    'a broker’s that says investments and nothing else',
    bank('Fiscaal jaaroverzicht beleggingen 2025', [
      ['Waarde beleggingen per 1 januari 2025', '€ 85.240,00'],
      ['Waarde beleggingen per 31 december 2025', '€ 88.100,00'],
      ['Ontvangen dividend', '€ 2.400,00'],
      ['Ingehouden dividendbelasting', '€ 360,00'],
    ]),
    { investments: 85240, dividendTaxWithheld: 360 },
  ],
])('recognises %s', (_, placed, amounts) => {
  const { detectedType, statements } = readStatements([pageOf(placed)], 'recognise')
  expect(detectedType).toBe('investment_statement')
  expect(statements).toMatchObject([amounts])
})

it('a parent who lends is no bank, whatever balances the overview has', () => {
  const paper = pageOf([
    ...bank('Jaaroverzicht lening 2024', [
      ['Schuld op 1-1-2024', '€ 96.000,00'],
      ['Schuld op 31-12-2024', '€ 88.800,00'],
    ]),
    ['Geldgever: T.J. Verhoeven', 60, 200],
  ])
  expect(readStatements([paper], 'recognise').detectedType).not.toBe('investment_statement')
})

it.each([
  ['above its line', [['Waardepeildatum', '1 januari 2024'] as const, ['WOZ-waarde', '€ 412.000'] as const]],
  ['on its line', [['WOZ-waarde op waardepeildatum 1 januari 2024', '€ 412.000'] as const]],
])('the value of a home is read with its day in words %s', (_, lines) => {
  const paper = pageOf([['WOZ-beschikking 2025', 60, 60, 14], ...inColumns(100, ...lines)])
  expect(readStatements([paper], 'recognise').statements).toMatchObject([{ wozValue: 412_000, year: 2025 }])
})

it('two funds side by side on one sheet are two statements', () => {
  const card = (x: number, wage: string, tax: string): Placed[] => [
    ['Bruto pensioen (loon loonheffing)', x, 120],
    [wage, x + 80, 132],
    ['Ingehouden loonheffing', x, 150],
    [tax, x + 80, 162],
    ['Op uw rekening gestort', x, 180],
    ['€ 4.689,77', x + 80, 192],
  ]
  expect(
    sureOf('income_statement', wageAndTax, [
      ['Uw jaaropgaven pensioen 2023', 60, 60, 14],
      ...card(60, '€ 14.316,84', '€ 2.724,49'),
      ...card(330, '€ 6.208,32', '€ 1.181,44'),
    ]),
  ).toEqual([
    [14316.84, 2724.49],
    [6208.32, 1181.44],
  ])
})
