import { describe, expect, it } from 'vitest'
import { type Placed, pageOf, sureOf } from '../testing/placed-texts.ts'
import { readStatements } from './read-statements.ts'

describe('the name of the employer', () => {
  it.each<[string, readonly Placed[], string | null]>([
    ['of an agency that pays benefits, above its letter', [['UWV', 60, 40]], 'UWV'],
    ['without its initials before it', [['SVB  Sociale Verzekeringsbank', 60, 40]], 'Sociale Verzekeringsbank'],
    [
      'at its caption, under whom it is made by',
      [
        ['SALARISKANTOOR PENNINGS & ZN.', 60, 40, 14],
        ['Deze jaaropgaaf is door ons opgemaakt in opdracht van uw werkgever:', 60, 80],
        ['Naam werkgever: Dierenkliniek Veldzicht', 60, 94],
      ],
      'Dierenkliniek Veldzicht',
    ],
    ['behind a title and its year', [['Jaaropgave 2024 Horecagroep Aurora B.V.', 60, 40]], 'Horecagroep Aurora B.V.'],
    ['behind its caption in one piece', [['Werkgever Loonbedrijf Hulst V.O.F.', 60, 40]], 'Loonbedrijf Hulst V.O.F.'],
    [
      'behind dots that lead to it',
      [[`Inhoudingsplichtige${'.'.repeat(30)}Zuivelhandel Aurora`, 60, 40]],
      'Zuivelhandel Aurora',
    ],
    [
      'up to its legal form, whatever the sentence says behind it',
      [['Inhoudingsplichtige: Garage Vonk B.V., Lemmer. Dienstverband sinds 2019.', 60, 40]],
      'Garage Vonk B.V.',
    ],
    ['before whom it is written to', [['Kustvervoer N.V. Dhr. E.J. Bakker', 60, 40]], 'Kustvervoer N.V.'],
    [
      'and no postcode',
      [
        ['Tandartspraktijk De Linden', 60, 40, 14],
        ['8011 CV Zwolle', 60, 60],
      ],
      'Tandartspraktijk De Linden',
    ],
    [
      'before a hyphen and the title',
      [['Maaltijdbezorging Snel B.V. - Jaaropgave 2024', 60, 40]],
      'Maaltijdbezorging Snel B.V.',
    ],
    [
      'before a hyphen and a department',
      [['Verpleeghuis Sint Jozef - salarisadministratie', 60, 40, 14]],
      'Verpleeghuis Sint Jozef',
    ],
    ['of a family', [['Drogisterij Linde & Zn.', 60, 40]], 'Drogisterij Linde & Zn.'],
    ['before what a dot parts from it', [['Aurora Vervoer B.V. · Postbus 12', 60, 40]], 'Aurora Vervoer B.V.'],
    [
      'whole, where its line was too short for it',
      [
        ['Aurora Vervoer Holding B.V.', 60, 20],
        ['Werkgever', 60, 60],
        ['Aurora Vervoer', 60, 76],
        ['Holding B.V.', 60, 90],
      ],
      'Aurora Vervoer Holding B.V.',
    ],
    [
      'without the number behind it',
      [
        ['Aurora Vervoer B.V.', 60, 20],
        ['Werkgever', 60, 60],
        ['Aurora Vervoer B.V. 999994980', 60, 76],
      ],
      'Aurora Vervoer B.V.',
    ],
    ['without its seat', [['Aurora Vervoer B.V., Den Helder', 60, 40]], 'Aurora Vervoer B.V.'],
    [
      'before its address at the foot of the page',
      [['Stichting Havenpensioen, Postbus 1, Den Helder', 60, 700]],
      'Stichting Havenpensioen',
    ],
    [
      'that is printed shorter as well',
      [
        ['StapVooruit Flex', 60, 40, 14],
        ['StapVooruit Flex Limburg B.V.', 60, 60, 9],
        ['Postbus 12, 6200 AA Maastricht', 60, 74, 9],
      ],
      'StapVooruit Flex Limburg B.V.',
    ],
    ['without its department', [['PENSIOENFONDS DE GRAAF AFD. UITKERINGEN', 60, 40, 14]], 'PENSIOENFONDS DE GRAAF'],
    ['of a pension fund', [['Pensioenfonds Haven & Vervoer', 60, 40]], 'Pensioenfonds Haven & Vervoer'],
    [
      'in a block of its own, not the captions in it',
      [
        ['Werkgever', 60, 40],
        ['Naam', 60, 60],
        ['Zuivelhandel Aurora', 290, 60],
        ['Loonheffingennummer', 60, 80],
        ['812345678L01', 290, 80],
      ],
      'Zuivelhandel Aurora',
    ],
    [
      'below its caption, beside another caption',
      [
        ['Werkgever', 60, 40],
        ['Geb.datum', 290, 40],
        ['Zuivelhandel Aurora', 60, 56],
        ['03-05-1987', 290, 56],
      ],
      'Zuivelhandel Aurora',
    ],
  ])('%s', (_, texts, name) => {
    const title: Placed = ['Jaaropgaaf 2024', 60, 120]
    const wage: Placed[] = [
      ['Fiscaal loon', 60, 160],
      ['45.000,00', 440, 160],
    ]
    expect(sureOf('income_statement', ['employerName'], [...texts, title, ...wage])).toEqual([[name]])
  })
})

