import { expect, test } from 'vitest'
import { rowsOf } from './log-rows.ts'

const moment = (words: string | null, state: string) => ({
  event: words === null ? null : { words, type: words },
  state,
})

test('what happens again with the same outcome is one row; the same event that leads elsewhere is not', () => {
  const views = [
    moment(null, 'empty'),
    moment('typed', 'refused'),
    moment('typed', 'refused'),
    moment('typed', 'saving'),
    moment('saved', 'saving'),
    moment('typed', 'refused'),
  ]
  expect(rowsOf(views).map(({ from, to }) => [from, to])).toEqual([
    [0, 0],
    [1, 2],
    [3, 3],
    [4, 4],
    [5, 5],
  ])
})
