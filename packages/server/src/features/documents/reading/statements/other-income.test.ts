import { expect, it } from 'vitest'
import { type Placed, sureOf } from '../../testing/placed-texts.ts'

const line = (label: string, amount: string, y: number): Placed[] => [
  [label, 60, y],
  [amount, 400, y],
]
const fields = ['otherIncome', 'salary', 'taxWithheld']

it.each<[string, readonly Placed[], number | null]>([
  [
    'what an organisation paid to somebody it does not employ',
    [['Opgaaf uitbetaalde bedragen aan een derde (IB 47) 2024', 60, 40], ...line('Uitbetaald bedrag', '4.250,00', 80)],
    4250,
  ],
  [
    'royalties of a year, by the quarter',
    [
      ['Royaltyoverzicht 2024', 60, 40],
      ...line('Eerste halfjaar', '1.100,50', 80),
      ...line('Tweede halfjaar', '900,25', 100),
      ...line('Totaal uitbetaald', '2.000,75', 120),
    ],
    2000.75,
  ],
  [
    'not what a platform takes a commission of',
    [
      ['Platforminkomsten 2024 (DAC7)', 60, 40],
      ...line('Totale vergoeding', '7.200,00', 80),
      ...line('Commissie', '864,00', 100),
    ],
    null,
  ],
  [
    'not where two totals differ',
    [
      ['Opgave resultaat uit overige werkzaamheden 2024', 60, 40],
      ...line('Totaal betaald', '3.000,00', 80),
      ...line('Totaal vergoeding', '3.400,00', 100),
    ],
    null,
  ],
  [
    'not of a paper that names no year',
    [['Royalty-afrekening', 60, 40], ...line('Totaal betaald', '310,00', 80)],
    null,
  ],
])('other income: %s', (_, texts, otherIncome) => {
  expect(sureOf('income_statement', fields, texts)).toEqual([[otherIncome, null, null]])
})

it('reads no other income of the statement of an employer', () => {
  const texts: Placed[] = [
    ['Jaaropgaaf 2024', 60, 40],
    ...line('Fiscaal loon', '45.000,00', 80),
    ...line('Ingehouden loonheffing', '9.100,00', 100),
    ...line('Totaal vergoeding reiskosten', '900,00', 120),
  ]
  expect(sureOf('income_statement', fields, texts)).toEqual([[null, 45_000, 9100]])
})
