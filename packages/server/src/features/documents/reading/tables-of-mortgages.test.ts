import { expect, it } from 'vitest'
import { mortgageTable, type Placed, pageOf, sureOf } from '../testing/placed-texts.ts'
import { readStatements } from './read-statements.ts'

it('reads loan parts in columns below the years of another table', () =>
  expect(
    sureOf(
      'mortgage_statement',
      ['mortgageInterest', 'remainingBalance'],
      [
        ['Jaaropgave hypotheek 2024', 60, 40],
        ['2024', 320, 80],
        ['2023', 440, 80],
        ['Rente bouwdepot ontvangen', 60, 100],
        ['503,00', 320, 100],
        ['392,68', 440, 100],
        ['Leningdeel 737523537.01', 300, 140],
        ['Leningdeel 737523537.02', 440, 140],
        ['Betaalde hypotheekrente', 60, 160],
        ['6.968,77', 320, 160],
        ['1.477,30', 440, 160],
        ['Restschuld 31-12-2024', 60, 180],
        ['199.667,33', 320, 180],
        ['64.365,52', 440, 180],
      ],
    ),
  ).toEqual([[8446.07, 264032.85]]))

it('takes the debt at the end of the last period, not a sum over periods', () => {
  const texts: Placed[] = [
    ['Jaaropgave hypotheek 2024', 60, 40],
    ['Periode', 60, 80],
    ['Betaalde rente', 240, 80],
    ['Restschuld', 400, 80],
    ['01-01 t/m 30-06', 60, 100],
    ['2.000,00', 240, 100],
    ['96.000,00', 400, 100],
    ['01-07 t/m 31-12', 60, 120],
    ['1.900,00', 240, 120],
    ['92.000,00', 400, 120],
    ['Totaal', 60, 140],
    ['3.900,00', 240, 140],
    ['92.000,00', 400, 140],
  ]
  expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], texts)).toEqual([[3900, 92000]])
})

it('takes of quarters, each less what was repaid, the last', () => {
  const line = (y: number, ...cells: readonly string[]): Placed[] =>
    cells.map((text, at) => [text, [60, 200, 310, 420][at] ?? 0, y])
  const texts: Placed[] = [
    ['Jaaropgave hypotheek 2024', 60, 40],
    ...line(80, 'Kwartaal', 'Betaalde rente', 'Aflossing', 'Restschuld'),
    ...line(100, 'Q1', '2.000,00', '1.000,00', '99.000,00'),
    ...line(120, 'Q2', '1.900,00', '1.100,00', '97.900,00'),
    ...line(140, 'Q3', '1.800,00', '1.200,00', '96.700,00'),
    ...line(160, 'Q4', '1.700,00', '1.300,00', '95.400,00'),
    ...line(180, 'Totaal', '7.400,00', '4.600,00'),
    ['Restschuld op 31-12-2024', 60, 210],
    ['95.400,00', 420, 210],
  ]
  expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], texts)).toEqual([[7400, 95400]])
})

it('takes a total that was rounded by itself for the sum of its parts', () => {
  const texts: Placed[] = [
    ['Jaaropgave hypotheek 2024', 60, 40],
    ['Maand', 60, 80],
    ['Betaalde rente', 240, 80],
    ...['300,10', '299,10', '298,10'].flatMap((value, at): Placed[] => [
      [`${at + 1}`, 60, 100 + at * 20],
      [value, 240, 100 + at * 20],
    ]),
    ['Totaal', 60, 160],
    ['897,31', 240, 160],
  ]
  expect(sureOf('mortgage_statement', ['mortgageInterest'], texts)).toEqual([[897.31]])
})

it('takes nothing of the column of a building account, beside that of the loan', () => {
  const texts = mortgageTable(
    ['', 'Lening', 'Bouwdepot'],
    ['Stand op 1 januari 2024', '318.000,00', '64.912,40'],
    ['Stand op 31 december 2024', '312.341,58', '21.460,75'],
    ['Rente over 2024', '12.427,74', '1.187,42'],
  )
  expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], texts)).toEqual([[12427.74, 312341.58]])
})