it.each([
  'Landelijke Woonbank N.V.',
  'Onderlinge Woningfinanciering U.A.',
  'Hypotheekbank Veluwe',
  'Kredietunie Waterland U.A.',
])('the name of the lender, of words of captions or with its legal form: %s', (name) => {
  const texts: Placed[] = [
    [name, 60, 40],
    ['Jaaropgave hypotheek 2024', 60, 80],
    ['Betaalde rente', 60, 120],
    ['4.100,00', 440, 120],
  ]
  expect(sureOf('mortgage_statement', ['lenderName'], texts)).toEqual([[name]])
})

it('takes what opens brackets for no name, and a general one without what follows it for no sure one', () => {
  const lenderOf = (...heads: readonly string[]) =>
    sureOf(
      'mortgage_statement',
      ['lenderName'],
      [
        ...heads.map((head, at): Placed => [head, 60, 40 + 16 * at]),
        ['Jaaropgave hypotheek 2024', 60, 100, 14],
        ['Betaalde rente', 60, 120],
        ['4.100,00', 440, 120],
        ['Een hypotheek bij een andere geldverstrekker (restschuld volgens nota)', 60, 160],
      ],
    )
  expect(lenderOf('namens Drentse Woningfinanciering N.V.')).toEqual([['Drentse Woningfinanciering N.V.']])
  expect(lenderOf('Onderlinge Verzekeringsmaatschappij', '“De Zeven Provinciën” U.A.')).not.toEqual([
    ['Onderlinge Verzekeringsmaatschappij'],
  ])
})

it('finds a BSN below its caption when another caption stands beside it', () => {
  const texts: Placed[] = [
    ['Jaaropgaaf 2024', 60, 40],
    ['Burgerservicenr.', 60, 80],
    ['Bijzonderheden', 200, 80],
    ['9999.90.019', 60, 96],
    ['geen', 200, 96],
  ]
  expect(sureOf('income_statement', ['bsn'], texts)).toEqual([['•••••0019']])
})

it('reads a BSN of which all but the end is hidden, and no other number that could be one', () => {
  const texts: Placed[] = [
    ['Jaaropgaaf 2024', 60, 40],
    ['Klantnummer', 60, 80],
    ['0051.3374', 200, 80],
    ['BSN', 60, 96],
    ['*****2254', 200, 96],
  ]
  expect(sureOf('income_statement', ['bsn'], texts)).toEqual([['•••••2254']])
})

describe('a bank’s overview of all accounts', () => {
  const current: Placed[] = [
    ['Financieel Jaaroverzicht 2024', 60, 40],
    ['Betaalrekeningen', 60, 80],
    ['Betaalde rente', 60, 100],
    ['€ 14,20', 440, 100],
    ['Saldo 31-12-2024', 60, 120],
    ['€ 2.418,07', 440, 120],
  ]

  it('takes interest and debt of the mortgage only', () => {
    const texts: Placed[] = [
      ...current,
      ['Hypotheken', 60, 160],
      ['Betaalde rente', 60, 180],
      ['€ 5.236,18', 440, 180],
      ['Schuld 31-12-2024', 60, 200],
      ['€ 196.450,00', 440, 200],
    ]
    expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], texts)).toEqual([[5236.18, 196450]])
  })

  it('takes nothing when no mortgage is in it', () => {
    expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], current)).toEqual([[null, null]])
  })

  it('tells column headings apart that stand close together', () => {
    const texts: Placed[] = [
      ['Jaaroverzicht hypotheek 2024', 60, 40],
      ['Schuld 31-12-2024 Betaalde hypotheekrente', 200, 80],
      ['196.450,00', 235, 96],
      ['5.236,18', 365, 96],
    ]
    expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], texts)).toEqual([[5236.18, 196450]])
  })
})

