import { expect, it } from 'vitest'
import { type Placed, pageOf } from '../../testing/placed-texts.ts'
import { sheetOf } from './sheet.ts'

const amountsIn = (texts: readonly Placed[]) =>
  sheetOf([pageOf(texts)]).rows.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'amount' ? [item.amount.cents] : [])),
  )

/** A table of amounts with their cents. */
const printed = Array.from({ length: 12 }, (_, at): Placed => ['2.100,10', 60 + 90 * (at % 4), 60 + 20 * (at % 3)])
const form: readonly Placed[] = [
  ['euro', 440, 190],
  ['cent', 500, 190],
  ['1', 40, 210],
  ['Fiscaal loon', 60, 210],
  ['36.000', 440, 210],
  ['35', 502, 210],
]

it('takes no bare number for an amount where cents are printed, and leaves cents in a column of their own with their euros', () => {
  expect(amountsIn([...printed, ['Hoofdstraat 195', 60, 150]])).not.toContain(19_500)
  expect(amountsIn([...printed, ...form])).toContain(3_600_035)
})

it('takes what looks like a year for an amount where it is the sum of the numbers over it, however small', () => {
  const gifts = [86, 162, 428, 467, 78, 816, 2037].flatMap((number, at): Placed[] => [
    [at < 6 ? 'Collecte' : 'Totaal', 60, 100 + 14 * at],
    [String(number), 400 - 5 * String(number).length, 100 + 14 * at],
  ])
  expect(amountsIn(gifts)).toContain(203_700)
})
