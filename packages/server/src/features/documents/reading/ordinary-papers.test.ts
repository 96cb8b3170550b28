import { describe, expect, it } from 'vitest'
import { type Placed, pageOf, sureOf, underTitle } from '../testing/placed-texts.ts'
import { readStatements } from './read-statements.ts'

const figures: readonly Placed[] = [
  ['Fiscaal loon', 60, 300],
  ['€ 36.000,00', 440, 300],
  ['Ingehouden loonheffing', 60, 320],
  ['€ 7.200,00', 440, 320],
]
const title: Placed = ['Jaaropgave 2024', 60, 60]

describe('wage and tax', () => {
  it.each<[string, readonly Placed[]]>([
    [
      'beside a wage that the tables rule out',
      [...figures, ['Verrekende inkomsten uit werk', 60, 340], ['€ 1.240,00', 440, 340]],
    ],
    [
      'of an employer with its address and a table of days under captions',
      [
        ['Werkgever', 60, 90],
        ['Kapsalon Kort', 60, 104],
        ['Parklaan 3', 60, 116],
        ['Dienstverband', 300, 90],
        ['In dienst: 01-06-2020', 300, 104],
        ['Uit dienst: n.v.t.', 300, 116],
        ...figures,
      ],
    ],
    ['under a text that heads no column', [['Niet verzekerd voor de werknemersverzekeringen', 320, 290], ...figures]],
    [
      'left of their labels, each with a line of smaller words under it',
      [
        ['€ 36.000,00', 60, 300],
        ['is uw fiscaal loon', 160, 300],
        ['dit bedrag vult u in bij uw Loon', 160, 312, 8],
        ['€ 7.200,00', 60, 328],
        ['hielden wij in aan loonheffing', 160, 328],
        ['dit bedrag vult u in bij Ingehouden loonheffing', 160, 340, 8],
      ],
    ],
    [
      'of all weeks, of which one line has a label of its own',
      [
        ['waar', 60, 280],
        ['belast loon', 340, 280],
        ['loonheffing ingehouden', 440, 280],
        ['Kas De Meent', 60, 292],
        ['17.000,00', 345, 292],
        ['3.400,00', 500, 292],
        ['Kas De Meent', 60, 304],
        ['18.000,00', 345, 304],
        ['3.600,00', 500, 304],
        ['Uitbetaalde reserveringen (vakantiegeld, -dagen)', 60, 316],
        ['1.000,00', 350, 316],
        ['200,00', 510, 316],
        ['Heel 2024 bij elkaar', 60, 328],
        ['36.000,00', 345, 328],
        ['7.200,00', 500, 328],
      ],
    ],
    [
      'beside what was before a correction',
      [
        ['Oorspronkelijk', 290, 280],
        ['Gecorrigeerd', 380, 280],
        ['Verschil', 470, 280],
        ['Fiscaal loon', 60, 300],
        ['34.000,00', 300, 300],
        ['36.000,00', 380, 300],
        ['2.000,00', 470, 300],
        ['Ingehouden loonheffing', 60, 320],
        ['6.200,00', 300, 320],
        ['7.200,00', 380, 320],
        ['1.000,00', 470, 320],
      ],
    ],
  ])('%s', (_, texts) =>
    expect(sureOf('income_statement', ['salary', 'taxWithheld'], [title, ...texts])).toEqual([[36000, 7200]]),
  )

  it('of digits in boxes, with a comma in a box of its own', () => {
    const boxes = (text: string, y: number): Placed[] => [...text].map((sign, at): Placed => [sign, 330 + at * 16, y])
    const form = [
      ['Loon loonbelasting/volksverzekeringen', 50, 130],
      ['Ingehouden loonheffing', 50, 160],
    ] as const
    expect(
      sureOf(
        'income_statement',
        ['salary', 'taxWithheld'],
        [title, ...form, ...boxes('31877,05', 130), ...boxes('3610,39', 160)],
      ),
    ).toEqual([[31877.05, 3610.39]])
  })
})

