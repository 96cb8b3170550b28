import { expect, it } from 'vitest'
import { type Placed, pageOf, sureOf, table } from '../testing/placed-texts.ts'
import { sheetOf } from './candidates/sheet.ts'

const wages = (texts: readonly Placed[]) => sureOf('income_statement', ['salary', 'taxWithheld'], texts)
const debts = (texts: readonly Placed[]) =>
  sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], texts)

it('labels that go on in the line of their amounts are of all columns of it', () => {
  const rows = [
    ['Loon voor de loonheffing, Wage', 'subject to wage tax:', '73.007,24', '68.962,07'],
    ['Ingehouden loonheffing, Wage', 'tax withheld:', '25.091,85', '21.915,45'],
  ].flatMap(([first = '', rest = '', before = '', now = ''], at): Placed[] => [
    [first, 60, 90 + 26 * at],
    [rest, 60, 102 + 26 * at],
    [before, 360, 102 + 26 * at],
    [now, 470, 102 + 26 * at],
  ])
  const texts: Placed[] = [
    ['Jaaropgave 2024', 60, 40],
    ['Eerder opgegeven', 340, 70],
    ['Juist bedrag', 465, 70],
    ...rows,
  ]
  expect(wages(texts)).toEqual([[68962.07, 21915.45]])
})

it.each<[string, readonly (readonly string[])[], (number | null)[]]>([
  [
    'whose columns are a debt and what it falls by, whatever they are called',
    [
      ['Maand', 'Stand', 'Rente lening', 'Termijnrente'],
      ['september', '141.252,18', '750,97', '232,59'],
      ['oktober', '140.500,31', '751,87', '231,70'],
      ['november', '139.750,05', '750,26', '233,34'],
      ['december', '138.995,60', '754,45', '230,55'],
      ['Totaal', '', '3.007,55', '928,18'],
    ],
    [null, 138995.6],
  ],
  [
    'of quarters in which nothing is repaid',
    [
      ['Periode', 'Aflossing', 'Restschuld', 'Betaalde rente'],
      ...['1e kwartaal', '2e kwartaal', '3e kwartaal', '4e kwartaal'].map((quarter) => [
        quarter,
        '0,00',
        '84.927,00',
        '618,50',
      ]),
      ['Totaal', '0,00', '', '2.474,00'],
    ],
    [2474, 84927],
  ],
])('reads a table %s', (_, lines, expected) =>
  expect(debts([['Jaaropgave hypotheek 2024', 40, 40], ...table(80, ...lines)])).toEqual([expected]),
)

it('the debt left and what was repaid do not add up to a debt', () => {
  const texts = table(
    80,
    ['Debt on 1', 'Interest paid', 'Debt at the end', 'Amount'],
    ['Jan 2024', '2024', 'of 2024', 'repoid'],
    ['273.131,00', '8.516,00', '267.234,00', '5.897,00'],
  )
  const [[, balance] = []] = debts([['Annual mortgage statement 2024', 40, 40], ...texts])
  expect([null, 267234]).toContain(balance)
})

const amountsIn = (texts: readonly Placed[]) =>
  sheetOf([pageOf(texts)]).rows.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'amount' ? item.amount.cents : [])),
  )

it.each<[string, readonly Placed[], readonly number[]]>([
  [
    'of whole euros that look like a year',
    [...table(40, ['Totaal', '1.475', '2039'], ['Totaal', '3436', '2039'])],
    [147500, 343600, 203900],
  ],
  ['in groups of thousands, in a sentence', [['the loan cost you 4 075 in interest', 40, 40]], [407500]],
  ['but the number of a part of the year', [['Loonstrook periode 4 2024', 40, 40]], []],
  [
    'behind the letter that a font of TeX has for the euro',
    [
      ['C', 40, 40],
      ['1.197,09', 52, 40],
      ['C', 40, 54],
      ['365,06', 52, 54],
    ],
    [119709, 36506],
  ],
])('amounts are those %s', (_, texts, cents) => expect(amountsIn(texts)).toEqual(cents))

it('two lines of a heading that ends in December are no month', () => {
  const texts = table(
    80,
    ['Leningdeel', 'Stand eind', 'Betaalde'],
    ['nummer', 'december', 'rente'],
    ['590873405.01', '€ 218.362,48', '€ 3.427,83'],
  )
  expect(debts([['Jaaropgave hypotheek 2024', 40, 40], ...texts])).toEqual([[3427.83, 218362.48]])
})

it('a sentence that goes on with another thing in the next line is of both', () => {
  const texts: Placed[] = [
    ['Jaaropgave hypotheek 2024', 40, 40],
    ['Op 31 december 2024 moest u nog 53.187,09 euro terugbetalen. Wij ontvingen van u 1.776,61 euro rente.', 40, 60],
    ['Over het hele jaar betaalde u ons in totaal 4.543,74 euro aan rente en', 40, 72],
    ['aflossing van uw lening, zoals u met ons afgesproken had voor dit jaar.', 40, 84],
  ]
  const [[interest] = []] = debts(texts)
  expect([null, 1776.61]).toContain(interest)
})

