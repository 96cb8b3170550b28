import { expect, test } from 'vitest'
import { realFormOf } from './real-form.ts'
import { realReturnOf } from './real-return.ts'

test.each([
  ['2025-04-30', 'For a real return, sign in at the tax authority before the deadline.'],
  [
    '2025-05-01',
    'You can still file it, or change the one you filed, in Mijn Belastingdienst until December 31, 2029; to ask for money back that is in time.',
  ],
  [
    '2029-12-31',
    'You can still file it, or change the one you filed, in Mijn Belastingdienst until December 31, 2029; to ask for money back that is in time.',
  ],
  ['2030-01-01', 'To file it of your own accord, or to change it, you had until December 31, 2029.'],
])('what to do with a real return is what %s still allows', (today, sentence) => {
  const { en } = realReturnOf(2024, today, 'usual')
  expect(en).toContain(sentence)
  expect(en.includes('before the deadline')).toBe(today < '2025-05-01')
})

test('a form of its own has no day of the usual return, and the heirs sign that of who died', () => {
  const forms = [
    {},
    { diedInYear: true },
    { partYearResident: true },
    { partYearResident: true, diedInYear: true },
  ].map((ticks) => realFormOf(ticks))
  const said = forms.map((form) => realReturnOf(2024, '2026-11-27', form).en)
  expect([forms, said.map((text) => [text.includes('before May 1, 2025'), text.includes('the heirs sign')])]).toEqual([
    ['usual', 'death', 'migration', 'migration-and-death'],
    [
      [true, false],
      [false, true],
      [false, false],
      [false, true],
    ],
  ])
})
