import { expect, it } from 'vitest'
import { type Placed, sureOf } from '../testing/placed-texts.ts'

it('takes a label that says nothing by what is said of it in brackets', () =>
  expect(
    sureOf(
      'income_statement',
      ['salary', 'taxWithheld'],
      [
        ['Jaaropgave 2023', 60, 40],
        ['Gebruikelijk loon (loon voor de loonheffing)', 60, 80],
        ['€ 51.000,00', 480, 80],
        ['Loonheffing ingehouden over a', 60, 94],
        ['€ 13.304,02', 480, 94],
      ],
    ),
  ).toEqual([[51000, 13304.02]]))

it('takes a mortgage that savings repay for no other product', () => {
  const page: readonly Placed[] = [
    ['Jaaropgave 2023', 60, 40],
    ['Spaarhypotheek, lening 12.88.3302', 60, 80],
    ['Betaalde hypotheekrente', 60, 100],
    ['7.449,50', 480, 100],
    ['Hoofdsom op 01-01-2023', 60, 114],
    ['158.500,00', 480, 114],
    ['Hoofdsom op 31-12-2023', 60, 128],
    ['158.500,00', 480, 128],
  ]
  expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], page)).toEqual([[7449.5, 158500]])
})

it.each([
  ['Was', 'Verschil', 'Wordt', '47.115,28', '-2.386,40', '44.728,88', '11.382,01', '-1.182,11', '10.199,90'],
  ['Eerder opgegeven', 'Nu', 'Verschil', '47.115,28', '44.728,88', '-2.386,40', '11.382,01', '10.199,90', '-1.182,11'],
])('reads of a corrected statement with the columns %s, %s and %s what holds now', (one, two, three, ...amounts) => {
  const line = (y: number, ...texts: readonly (string | undefined)[]) =>
    texts.map((text, at): Placed => [text ?? '', 60 + 140 * at, y])
  const page: readonly Placed[] = [
    ['Verbeterde jaaropgave 2023', 60, 40],
    ...line(80, 'Omschrijving', one, two, three),
    ...line(94, 'Loon voor de loonheffing', ...amounts.slice(0, 3)),
    ...line(108, 'Ingehouden loonheffing', ...amounts.slice(3)),
  ]
  expect(sureOf('income_statement', ['salary', 'taxWithheld'], page)).toEqual([[44728.88, 10199.9]])
})
