import { describe, expect, it } from 'vitest'
import { type Placed, pageOf } from '../../testing/placed-texts.ts'
import { sheetOf } from '../candidates/sheet.ts'
import { isDated, readPeriod } from './periods.ts'

const periodOf = (texts: readonly Placed[]) => readPeriod([], sheetOf([pageOf(texts)]).rows)?.value ?? null

describe('a period', () => {
  it.each<[string, string | null]>([
    ['Dienstverband 01-01-2024 t/m 31-12-2024', '01-01-2024 t/m 31-12-2024'],
    ['Dienstverband 1-3-2024 / 31-12-2024', '01-03-2024 t/m 31-12-2024'],
    ['U werkte van 1 maart 2024 tot en met 31 oktober 2024', '01-03-2024 t/m 31-10-2024'],
    ['Tijdvak 1 januari t/m 31 december 2024', '01-01-2024 t/m 31-12-2024'],
    ['Periode 01-02 t/m 30-11-2024', '01-02-2024 t/m 30-11-2024'],
    ['Employed from March 1, 2024 until December 31, 2024', '01-03-2024 t/m 31-12-2024'],
    ['Periode 2024-01-01 - 2024-06-30', '01-01-2024 t/m 30-06-2024'],
    ['Between 1 January 2024 and 31 December 2024 you earned', '01-01-2024 t/m 31-12-2024'],
    ['Aanstelling 01-09-2023 t/m / through 31-12-2023', '01-09-2023 t/m 31-12-2023'],
    ['In dienst: 01-01-2024 Uit dienst: 31-08-2024', '01-01-2024 t/m 31-08-2024'],
    ['in dienst 01-02-2022, uit dienst 31-12-2022', '01-02-2022 t/m 31-12-2022'],
    ['Van 0 1 0 5 2023 t/m 3 1 1 2 2023', '01-05-2023 t/m 31-12-2023'],
    ['Van 01-07-2025 tot en met 30-06-2025', null],
    ['U kreeg pensioen van januari tot en met februari 2024.', '01-01-2024 t/m 29-02-2024'],
    ['aanstelling 0,9 fte, 01.01.24–31.12.24', '01-01-2024 t/m 31-12-2024'],
    ['Dienstbetrekking van 01042024 tot en met 31122024', '01-04-2024 t/m 31-12-2024'],
    ['Tijdvak: 01-01-2024 U/m 31-12-2024, as a scan gives it', '01-01-2024 t/m 31-12-2024'],
    ['Saldo op 31-12-2023 en 31-12-2024', null],
    ['Afgedrukt op 12-01-2025', null],
    ['Schuld 31-12-2023 en rente 2024', null],
  ])('in “%s”', (text, period) => {
    expect(periodOf([[text, 60, 40]])).toBe(period)
  })

  it.each<[string, readonly Placed[], string | null]>([
    [
      'under headings of its ends, behind a name',
      [
        ['Naam', 60, 40],
        ['Begin dienstverband', 160, 40],
        ['Einde dienstverband', 300, 40],
        ['P.C. Dijkgraaf', 60, 54],
        ['01-01-2022', 160, 54],
        ['31-12-2022', 300, 54],
      ],
      '01-01-2022 t/m 31-12-2022',
    ],
    [
      'under headings that both say when the service is',
      [
        ['Jaar', 60, 40],
        ['In dienst vanaf', 160, 40],
        ['In dienst tot en met', 300, 40],
        ['2024', 60, 54],
        ['01-07-2024', 160, 54],
        ['31-12-2024', 300, 54],
      ],
      '01-07-2024 t/m 31-12-2024',
    ],
    [
      'under headings, of which one stands under another day, too',
      [
        ['Geboren', 300, 40],
        ['17-12-1997', 300, 54],
        ['Gewerkt van', 160, 68],
        ['t/m', 300, 68],
        ['12-02-2024', 160, 82],
        ['29-11-2024', 300, 82],
      ],
      '12-02-2024 t/m 29-11-2024',
    ],
    [
      'under headings of two lines',
      [
        ['Tot en', 300, 40],
        ['Van', 160, 54],
        ['met', 300, 54],
        ['01-01-2025', 160, 68],
        ['31-12-2025', 300, 68],
      ],
      '01-01-2025 t/m 31-12-2025',
    ],
    [
      'on the line of the sum of two',
      [
        ['Werkloosheidswet', 60, 40],
        ['01-01-2023 t/m 31-07-2023', 200, 40],
        ['Ziektewet', 60, 54],
        ['01-08-2023 t/m 31-12-2023', 200, 54],
        ['Samen', 60, 68],
        ['01-01-2023 t/m 31-12-2023', 200, 68],
      ],
      '01-01-2023 t/m 31-12-2023',
    ],
    [
      'beside labels of its ends, where employment began before',
      [
        ['In dienst', 60, 40],
        ['01.02.2009', 160, 40],
        ['Periode van', 60, 60],
        ['01.01.2022', 160, 60],
        ['Periode t/m', 60, 80],
        ['31.12.2022', 160, 80],
      ],
      '01-01-2022 t/m 31-12-2022',
    ],
    [
      'beside labels of its ends',
      [
        ['Datum in dienst', 60, 40],
        ['15-02-2024', 200, 40],
        ['Datum uit dienst', 60, 60],
        ['30-09-2024', 200, 60],
      ],
      '15-02-2024 t/m 30-09-2024',
    ],
    [
      'below labels of its ends',
      [
        ['Tijdvak van', 60, 40],
        ['Tijdvak tot en met', 200, 40],
        ['01-01-2024', 60, 54],
        ['31-12-2024', 200, 54],
      ],
      '01-01-2024 t/m 31-12-2024',
    ],
    [
      'broken in a narrow column, beside another that is broken',
      [
        ['Dienstverband', 60, 40],
        ['01-01-2024 /', 200, 40],
        ['Loonheffingskorting', 320, 40],
        ['31-12-2024', 200, 52],
        ['toegepast', 320, 52],
      ],
      '01-01-2024 t/m 31-12-2024',
    ],
    [
      'of a column whose year is on its second line, not of the number beside it',
      [
        ['Dienstverband', 60, 40],
        ['Burgerservicenummer', 300, 40],
        ['1 January 2021 to 31 December', 60, 54],
        ['9999.98.961', 300, 54],
        ['2021', 60, 64],
      ],
      '01-01-2021 t/m 31-12-2021',
    ],
    [
      'of which one end is of another year',
      [
        ['Datum in dienst', 60, 40],
        ['15-02-2019', 200, 40],
        ['Datum uit dienst', 60, 60],
        ['30-09-2024', 200, 60],
      ],
      null,
    ],
  ])('%s', (_, texts, period) => {
    expect(periodOf(texts)).toBe(period)
  })
})

it('tells a day from a period', () => {
  expect(isDated('Utrecht, 12 januari 2025')).toBe(true)
  expect(isDated('1 januari 2024 t/m 31 december 2024')).toBe(false)
})

it('is as sure of a period as of its numbers', () => {
  const page = pageOf([['Periode 01-01-2024 t/m 31-12-2024', 60, 60]])
  const sureness = (isUnsure: RegExp) =>
    readPeriod(
      [],
      sheetOf([
        { ...page, words: page.words.map((word) => ({ ...word, confidence: isUnsure.test(word.text) ? 0.5 : 1 })) },
      ]).rows,
    )?.evidence.confidence
  expect([sureness(/t\/m/), sureness(/2024/)]).toEqual([0.9, 0.45])
})
