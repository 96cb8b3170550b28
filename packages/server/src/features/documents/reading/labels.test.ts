import { expect, it } from 'vitest'
import { type Placed, sureOf } from '../testing/placed-texts.ts'

it('takes a label that says nothing by what is said of it in brackets', () =>
  expect(
    sureOf(
      'income_statement',
      ['salary', 'taxWithheld'],
      [
        ['Jaaropgave 2023', 60, 40],
        ['Gebruikelijk loon (loon voor de loonheffing)', 60, 80],
        ['€ 51.000,00', 480, 80],
        ['Loonheffing ingehouden over a', 60, 94],
        ['€ 13.304,02', 480, 94],
      ],
    ),
  ).toEqual([[51000, 13304.02]]))

it('takes a mortgage that savings repay for no other product', () => {
  const page: readonly Placed[] = [
    ['Jaaropgave 2023', 60, 40],
    ['Spaarhypotheek, lening 12.88.3302', 60, 80],
    ['Betaalde hypotheekrente', 60, 100],
    ['7.449,50', 480, 100],
    ['Hoofdsom op 01-01-2023', 60, 114],
    ['158.500,00', 480, 114],
    ['Hoofdsom op 31-12-2023', 60, 128],
    ['158.500,00', 480, 128],
  ]
  expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], page)).toEqual([[7449.5, 158500]])
})

it.each([
  ['Was', 'Verschil', 'Wordt', '47.115,28', '-2.386,40', '44.728,88', '11.382,01', '-1.182,11', '10.199,90'],
  ['Eerder opgegeven', 'Nu', 'Verschil', '47.115,28', '44.728,88', '-2.386,40', '11.382,01', '10.199,90', '-1.182,11'],
])('reads of a corrected statement with the columns %s, %s and %s what holds now', (one, two, three, ...amounts) => {
  const line = (y: number, ...texts: readonly (string | undefined)[]) =>
    texts.map((text, at): Placed => [text ?? '', 60 + 140 * at, y])
  const page: readonly Placed[] = [
    ['Verbeterde jaaropgave 2023', 60, 40],
    ...line(80, 'Omschrijving', one, two, three),
    ...line(94, 'Loon voor de loonheffing', ...amounts.slice(0, 3)),
    ...line(108, 'Ingehouden loonheffing', ...amounts.slice(3)),
  ]
  expect(sureOf('income_statement', ['salary', 'taxWithheld'], page)).toEqual([[44728.88, 10199.9]])
})

it.each<[string, readonly Placed[], readonly (number | null)[]]>([
  [
    'a gross benefit that is called the wage in brackets',
    [
      ['AOW-pensioen', 60, 94],
      ['10.345,92', 480, 94],
      ['Vakantie-uitkering', 60, 108],
      ['574,68', 490, 108],
      ['Totaal bruto (loon voor de loonheffing)', 60, 122],
      ['10.920,60', 480, 122],
      ['Af: ingehouden loonheffing', 60, 136],
      ['2.093,07', 485, 136],
    ],
    [10920.6, 2093.07],
  ],
  [
    'the weeks of two pages, without what the second repeats of the first',
    [
      ['Week', 60, 80],
      ['Loon voor LH', 300, 80],
      ['Loonheffing', 480, 80],
      ['1', 60, 94],
      ['12.000,00', 310, 94],
      ['1.800,00', 490, 94],
      ['2', 60, 108],
      ['11.000,00', 310, 108],
      ['1.500,00', 490, 108],
      ['Te transporteren', 60, 122],
      ['23.000,00', 310, 122],
      ['3.300,00', 490, 122],
      ['Week', 60, 180],
      ['Loon voor LH', 300, 180],
      ['Loonheffing', 480, 180],
      ['Transport van blad 1', 60, 194],
      ['23.000,00', 310, 194],
      ['3.300,00', 490, 194],
      ['3', 60, 208],
      ['9.000,00', 315, 208],
      ['1.250,00', 490, 208],
      ['Totaal over 2024', 60, 222],
      ['32.000,00', 310, 222],
      ['4.550,00', 490, 222],
    ],
    [32000, 4550],
  ],
])('reads %s', (_, lines, expected) =>
  expect(sureOf('income_statement', ['salary', 'taxWithheld'], [['Jaaropgave 2024', 60, 40], ...lines])).toEqual([
    expected,
  ]),
)

it.each<[string, readonly Placed[], readonly (number | null)[]]>([
  [
    'in columns that begin with the same word',
    [
      ['saldo 01-01-2025', 380, 66],
      ['saldo 31-12-2025', 470, 66],
      ['Leningnummer 61.30.9982', 60, 80],
      ['179.583,34', 400, 80],
      ['171.250,00', 490, 80],
      ['Betaalde rente 2025', 60, 94],
      ['6.188,04', 490, 94],
    ],
    [6188.04, 171250],
  ],
  [
    'of two parts of the year, each named by its days',
    [
      ['Oud: leningdeel 880-2016-41', 60, 60],
      ['Rente 1 januari t/m 31 mei 2025', 60, 74],
      ['3.131,26', 490, 74],
      ['Restschuld 31 december 2025', 60, 88],
      ['0,00', 500, 88],
      ['Nieuw: leningdeel 880-2025-73', 60, 110],
      ['Rente 1 juni t/m 31 december 2025', 60, 124],
      ['4.284,94', 490, 124],
      ['Restschuld 31 december 2025', 60, 138],
      ['202.760,80', 480, 138],
    ],
    [7416.2, 202760.8],
  ],
])('reads interest and debt %s', (_, lines, expected) =>
  expect(
    sureOf(
      'mortgage_statement',
      ['mortgageInterest', 'remainingBalance'],
      [['Jaaropgave hypotheek 2025', 60, 40], ...lines],
    ),
  ).toEqual([expected]),
)
