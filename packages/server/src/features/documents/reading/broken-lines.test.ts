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
