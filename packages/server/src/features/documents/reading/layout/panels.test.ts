import { expect, it } from 'vitest'
import { type Placed, pageOf, sureOf } from '../../testing/placed-texts.ts'
import { linesOf } from './lines.ts'
import { inPanels } from './panels.ts'

const readOf = (texts: readonly Placed[]) =>
  inPanels(linesOf(pageOf(texts))).map(({ panel, cells }) =>
    `${panel} ${cells.map(({ text }) => text).join(' | ')}`.trim(),
  )

/** Lines from a place on, each so many points below the last. */
const below = (x: number, y: number, apart: number, ...texts: readonly string[]): Placed[] =>
  texts.map((text, at) => [text, x, y + apart * at])

const cards: readonly Placed[] = [
  ['Jaaroverzicht hypotheek 2025', 40, 40, 16],
  ...below(40, 80, 14, 'Uw lening', 'Betaalde rente', '€ 11.379,97', 'Restschuld op 31-12-2025', '€ 289.604,09'),
  ...below(320, 80, 11, 'Uw bouwdepot', 'Stand op 01-01-2025', '€ 42.000,00', 'Stand op 31-12-2025', '€ 9.815,40'),
]

it('cards side by side are read one after the other', () =>
  expect(readOf(cards)).toEqual([
    'Jaaroverzicht hypotheek 2025',
    'l Uw lening',
    'l Betaalde rente',
    'l € 11.379,97',
    'l Restschuld op 31-12-2025',
    'l € 289.604,09',
    'r Uw bouwdepot',
    'r Stand op 01-01-2025',
    'r € 42.000,00',
    'r Stand op 31-12-2025',
    'r € 9.815,40',
  ]))

it('no figure of a card is taken for one of the card beside it', () =>
  expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], cards)).toEqual([
    [11379.97, 289604.09],
  ]))

it('the menu of a site is read behind the page it stands beside', () => {
  const lines = readOf([
    ...below(30, 40, 17, 'Start', 'Rooster', 'Verlof', 'Loonstroken 2025', 'Gegevens', 'Contact'),
    ['Jaaropgaaf 2024', 180, 36, 18],
    ...below(180, 70, 14, 'Loon LB/PH', 'Ingehouden LB/PH', 'Loon Zvw', 'Arbeidskorting'),
    ...below(480, 70, 14, '26.253,35', '2.555,87', '26.180,32', '4.448,15'),
  ])
  expect(lines[0]).toBe('r Jaaropgaaf 2024')
  expect(lines.slice(-6)).toEqual(
    ['Start', 'Rooster', 'Verlof', 'Loonstroken 2025', 'Gegevens', 'Contact'].map((one) => `l ${one}`),
  )
})

it.each<[string, readonly Placed[]]>([
  [
    'labels that end in a colon, a little below the amounts they are of',
    [
      ...below(
        51,
        92,
        24,
        'Kenmerk: 97419417',
        'Door u te betalen:',
        'Per kwartaal:',
        'Vergoed door verzekeraar:',
        'Rest:',
      ),
      ...below(
        300,
        80,
        24,
        'Btw: € 31,91',
        'Medicijnen: € 16,82',
        'Vulling: € 45,91',
        'Consult: € 59,06',
        'Foto: € 12,00',
      ),
    ],
  ],
  [
    'words and their amounts',
    [
      ...below(40, 60, 14, 'Loon LB/PH', 'Ingehouden LB/PH', 'Loon Zvw', 'Arbeidskorting', 'Loon SV', 'Netto'),
      ...below(400, 60, 14, '26.253,35', '2.555,87', '26.180,32', '4.448,15', '25.900,00', '20.111,11'),
    ],
  ],
  [
    'parts of a loan, each with its heading',
    [
      ...below(40, 74, 14, 'Aflossingswijze', 'Rente', 'Schuld per 31 december', 'Schuld per 1 januari'),
      ...below(240, 60, 14, 'Leningdeel 1', 'Annuïtair', '€ 1.955,01', '€ 93.028,96', '€ 97.330,75'),
      ...below(400, 60, 14, 'Leningdeel 2', 'Lineair', '€ 2.585,04', '€ 110.000,00', '€ 120.000,00'),
    ],
  ],
])('the columns of a table are no panels: %s', (_, texts) =>
  expect(readOf(texts).every((line) => !/^[lr] /.test(line))).toBe(true),
)
