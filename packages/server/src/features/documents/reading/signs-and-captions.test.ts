import { describe, expect, it } from 'vitest'
import { type Placed, sureOf } from '../testing/placed-texts.ts'

const title: Placed = ['Jaaropgaaf 2024', 60, 40]

it('reads a minus before the euro mark, a space apart', () => {
  const texts: Placed[] = [
    ['Fiscaal loon', 60, 100],
    ['-€ 412', 400, 100],
    ['Loonheffing', 60, 120],
    ['-€ 152', 400, 120],
  ]
  expect(sureOf('income_statement', ['salary', 'taxWithheld'], [title, ...texts])).toEqual([[-412, -152]])
})

it('fills in the year under its months, of which one may be taken for it', () => {
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
  const lineOf = (name: string, times: number, at: number): Placed[] => [
    [name, 60, 120 + 16 * at],
    [(4_200.5 * times).toFixed(2), 240, 120 + 16 * at],
    [(845.25 * times).toFixed(2), 400, 120 + 16 * at],
  ]
  const texts: Placed[] = [
    ['Year-end wage statement 2024', 60, 40],
    ['Month', 60, 100],
    ['Taxable wage', 240, 100],
    ['Wage tax', 400, 100],
    ...months.flatMap((name, at) => lineOf(name, 1, at)),
    ...lineOf('Year', 12, months.length),
  ]
  expect(sureOf('income_statement', ['salary', 'taxWithheld'], texts)).toEqual([[50406, 10143]])
})

it('joins cents in a column of their own to their euros', () => {
  const texts: Placed[] = [
    ['euro', 400, 80],
    ['cent', 440, 80],
    ['Fiscaal loon', 60, 100],
    ['45.678', 390, 100],
    ['90', 445, 100],
    ['Loonheffing', 60, 120],
    ['10.211', 390, 120],
    ['05', 445, 120],
  ]
  expect(sureOf('income_statement', ['salary', 'taxWithheld'], [title, ...texts])).toEqual([[45678.9, 10211.05]])
})

describe('captions under their amounts', () => {
  const cards: readonly Placed[] = [
    ['€ 45.000', 60, 100, 16],
    ['fiscaal loon', 60, 120],
    ['€ 11.000', 300, 100, 16],
    ['loonheffing', 300, 120],
  ]
  it.each<[string, readonly Placed[], readonly (number | null)[]]>([
    ['all of them', cards, [45000, 11000]],
    [
      'also where another label has its amount beside it',
      [...cards, ['SV-loon', 60, 180], ['46.000', 300, 180]],
      [45000, 11000],
    ],
  ])('%s', (_, texts, found) => {
    expect(sureOf('income_statement', ['salary', 'taxWithheld'], [title, ...texts])).toEqual([found])
  })
})

it.each<[string, readonly string[]]>([
  [
    'whose thousands end a line without a mark',
    [
      'De rente was 1.200,00 euro, de kosten 20,00 euro, de boete 10,00 euro. De schuld op 31-12-2024 was nu nog 2',
      '557,98 euro in totaal',
    ],
  ],
  ['behind what ends the clause of another', ['Uw hypotheekschuld op 31 december 2024; € 10.041,00 was de waarde']],
])('leaves an amount in doubt %s', (_, lines) => {
  const texts: Placed[] = [
    ['Jaaropgave hypotheek 2024', 60, 40],
    ...lines.map((line, at): Placed => [line, 60, 80 + at * 14]),
  ]
  expect(sureOf('mortgage_statement', ['remainingBalance'], texts)).toEqual([[null]])
})

it('takes a loan that is free of repayments for no repayment, in the sentence that says its interest', () => {
  const letter: Placed[] = [
    ['Bank Merwede N.V. over het jaar 2024', 60, 40],
    ['Voor uw lening (aflossingsvrij) betaalde u € 1.610,00 aan rente in 2024.', 60, 80],
    ['Op 31 december 2024 bedroeg de schuld € 46.000,00.', 60, 100],
  ]
  expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], letter)).toEqual([[1610, 46_000]])
})

it('takes all that was withheld, the tax and another amount, for no other tax', () => {
  const line = (label: string, amount: string, at: number): readonly Placed[] => [
    [label, 60, 80 + 20 * at],
    [amount, 440, 80 + 20 * at],
  ]
  const texts: readonly Placed[] = [
    title,
    ...line('Loon loonbelasting/volksverzekeringen', '12.549,00', 0),
    ...line('Door ons ingehouden loonbelasting/premie volksverzekeringen', '4.651,07', 1),
    ...line('Door ons ingehouden inkomensafhankelijke bijdrage Zvw', '690,20', 2),
    ...line('Totaal ingehouden', '5.341,27', 3),
  ]
  expect(sureOf('income_statement', ['salary', 'taxWithheld'], texts)).toEqual([[12_549, 4651.07]])
})
