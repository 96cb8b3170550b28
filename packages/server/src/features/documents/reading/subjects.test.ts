import { expect, it } from 'vitest'
import { type Placed, pageOf } from '../testing/placed-texts.ts'
import { readStatements } from './read-statements.ts'

const subjectIn = (...lines: readonly (readonly [label: string, amount?: string])[]) => {
  const texts = lines.flatMap(([label, amount], at): Placed[] => [
    [label, 60, 60 + 18 * at],
    ...(amount ? [[amount, 400, 60 + 18 * at] as const] : []),
  ])
  const { statements } = readStatements([pageOf(texts)], 'recognise')
  return statements.map((one) => [one.detectedType, one.kind === 'amount' ? one.subject : one.kind])
}

it('tells a gift to culture by what the letter says beside the amount', () =>
  expect(
    subjectIn(
      ['Museum aan de Vecht (ANBI, RSIN 812345678)'],
      ['Donation received', '€ 600,00'],
      ['The museum is a cultural ANBI.'],
    ),
  ).toEqual([['charity_donation', 'culture']]))

it('tells what the invoice of a valuation is about, and of an unknown letter nothing', () =>
  expect([
    subjectIn(['Taxatie van uw woning'], ['Totaal te betalen', '€ 712,00']),
    subjectIn(['Betreft: uw brief'], ['Totaal te betalen', '€ 712,00']),
  ]).toEqual([[[null, 'home-loan']], [[null, undefined]]]))
