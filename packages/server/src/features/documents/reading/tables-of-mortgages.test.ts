import type { MortgageStatementData } from '@aangiftewijs/domain/documents'
import { expect, it } from 'vitest'
import { type Placed, pageOf, sureOf } from '../testing/placed-texts.ts'
import { readStatements } from './read-statements.ts'

/** Lines of a table under the title of a statement, cell by cell. */
const rows = (...lines: readonly (readonly string[])[]): Placed[] => [
  ['Jaaropgave hypotheek 2024', 60, 40],
  ...lines.flatMap((cells, at) =>
    cells.map((text, column): Placed => [text, [60, 230, 340, 450][column] ?? 0, 80 + 20 * at]),
  ),
]

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

it('takes the year named beside another over columns of loan parts, and no year for the number of one', () => {
  const part = (number: string, way: string, y: number, interest: string, debt: string): readonly Placed[] => [
    [`Leningdeel ${number} (${way})`, 60, y],
    ['2024', 340, y],
    ['2023', 480, y],
    ['Betaalde rente', 60, y + 16],
    [interest, 340, y + 16],
    ['9.999,99', 480, y + 16],
    ['Restschuld per 31 december', 60, y + 32],
    [debt, 340, y + 32],
    ['199.999,99', 480, y + 32],
  ]
  const texts: readonly Placed[] = [
    ['Uw hypotheek op een rij, jaar 2024', 60, 40],
    ...part('8801-01', 'annuitair', 80, '2.410,11', '81.020,10'),
    ...part('8801-02', 'afl.vrij', 140, '1.800,00', '60.000,00'),
  ]
  const [statement] = readStatements([pageOf(texts)], 'mortgage_statement').statements
  expect(statement).toMatchObject({
    referenceYear: 2024,
    mortgageInterest: 4210.11,
    remainingBalance: 141020.1,
    mortgageType: 'Annuïtair, Aflossingsvrij',
    loanParts: [
      { loanPartNumber: '••01-01', mortgageType: 'Annuïtair', mortgageInterest: 2410.11, remainingBalance: 81020.1 },
      { loanPartNumber: '••01-02', mortgageType: 'Aflossingsvrij', mortgageInterest: 1800, remainingBalance: 60000 },
    ],
  })
})

it('takes nothing of the column of a building account, beside that of the loan', () => {
  const texts = rows(
    ['', 'Lening', 'Bouwdepot'],
    ['Stand op 1 januari 2024', '318.000,00', '64.912,40'],
    ['Stand op 31 december 2024', '312.341,58', '21.460,75'],
    ['Rente over 2024', '12.427,74', '1.187,42'],
  )
  expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], texts)).toEqual([[12427.74, 312341.58]])
})

it('takes a debt that is printed a third time elsewhere for one, though twice in its column', () => {
  const texts = rows(
    ['Periode', 'Betaalde rente', 'Aflossing', 'Restschuld'],
    ['Januari t/m april', '2.721,33', '2.525,47', '272.380,19'],
    ['Mei t/m december', '5.366,89', '5.126,71', '267.253,48'],
    ['Heel 2024', '8.088,22', '7.652,18', '267.253,48'],
    ['Restschuld op 1 januari 2024:', '274.905,66'],
    ['Restschuld op 31 december 2024:', '267.253,48'],
  )
  expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], texts)).toEqual([[8088.22, 267253.48]])
})

it('is sure of a total that as many amounts make as parts are named, whatever these are called', () => {
  const texts: Placed[] = [
    ['Uw hypotheekjaar 2024', 60, 40],
    ['Betaalde rente in 2024', 60, 60],
    ['€ 10.142,96', 60, 74],
    ['Afgelost in 2024', 60, 86],
    ['€ 5.133,22', 60, 100],
    ['Wat staat er nog open op 31 december 2024?', 60, 120],
    ['Leningdeel 8-3101, annuïtair', 60, 140],
    ['rente € 6.010,46', 400, 140],
    ['€ 143.087,13', 60, 156],
    ['Leningdeel 8-3102, aflossingsvrij', 60, 176],
    ['rente € 4.132,50', 400, 176],
    ['€ 95.000,00', 60, 192],
    ['Samen nog open: € 238.087,13', 60, 220],
  ]
  expect(sureOf('mortgage_statement', ['remainingBalance'], texts)).toEqual([[238087.13]])
})

it('leaves no quarter over of the interest that all of them make', () => {
  const quarter = (day: string): readonly string[] => [day, 'Rente kwartaal', '1.898,75', '246.898,75']
  const texts = rows(
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
        rows(
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
  const texts = rows(
    ['', 'Hele lening', 'Uw aandeel (50%)'],
    ['Rente over 2024', '8.597,42', '4.298,71'],
    ['Schuld op 31 december 2024', '253.000,08', '126.500,04'],
  )
  expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], texts)).toEqual([[4298.71, 126500.04]])
})

