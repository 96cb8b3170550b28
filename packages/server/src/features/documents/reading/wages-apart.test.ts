import { expect, it } from 'vitest'
import { type Placed, sureOf } from '../testing/placed-texts.ts'

const lines = (...all: readonly (readonly string[])[]): Placed[] =>
  all.flatMap((line, at) => line.map((text, place): Placed => [text, 60 + 200 * place, 80 + 16 * at]))
const wageOf = (texts: readonly Placed[], fields = ['salary', 'taxWithheld']) =>
  sureOf('income_statement', fields, texts)[0]

it.each<[string, readonly Placed[], readonly (number | null)[]]>([
  [
    'beside a line that begins with the year before',
    [
      ['Jaaropgave 2025', 60, 40],
      ...lines(
        ['Loon loonheffing', '52.740,61'],
        ['Loon SV', '53.944,71'],
        ['Ingehouden loonheffing', '12.636,54'],
        ['Vorig jaar (2024): loon loonheffing € 50.112,30, ingehouden loonheffing € 12.380,14'],
      ),
    ],
    [52740.61, 12636.54],
  ],
  [
    'of two contracts in columns that are to be added up',
    [
      ['Jaaropgave 2025', 60, 40],
      ...lines(
        ['Tijdvak 01-01-2025 t/m 31-12-2025', 'Inkomstenverhouding 1', 'Inkomstenverhouding 2'],
        ['Loon LB/PH', '28.640,50', '9.117,84'],
        ['Loonheffing', '1.934,26', '3.266,01'],
        ['U hebt twee aanstellingen bij ons. Tel voor uw aangifte de bedragen van beide kolommen bij elkaar op.'],
      ),
    ],
    [37758.34, 5200.27],
  ],
  [
    'without any tax, behind dots',
    [
      ['Jaaropgave vakantiekracht 2023', 60, 40],
      ...lines(['Loon', '4.386,72'], ['Loonheffing . . . . . . . . . . . . nihil'], ['Arbeidskorting', '361,07']),
    ],
    [4386.72, 0],
  ],
  [
    'under a title that is larger than the menu of the site',
    [
      ['Loonstroken 2025', 60, 30],
      ['Jaaropgave 2024', 200, 50, 18],
      ['Loonstroken 2024', 60, 70],
      ...lines([], ['Loon LB/PH', '36.918,50'], ['Ingehouden LB/PH', '5.633,01'], ['Loon SV', '36.822,30']),
    ],
    [36918.5, 5633.01],
  ],
  [
    'whose tax is lost, beside a contribution to care insurance',
    [
      ['Jaaropgave pensioen 2022', 60, 40],
      ...lines(['Totaal loon voor de loonheffing', '26.310,72'], ['Ingehouden loonheffing', '1.447,09']),
    ],
    [26310.72, null],
  ],
])('reads a wage %s', (_, texts, expected) => expect(wageOf(texts)).toEqual(expected))
