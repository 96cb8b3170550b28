import { expect, it } from 'vitest'
import { withoutPadding } from './padding.ts'

it.each([
  ['spaces', '%PDF-1.4 %%EOF', ' '.repeat(1_000)],
  ['zeros and line ends', '%PDF-1.4 %%EOF', '\0\r\n\t\f'],
  ['nothing', '%PDF-1.4 %%EOF', ''],
  ['everything: a file of spaces only', '', '    '],
])('takes off %s behind the end', (_, file, padding) => {
  expect(Buffer.from(withoutPadding(Buffer.from(file + padding))).toString()).toBe(file)
})

it('leaves alone what is no white space, and what stands before it', () => {
  const file = Buffer.from('%PDF-1.4   \n  startxref 9 %%EOF.')
  expect(withoutPadding(file)).toBe(file)
})
