import { expect, it } from 'vitest'
import { type Placed, pageOf } from '../../testing/placed-texts.ts'
import { sheetOf } from './sheet.ts'

const amountsOf = (numbers: readonly number[], origin: 'print' | 'ocr') => {
  const page = pageOf(
    numbers.flatMap((number, at): Placed[] => [
      [String(number), 60, 40 + 20 * at],
      ['Fiscaal loon', 80, 40 + 20 * at],
      ['1.000,00', 400, 40 + 20 * at],
    ]),
  )
  return sheetOf([{ ...page, origin }]).rows.flatMap(({ items }) =>
    items.flatMap(({ kind, cell }) => (kind === 'amount' ? [cell.text] : [])),
  )
}

it.each<[string, readonly number[], number, 'print' | 'ocr']>([
  ['that count the boxes of a form are no amounts', [1, 2, 3, 4], 4, 'print'],
  ['nor where each part of it counts from one again', [1, 2, 1, 2, 1, 2], 6, 'print'],
  ['that do not count stay', [7, 3, 9], 6, 'print'],
  ['are no amounts either where a scan lost some of them', [3, 5, 6, 8, 9], 5, 'ocr'],
])('numbers %s', (_, numbers, count, origin) => {
  expect(amountsOf(numbers, origin).length).toBe(count)
})