it('takes a debt that is printed a third time elsewhere for one, though twice in its column', () => {
  const texts = mortgageTable(
    ['Periode', 'Betaalde rente', 'Aflossing', 'Restschuld'],
    ['Januari t/m april', '2.721,33', '2.525,47', '272.380,19'],
    ['Mei t/m december', '5.366,89', '5.126,71', '267.253,48'],
    ['Heel 2024', '8.088,22', '7.652,18', '267.253,48'],
    ['Restschuld op 1 januari 2024:', '274.905,66'],
    ['Restschuld op 31 december 2024:', '267.253,48'],
  )
  expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], texts)).toEqual([[8088.22, 267253.48]])
})

it('leaves no quarter over of the interest that all of them make', () => {
  const quarter = (day: string): readonly string[] => [day, 'Rente kwartaal', '1.898,75', '246.898,75']
  const texts = mortgageTable(
    ['Datum', 'Omschrijving', 'Bedrag', 'Saldo'],
    ...['31-03', '30-06', '30-09', '31-12'].map(quarter),
    ['Saldo 31-12-2024', '', '', '245.000,00'],
    ['Totaal berekende rente 2024', '', '', '7.595,00'],
  )
  expect(sureOf('mortgage_statement', ['mortgageInterest'], texts)).toEqual([[7595]])
})

it('takes what is paid each month for no way of repaying', () => {
  const [statement] = readStatements(
    [
      pageOf(
        mortgageTable(
          ['Annuïteit per maand', '1.393,58'],
          ['Interest-only sinds 2019'],
          ['Betaalde hypotheekrente', '11.760,41'],
        ),
      ),
    ],
    'mortgage_statement',
  ).statements
  expect(statement).toMatchObject({ mortgageType: 'Aflossingsvrij' })
})

it('takes one’s own share beside the whole debt', () => {
  const texts = mortgageTable(
    ['', 'Hele lening', 'Uw aandeel (50%)'],
    ['Rente over 2024', '8.597,42', '4.298,71'],
    ['Schuld op 31 december 2024', '253.000,08', '126.500,04'],
  )
  expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], texts)).toEqual([[4298.71, 126500.04]])
})

it('takes what is deducted of the year, not of the period in the column before it', () => {
  const texts = mortgageTable(
    ['', 'Deze periode', '2024'],
    ['Betaalde rente', '410,33', '4.924,01'],
    ['Aftrekbare kosten eigen woning', '401,61', '4.819,32'],
  )
  expect(sureOf('mortgage_statement', ['deductibleCosts'], texts)).toEqual([[4819.32]])
})

it('reads euros and cents in columns of their own, several of them', () => {
  const line = (y: number, [first = '', ...more]: readonly string[], places: readonly number[]): Placed[] => [
    [first, 60, y],
    ...more.map((text, at): Placed => [text, places[at] ?? 0, y]),
  ]
  const columns = [350, 430, 500]
  const halves = [350, 392, 430, 472, 505, 540]
  const texts: Placed[] = [
    ['Jaaropgave woonkrediet 2023', 60, 40, 12],
    ...line(80, ['Deel', 'Schuld', 'Schuld', 'Rente betaald'], columns),
    ...line(92, ['nr', '1-1-2023', '31-12-2023', '2023'], columns),
    ...line(104, ['', ...columns.flatMap(() => ['euro', 'ct'])], halves),
    ...line(118, ['31191', '98.211', '40', '94.573', '13', '1.979', '29'], halves),
    ...line(132, ['31192', '43.777', '03', '42.296', '92', '1.012', '89'], halves),
  ]
  expect(readStatements([pageOf(texts)], 'mortgage_statement').statements).toMatchObject([
    { mortgageInterest: 2992.18, remainingBalance: 136870.05 },
  ])
})
