import { describe, expect, it } from 'vitest'
import { type Placed, pageOf, sureOf } from '../testing/placed-texts.ts'
import { readStatements } from './read-statements.ts'

const row = (label: string, value: string, y: number): readonly Placed[] => [
  [label, 60, y],
  [value, 440, y],
]

const title: Placed = ['Jaaropgaaf 2024', 60, 40]
const mortgageTitle: Placed = ['Jaaropgave hypotheek 2024', 60, 40]

describe('where the amount of a label stands', () => {
  it.each<[string, readonly Placed[], number | null, number | null]>([
    ['beside it', [...row('Loon LB/PH', '45.000,00', 100), ...row('Loonheffing', '11.000,00', 120)], 45000, 11000],
    [
      'beside it, with a box number between',
      [
        ['Loon LB/PH', 60, 100],
        ['14', 330, 100],
        ['45.000', 440, 100],
        ['Loonheffing', 60, 120],
        ['15', 330, 120],
        ['11.000', 440, 120],
      ],
      45000,
      11000,
    ],
    [
      'below it, the box number before the label',
      [
        ['1', 60, 100],
        ['Loon loonbelasting/volksverzekeringen', 80, 100],
        ['45.000', 80, 114],
        ['2', 60, 140],
        ['Ingehouden loonheffing', 80, 140],
        ['11.000', 80, 154],
      ],
      45000,
      11000,
    ],
    [
      'in the same run, behind a colon',
      [
        ['Loon voor loonheffing : € 45.000,-', 60, 100],
        ['Ingehouden loonheffing : € 11.000,-', 60, 120],
      ],
      45000,
      11000,
    ],
    [
      'under a column heading',
      [
        ['Fiscaal loon', 60, 100],
        ['Loonheffing', 200, 100],
        ['Arbeidskorting', 340, 100],
        ['45.000', 60, 114],
        ['11.000', 200, 114],
        ['4.000', 340, 114],
      ],
      45000,
      11000,
    ],
    [
      'in the column of the total',
      [
        ['Periode', 300, 90],
        ['Totaal', 440, 90],
        ['Fiscaal loon', 60, 110],
        ['3.000,00', 300, 110],
        ['36.000,00', 440, 110],
        ['Loonheffing', 60, 130],
        ['600,00', 300, 130],
        ['7.200,00', 440, 130],
      ],
      36000,
      7200,
    ],
    [
      'nowhere: none withheld is a zero',
      [...row('Loon LB/PH', '6.000', 100), ...row('Ingehouden loonheffing', '0', 120)],
      6000,
      0,
    ],
    [
      'nowhere: an amount in a sentence',
      [
        ...row('Fiscaal loon', '45.000,00', 100),
        ['De loonheffing van € 3.000,00 is verrekend met vorig jaar.', 60, 140],
      ],
      45000,
      null,
    ],
    [
      'before it, in a list printed the other way round',
      [
        ['45.000,00', 60, 100],
        ['Loon LB/PH', 140, 100],
        ['11.000,00', 60, 120],
        ['Loonheffing', 140, 120],
      ],
      45000,
      11000,
    ],
    [
      'before it, two to a line',
      [
        ['45.000,00', 60, 100],
        ['Loon LB/PH', 140, 100],
        ['11.000,00', 300, 100],
        ['Loonheffing', 380, 100],
      ],
      45000,
      11000,
    ],
    [
      'below it, the amount of another box before the label',
      [
        ['Loon LB/PH', 60, 86],
        ['45.000,00', 60, 100],
        ['Loonheffing', 200, 100],
        ['11.000,00', 200, 114],
        ['SV-loon', 60, 142],
        ['46.000,00', 60, 156],
        ['Arbeidskorting', 200, 156],
        ['4.000,00', 200, 170],
      ],
      45000,
      11000,
    ],
    [
      'behind dots that lead to it',
      [
        ['Fiscaal loon', 60, 100],
        ['. . . . . . . . . .', 200, 100],
        ['45.000,00', 440, 100],
        ['Loonheffing . . . . . . . . . . . . . . . . . . . . . . . . . 11.000,00', 60, 120],
      ],
      45000,
      11000,
    ],
    [
      'with spaces between the thousands, behind a euro mark',
      [...row('Fiscaal loon', '€ 45 000,00', 100), ...row('Loonheffing', '€ 11 000,00', 120)],
      45000,
      11000,
    ],
    [
      'at a distractor only',
      [
        ...row('SV-loon', '46.000,00', 100),
        ...row('Bruto loon', '47.000,00', 120),
        ...row('Loon Zvw', '45.500,00', 140),
      ],
      null,
      null,
    ],
    [
      'twice, with different amounts: in doubt',
      [...row('Fiscaal loon', '45.000,00', 100), ...row('Loon voor LH', '44.000,00', 120)],
      null,
      null,
    ],
    [
      'beside it, but more tax than wage: in doubt',
      [...row('Fiscaal loon', '11.000,00', 100), ...row('Loonheffing', '45.000,00', 120)],
      null,
      null,
    ],
  ])('%s', (_, texts, salary, taxWithheld) => {
    expect(sureOf('income_statement', ['salary', 'taxWithheld'], [title, ...texts])).toEqual([[salary, taxWithheld]])
  })
})

