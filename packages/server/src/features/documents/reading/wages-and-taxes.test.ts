import { expect, it } from 'vitest'
import { type Placed, sureOf, table } from '../testing/placed-texts.ts'

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

it.each<[string, readonly Placed[], readonly (number | null)[]]>([
  [
    'the sum of what it is said to be made of',
    [
      ['Jaaropgave 2024 AOW-pensioen', 60, 40],
      ...table(
        80,
        ['Bruto uitgekeerd', '17.785,92'],
        ['waarvan AOW-pensioen', '16.835,76'],
        ['waarvan vakantiegeld AOW', '950,16'],
        ['Ingehouden loonheffing', '3.391,77'],
      ),
    ],
    [17785.92, 3391.77],
  ],
  [
    'no contribution with the tax, beside them both',
    [
      ['Jaaropgave 2024', 60, 40],
      ['Loon voor de loonheffing', 60, 80],
      ['19.287,36', 480, 80],
      ['Loonheffing', 60, 94],
      ['3.456,29', 484, 94],
      ['Bijdrage Zorgverzekeringswet (Zvw)', 60, 108],
      ['1.014,52', 484, 108],
      ['Samen ingehouden', 60, 122],
      ['4.470,81', 484, 122],
    ],
    [19287.36, 3456.29],
  ],
  [
    'nothing of a paper that is of four weeks',
    [
      ['SPECIFICATIE SALARIS VIERWEKEN 07 JAAR 2025', 60, 40],
      ['Tijdvak 16-06-2025 - 13-07-2025', 60, 60],
      ['Fiscaal loon', 60, 80],
      ['2.751,36', 480, 80],
      ['Loonheffing', 60, 94],
      ['391,25', 484, 94],
    ],
    [null, null],
  ],
  [
    'what is of the year, where that stands a little higher than the other',
    [
      ['Jaaropgave 2023', 60, 40],
      ['Ter vergelijking', 300, 64],
      ['2023', 440, 70],
      ['2022', 300, 76],
      ['Loon loonbelasting / volksverzekeringen', 40, 94],
      ['33.874,02', 300, 94],
      ['36.190,77', 440, 94],
      ['Ingehouden loonbelasting / premie', 40, 108],
      ['6.235,78', 300, 108],
      ['6.114,18', 440, 108],
    ],
    [36190.77, 6114.18],
  ],
])('takes for wage and tax %s', (_, lines, expected) =>
  expect(sureOf('income_statement', ['salary', 'taxWithheld'], lines)).toEqual([expected]),
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
