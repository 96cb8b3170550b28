import { expect, test } from 'vitest'
import { rangeOf } from './range.ts'

test.each([
  ['', 'whole'],
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=9-0', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['pages=1-2', 'whole'],
])('of 100 bytes, “%s” asks for %o', (header, asked) => {
  expect(rangeOf(header, 100)).toEqual(asked)
})