describe('loan parts and their sum', () => {
  const part = (number: number, interest: string, balance: string, y: number): readonly Placed[] => [
    [`Leningdeel ${number}`, 60, y],
    ...row('Betaalde rente', interest, y + 20),
    ...row('Restschuld per 1 januari 2024', '99.000,00', y + 40),
    ...row('Restschuld per 31 december 2024', balance, y + 60),
  ]

  it.each<[string, readonly Placed[], number | null, number | null]>([
    ['two parts', [...part(1, '1.000,00', '50.000,00', 100), ...part(2, '2.000,00', '60.000,00', 200)], 3000, 110000],
    [
      'two equal parts',
      [...part(1, '1.000,00', '50.000,00', 100), ...part(2, '1.000,00', '50.000,00', 200)],
      2000,
      100000,
    ],
    [
      'two parts and their printed total',
      [
        ...part(1, '1.000,00', '50.000,00', 100),
        ...part(2, '2.000,00', '60.000,00', 200),
        ...row('Totaal betaalde rente', '3.000,00', 300),
      ],
      3000,
      110000,
    ],
    [
      'a printed total that is not their sum: in doubt',
      [
        ...part(1, '1.000,00', '50.000,00', 100),
        ...part(2, '2.000,00', '60.000,00', 200),
        ...row('Totaal betaalde rente', '3.500,00', 300),
      ],
      null,
      110000,
    ],
    [
      'interest and repayment together is not interest',
      [...row('Verschuldigde bedragen', '9.000,00', 100), ...row('Verschuldigde rente', '4.000,00', 120)],
      4000,
      null,
    ],
    [
      'paid and due interest that differ: in doubt',
      [...row('Betaalde rente', '4.000,00', 100), ...row('Verschuldigde rente', '4.200,00', 120)],
      null,
      null,
    ],
    [
      'letters and digits apart, the currency glued on',
      [
        ['sa l do 01 - 01 - 2024', 60, 80],
        ['52.000,00EUR', 440, 80],
        ['sa l do 31 - 12 - 2024', 60, 100],
        ['50.000,00EUR', 440, 100],
        ...row('Berekende rente', '1.500,50EUR', 120),
      ],
      1500.5,
      50000,
    ],
  ])('%s', (_, texts, interest, balance) => {
    expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], [mortgageTitle, ...texts])).toEqual([
      [interest, balance],
    ])
  })
})

describe('the year', () => {
  it.each<[string, readonly Placed[], number]>([
    ['of the title', [['Afdrukdatum 14-01-2025', 60, 20], title, ...row('Fiscaal loon', '45.000,00', 100)], 2024],
    ['beside the title', [['Jaaropgave', 60, 40], ['2023', 200, 40], ...row('Fiscaal loon', '45.000,00', 100)], 2023],
    [
      'of the subject of a letter, whatever year it looks ahead to',
      [
        ['Onderwerp: uw loongegevens over 2023', 60, 40],
        ['Over 2024 verwachten wij meer', 60, 80],
      ],
      2023,
    ],
    [
      'right behind the name of the statement, which says when it was made, too',
      [['Jaaropgave 2024, verstrekt in januari 2025.', 60, 40], ...row('Fiscaal loon', '45.000,00', 100)],
      2024,
    ],
    [
      'of the tax return it is for',
      [['These are the figures for your 2024 tax return, made up on 3-2-2025.', 60, 40]],
      2024,
    ],
    ['at its label', [['Fiscaal jaar', 60, 40], ['2022', 200, 40], ...row('Fiscaal loon', '45.000,00', 100)], 2022],
  ])('%s', (_, texts, year) => {
    expect(sureOf('income_statement', ['fiscalYear'], texts)).toEqual([[year]])
  })
})

it('takes two titles with names for two statements, though the label of one wage cannot be read', () => {
  const one = (y: number, name: string, label: string, wage: string): Placed[] => [
    ['Uw jaaropgave 2024', 60, y],
    ['Werkgever', 60, y + 20],
    [name, 290, y + 20],
    ...row(label, wage, y + 40),
    ...row('Ingehouden loonheffing', '4.000,00', y + 60),
  ]
  const texts = [...one(40, 'Aurora B.V.', 'Lxxn', '30.000,00'), ...one(400, 'Zenit B.V.', 'Fiscaal loon', '40.000,00')]
  expect(readStatements([pageOf(texts)], 'income_statement').statements.length).toBe(2)
})

it('never lets a whole BSN out', () => {
  const text = JSON.stringify(
    readStatements(
      [pageOf([title, ['BSN: 9999.90.019', 60, 60], ...row('Fiscaal loon', '1.000,00', 100)])],
      'income_statement',
    ),
  )
  expect(text).toContain('•••••0019')
  expect(text.replace(/\D/g, '')).not.toContain('999990019')
})
