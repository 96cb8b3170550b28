import { describe, expect, it } from 'vitest'
import { type Placed, pageOf, sureOf, underTitle } from '../testing/placed-texts.ts'
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
  it('is a statement a line where employers have a caption, and the first and the last day stand in columns of their own', () => {
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

  it('is one statement, to be checked, where nothing says that its lines are of employers', () => {
    const lines = [
      ...line('Kwekerij Het Veld', '12.500,10', '1.100,20', 100),
      ...line('Veiling Noord', '20.000,30', '1.500,40', 116),
    ]
    expect(sureOf('income_statement', ['salary', 'taxWithheld'], [...heading, ...lines])).toEqual([[null, null]])
  })
})

it('is a statement for each employment whose time begins a block, where nothing names its employer by a caption', () => {
  const block = (name: string, time: string, wage: string, tax: string, y: number): readonly Placed[] => [
    [name, 60, y],
    [`Dienstverband ${time}`, 60, y + 14],
    ['Fiscaal loon', 60, y + 28],
    [wage, 300, y + 28],
    ['Ingehouden LB/PH', 60, y + 42],
    [tax, 300, y + 42],
  ]
  const texts: readonly Placed[] = [
    ['Verzameljaaropgave 2024', 60, 40],
    ...block('Opgave 1 – Het Vogelnest', '01-01-2024 t/m 31-08-2024', '21.904,38', '494,50', 80),
    ...block('Opgave 2 – De Wilgentuin', '01-09-2024 t/m 31-12-2024', '17.316,27', '6.401,83', 150),
  ]
  expect(sureOf('income_statement', ['salary', 'taxWithheld'], texts)).toEqual([
    [21904.38, 494.5],
    [17316.27, 6401.83],
  ])
})

describe('two statements under one title', () => {
  const statement = (title: string, wage: string, tax: string, y: number): readonly Placed[] => [
    [title, 60, y],
    ['Fiscaal loon', 60, y + 20],
    [wage, 300, y + 20],
    ['Ingehouden loonheffing', 60, y + 34],
    [tax, 300, y + 34],
  ]
  it('are two where each has a wage and a tax', () => {
    const texts = [
      ...statement('Jaaropgave 2024', '21.904,38', '2.494,50', 40),
      ...statement('Jaaropgave 2024', '17.316,27', '1.401,83', 140),
    ]
    expect(sureOf('income_statement', ['salary', 'taxWithheld'], texts)).toEqual([
      [21904.38, 2494.5],
      [17316.27, 1401.83],
    ])
  })

  it('are to be checked where the wage of one is not seen', () => {
    const texts = [
      ...statement('Jaaropgave 2024', '21.904,38', '2.494,50', 40),
      ['Jaaropgave 2024', 60, 140] as const,
      ['Uw verdiensten', 60, 160] as const,
      ['17.316,27', 300, 160] as const,
      ['Premie', 60, 174] as const,
      ['401,83', 300, 174] as const,
    ]
    expect(sureOf('income_statement', ['salary', 'taxWithheld'], texts)).toEqual([[null, null]])
  })
})

it('reads two employments of one employer, each with whether a credit was applied over its wage', () =>
  expect(
    sureOf(
      'income_statement',
      ['salary', 'taxWithheld'],
      underTitle(
        'Jaaropgaven 2024',
        ['IKV 1, leraar basisonderwijs'],
        ['Periode', '', '', '01-01-2024 t/m 31-12-2024'],
        ['Loonheffingskorting toegepast', '', '', 'Ja'],
        ['Fiscaal loon (loon voor loonheffing)', '', '', '34.218,77'],
        ['Ingehouden loonheffing', '', '', '4.522,10'],
        ['IKV 2, vervanging'],
        ['Periode', '', '', '12-02-2024 t/m 05-07-2024'],
        ['Loonheffingskorting toegepast', '', '', 'Nee'],
        ['Fiscaal loon (loon voor loonheffing)', '', '', '9.146,30'],
        ['Ingehouden loonheffing', '', '', '3.521,59'],
      ),
    ),
  ).toEqual([
    [34218.77, 4522.1],
    [9146.3, 3521.59],
  ]))
