import { expect, it } from 'vitest'
import { widthOfRun } from './pdf2json-text.ts'

it.each([
  ['as it is given', 60, 60],
  ['of letters that are spaced out as it is given', 400, 400],
  ['at the size of the font where it is given for a size of one', 6, 60],
  ['of letters as wide as usual where none is given', 0, 50],
])('the width of ten letters of ten points is taken %s', (_, given, width) => {
  expect(widthOfRun(given, 10, 10)).toBe(width)
})