it.each<[string, readonly Placed[], unknown[]]>([
  [
    'of two jobs in columns, which the paper tells to add up',
    [
      ...table(80, ['Inkomstenverhouding', 'Nr. 1', 'Nr. 2'], ['Loon LB/PVV', '31.560,71', '6.120,48']),
      ...table(108, ['Ingehouden LB/PVV', '5.514,55', '2.194,74']),
      ['Voor uw aangifte telt u de bedragen van beide inkomstenverhoudingen op.', 40, 140],
    ],
    [37681.19, 7709.29],
  ],
  [
    'beside the same in dollars',
    table(
      80,
      ['Item', 'EUR', 'USD'],
      ['Wage for payroll tax', '69,345.17', '75,537.69'],
      ['Payroll tax withheld', '20,991.16', '22,865.67'],
    ),
    [69345.17, 20991.16],
  ],
])('reads wages %s', (_, texts, expected) => expect(wages([['Jaaropgaaf 2025', 40, 40], ...texts])).toEqual([expected]))

it.each<[string, readonly Placed[], number | null]>([
  [
    'for the year of its figures, not of the day it was made',
    [
      ['Opgave van 11 januari 2023', 40, 54],
      ['Uw hypotheek in 2022', 40, 68],
    ],
    2022,
  ],
  [
    'on a print of a site with the day above',
    [
      ['26-01-2026 20:14 MijnSite - Jaaropgaaf', 40, 40],
      ['Jaaropgaaf 2025', 40, 60],
    ],
    2025,
  ],
])('a statement is %s', (_, texts, year) =>
  expect(sureOf('mortgage_statement', ['referenceYear'], texts)).toEqual([[year]]),
)

it.each<[string, string, readonly Placed[], string]>([
  [
    'bsn',
    'of which only the last digits are shown',
    [
      ['BSN', 40, 60],
      ['*****2682', 160, 60],
    ],
    '•••••2682',
  ],
  [
    'employmentPeriod',
    'within the year before that of a contract',
    [
      ['Contract', 40, 60],
      ['1 September 2020 – 31 August 2024', 160, 60],
      ['Statement', 40, 74],
      ['1 January 2022 – 31 December 2022', 160, 74],
    ],
    '01-01-2022 t/m 31-12-2022',
  ],
  [
    'employmentPeriod',
    'that goes on in the next line',
    [
      ['You worked for us from 1 January 2022 up to and', 40, 60],
      ['including 31 December 2022 as a carer.', 40, 72],
    ],
    '01-01-2022 t/m 31-12-2022',
  ],
  [
    'employmentPeriod',
    'whose captions stand under its days',
    [
      ['01-01-2023', 40, 60],
      ['31-12-2023', 200, 60],
      ['in dienst van', 40, 72],
      ['tot en met', 200, 72],
    ],
    '01-01-2023 t/m 31-12-2023',
  ],
])('finds %s %s', (field, _, texts, expected) =>
  expect(sureOf('income_statement', [field], [['Jaaropgave 2022', 40, 40], ...texts])).toEqual([[expected]]),
)

it.each<[string, readonly Placed[], (number | null)[]]>([
  [
    'under years that stand over two columns each',
    [
      ['2023', 260, 66],
      ['2024', 460, 66],
      ...[
        ['Deel', 'Rente', 'Schuld 31-12', 'Rente', 'Schuld 31-12'],
        ['66.120-01', '3.011,70', '118.204,55', '2.930,02', '114.871,03'],
        ['66.120-02', '1.680,00', '80.000,00', '1.680,00', '80.000,00'],
        ['Totaal', '4.691,70', '198.204,55', '4.610,02', '194.871,03'],
      ].flatMap((line, at) =>
        line.map((text, column): Placed => [text, [40, 200, 290, 400, 490][column] ?? 0, 80 + 14 * at]),
      ),
    ],
    [4610.02, 194871.03],
  ],
  [
    'with a ledger of debits and credits',
    [
      ...table(
        80,
        ['Boeking', 'Bedrag', 'Stand'],
        ['Rente', '4.402,18 D', '173.702,18 D'],
        ['Uw betaling', '2.717,18 C', '170.985,00 D'],
      ),
      ['Restschuld op 31 december 2024', 40, 140],
      ['170.985,00 D', 300, 140],
    ],
    [null, 170985],
  ],
])('reads debts %s', (_, texts, expected) => {
  const [found = []] = debts([['Jaaropgave hypotheek 2024', 40, 40], ...texts])
  expect(found.slice(-1)).toEqual(expected.slice(-1))
})

it('how an amount is reckoned, in brackets, is a part of its label', () =>
  expect(
    amountsIn([
      ['Deductible costs (9.761,40 less 411,25)', 40, 40],
      ['9.350,15', 480, 40],
    ]),
  ).toEqual([935015]))

it('a statement without a year is of that of its period', () =>
  expect(
    sureOf(
      'income_statement',
      ['fiscalYear'],
      [
        ['Ondergetekende verklaart', 40, 40],
        ['Tijdvak 01-01-2022 t/m 31-12-2022', 40, 60],
        ['Gouda, 17 januari 2023', 40, 80],
      ],
    ),
  ).toEqual([[2022]]))

it('what stands at the beginning of a line behind a mark at the end of the one before is an amount', () => {
  const texts: Placed[] = [
    ['Jaaropgave 2022', 60, 40],
    ['In 2022 ontving u een fiscaal salaris van € 15 088, en daarvan is €', 60, 100],
    ['701 aan loonheffing ingehouden, en wij verrekenden € 178 arbeidskorting.', 60, 114],
  ]
  expect(wages(texts)).toEqual([[15088, 701]])
})

it('reads an amount of which the thousands end a line', () =>
  expect(
    sureOf(
      'mortgage_statement',
      ['remainingBalance'],
      [
        ['Jaaropgave hypotheek 2024', 60, 40],
        ['Per 31-12-2024 is een schuld van EUR 252', 60, 80],
        ['853 overgebleven van uw hypotheek', 60, 94],
      ],
    ),
  ).toEqual([[252_853]]))
