import { expect, it } from 'vitest'
import { type Placed, sureOf, table } from '../testing/placed-texts.ts'

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
    'of months under what was owed a year before, closely below the title',
    [
      ['Jaaropgave 2023 — annuïteitenlening 4180 33 5520', 40, 56],
      ['Schuld op 31 december 2022: € 244.936,67. Het rentepercentage was het hele jaar 2,21%.', 40, 70],
      ...table(
        92,
        ['Datum', 'Termijn', 'Betaalde rente', 'Aflossing', 'Restschuld'],
        ['31-10-2023', '1.286,44', '638,52', '647,92', '244.288,75'],
        ['30-11-2023', '1.286,44', '636,84', '649,60', '243.639,15'],
        ['31-12-2023', '1.286,44', '635,15', '651,29', '242.987,86'],
        ['TOTAAL', '3.859,32', '1.910,51', '1.948,81'],
      ),
    ],
    [1910.51, 242987.86],
  ],
  [
    'of quarters, whose beginning is the end of the one before, with the last again in the line of sums',
    [
      ['Leningnummer 7719.03.455', 40, 60],
      ...table(
        80,
        ['', 'Saldo begin', 'Rente', 'Aflossing', 'Saldo eind'],
        ['1e kwartaal', '96.000,00', '744,00', '1.500,00', '94.500,00'],
        ['2e kwartaal', '94.500,00', '732,38', '1.500,00', '93.000,00'],
        ['3e kwartaal', '93.000,00', '802,13', '1.500,00', '91.500,00'],
        ['4e kwartaal', '91.500,00', '789,19', '1.500,00', '90.000,00'],
        ['Totaal 2022', '', '3.067,70', '6.000,00', '90.000,00'],
      ),
    ],
    [3067.7, 90000],
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
    'of two loans, each with the months it was paid in',
    [
      ['Oude lening 5013-0062 (afgelost op 1 juni 2023)', 60, 60],
      ['Betaalde rente januari t/m mei', 60, 74],
      ['3.999,16', 480, 74],
      ['Nieuwe lening 5013-0197 (ingegaan op 1 juni 2023)', 60, 94],
      ['Betaalde rente juni t/m december', 60, 108],
      ['4.987,14', 480, 108],
      ['Restschuld op oudejaarsdag 2023', 60, 122],
      ['229.019,12', 480, 122],
    ],
    [8986.3, 229019.12],
  ],
  [
    'of a loan that had two rates, of which the debt after the second is left',
    [
      ['Leningnummer 55.104.8832 - aflossingswijze: annuïteiten', 40, 60],
      ...table(
        80,
        ['Periode', 'Rente %', 'Schuld einde', 'Betaalde rente'],
        ['01-01-2023 t/m 30-06-2023', '2,95', '209.441,18', '3.106,22'],
        ['01-07-2023 t/m 31-12-2023', '2,55', '206.730,54', '2.655,40'],
      ),
      ['Betaalde hypotheekrente', 40, 122],
      ['5.761,62', 430, 122],
    ],
    [5761.62, 206730.54],
  ],
  [
    'beside arrears, which are no debt by themselves',
    [
      ['Betaalde rente 2023', 60, 80],
      ['6.320,83', 480, 80],
      ['Openstaande achterstand per 31-12-2023', 60, 94],
      ['1.309,17', 480, 94],
      ['Restant hoofdsom per 31-12-2023', 60, 108],
      ['185.000,00', 470, 108],
    ],
    [6320.83, 185000],
  ],
  [
    'of three parts, of which one is not repaid',
    [
      ...[
        ['8812.40.655-A', '142.880,40', '4.208,63', '138.671,77', '5.568,13'],
        ['8812.40.655-B', '88.200,00', '4.200,00', '84.000,00', '2.027,47'],
        ['8812.40.655-C', '60.500,00', '0,00', '60.500,00', '2.668,08'],
      ].flatMap(([part = '', ...amounts], at) => [
        [`Deel ${part}`, 60, 60 + 90 * at] as const,
        ...['Schuld bij aanvang', 'Afgelost', 'Schuld aan het einde', 'Betaalde hypotheekrente'].flatMap(
          (label, line): Placed[] => [
            [`${label} van het jaar`, 60, 76 + 90 * at + 14 * line],
            [amounts[line] ?? '', 480 - 5 * (amounts[line]?.length ?? 0), 76 + 90 * at + 14 * line],
          ],
        ),
      ]),
    ],
    [10263.68, 283171.77],
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