const textOf = (type: 'income_statement' | 'mortgage_statement', field: string, texts: readonly Placed[]) =>
  Reflect.get(readStatements([pageOf(texts)], type).statements[0] ?? {}, field)

describe('names', () => {
  it.each<[string, 'income_statement' | 'mortgage_statement', readonly Placed[], string | null]>([
    [
      'who stands at the top and signs',
      'mortgage_statement',
      [
        ['HEIDSE HYPOTHEEK MAATSCHAPPIJ', 60, 40],
        title,
        ['Hoogachtend,', 60, 400],
        ['Heidse Hypotheek Maatschappij B.V.', 60, 416],
      ],
      'Heidse Hypotheek Maatschappij B.V.',
    ],
    [
      'no office of who stands above it',
      'income_statement',
      [['Uitkeringsinstituut Arbeid', 60, 30, 16], ['Kantoor Alkmaar - Postbus 44 - 1800 BH Alkmaar', 60, 50], title],
      'Uitkeringsinstituut Arbeid',
    ],
    [
      'no code of a department',
      'income_statement',
      [['Verfhandel Delta N.V.', 60, 40], title, ['Organisatie : DF20/Operations', 60, 90]],
      'Verfhandel Delta N.V.',
    ],
    [
      'before its number',
      'income_statement',
      [title, ['Inhoudingsplichtige: Vakantiefonds voor Schilders, nummer 999993316L02', 60, 90]],
      'Vakantiefonds voor Schilders',
    ],
    [
      'a pension fund, which is no caption of what stands under it',
      'income_statement',
      [['PENSIOENFONDS DE MARSDIJK', 60, 40], ['pensioenuitvoering · Zeedijk 90, 1671 ZZ Schagen', 60, 52, 8], title],
      'PENSIOENFONDS DE MARSDIJK',
    ],
  ])('%s', (_, type, texts, name) =>
    expect(textOf(type, type === 'income_statement' ? 'employerName' : 'lenderName', texts)).toBe(name),
  )
})

it('takes for the time of work its first and last day, not since when a credit is applied', () =>
  expect(
    textOf('income_statement', 'employmentPeriod', [
      title,
      ['Eerste werkdag in het jaar', 60, 100],
      ['Laatste werkdag in het jaar', 300, 100],
      ['08-01-2024', 60, 112],
      ['24-11-2024', 300, 112],
      ['Loonheffingskorting: ja, van 08-01-2024 tot 25-11-2024.', 60, 200],
    ]),
  ).toBe('08-01-2024 t/m 24-11-2024'))

it.each<[string, readonly Placed[], string]>([
  ['in groups', [['Leningdeel 412 889 307 01', 60, 100]], '••• ••• •07 01'],
  ['behind a letter', [['Opgave voor u, polis- en leningnummer H 2290.4416', 60, 100]], '••••.4416'],
  [
    'beside the heading of totals',
    [
      ['Leningdeel', 60, 100],
      ['totaal', 200, 100],
      ['206.551-11', 300, 100],
      ['206.551-12', 400, 100],
    ],
    '•••.•51-11',
  ],
  [
    'not of all parts',
    [
      ['Leningnummer', 60, 80],
      ['6120.884', 200, 80],
      ['Nummer', 60, 100],
      ['6120.884-1', 60, 112],
      ['6120.884-2', 60, 124],
    ],
    '••••.884-1',
  ],
])('numbers of loans %s', (_, texts, number) =>
  expect(textOf('mortgage_statement', 'loanPartNumber', [['Jaaropgave hypotheek 2024', 60, 40], ...texts])).toBe(
    number,
  ),
)

