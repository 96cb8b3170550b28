import { expect, it } from 'vitest'
import { type Placed, sureOf } from '../testing/placed-texts.ts'

/** Lines of a table, each text ending where its column ends but the first, which begins the line. */
const lines = (top: number, columns: readonly number[], ...all: readonly (readonly string[])[]): Placed[] =>
  all.flatMap((cells, at) =>
    cells.flatMap((text, column): Placed[] =>
      text === '' ? [] : [[text, column === 0 ? 40 : (columns[column - 1] ?? 0) - 5 * text.length, top + 16 * at]],
    ),
  )

const three = [350, 460, 560]

it('a last column adds up wage and tax of several tariffs', () => {
  const texts: Placed[] = [
    ['Jaaropgave 2023', 40, 40, 14],
    ...lines(
      120,
      three,
      ['Fiscale gegevens', 'Tabel', 'Bijzonder tarief', 'Totaal'],
      ['Loon LB/PH', '36.904,10', '4.288,75', '41.192,85'],
      ['Ingehouden LB/PH', '6.395,72', '2.122,07', '8.517,79'],
      ['Toegepaste arbeidskorting', '', '', '5.028,00'],
      ['Loon Zvw', '', '', '41.192,85'],
    ),
  ]
  expect(sureOf('income_statement', ['salary', 'taxWithheld'], texts)).toEqual([[41192.85, 8517.79]])
})

const ofLoan = ['mortgageInterest', 'remainingBalance', 'deductibleCosts'] as const

it.each<[string, readonly Placed[], readonly (number | null)[]]>([
  [
    'the loans of the house, not those under box 3',
    [
      ['Fiscaal Jaaroverzicht 2023', 40, 40, 14],
      ['Box 1 – Inkomen uit werk en woning', 40, 80],
      ...lines(
        100,
        three,
        ['Lening', '1-1-2023', '31-12-2023', 'Rente 2023'],
        ['Woninghypotheek 226.10.983-61', '640.000,00', '640.000,00', '18.879,96'],
        ['Woninghypotheek 226.10.983-62', '212.500,00', '202.500,04', '6.965,21'],
        ['Eigenwoningschuld', '852.500,00', '842.500,04', '25.845,17'],
      ),
      ['Box 3 – Sparen en beleggen', 40, 200],
      ...lines(
        220,
        three,
        ['Schulden', '1-1-2023', '31-12-2023', 'Rente 2023'],
        ['Effectenkrediet 226.10.983-90', '150.000,00', '150.000,00', '9.375,00'],
      ),
    ],
    [25845.17, 842500.04, null],
  ],
  [
    'interest that was collected and that a notary paid, of two parts that were repaid at once',
    [
      ['Uw jaaropgave hypotheek 2024', 40, 40, 14],
      ...lines(
        100,
        three,
        ['Omschrijving', '7204883.1', '7204883.2', 'Totaal'],
        ['Soort', 'Annuïteiten', 'Aflossingsvrij'],
        ['Rente via incasso, januari t/m april', '€ 3.196,59', '€ 778,00', '€ 3.974,59'],
        ['Rente 1 t/m 15 mei, via de notaris', '€ 511,30', '€ 124,27', '€ 635,57'],
        ['Totaal betaalde rente 2024', '€ 3.707,89', '€ 902,27', '€ 4.610,16'],
        ['Vergoeding voor vervroegd aflossen', '€ 3.842,16', '€ 0,00', '€ 3.842,16'],
        ['Totaal aftrekbare kosten 2024', '€ 7.550,05', '€ 902,27', '€ 8.452,32'],
      ),
      ...lines(
        240,
        three,
        ['Schuld', '7204883.1', '7204883.2', 'Totaal'],
        ['Schuld op 31-12-2023', '€ 241.018,77', '€ 60.000,00', '€ 301.018,77'],
        ['Maandelijkse aflossing', '€ 1.800,65', '€ 0,00', '€ 1.800,65'],
        ['Aflossing via de notaris op 15-05-2024', '€ 239.218,12', '€ 60.000,00', '€ 299.218,12'],
        ['Schuld op 31-12-2024', '€ 0,00', '€ 0,00', '€ 0,00'],
      ),
    ],
    [4610.16, 0, 8452.32],
  ],
  [
    'what is left of a loan kept in debit and credit, not the totals of both',
    [
      ['Jaaropgave hypothecaire personeelslening 2022', 40, 40, 14],
      ...lines(
        100,
        [440, 540],
        ['Verloop van de lening (annuïtair)', 'Debet', 'Credit'],
        ['Saldo lening 1 januari 2022', '136.900,25'],
        ['Rente 2022 (2,10% personeelstarief)', '2.824,39'],
        ['Ingehouden op salaris: rente', '', '2.824,39'],
        ['Ingehouden op salaris: aflossing', '', '5.268,65'],
        ['Saldo lening 31 december 2022', '', '131.631,60'],
        ['Totaal', '139.724,64', '139.724,64'],
      ),
      ...lines(240, [440, 540], ['Door u betaalde hypotheekrente in 2022', '', '2.824,39']),
    ],
    [2824.39, 131631.6, null],
  ],
])('reads %s', (_, texts, expected) => expect(sureOf('mortgage_statement', ofLoan, texts)).toEqual([expected]))

it('a paper of a life annuity is taxed whole, though its label has the letters of interest', () => {
  const texts: Placed[] = [
    ['Jaaropgave 2024 – Direct Ingaande Lijfrente', 40, 40, 12],
    ['Uitkering', 60, 80],
    ['€ 670,00 per maand, van 01-07-2022 tot 01-07-2032', 250, 80],
    ['Bruto uitkering lijfrente (belast in box 1)', 60, 110],
    ['€ 8.040,00', 440, 110],
    ['Ingehouden loonheffing (groene tabel, zonder loonheffingskorting)', 60, 127],
    ['€ 2.972,39', 440, 127],
    ['Ingehouden bijdrage Zorgverzekeringswet', 60, 144],
    ['€ 427,73', 440, 144],
    ['Netto uitgekeerd', 60, 161],
    ['€ 4.639,88', 440, 161],
  ]
  expect(sureOf('income_statement', ['taxWithheld'], texts)).toEqual([[2972.39]])
})