it('takes the day until which the rate of a part is fixed for no year of its column', () => {
  const texts = rows(
    ['', 'leningdeel 7401', 'leningdeel 7402', 'samen'],
    ['Rente vast tot', '01-05-2031', '01-05-2041', ''],
    ['Schuld 31-12-2024', '142.375,00', '95.000,00', '237.375,00'],
    ['Rente die u hebt betaald', '4.588,22', '2.280,00', '6.868,22'],
  )
  expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], texts)).toEqual([[6868.22, 237375]])
})

it('tells of a part that was paid off that nothing is left of it', () => {
  const texts = rows(
    ['', 'Leningdeel 7401', 'Leningdeel 7402'],
    ['Vorm', 'lineair', 'annuïtair'],
    ['Schuld 31-12-2024', '142.375,00', '0,00'],
    ['Rente die u hebt betaald', '4.588,22', '331,25'],
  )
  const [statement] = readStatements([pageOf(texts)], 'mortgage_statement').statements
  expect(statement).toMatchObject({
    loanParts: [
      { loanPartNumber: '7401', mortgageType: 'Lineair', mortgageInterest: 4588.22, remainingBalance: 142375 },
      { loanPartNumber: '7402', mortgageType: 'Annuïtair', mortgageInterest: 331.25, remainingBalance: 0 },
    ],
  })
})

it('reads what is left of parts, one of which is repaid by savings, with a total that the repayments tell', () => {
  const lines = [
    ['Leningdeel', 'Vorm', 'Oorspronkelijk', 'Saldo 01-01-2023', 'Aflossing', 'Saldo 31-12-2023', 'Betaalde rente'],
    ['6120044-10', 'Annuïteiten', '120.000,00', '98.112,35', '3.348,92', '94.763,43', '2.269,72'],
    ['6120044-11', 'Aflossingsvrij', '75.000,00', '75.000,00', '0,00', '75.000,00', '2.100,00'],
    ['6120044-12', 'Bankspaar', '90.000,00', '90.000,00', '0,00', '90.000,00', '2.790,00'],
    ['Totaal', '', '285.000,00', '263.112,35', '3.348,92', '259.763,43', '7.159,72'],
  ]
  const cells = lines.flatMap((line, at) =>
    line.map((text, column): Placed => [text, [40, 110, 185, 270, 360, 420, 515][column] ?? 0, 80 + 16 * at]),
  )
  const texts: readonly Placed[] = [['Fiscaal jaaroverzicht 2023', 40, 50], ...cells]
  expect(sureOf('mortgage_statement', ['remainingBalance'], texts)).toEqual([[259763.43]])
})

it('takes what is deducted of the year, not of the period in the column before it', () => {
  const texts = rows(
    ['', 'Deze periode', '2024'],
    ['Betaalde rente', '410,33', '4.924,01'],
    ['Aftrekbare kosten eigen woning', '401,61', '4.819,32'],
  )
  expect(sureOf('mortgage_statement', ['deductibleCosts'], texts)).toEqual([[4819.32]])
})

it.each([
  ['quarters', ['1e kwartaal', '2e kwartaal', '3e kwartaal', '4e kwartaal']],
  ['months', ['september', 'oktober', 'november', 'december']],
  ['numbers of months', ['09-2024', '10-2024', '11-2024', '12-2024']],
])('%s of a loan are none of its parts', (_, times) => {
  const debts = ['94.500,00', '93.000,00', '91.500,00', '90.000,00']
  const texts = rows(
    ['Leningnummer 7719.03.455'],
    ['Periode', 'Rente', 'Aflossing', 'Saldo eind'],
    ...times.map((time, at) => [time, '744,00', '1.500,00', debts[at] ?? '']),
    ['Totaal', '2.976,00', '6.000,00', '90.000,00'],
  )
  const [statement] = readStatements([pageOf(texts)], 'mortgage_statement').statements
  const { mortgageInterest, loanParts } = statement as MortgageStatementData
  expect([mortgageInterest, loanParts.map((part) => [part.mortgageInterest, part.remainingBalance])]).toEqual([
    2976,
    [[2976, 90000]],
  ])
})

it('months under which their total is printed are no loan parts either, nor is the total', () => {
  const texts = rows(
    ['Leningdeel 61-338-204.01, annuïteitenhypotheek'],
    ['Maand', 'waarvan rente', 'waarvan aflossing', 'Restschuld'],
    ['31 oktober', '994,30', '401,06', '283.008,67'],
    ['november 2024', '992,89', '402,47', '282.606,20'],
    ['december 2024', '991,48', '403,88', '282.202,32'],
    ['Totaal 2024', '2.978,67', '1.207,41'],
    ['Betaalde hypotheekrente 2024', '', '', '€ 2.978,67'],
    ['Hoogte van de lening op 31 december 2024', '', '', '€ 282.202,32'],
  )
  const [statement] = readStatements([pageOf(texts)], 'mortgage_statement').statements
  const { loanParts } = statement as MortgageStatementData
  expect(loanParts.map((part) => [part.mortgageInterest, part.remainingBalance])).toEqual([[2978.67, 282202.32]])
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