describe('interest and what is deducted', () => {
  const debt: readonly Placed[] = [
    ['Jaaropgave hypotheek 2024', 60, 40],
    ['Restschuld op 31 december 2024', 60, 80],
    ['€ 178.898,55', 440, 80],
  ]
  it.each<[string, readonly Placed[], readonly (number | null)[]]>([
    [
      'that the lender received',
      [
        ['Ontvangen hypotheekrente over 2024', 60, 100],
        ['€ 5.476,49', 440, 100],
      ],
      [5476.49, null],
    ],
    [
      'that was due, paid and not paid yet',
      [
        ['In rekening gebrachte rente 2024', 60, 100],
        ['€ 7.287,83', 440, 100],
        ['Nog niet betaalde rente (november en december)', 60, 120],
        ['€ 1.811,34', 440, 120],
        ['In 2024 betaalde rente', 60, 140],
        ['€ 5.476,49', 440, 140],
      ],
      [5476.49, null],
    ],
    [
      'with a penalty, beside costs that are not deductible',
      [
        ['Betaalde rente over 2024', 60, 100],
        ['€ 5.476,49', 440, 100],
        ['Boeterente wegens renteaanpassing', 60, 120],
        ['€ 1.000,00', 440, 120],
        ['Aftrekbare kosten eigen woning', 60, 140],
        ['€ 6.476,49', 440, 140],
        ['Administratiekosten (niet aftrekbaar)', 60, 160],
        ['€ 250,00', 440, 160],
      ],
      [5476.49, 6476.49],
    ],
    [
      'of parts whose total is printed again',
      [
        ['Leningdeel', 60, 200],
        ['Restschuld 31-12-2024', 200, 200],
        ['Betaalde rente 2024', 400, 200],
        ['530900011-01', 60, 212],
        ['100.000,00', 230, 212],
        ['3.000,00', 440, 212],
        ['530900011-02', 60, 224],
        ['78.898,55', 230, 224],
        ['2.476,49', 440, 224],
        ['Totaal', 60, 236],
        ['178.898,55', 230, 236],
        ['5.476,49', 440, 236],
        ['Betaalde hypotheekrente', 60, 280],
        ['5.476,49', 440, 280],
        ['Af: ontvangen rente over het bouwdepot', 60, 292],
        ['476,49', 440, 292],
        ['Aftrekbare kosten eigen woning', 60, 304],
        ['5.000,00', 440, 304],
      ],
      [5476.49, 5000],
    ],
  ])('%s', (_, texts, sure) =>
    expect(sureOf('mortgage_statement', ['mortgageInterest', 'deductibleCosts'], [...debt, ...texts])).toEqual([sure]),
  )
})

it('takes no interest of a savings account for that of the mortgage, where its label stands over it', () =>
  expect(
    sureOf(
      'mortgage_statement',
      ['mortgageInterest', 'remainingBalance'],
      [
        'Fiscaal jaaroverzicht 2025',
        'Spaarrekening',
        'Saldo 1-1-2025:',
        '€ 11.416,00',
        'Betaalde rente:',
        '€ 930,29',
        'Uw hypotheek',
        'Betaalde rente:',
        '€ 5.051,06',
        'Schuld per 31 december 2025:',
        '€ 230.979,18',
      ].map((text, at): Placed => [text, 60, 40 + 18 * at]),
    ),
    // The savings account is a statement of its own, without a mortgage.
  ).toEqual([
    [5051.06, 230979.18],
    [null, null],
  ]))

it('takes a title that stands beside the employer for that of a year, whatever a line of the table is called', () =>
  expect(
    sureOf(
      'income_statement',
      ['taxWithheld'],
      underTitle(
        'Brandsma Machinefabriek N.V.',
        ['Werkgever', 'Werknemer', 'Formulier'],
        ['Kanaaldijk 200', 'D. van Houwelingen', 'JAAROPGAVE'],
        ['Transitievergoeding'],
        ['Loon voor de loonheffing', '', '', '68.350,22'],
        ['Ingehouden loonheffing', '', '', '27.880,93'],
      ),
    ),
  ).toEqual([[27880.93]]))
