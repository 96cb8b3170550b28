import { expect, it } from 'vitest'
import { type Placed, pageOf, sureOf, table } from '../testing/placed-texts.ts'
import { lettersOf } from './layout/letters.ts'
import { readStatements } from './read-statements.ts'

const mortgageTitle: Placed = ['Jaaropgave hypotheek 2024', 40, 40]
const incomeTitle: Placed = ['Jaaropgaaf 2024', 40, 40]

it.each<[string, readonly Placed[], number | null, number | null]>([
  [
    'under a heading of their own, below another table',
    [
      ['Vergoede creditrente', 40, 80],
      ['472,67', 240, 80],
      ['Saldo bouwdepot per', 300, 80],
      ['11.688,00', 480, 80],
      ['31-12-2024', 300, 94],
      ['Uw lening', 40, 130, 15],
      ['59.571.972-01', 320, 150],
      ['59.571.972-02', 470, 150],
      ['Eindschuld lening 2024', 40, 170],
      ['276.238,60', 330, 170],
      ['222.302,53', 480, 170],
      ['Bruto rente', 40, 190],
      ['13.791,81', 330, 190],
      ['8.887,99', 480, 190],
    ],
    22679.8,
    498541.13,
  ],
  [
    'beside totals of two columns, which are not those of two parts',
    [
      ...table(
        80,
        ['Leningdeel', 'De schuld per 1-1', 'Schuld 31-12-2024', 'Rente'],
        ['66.977.10101', '48.891,29', '48.187,75', '828,13'],
        ['66.977.10102', '169.933,43', '166.330,14', '3.242,54'],
        ['Totaal', '218.824,72', '214.517,89', '4.070,67'],
      ),
    ],
    4070.67,
    214517.89,
  ],
])('reads interest and debt %s', (_, lines, interest, debt) =>
  expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], [mortgageTitle, ...lines])).toEqual([
    [interest, debt],
  ]),
)

it.each<[string, readonly Placed[], number | null]>([
  [
    'in a line',
    [
      ['Schuld op 1 januari 2024', 40, 80],
      ['229.782,69', 480, 80],
      ['Schuld op 31 december 2024', 40, 100],
      ['223.695,72', 480, 100],
      ['Rente en aflossing', 40, 120],
      ['6.086,97', 480, 120],
    ],
    null,
  ],
  [
    'in a sentence that begins with what ends the clause before',
    [
      ['Eind 2024 bleef er € 77.131,24 over. Wij ontvingen van u € 3.194,69', 40, 80],
      ['rente, terwijl u bracht de schuld met € 3.749,91 omlaag. Aan het begin stond € 80.881,15 open.', 40, 94],
    ],
    3194.69,
  ],
])('takes no repayment for the interest %s, whatever it is called', (_, lines, interest) =>
  expect(sureOf('mortgage_statement', ['mortgageInterest'], [mortgageTitle, ...lines])).toEqual([[interest]]),
)

it.each<[string, readonly Placed[], number | null, number | null]>([
  [
    'beside the number of a person that stands under its name',
    [
      ['Personeelsnummer:', 40, 80],
      ['17191', 200, 94],
      ['Loon voor de loonheffing:', 40, 114],
      ['38.079,62', 200, 128],
      ['Ingehouden loonheffing:', 40, 148],
      ['9.518,00', 200, 162],
    ],
    38079.62,
    9518,
  ],
  [
    'in the column of what holds, below whose each is',
    [
      ['Oud', 400, 80],
      ['Nieuw', 480, 80],
      ['Dienstverband', 40, 100],
      ['01-01-2024 t/m 31-12-2024', 390, 100],
      ['Werkgever', 40, 120],
      ['Bakkerij De Korenaar B.V.', 395, 120],
      ['Loon voor de loonheffing', 40, 140],
      ['59.404,59', 400, 140],
      ['53.238,63', 480, 140],
      ['Ingehouden loonheffing', 40, 160],
      ['17.111,67', 400, 160],
      ['18.590,67', 480, 160],
    ],
    53238.63,
    18590.67,
  ],
  [
    'beside the contribution that is called after care, over the number of the employer',
    [
      ['Grondslag loonbelasting/premies in 2024', 40, 80],
      ['22.232,07', 480, 80],
      ['Loonheffing die is ingehouden in 2024', 40, 100],
      ['746,67', 480, 100],
      ['Loon waarover Zvw is berekend', 40, 120],
      ['20.117,06', 480, 120],
      ['Loonheffingennummer', 40, 134],
      ['999992635L02', 470, 134],
    ],
    22232.07,
    746.67,
  ],
])('reads wage and tax %s', (_, lines, salary, taxWithheld) =>
  expect(sureOf('income_statement', ['salary', 'taxWithheld'], [incomeTitle, ...lines])).toEqual([
    [salary, taxWithheld],
  ]),
)

it('reads a list under the last column of another table by its own labels', () => {
  const columns = [43, 221, 386]
  const lines: readonly (readonly string[])[] = [
    ['Type contract', 'Tabel', 'Loonheffingskorting'],
    ['Oproepkracht', 'Wit, maand', 'Nee'],
  ]
  const list = [
    ['Loon LB/PH', '6.842,15'],
    ['Loonheffing', '2.530,66'],
    ['Arbeidskorting', '0,00'],
    ['Loon SV', '6.842,15'],
    ['Loon ZVW', '6.842,15'],
    ['Werkgeversheffing ZVW', '449,53'],
    ['Gewerkte uren', '421,50'],
    ['Ingehouden maaltijden', '154,20'],
  ]
  const texts: Placed[] = [
    incomeTitle,
    ...lines.flatMap((line, at) => line.map((text, place): Placed => [text, columns[place] ?? 0, 265 + at * 12, 9.8])),
    ...list.flatMap(([label = '', amount = ''], at): Placed[] => [
      [label, 43, 314 + at * 18, 9.8],
      [amount, 366, 314 + at * 18, 9.8],
    ]),
  ]
  expect(sureOf('income_statement', ['salary', 'taxWithheld'], texts)).toEqual([[6842.15, 2530.66]])
})

