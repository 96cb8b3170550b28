import { expect, it } from 'vitest'
import { type Placed, sureOf } from '../testing/placed-texts.ts'

const letter = (...lines: readonly string[]): Placed[] => lines.map((line, at): Placed => [line, 60, 120 + 14 * at])

it.each<[string, readonly Placed[], readonly number[]]>([
  [
    'whose lines break between a euro sign and its amount, beside a gift and what the letter costs',
    letter(
      'Op verzoek van de geldgever, Beheermaatschappij De Wilg B.V., doe ik u opgave van de lening. Over 2024 hebt u',
      '€ 5.330,00 (zegge: vijfduizend driehonderddertig euro) aan rente voldaan, in twaalf termijnen van € 444,17. De',
      'hoofdsom beliep op 1 januari 2024 en op 31 december 2024 onveranderd €',
      '130.000,00. De geldgever schonk u in 2024 € 2.500,00; dat staat los van de rente.',
      'Voor deze opgave breng ik € 84,70 in rekening.',
    ),
    [5330, 130000],
  ],
  [
    'beside what came in on the account of the notary',
    letter(
      'Op 1 januari 2024 was u nog € 90.000,00 schuldig. Op 1 juli hebt u € 6.000,00 afgelost, zodat de restschuld op',
      '31 december 2024 € 84.000,00 bedraagt. Aan hypotheekrente hebt u over 2024 een bedrag van € 4.117,50 betaald. Op',
      'onze derdengeldenrekening ontvingen wij van u in het hele jaar € 10.117,50. Voor het opstellen van deze brief',
      'brengen wij € 45,00 in rekening.',
    ),
    [4117.5, 84000],
  ],
  [
    'to one of two borrowers, with the whole in a sentence and the half of it below',
    [
      ...letter(
        'Deze lening staat op naam van u en van uw vroegere partner. Voor de hele lening werd in 2024 € 9.826,88 rente',
        'betaald en € 8.822,44 afgelost; de schuld was op 31 december 2024 € 277.577,56. U bent geen fiscale partners.',
      ),
      ['Door u betaalde rente (50%)', 60, 180],
      ['€ 4.913,44', 440, 180],
      ['Uw aandeel in de schuld op 31 december 2024 (50%)', 60, 194],
      ['€ 138.788,78', 440, 194],
    ],
    [4913.44, 138788.78],
  ],
  [
    'of two parts, of one of which nothing was repaid',
    letter(
      'Leningdeel 77 21 1150',
      'Op 1 januari was de schuld € 118.455,90, op 31 december 2024 € 114.655,35.',
      'U loste € 3.800,55 af en betaalde € 5.077,65 aan rente.',
      'Leningdeel 77 21 1168',
      'Op 1 januari was de schuld € 85.000,00, op 31 december 2024 € 85.000,00.',
      'U loste niets af en betaalde € 2.592,50 aan rente.',
    ),
    [7670.15, 199655.35],
  ],
  [
    'with the fee of the notary in a sentence under the end of the year',
    letter(
      'U voldeed in het jaar 2024 tijdig alle twaalf termijnen. Daarmee betaalde u € 2.403,39 aan rente (2,60% per jaar)',
      'en loste u € 4.500,00 af. Op 31 december 2024 bedroeg uw schuld aan de stichting nog € 90.000,00; een jaar eerder',
      'was dat € 94.500,00. Voor onze werkzaamheden ontvangt u een nota van € 96,80 inclusief btw. Deze kosten horen',
      'niet bij de rente.',
    ),
    [2403.39, 90000],
  ],
])('reads a letter %s', (_, lines, expected) =>
  expect(
    sureOf(
      'mortgage_statement',
      ['mortgageInterest', 'remainingBalance'],
      [['Jaaropgave 2024 van uw hypothecaire lening', 60, 60], ['Huizen, 20 januari 2025', 400, 80], ...lines],
    ),
  ).toEqual([expected]),
)

it('adds up the interest of two loans whose numbers head the columns', () =>
  expect(
    sureOf(
      'mortgage_statement',
      ['mortgageInterest'],
      [
        ['Opgave 2024 voor de inkomstenbelasting: oversluiting binnen het jaar', 60, 40],
        ['Oude lening', 300, 80],
        ['Nieuwe lening', 440, 80],
        ['Leningdeelnummer', 60, 94],
        ['K-2015-30811', 300, 94],
        ['K-2024-60354', 440, 94],
        ['Betaalde rente 2024', 60, 108],
        ['4.790,83', 300, 108],
        ['3.624,50', 440, 108],
        ['Saldo op 31 december 2024', 60, 122],
        ['0,00', 300, 122],
        ['203.066,88', 440, 122],
      ],
    ),
  ).toEqual([[8415.33]]))
