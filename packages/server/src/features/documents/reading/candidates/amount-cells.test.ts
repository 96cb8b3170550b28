import { expect, it } from 'vitest'
import { type Placed, pageOf } from '../../testing/placed-texts.ts'
import { sheetOf } from './sheet.ts'

/** Every amount of a line in cents, and whether its digits are sure. */
const amountsOf = (texts: readonly Placed[]) =>
  sheetOf([pageOf(texts)]).rows.flatMap((row) =>
    row.items.flatMap((item) =>
      item.kind === 'amount' ? [[item.amount.cents, item.amount.confidence >= 0.9] as const] : [],
    ),
  )

it.each<[string, readonly Placed[], readonly (readonly [cents: number, isSure: boolean])[]]>([
  ['a euro mark of another encoding', [['¬8 450,25', 60, 100]], [[845025, true]]],
  ['a euro mark of another encoding behind it', [['8.450,25¤', 60, 100]], [[845025, true]]],
  ['the numbers of columns in a sentence', [['Neem de bedragen uit de kolommen 14, 15 en 18 over.', 60, 100]], []],
  ['the number of a column in a label', [['Loon loonheffing (kolom 14) 22.018,40', 60, 100]], [[2201840, true]]],
  ['what a box of a form is made of', [['Belastbaar loon (01 + 02 - 03) 51640', 60, 100]], [[5164000, true]]],
  ['what is left of a mortgage', [['Restant hypotheek 207.410', 60, 100]], [[20741000, true]]],
  [
    'two amounts of columns that stand close together',
    [
      ['212.400,00', 60, 100],
      ['208.050,33', 119, 100],
    ],
    [
      [21240000, true],
      [20805033, true],
    ],
  ],
  ['whole euros that end a sentence', [['the interest was € 2584. So that you owed', 60, 100]], [[258400, true]]],
  ['whole euros that end a clause', [['bedroeg de hypotheek 74799,-; aan rente', 60, 100]], [[7479900, true]]],
  ['the number of a page', [['Saldo-opgave 2023 pag. 1', 60, 100]], []],
  ['a euro mark behind a year that ends a clause', [['op 31 december 2024; € 10.041,00', 60, 100]], [[1004100, true]]],
  ['the number of a question behind an amount', [['€ 1.690,36 voor vraag 15', 60, 100]], [[169036, true]]],
  [
    'thousands too far from the rest',
    [
      ['€3', 60, 100],
      ['182,19', 90, 100],
    ],
    [
      [300, false],
      [18219, false],
    ],
  ],
  [
    'thousands before a rest that is stuck to a text',
    [
      ['€3', 60, 100],
      ['182,19ontvangen', 72, 100],
    ],
    [[300, false]],
  ],
  [
    'thousands stuck to a text',
    [
      ['A8', 60, 100],
      ['450,25', 73, 100],
    ],
    [[45025, false]],
  ],
  [
    'thousands behind asterisks and a space',
    [
      ['In 2021 hebt u ****5', 60, 100],
      ['742,11', 163, 100],
      ['betaald.', 200, 100],
    ],
    [[574211, true]],
  ],
  [
    'whole euros broken over two lines of text at the end of a sentence',
    [
      ['Het loon waarover loonbelasting is ingehouden is € 12', 60, 100],
      ['699. De belasting was € 281', 60, 114],
    ],
    [
      [1269900, true],
      [28100, true],
    ],
  ],
  [
    'an amount of a paper full of cents that is broken behind asterisks',
    [
      ['Op 31 december stond er van uw lening nog ****303', 60, 100],
      ['734,43 open. U betaalde 1.000,00 en 2.000,00 en 3.000,00 en 4.000,00 daarvan', 60, 114],
    ],
    [
      [30373443, true],
      [100000, true],
      [200000, true],
      [300000, true],
      [400000, true],
    ],
  ],
  [
    'an amount broken over two lines of text',
    [
      ['De loonheffing die wij hebben ingehouden was € 17', 60, 100],
      ['481,77 over het jaar', 60, 114],
    ],
    [[1748177, true]],
  ],
  [
    'no numbers that count the boxes of a form',
    [
      ['1', 60, 100],
      ['Naam', 80, 100],
      ['2', 60, 120],
      ['Fiscaal loon', 80, 120],
      ['45.000,00', 300, 120],
      ['3', 60, 140],
      ['Loonheffing', 80, 140],
      ['9.000,00', 300, 140],
    ],
    [
      [4500000, true],
      [900000, true],
    ],
  ],
  [
    'no bare number of a paper that prints cents',
    [
      ['Kerkstraat 12', 60, 80],
      ['Fiscaal loon 1', 60, 100],
      ['20.535,80', 300, 100],
      ['Loonheffing 2', 60, 120],
      ['1.914,00', 300, 120],
      ['Loon SV', 60, 140],
      ['20.535,80', 300, 140],
      ['Arbeidskorting', 60, 160],
      ['0,00', 300, 160],
    ],
    [
      [2053580, true],
      [191400, true],
      [2053580, true],
      [0, true],
    ],
  ],
  [
    'amounts of two columns',
    [
      ['€ 3,00', 60, 100],
      ['182,19', 200, 100],
    ],
    [
      [300, true],
      [18219, true],
    ],
  ],
])('reads %s', (_, texts, amounts) => {
  expect(amountsOf(texts)).toEqual(amounts)
})

it('gives a mark between two amounts to the second, where the first has its own', () => {
  const [row] = sheetOf([pageOf([['9305 518 274 EUR 312,400.00 EUR 306,397.21', 60, 100]])]).rows
  expect(row?.items.map(({ cell }) => cell.text)).toEqual(['9305 518 274', 'EUR 312,400.00', 'EUR 306,397.21'])
})
