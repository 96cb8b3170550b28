import { expect, it } from 'vitest'
import { lineOf, type Placed, pageOf, sureOf } from '../testing/placed-texts.ts'
import { readStatements } from './read-statements.ts'

it('takes arrears for no interest that was paid, and a sentence below for no part of a label', () =>
  expect(
    sureOf(
      'mortgage_statement',
      ['mortgageInterest', 'remainingBalance'],
      [
        ['Jaaropgave hypotheek 2024', 60, 40],
        ['Schuldrest per 31 december 2024', 60, 80],
        ['€ 182.999,13', 480, 80],
        ['Betaalde rente in 2024', 60, 94],
        ['€ 7.399,88', 480, 94],
        ['Achterstand', 60, 108],
        ['Nog niet betaalde rente over december 2024', 60, 122],
        ['€ 663,37', 480, 122],
        ['Nog niet betaalde aflossing over december 2024', 60, 136],
        ['€ 369,68', 480, 136],
        ['Totale achterstand', 60, 150],
        ['€ 1.033,05', 480, 150],
        [
          'Rente die u nog niet hebt betaald, is niet begrepen in de betaalde rente. Deze rente telt mee in het jaar.',
          60,
          164,
        ],
      ],
    ),
  ).toEqual([[7399.88, 182999.13]]))

const debt: readonly Placed[] = [
  ['Jaaropgave hypotheek 2024', 60, 40],
  ['Openstaande schuld op 31 december 2024', 60, 80],
  ['€ 178.898,55', 480, 80],
]

it.each<[string, readonly Placed[]]>([
  [
    'was paid of what was due',
    [
      ['Rente die u over 2024 verschuldigd was', 60, 100],
      ['€ 7.287,83', 480, 100],
      ['Rente die u in 2024 heeft betaald', 60, 114],
      ['€ 5.476,49', 480, 114],
      ['Achterstand op 31 december 2024', 60, 140],
      ['€ 2.660,28', 480, 140],
      ['Hiervan is rente', 60, 154],
      ['€ 1.811,34', 480, 154],
    ],
  ],
  [
    'stands below the years a loan begins and ends in',
    [
      ['Looptijd', 60, 66],
      ['01-07-2023 t/m 30-06-2053', 420, 66],
      ['Betaalde hypotheekrente', 60, 100],
      ['€ 5.476,49', 480, 100],
    ],
  ],
])('takes for interest what %s', (_, texts) =>
  expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], [...debt, ...texts])).toEqual([
    [5476.49, 178898.55],
  ]),
)

it('takes interest that was due for none that its lender received, where the rest is in arrears', () =>
  expect(
    sureOf(
      'mortgage_statement',
      ['mortgageInterest', 'remainingBalance'],
      [
        ...debt,
        ['Berekende rente 2024', 60, 100],
        ['€ 7.287,83', 480, 100],
        ['Totaal ontvangen rente 2024', 60, 114],
        ['€ 5.476,49', 480, 114],
        ['Achterstand rente', 60, 140],
        ['€ 1.811,34', 480, 140],
      ],
    ),
  ).toEqual([[null, 178898.55]]))

it('takes interest by contract for none that was paid, where nearly as much was received of the reader', () =>
  expect(
    sureOf(
      'mortgage_statement',
      ['mortgageInterest', 'remainingBalance'],
      [
        ...debt,
        ['rente over 2024 volgens contract', 60, 100],
        ['6.710,28', 480, 100],
        ['in 2024 van jullie ontvangen rente', 60, 114],
        ['6.732,84', 480, 114],
        ['nog te ontvangen (termijn december)', 60, 128],
        ['548,85', 480, 128],
      ],
    ),
  ).toEqual([[null, 178898.55]]))

it('fills in what is left of interest where a part of the loan earned some', () =>
  expect(
    readStatements(
      [
        pageOf([
          ['Annual mortgage overview 2022', 60, 40],
          ...lineOf(80, 'Loan part A, outstanding at 31 December 2022', ['279,339.13', 540]),
          ...lineOf(94, 'Interest charged and paid in 2022', ['4,879.93', 540]),
          ...lineOf(122, 'Loan part B, outstanding at 31 December 2022', ['0.00', 540]),
          ...lineOf(136, 'Interest 2022 (negative, paid to you)', ['-258.87', 540]),
          ...lineOf(164, 'Net interest paid in 2022', ['4,621.06', 540]),
          ...lineOf(178, 'Total mortgage debt at 31 December 2022', ['279,339.13', 540]),
        ]),
      ],
      'mortgage_statement',
    ).statements,
  ).toMatchObject([{ mortgageInterest: 4621.06, remainingBalance: 279339.13 }]))

it('takes the debt on the day a loan went to another lender for none at the end of the year', () =>
  expect(
    sureOf(
      'mortgage_statement',
      ['remainingBalance'],
      [
        ['Opgave hypotheek inkomstenbelasting 2022', 60, 40],
        ...lineOf(80, 'Schuld op 1 januari 2022', ['193.870,66', 540]),
        ...lineOf(94, 'Afgelost januari t/m augustus', ['5.374,27', 540]),
        ...lineOf(108, 'Schuld op het moment van overdracht, 31 augustus', ['188.496,39', 540]),
        ...lineOf(122, 'Schuld op 31 december 2022', ['0,00', 540]),
        ...lineOf(136, 'Door u aan ons betaalde rente in 2022', ['2.362,13', 540]),
      ],
    ),
  ).not.toContainEqual([188496.39]))

it('takes an example in a later sentence of a line for no interest', () =>
  expect(
    sureOf(
      'mortgage_statement',
      ['mortgageInterest', 'remainingBalance'],
      [
        ['Annual mortgage statement 2024', 60, 40],
        ...lineOf(80, 'Outstanding balance on 31 December 2024', ['€ 311,924.36', 540]),
        ...lineOf(94, 'Mortgage interest paid in 2024', ['€ 11,952.56', 540]),
        [
          'and 31 December 2024. For example: a household paying € 9,600.00 in interest on a debt of € 240,000.00',
          20,
          140,
        ],
        ['enters € 9,600.00.', 20, 154],
      ],
    ),
  ).toEqual([[11952.56, 311924.36]]))
