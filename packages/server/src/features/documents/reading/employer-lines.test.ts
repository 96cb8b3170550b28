import { describe, expect, it } from 'vitest'
import { type Placed, pageOf } from '../testing/placed-texts.ts'
import { readStatements } from './read-statements.ts'

const heading: readonly Placed[] = [
  ['Overzicht lonen 2024', 60, 40],
  ['Naam', 60, 80],
  ['Fiscaal loon', 300, 80],
  ['Ingehouden loonheffing', 400, 80],
]
const line = (name: string, wage: string, tax: string, y: number): readonly Placed[] => [
  [name, 60, y],
  [wage, 300, y],
  [tax, 400, y],
]

const readIn = (texts: readonly Placed[]) =>
  readStatements([pageOf([...heading, ...texts])], 'income_statement').statements.map((statement) =>
    statement.kind === 'income_statement' ? [statement.employerName, statement.salary, statement.taxWithheld] : [],
  )

/** A statement in a row of cards: label over value, the name and the time of an employer among them. */
const cards = (y: number, employer: string, wage: string, tax: string, days: string): readonly Placed[] => [
  ['Jaaropgaaf', 60, y],
  ...['Belastbaar loon', 'Loonheffing', 'Werkgever', 'Periode'].map(
    (text, at): Placed => [text, 60 + 120 * at, y + 24],
  ),
  ...[wage, tax, employer, days].map((text, at): Placed => [text, 60 + 120 * at, y + 38]),
]

it('cuts pages at titles in English, too', () => {
  const page = (employer: string, label: string, wage: string, tax: string) =>
    pageOf([
      ['Year-end statement 2024', 60, 40],
      ['Employer', 60, 70],
      [employer, 240, 70],
      [label, 60, 90],
      [wage, 240, 90],
      ['Wage tax withheld', 60, 110],
      [tax, 240, 110],
    ])
  const pages = [
    page('Field Farm B.V.', 'All of it', '12,500.10', '1,100.20'),
    page('North Auction B.V.', 'Taxable wage', '20,000.30', '1,500.40'),
  ]
  const { statements } = readStatements(
    pages.map((one, at) => ({ ...one, number: at + 1 })),
    'income_statement',
  )
  expect(statements.map((one) => one.kind === 'income_statement' && one.employerName)).toEqual([
    'Field Farm B.V.',
    'North Auction B.V.',
  ])
})

it('cuts a page at titles that stand alone, each over an employer and a time of its own', () => {
  const texts = [
    ...cards(60, 'Kwekerij Het Veld', '12.500,10', '1.100,20', '01-01-2024 - 30-06-2024'),
    ...cards(160, 'Veiling Noord', '20.000,30', '1.500,40', '01-07-2024 - 31-12-2024'),
    ['Jaaropgaaf', 60, 230] as const,
    ['2024', 180, 230] as const,
  ]
  const { statements } = readStatements([pageOf(texts)], 'income_statement')
  expect(statements).toMatchObject([
    { employerName: 'Kwekerij Het Veld', salary: 12500.1, taxWithheld: 1100.2 },
    { employerName: 'Veiling Noord', salary: 20000.3, taxWithheld: 1500.4 },
  ])
})

describe('a table with an employer a line', () => {
  it.each<[string, readonly Placed[]]>([
    ['is a statement a line', []],
    ['with their total is the same', line('Totaal', '32.500,40', '2.600,60', 132)],
  ])('%s', (_, total) => {
    const texts = [
      ...line('Kwekerij Het Veld', '12.500,10', '1.100,20', 100),
      ...line('Veiling Noord', '20.000,30', '1.500,40', 116),
      ...total,
    ]
    expect(readIn(texts)).toEqual([
      ['Kwekerij Het Veld', 12500.1, 1100.2],
      ['Veiling Noord', 20000.3, 1500.4],
    ])
  })

  it('is so, too, where the first and the last day stand in columns of their own', () => {
    const days = (y: number, ...texts: readonly string[]): readonly Placed[] =>
      texts.map((text, at) => [text, [60, 180, 250, 320, 400, 490][at] ?? 0, y])
    const texts = [
      ['Verzamelopgave loon 2024', 60, 40] as const,
      ...days(80, 'Inhoudingsplichtige', 'Van', 'Tot', 'Fiscaal loon', 'Loonheffing', 'Arbeidskorting'),
      ...days(100, 'Kwekerij Het Veld', '01-01-2024', '30-06-2024', '12.500,10', '1.400,20', '2.001,00'),
      ...days(116, 'Veiling Noord V.O.F.', '01-07-2024', '31-12-2024', '15.200,30', '1.900,40', '2.410,00'),
    ]
    const { statements } = readStatements([pageOf(texts)], 'income_statement')
    expect(statements).toMatchObject([
      { employerName: 'Kwekerij Het Veld', salary: 12500.1, taxWithheld: 1400.2 },
      { employerName: 'Veiling Noord V.O.F.', salary: 15200.3, taxWithheld: 1900.4 },
    ])
  })

  it('goes on with a name on the line below', () => {
    const texts = [
      ...line('Kwekerij Het Veld en', '12.500,10', '1.100,20', 100),
      ['Zonen B.V.', 60, 111] as const,
      ...line('Veiling Noord', '20.000,30', '1.500,40', 132),
    ]
    expect(readIn(texts).map(([name]) => name)).toEqual(['Kwekerij Het Veld en Zonen B.V.', 'Veiling Noord'])
  })

  it.each<[string, readonly Placed[]]>([
    ['of months', [...line('Januari', '2.500,10', '300,20', 100), ...line('Februari', '2.600,30', '310,40', 116)]],
    [
      'before and after a correction',
      [...line('Oud', '22.500,10', '2.300,20', 100), ...line('Nieuw', '22.600,30', '2.310,40', 116)],
    ],
    [
      'of columns with headings of their own',
      [
        ...line('Kwekerij Het Veld', '12.500,10', '1.100,20', 100),
        ...line('Tijdvak', 'Loon Zvw', 'Arbeidskorting', 124),
        ...line('heel het jaar', '12.600,10', '1.200,20', 140),
      ],
    ],
    [
      'of whom somebody was sent to work for, one of them twice',
      [
        ...line('Distributie De Meent', '2.053,62', '180,49', 100),
        ...line('Distributie De Meent', '2.071,72', '188,65', 116),
        ...line('Kaasmakerij Graskant', '1.970,99', '148,51', 132),
      ],
    ],
    [
      'that do not make the total',
      [
        ...line('Kwekerij Het Veld', '12.500,10', '1.100,20', 100),
        ...line('Veiling Noord', '20.000,30', '1.500,40', 116),
        ...line('Totaal', '42.500,40', '3.600,60', 132),
      ],
    ],
  ])('is one statement where its lines are %s', (_, texts) => {
    expect(readIn(texts)).toHaveLength(1)
  })
})
