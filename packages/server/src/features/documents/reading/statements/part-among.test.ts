import { expect, it } from 'vitest'
import type { Row } from '../candidates/sheet.ts'
import { partAmong } from './passage.ts'

/** Rows of one page in reading order, by how far from its top they stand: a panel at the left with two titles, then one at the right. */
const rows = [40, 80, 200, 240, 80, 240].map((top, index) => ({ index, page: 1, top }) as Row)

it('what stands over a title is of the statement before, though it is read after it', () => {
  const starts = [0, 2]
  const partsOf = (isByPlace: boolean) => rows.map(({ index }) => partAmong(starts, rows, isByPlace)(index))
  expect(partsOf(true)).toEqual([0, 0, 1, 1, 0, 1])
  expect(partsOf(false)).toEqual([0, 0, 1, 1, 1, 1])
})