it('does not take the debt of a year before, printed as that of its last day', () => {
  const texts: Placed[] = [
    ['Jaaropgave hypotheek 2024', 60, 40],
    ['Leningdeel 1', 60, 60],
    ['Leningdeel 2', 60, 80],
    ['Totale schuld per 31-12-2023', 60, 100],
    ['€ 200.000,00', 440, 100],
    ['Totale schuld per 31-12-2024', 60, 120],
    ['€ 190.000,00', 440, 120],
  ]
  expect(sureOf('mortgage_statement', ['remainingBalance'], texts)).toEqual([[190000]])
})

it('reads a table drawn with bars', () => {
  const texts: Placed[] = [
    ['Jaaropgaaf 2024', 60, 40],
    ['| Werkgever | Snackbar De Dijk |', 60, 60],
    ['| Loon voor loonheffing      |  12.044,18 |', 60, 80],
    ['| Ingehouden loonheffing     |     301,70 |', 60, 100],
  ]
  expect(sureOf('income_statement', ['salary', 'taxWithheld', 'employerName'], texts)).toEqual([
    [12044.18, 301.7, 'Snackbar De Dijk'],
  ])
})

it('counts the loan parts, not the mortgage they are parts of', () => {
  const part = (number: number, way: string, interest: string, y: number): Placed[] => [
    [`Leningdeel ${number} – ${way}`, 60, y],
    ['Betaalde rente', 60, y + 20],
    [interest, 440, y + 20],
  ]
  const page = pageOf([
    ['Jaaropgave hypotheek 2024', 60, 40],
    ['Hypotheeknummer 700.123.45', 60, 60],
    ...part(1, 'Annuïteitenhypotheek', '1.000,00', 100),
    ...part(2, 'Lineaire hypotheek', '2.000,00', 160),
  ])
  const [statement] = readStatements([page], 'mortgage_statement').statements
  expect(statement?.kind === 'mortgage_statement' && statement.loanParts).toEqual([
    { loanPartNumber: '1', mortgageType: 'Annuïtair', mortgageInterest: 1000, remainingBalance: null },
    { loanPartNumber: '2', mortgageType: 'Lineair', mortgageInterest: 2000, remainingBalance: null },
  ])
})

describe('the number of a loan that a sentence or a title names', () => {
  it.each<[string, string | null]>([
    ['Voor uw hypotheek met nummer 55.018.4402 gelden deze bedragen:', '4402'],
    ['Overzicht 2024 van lening 9.330.118 (lineaire aflossing)', '0118'],
    ['Your mortgage account 700.81.3349 at a glance', '3349'],
    ['Your annuity mortgage with number 300.44.1908: an overview', '1908'],
    ['Hypotheek 11.20.3344 (lineair)', '3344'],
    ['CONTRACT 20.881.440 ANNUITEIT', '1440'],
    ['In 2024 was uw lening 231.400,02 groot', null],
  ])('%s', (said, digits) => {
    const texts: Placed[] = [
      ['Jaaropgave hypotheek 2024', 60, 40],
      [said, 60, 80],
      ['Betaalde rente', 60, 120],
      ['4.100,00', 440, 120],
    ]
    const [[number]] = sureOf('mortgage_statement', ['loanPartNumber'], texts) as [[string | null]]
    expect(number?.replace(/\D/g, '') ?? null).toBe(digits)
  })
})

it('takes the day over a column of debts for no number of a loan', () => {
  const texts: Placed[] = [
    ['Jaaropgave hypotheek 2025', 60, 40],
    ['Deel no.', 60, 80],
    ['31-12 saldo 2025', 200, 80],
    ['407893234/01', 60, 100],
    ['75.322,28', 200, 100],
  ]
  expect(sureOf('mortgage_statement', ['loanPartNumber'], texts)).toEqual([['•••••••34/01']])
})
