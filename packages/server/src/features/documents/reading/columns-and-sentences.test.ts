import { describe, expect, it } from 'vitest'
import { type Placed, sureOf } from '../testing/placed-texts.ts'

const title: Placed = ['Jaaropgaaf 2024', 60, 40]

describe('which of several columns, and which sentence', () => {
  it.each<[string, readonly Placed[], number | null, number | null]>([
    [
      'in the column of the year, beside that of a month',
      [
        ['December', 300, 90],
        ['Jaar 2024', 440, 90],
        ['Fiscaal loon', 60, 110],
        ['3.000,00', 300, 110],
        ['36.000,00', 440, 110],
        ['Loonheffing', 60, 130],
        ['600,00', 300, 130],
        ['7.200,00', 440, 130],
      ],
      36000,
      7200,
    ],
    [
      'in the column of the year, beside that of a period',
      [
        ['Deze periode', 300, 90],
        ['Cumulatief', 440, 90],
        ['Fiscaal loon', 60, 110],
        ['3.412,50', 300, 110],
        ['36.000,00', 440, 110],
        ['Loonheffing', 60, 130],
        ['618,17', 300, 130],
        ['7.200,00', 440, 130],
      ],
      36000,
      7200,
    ],
    [
      'in the column of what was corrected, beside that of what was stated before',
      [
        ['Gecorrigeerd', 300, 90],
        ['Opgegeven', 440, 90],
        ['Fiscaal loon', 60, 110],
        ['36.000,00', 300, 110],
        ['33.100,00', 440, 110],
        ['Loonheffing', 60, 130],
        ['7.200,00', 300, 130],
        ['6.900,00', 440, 130],
      ],
      36000,
      7200,
    ],
    [
      'in the column of this year, beside that of the year before',
      [
        ['Jaar ervoor', 300, 90],
        ['Dit jaar', 440, 90],
        ['Fiscaal loon', 60, 110],
        ['33.100,00', 300, 110],
        ['36.000,00', 440, 110],
        ['Loonheffing', 60, 130],
        ['6.900,00', 300, 130],
        ['7.200,00', 440, 130],
      ],
      36000,
      7200,
    ],
    [
      'of a law that is named by its year',
      [
        ['Loon waarover in de zin van de Wet op de loonbelasting 1964 loonheffing is geheven', 60, 110],
        ['36.000,00', 480, 110],
        ['Ingehouden loonheffing', 60, 130],
        ['7.200,00', 480, 130],
      ],
      36000,
      7200,
    ],
    [
      'not one amount as both',
      [
        ['Totaal loon LB/PVV', 60, 110],
        ['2.081,37', 440, 110],
        ['Totaal ingehouden LB/PVV', 60, 130],
        ['2.081,37', 440, 130],
      ],
      null,
      null,
    ],
    [
      'not in a part of an amount that is set with a wide space',
      [
        ['Uw fiscaal loon was 79', 60, 100],
        ['240 en de loonheffing 7.200,00.', 260, 100],
      ],
      null,
      7200,
    ],
    [
      'not in the rest of an amount whose thousands end the line before',
      [
        ['In 2024 kreeg u van ons een fiscaal loon van 7', 60, 100],
        ['765,92 en de loonheffing was 712,00.', 60, 114],
      ],
      null,
      null,
    ],
    [
      'not without the cents that stand in a column of their own',
      [
        ['Fiscaal loon', 60, 110],
        ['36 000', 400, 110],
        ['46', 480, 110],
        ['Loonheffing', 60, 130],
        ['7.200', 400, 130],
        ['51', 480, 130],
      ],
      null,
      null,
    ],
    [
      'under its year, though a period of two days stands between',
      [
        ['2023', 300, 70],
        ['2024', 440, 70],
        ['Tijdvak', 60, 90],
        ['01-01-2024 - 31-12-2024', 300, 90],
        ['Fiscaal loon', 60, 110],
        ['33.100,00', 300, 110],
        ['36.000,00', 440, 110],
        ['Loonheffing', 60, 130],
        ['6.900,00', 300, 130],
        ['7.200,00', 440, 130],
      ],
      36000,
      7200,
    ],
    [
      'under the day on which the paper was made',
      [
        ['Datum', 360, 60],
        ['10-01-2025', 440, 60],
        ['Fiscaal loon', 60, 110],
        ['36.000,00', 440, 110],
        ['Loonheffing', 60, 130],
        ['7.200,00', 440, 130],
      ],
      36000,
      7200,
    ],
    [
      'in the column of what holds after a correction',
      [
        ['Was', 200, 90],
        ['Wordt', 440, 90],
        ['Fiscaal loon', 60, 110],
        ['37.000,00', 200, 110],
        ['36.000,00', 440, 110],
        ['Loonheffing', 60, 130],
        ['7.300,00', 200, 130],
        ['7.200,00', 440, 130],
      ],
      36000,
      7200,
    ],
    [
      'only in the column of another year: in doubt',
      [
        ['2022', 300, 90],
        ['2023', 440, 90],
        ['Fiscaal loon', 60, 110],
        ['35.000,00', 300, 110],
        ['36.000,00', 440, 110],
      ],
      null,
      null,
    ],
    [
      'in sentences that say in so many words what it is',
      [
        ['Uw fiscaal loon was € 45.000,00.', 60, 100],
        ['Wij hebben € 11.000,00 aan loonheffing ingehouden.', 60, 120],
      ],
      45000,
      11000,
    ],
    [
      'in a sentence over two lines, beside one about last year',
      [
        ['Vorig jaar was uw fiscaal loon € 41.000,00. In 2024 bedroeg uw fiscaal', 60, 100],
        ['loon € 45.000,00. Daarop is € 11.000,00 loonheffing ingehouden.', 60, 114],
      ],
      45000,
      11000,
    ],
    [
      'in a sentence that goes on from an example: nowhere',
      [
        [
          'U betaalt elke maand een deel van de heffing. Voorbeeld: bij een bedrag van € 200.000,00 bedraagt uw',
          60,
          100,
        ],
        [
          'fiscaal loon in het eerste jaar € 45.000,00 en is de ingehouden loonheffing van het jaar € 11.000,00.',
          60,
          114,
        ],
      ],
      null,
      null,
    ],
    [
      'in sentences about another time, or for example: nowhere',
      [
        ['Stel dat uw fiscaal loon € 45.000,00 is.', 60, 100],
        ['Wij verwachten dat € 11.000,00 loonheffing wordt ingehouden per maand.', 60, 120],
      ],
      null,
      null,
    ],
  ])('%s', (_, texts, salary, taxWithheld) => {
    expect(sureOf('income_statement', ['salary', 'taxWithheld'], [title, ...texts])).toEqual([[salary, taxWithheld]])
  })
})
