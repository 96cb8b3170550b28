import { expect, it } from 'vitest'
import { type Placed, sureOf } from '../testing/placed-texts.ts'

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