it('is not sure that what was paid of interest and repayment together is deducted', () => {
  const lines = [
    'Coöperatie Onderdak U.A.',
    'Vragen en antwoorden over uw hypotheek in 2022',
    'Lid: M. Bakker-Jonk',
    'Welke lening heb ik?',
    'Leningdeel 519 343 101, een annuïtaire lening tegen 2,83% per jaar.',
    'Wat kostte mijn lening bij elkaar?',
    'U maakte € 12.537,50 aan ons over.',
    'Hoeveel daarvan was rente?',
    '€ 6.125,95. Dit bedrag vult u in bij de rente over uw eigenwoningschuld.',
    'En hoeveel was aflossing?',
    '€ 6.411,55.',
    'Wat was mijn schuld aan het begin van 2022?',
    '€ 219.377,80.',
    'Wat was mijn schuld aan het eind van 2022?',
    '€ 212.966,25.',
  ]
  const texts = lines.map((text, at): Placed => [text, 40, 40 + at * 16])
  const fields = ['mortgageInterest', 'remainingBalance', 'deductibleCosts'] as const
  expect(sureOf('mortgage_statement', fields, texts)).toEqual([[6125.95, 212_966.25, null]])
})

it('takes a line that says there is no deposit for no heading of one', () => {
  const lines: readonly (readonly string[])[] = [
    ['Hoofdsom bij aanvang', '172.000,00', '172.000,00'],
    ['Restschuld per 31 december', '172.000,00', '172.000,00'],
    ['Betaalde hypotheekrente', '8.256,00', '7.912,00'],
    ['Rentepercentage', '4,80', '4,60'],
    ['Betaalde spaarpremie', '2.806,32', '2.806,32'],
    ['Betaalde premie overlijdensrisico', '391,20', '391,20'],
    ['Opgebouwde spaarwaarde per 31 december', '56.020,44', '61.337,18'],
  ]
  const texts: Placed[] = [
    mortgageTitle,
    ['Soort hypotheek: Spaarhypotheek', 40, 70],
    ['Bouwdepot: geen', 40, 86],
    ...table(120, ['Bedragen in euro', '2023', '2024'], ...lines),
  ]
  expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], texts)).toEqual([[7912, 172_000]])
})

it('reads two statements under the same title, each with a tax of its own, though neither names an employer', () => {
  const one = (y: number, wage: string, tax: string): Placed[] => [
    ['Jaaropgaaf 2024', 40, y],
    ['Loon voor de loonheffing', 40, y + 20],
    [wage, 480, y + 20],
    ['Ingehouden loonheffing', 40, y + 40],
    [tax, 480, y + 40],
  ]
  const fields = ['salary', 'taxWithheld']
  const both = [...one(40, '38.959,16', '9.508,31'), ...one(140, '28.993,13', '6.330,43')]
  expect(sureOf('income_statement', fields, both)).toEqual([
    [38959.16, 9508.31],
    [28993.13, 6330.43],
  ])
  // A copy is one.
  const copies = [...one(40, '38.959,16', '9.508,31'), ...one(140, '38.959,16', '9.508,31')]
  expect(sureOf('income_statement', fields, copies)).toEqual([[38959.16, 9508.31]])
})

const bill = (...lines: readonly Placed[]) =>
  readStatements([pageOf([['Nota opleiding', 40, 40], ...lines])], 'education_expenses').statements[0]

it('reads the amount of a bill beside costs that stand in front of it, each with its label', () =>
  expect(
    bill(['Studieboeken:', 40, 80], ['493,74', 200, 80], ['Door u te betalen', 300, 80], ['2.151,67', 480, 80]),
  ).toMatchObject({ amount: 2151.67 }))

it('reads what looks like a year and adds up the numbers above as their sum', () =>
  expect(
    bill(
      ['Studieboeken', 40, 80],
      ['376', 485, 80],
      ['Cursusmateriaal', 40, 94],
      ['911', 485, 94],
      ['Inschrijving', 40, 108],
      ['737', 485, 108],
      ['Totaal door u betaald', 40, 122],
      ['2024', 480, 122],
    ),
  ).toMatchObject({ amount: 2024 }))

it('is not sure of a paper whose title an eye could not read', () => {
  const texts: Placed[] = [
    ['Rcnteaarbo hypothcek', 40, 40, 18],
    ['Schuld op 31 december 2023', 40, 80],
    ['216.837,42', 480, 80],
    ['Betaalde rente in 2023', 40, 100],
    ['7.284,84', 480, 100],
  ]
  const readWith = (confidence: number) => {
    const { words, ...page } = pageOf(texts)
    const seen = words.map((word) => ({ ...word, confidence: word.height > 10 ? confidence : word.confidence }))
    const [statement] = readStatements([{ ...page, words: seen }], 'mortgage_statement').statements
    return statement?.evidence.remainingBalance?.confidence ?? 0
  }
  expect(readWith(0.2)).toBeLessThanOrEqual(0.5)
  expect(readWith(1)).toBeGreaterThan(0.9)
})

it('takes a nought between letters for an O', () => {
  expect(lettersOf('V0orbeeld')).toBe('voorbeeld')
  expect(lettersOf('NL05 1000')).toBe('nl051000')
})
