import { expect, it } from 'vitest'
import { pageOf } from '../../testing/placed-texts.ts'
import { sheetOf } from '../candidates/sheet.ts'
import type { LabelledText } from './find-texts.ts'
import { readBsn, readYear, repaymentWayIn } from './text-fields.ts'

it.each<[string, readonly string[], number]>([
  ['in the title', ['Uw spaarhypotheek in 2022', 'Schuld op 31 december 2021  165.000,00'], 2022],
  [
    'alone above the title',
    [
      'Garage Wielzicht B.V.',
      '2024',
      'Jaaropgaaf voor de werknemer',
      'In dienst op  03-06-2019',
      'Korting vanaf  01-01-2023',
    ],
    2024,
  ],
  [
    'at the end of which something was owed, the later of two',
    ['Hypotheek', 'Schuld op 31-12-2023  165.000,00', 'Schuld op 31-12-2024  160.000,00', 'Rente vast tot 31-12-2031'],
    2024,
  ],
  [
    'of the months of a table, beside the day before the first of them',
    ['Restant bij aanvang, 31 december 2022:  187.344,61', 'november 2023  182.093,06', 'december 2023  181.607,61'],
    2023,
  ],
  [
    'of the income in a Belgian title, not that of the assessment',
    ['Jaarlijks attest hypothecair krediet - inkomstenjaar 2023 (aanslagjaar 2024)', 'Rente  2.924,02'],
    2023,
  ],
  [
    'at the end of which something was owed, written with strokes',
    ['Hypothecair krediet', 'Saldo op 31/12/2022  158.220,40', 'Saldo op 31/12/2023  150.534,38'],
    2023,
  ],
])('reads the year %s', (_, lines, year) => {
  const page = pageOf(
    lines.flatMap((line, at) =>
      line.split('  ').map((text, column) => [text, 60 + 380 * column, 60 + 20 * at] as const),
    ),
  )
  expect(readYear([], sheetOf([page]).rows)?.value).toBe(year)
})

it('takes the first of the years of columns under a title without one for no year of the paper', () => {
  const { rows } = sheetOf([
    pageOf([
      ['Jaaropgaaf', 60, 60],
      ['2020', 60, 80],
      ['2021', 160, 80],
      ['2022', 260, 80],
      ['Over het jaar', 60, 100],
      ['2022', 260, 100],
    ]),
  ])
  const labelled = (label: string, row: number, column: number): LabelledText => ({
    concept: 'fiscalYear',
    text: rows[row]?.cells[column]?.text ?? '',
    label,
    words: rows[row]?.cells[column]?.words ?? [],
    row,
    layout: 'below',
  })
  expect(readYear([labelled('Jaaropgaaf', 1, 0), labelled('Over het jaar', 2, 1)], rows)?.value).toBe(2022)
})

it('takes no year of the number of a loan beside the year of a title', () => {
  const { rows } = sheetOf([
    pageOf([['Betreft: jaaropgave 2024 lening eigen woning, overeenkomst VB-2019-0063', 60, 60]]),
  ])
  expect(readYear([], rows)?.value).toBe(2024)
})

it('takes none of the years of columns under a title for the year of the paper', () => {
  const { rows } = sheetOf([
    pageOf([
      ['Jaaropgaaf over 2024', 60, 60],
      ['2023', 60, 80],
      ['2024', 160, 80],
      ['2025', 260, 80],
    ]),
  ])
  const under: LabelledText = {
    concept: 'fiscalYear',
    text: '2023',
    label: 'Jaaropgaaf over 2024',
    words: rows[1]?.cells[0]?.words ?? [],
    row: 1,
    layout: 'below',
  }
  expect(readYear([under], rows)?.value).toBe(2024)
})

it.each<[string, readonly string[], number]>([
  [
    'the year it is over, and not of the letter or of what is expected',
    [
      'Rotterdam, 18 januari 2025',
      'In 2025 betaalt u naar verwachting rente.',
      'Woonkrediet over de periode 1 januari tot en met 31 december 2024',
    ],
    2024,
  ],
  ['no year of birth', ['Geboren 11-09-2009', 'Loonheffing over 2O25'], 2025],
  ['the data that are filled in', ['Vooraf ingevulde gegevens 2024', 'gemachtigd t/m 31-12-2025'], 2024],
])('takes for the year of a paper %s', (_, lines, year) => {
  const { rows } = sheetOf([pageOf(lines.map((line, at) => [line, 60, 60 + 20 * at] as const))])
  expect(readYear([], rows)?.value).toBe(year)
})

it.each([
  ['62001 annuïtair', 'Annuïtair'],
  ['annu \u0308\u0131tair', 'Annuïtair'],
  ['Beleggingshypotheek', 'Belegging'],
  ['Beleggingsrekening', null],
  ['LENINGNR 004.771.339 SRT: LIN', 'Lineair'],
  ['700.1 / 01 ANN 88.400,10', 'Annuïtair'],
  ['700.1 / 02 AVR 45.000,00', 'Aflossingsvrij'],
  ['Ann Linders', null],
])('%s names as way of repaying %s', (text, way) => {
  expect(repaymentWayIn(text)).toBe(way)
})

it.each<[string, readonly string[], string | null]>([
  ['at the start of the next line', ['uw burgerservicenummer is', '999997725. Wij houden niets in.'], '•••••7725'],
  ['behind a day of birth', ['E. Voorbeeld, geboren 04-02-1949, burgerservicenummer 999906872'], '•••••6872'],
  ['of which only the end is told', ['Werknemer: F. Voorbeeld, BSN eindigend op 9795, in dienst'], '•••••9795'],
  ['hidden but for its end', ['Citizen service number (BSN)  **** *3707'], null],
])('reads a BSN %s', (_, lines, bsn) => {
  const page = pageOf(
    lines.flatMap((line, at) =>
      line.split('  ').map((text, column) => [text, 60 + 380 * column, 60 + 14 * at] as const),
    ),
  )
  expect(readBsn([], sheetOf([page]).rows)?.value ?? null).toBe(bsn)
})
