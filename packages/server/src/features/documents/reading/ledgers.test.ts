import { expect, it } from 'vitest'
import { type Placed, sureOf } from '../testing/placed-texts.ts'

/** Lines of a table, the last of them first in from the right. */
const table = (y: number, ...lines: readonly (readonly string[])[]): Placed[] =>
  lines.flatMap((line, at) => line.map((text, column): Placed => [text, 40 + 130 * column, y + 14 * at]))

it.each<[string, readonly Placed[], readonly number[]]>([
  [
    'of months beside the instalments they are a part of',
    table(
      80,
      ['Maand', 'Betaald', 'Rente', 'Aflossing', 'Restschuld'],
      ['oktober 2023', '1.286,44', '638,52', '647,92', '244.936,67'],
      ['november 2023', '1.286,44', '636,84', '649,60', '244.287,07'],
      ['december 2023', '1.286,44', '635,15', '651,29', '243.635,78'],
      ['TOTAAL', '3.859,32', '1.910,51', '1.948,81'],
    ),
    [1910.51, 243635.78],
  ],
  [
    'of an account to which interest is charged and from which it is collected',
    [
      ...table(80, ['DATUM', 'OMSCHRIJVING', 'BEDRAG', 'SALDO'], ['01-01-2023', 'BEGINSALDO']),
      ['150.000,00', 430, 94],
      ...['31-03', '30-06', '30-09', '31-12'].flatMap((day, at) =>
        table(
          108 + 28 * at,
          [`${day}-2023`, `RENTE KWARTAAL ${at + 1}`, '1.237,50', '151.237,50'],
          [`${day}-2023`, 'INCASSO', '1.237,50', '150.000,00'],
        ),
      ),
      ['31-12-2023 EINDSALDO', 40, 220],
      ['150.000,00', 430, 220],
      ['TOTAAL RENTE 2023', 40, 240],
      ['4.950,00', 430, 240],
      ['RESTANT HOOFDSOM 31-12-2023', 40, 254],
      ['150.000,00', 430, 254],
    ],
    [4950, 150000],
  ],
  [
    'of quarters that are columns',
    table(
      80,
      ['Leningdeel 3', '1e kwartaal', '2e kwartaal', '3e kwartaal', '4e kwartaal', 'Heel 2023'],
      ['Schuld aan het begin', '196.800,00', '195.000,00', '193.200,00', '191.400,00', '196.800,00'],
      ['Betaalde rente', '1.397,93', '1.385,09', '1.372,28', '1.359,45', '5.514,75'],
      ['Aflossing', '1.800,00', '1.800,00', '1.800,00', '1.800,00', '7.200,00'],
      ['Schuld aan het eind', '195.000,00', '193.200,00', '191.400,00', '189.600,00', '189.600,00'],
    ),
    [5514.75, 189600],
  ],
  [
    'that a lender says to have received, and a debt without what is overdue',
    [
      ['rente 2023 (3,5%), door ons ontvangen', 60, 80],
      ['5.551,00', 480, 80],
      ['Schuld op 31-12-2023, zonder de achterstallige rente', 60, 94],
      ['156.000,00', 480, 94],
    ],
    [5551, 156000],
  ],
  [
    'of a line below headings that end in days',
    [
      ...table(
        80,
        ['Lening', 'Schuld op', 'In 2023 betaalde', 'In 2023', 'Schuld op'],
        ['nummer', '1-1-2023', 'rente (€)', 'afgelost (€)', '31-12-2023 (€)'],
        ['60.4471.209-01', '241.666,54', '4.599,41', '10.000,08', '231.666,46'],
      ),
    ],
    [4599.41, 231666.46],
  ],
  [
    'of months whose first begins with its own label, in a paper that names the end of the year before',
    [
      ['Restant hoofdsom bij aanvang, 31 december 2022:', 40, 60],
      ['143.906,20', 560, 60],
      ...table(
        80,
        ['MAAND', 'RENTE BETAALD', 'AFLOSSING', 'TERMIJN', 'HOOFDSOM'],
        ['januari 2023', '353,77', '490,99', '844,76', '143.415,21'],
        ['februari 2023', '352,56', '492,20', '844,76', '142.923,01'],
        ['december 2023', '351,35', '493,41', '844,76', '142.429,60'],
        ['TOTAAL', '1.057,68', '1.476,60', '2.534,28'],
      ),
    ],
    [1057.68, 142429.6],
  ],
])('reads interest and debt %s', (_, lines, expected) =>
  expect(
    sureOf(
      'mortgage_statement',
      ['mortgageInterest', 'remainingBalance'],
      [['Jaaropgave hypotheek 2023', 60, 40], ...lines],
    ),
  ).toEqual([expected]),
)

