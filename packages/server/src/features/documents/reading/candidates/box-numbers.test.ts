import { expect, it } from 'vitest'
import { type Placed, pageOf } from '../../testing/placed-texts.ts'
import { sheetOf } from './sheet.ts'

const amountsOf = (numbers: readonly number[]) =>
  sheetOf([
    pageOf(
      numbers.flatMap((number, at): Placed[] => [
        [String(number), 60, 40 + 20 * at],
        ['Fiscaal loon', 80, 40 + 20 * at],
        ['1.000,00', 400, 40 + 20 * at],
      ]),
    ),
  ]).rows.flatMap(({ items }) => items.flatMap(({ kind, cell }) => (kind === 'amount' ? [cell.text] : [])))

it.each<[string, readonly number[], number]>([
  ['that count the boxes of a form are no amounts', [1, 2, 3, 4], 4],
  ['nor where each part of it counts from one again', [1, 2, 1, 2, 1, 2], 6],
  ['that do not count stay', [7, 3, 9], 6],
])('numbers %s', (_, numbers, count) => {
  expect(amountsOf(numbers).length).toBe(count)
})
