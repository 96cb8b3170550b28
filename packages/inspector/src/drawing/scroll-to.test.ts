import { expect, test } from 'vitest'
import { scrollTo } from './scroll-to.ts'

test.each([
  ['stays at its beginning while what is active is well in sight there', 290, 0],
  ['moves what is active into the middle', 700, 500],
])('a frame of 400 px %s', (_name, place, scrolled) => {
  expect(scrollTo(place, 400)).toBe(scrolled)
})