it.each([
  ['Tel ze bij elkaar op voor uw aangifte.', [22962.72, 4114.92]],
  ['Bewaar deze opgave.', [null, null]],
])('adds up two pensions where the paper says so: %s', (sentence, expected) =>
  expect(
    sureOf(
      'income_statement',
      ['salary', 'taxWithheld'],
      [
        ['Jaaropgave pensioen 2025', 60, 40],
        [sentence, 60, 60],
        ['Ouderdomspensioen', 60, 80],
        ['Bruto pensioen (loon voor de loonheffing)', 60, 94],
        ['16.842,12', 480, 94],
        ['Ingehouden loonheffing', 60, 108],
        ['3.018,11', 485, 108],
        ['Nabestaandenpensioen', 60, 130],
        ['Bruto pensioen (loon voor de loonheffing)', 60, 144],
        ['6.120,60', 485, 144],
        ['Ingehouden loonheffing', 60, 158],
        ['1.096,81', 485, 158],
      ],
    ),
  ).toEqual([expected]),
)

it('takes the sum of a column of taxes for the tax, though its line is called after the wage', () =>
  expect(
    sureOf(
      'income_statement',
      ['taxWithheld'],
      [
        ['Opgave voor de inkomstenbelasting 2024', 40, 40],
        ...table(
          80,
          ['Soort pensioen', 'Belastbare uitkering', 'Loonheffing'],
          ['Ouderdomspensioen', '14.212,56', '2.723,95'],
          ['Partnerpensioen', '13.880,32', '1.743,66'],
          ['Totaal fiscaal jaarloon', '28.092,88', '4.467,61'],
        ),
      ],
    ),
  ).toEqual([[4467.61]]))

it.each([
  ['AOW-pensioen, bruto inclusief vakantiegeld', 'Jaaropgave AOW 2025', 18234.12],
  ['Salaris, bruto inclusief vakantiegeld', 'Jaaropgave 2025', null],
])('%s of a %s is the wage: %s', (label, title, expected) =>
  expect(
    sureOf(
      'income_statement',
      ['salary'],
      [
        [title, 60, 40],
        [label, 60, 94],
        ['18.234,12', 480, 94],
        ['Ingehouden loonheffing', 60, 108],
        ['1.731,48', 485, 108],
      ],
    ),
  ).toEqual([[expected]]),
)

it('takes what was paid back of a benefit, and made the taxed less than the gross one, for no tax', () =>
  expect(
    sureOf(
      'income_statement',
      ['salary', 'taxWithheld'],
      [
        ['Jaaropgave 2024 van uw WW-uitkering', 60, 40],
        ['Uw bruto uitkering', 60, 94],
        ['22.931,57', 480, 94],
        ['Dit bedrag is van uw loon afgehaald', 60, 108],
        ['513,50', 490, 108],
        ['Loon voor de belasting', 60, 122],
        ['22.418,07', 480, 122],
        ['Loonbelasting en premie volksverzekeringen', 60, 136],
        ['6.024,35', 484, 136],
      ],
    ),
  ).toEqual([[22418.07, 6024.35]]))

it('leaves to be checked which of two employers side by side is meant', () =>
  expect(
    sureOf(
      'income_statement',
      ['salary', 'taxWithheld'],
      [
        ['Jaaropgaaf 2025 voor de zorgverlener', 40, 40],
        ...table(
          80,
          ['Bedragen in euro', 'Werkgever 1', 'Werkgever 2'],
          ['Loonheffingennummer', '999992806L01', '999994955L01'],
          ['Loon (fiscaal)', '9.866,40', '7.420,75'],
          ['Loonheffing', '0,00', '2.642,72'],
        ),
      ],
    ),
  ).toEqual([[null, null]]))

it('fills in nothing of an offer that says it is no statement of a year', () =>
  expect(
    sureOf(
      'mortgage_statement',
      ['mortgageInterest'],
      [
        ['Voorstel voor uw lening in 2024', 60, 40],
        ['Betaalde rente in 2024', 60, 80],
        ['12.645,31', 480, 80],
        ['Dit voorstel is geen jaaropgave.', 60, 100],
      ],
    ),
  ).toEqual([[null]]))

it('takes no debt of a day in the year, where the debt of its end is printed, and no name of a person for the rest of a firm', () => {
  expect(
    sureOf(
      'mortgage_statement',
      ['remainingBalance'],
      [
        ['Jaaropgave hypotheek 2024', 40, 40],
        ['Schuld op 1 juni 2024', 40, 80],
        ['232.000,00', 480, 80],
        ['Schuld op 31 december 2024', 40, 94],
        ['227.488,92', 480, 94],
        ['Betaalde rente 2024', 40, 108],
        ['5.220,60', 480, 108],
      ],
    ),
  ).toEqual([[227488.92]])
  expect(
    sureOf(
      'income_statement',
      ['employerName'],
      [
        ['Jaaropgave 2025', 40, 40],
        ['Werkgever', 40, 60],
        ['Stichting Zorggroep De Meanderij', 160, 60],
        ['Medewerker', 40, 72],
        ['S. van Oosterom-Djaoui', 160, 72],
      ],
    ),
  ).toEqual([['Stichting Zorggroep De Meanderij']])
})
