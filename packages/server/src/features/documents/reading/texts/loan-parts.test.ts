import { expect, it } from 'vitest'
import { type Placed, pageOf } from '../../testing/placed-texts.ts'
import { sheetOf } from '../candidates/sheet.ts'
import { passageOf } from '../read-statements.ts'
import { shippedModel } from '../statements/model.ts'
import { loanPartsOf } from './loan-parts.ts'

const numbersIn = (texts: readonly Placed[]) =>
  loanPartsOf(passageOf(sheetOf([pageOf(texts)]), 'mortgage_statement', shippedModel())).map(({ number }) => number)

it.each<[string, readonly string[], readonly Placed[]]>([
  [
    'counted in headings and numbered below them are the same parts',
    ['•••••••11-01', '•••••••11-02'],
    [
      ['Leningdeel 1', 60, 100],
      ['Leningdeel 2', 320, 100],
      ['Leningdeelnummer', 60, 124],
      ['Leningdeelnummer', 320, 124],
      ['530900011-01', 60, 134],
      ['530900011-02', 320, 134],
    ],
  ],
  [
    'that are only counted are as many as are counted, whatever the number of the loan',
    ['1', '2'],
    [
      ['Leningnummer', 60, 60],
      ['530900011', 200, 60],
      ['Leningdeel 1', 60, 100],
      ['Leningdeel 2', 320, 100],
    ],
  ],
  [
    'have numbers that a sentence goes on from',
    ['•••••••11-01', '•••••••11-02'],
    [
      ['Leningdeel 530900011-01 lost u af.', 60, 100],
      ['Leningdeel 530900011-02 is aflossingsvrij.', 60, 120],
    ],
  ],
  [
    'are not the loan, whose number begins theirs',
    ['•••••••11-01', '•••••••11-02'],
    [
      ['Leningnummer', 60, 60],
      ['530900011', 200, 60],
      ['Leningdeelnummer', 60, 100],
      ['530900011-01', 60, 120],
      ['530900011-02', 60, 140],
    ],
  ],
  [
    'are no amounts and no days',
    [],
    [
      ['Leningdeelnummer', 60, 100],
      ['01-01', 240, 100],
      ['Leningdeelnummer', 60, 120],
      ['5.322,-', 240, 120],
    ],
  ],
  [
    'that head their columns are as many as there are, with nothing but the word for a loan',
    ['••.•8.204-A', '••.•8.204-B'],
    [
      ['Overeenkomst 71.88.204', 60, 60],
      ['Lening 71.88.204-A', 240, 100],
      ['Lening 71.88.204-B', 400, 100],
    ],
  ],
  [
    'that are called by the end of their numbers, too, are the same parts',
    ['••• ••• 2710', '••• ••• 2711'],
    [
      ['Leningdeel 601 884 2710 – Bankspaarhypotheek', 60, 100],
      ['Leningdeel 601 884 2711 – Annuïteitenhypotheek', 60, 120],
      ['Leningdeel 2711 hoort in box 3.', 60, 140],
    ],
  ],
  [
    'have no number of the paper, and no colon before their own',
    ['••••.•3.455'],
    [
      ['Volgnr. 01933', 400, 60],
      ['Leningnummer', 60, 100],
      [': 7719.03.455', 160, 100],
    ],
  ],
  [
    'that are counted and numbered at once have the number',
    ['•••••••11-01', '•••••••11-02'],
    [
      ['Leningdeelnummer', 60, 100],
      ['1 (530900011-01)', 240, 100],
      ['Leningdeelnummer', 60, 200],
      ['2 (530900011-02)', 240, 200],
    ],
  ],
  [
    'that a heading tells with their way of repaying, whatever groups of digits',
    ['•• •• •• ••4-001', '•• •• •• ••4-002'],
    [
      ['Hypotheeknummer', 300, 60],
      ['88 21 07 564', 420, 60],
      ['88 21 07 564-001 Aflossingsvrij', 60, 100],
      ['Betaalde rente 2023', 60, 120],
      ['3.618,96', 420, 120],
      ['88 21 07 564-002 Annuïteit', 60, 160],
      ['Betaalde rente 2023', 60, 180],
      ['1.996,19', 420, 180],
    ],
  ],
  [
    'over their ways of repaying',
    ['••••883.1', '••••883.2'],
    [
      ['Omschrijving', 60, 100],
      ['7204883.1', 300, 100],
      ['7204883.2', 420, 100],
      ['Soort', 60, 120],
      ['Annuïteiten', 300, 120],
      ['Aflossingsvrij', 420, 120],
    ],
  ],
  [
    'and no day below one',
    ['••-•••-•04.01'],
    [
      ['Leningdeel 61-338-204.01, annuïteitenhypotheek', 60, 100],
      ['Datum opgave: 11-01-2024', 60, 118],
      ['Leningdeelnummer', 300, 100],
      ['Rente in 2025:', 300, 118],
    ],
  ],
])('loan parts %s', (_, numbers, texts) => {
  expect(numbersIn(texts)).toEqual(numbers)
})

const waysIn = (texts: readonly Placed[]) =>
  loanPartsOf(passageOf(sheetOf([pageOf(texts)]), 'mortgage_statement', shippedModel())).map(({ way }) => way)

it.each<[string, readonly Placed[]]>([
  [
    'of its own column',
    [
      ['Leningdeel 7401', 180, 100],
      ['Leningdeel 7402', 300, 100],
      ['Leningdeel 7403', 420, 100],
      ['Vorm', 60, 120],
      ['lineair', 180, 120],
      ['aflossingsvrij', 300, 120],
      ['annuïtair', 420, 120],
    ],
  ],
  [
    'that stands beside a number without a label',
    [
      ['11.702.553-A', 60, 100],
      ['Lineair', 240, 100],
      ['11.702.553-B', 60, 140],
      ['Aflossingsvrij', 240, 140],
      ['11.702.553-C', 60, 180],
      ['Annuïtair', 240, 180],
    ],
  ],
])('each loan part has the way of repaying %s', (_, texts) => {
  expect(waysIn(texts)).toEqual(['Lineair', 'Aflossingsvrij', 'Annuïtair'])
})
