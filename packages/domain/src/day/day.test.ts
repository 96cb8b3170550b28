import { expect, test } from 'vitest'
import { dayBefore, dayInWords, dayOf } from './index.ts'

test.each([
  ['2025-04-30T21:59:59.999Z', '2025-04-30'],
  ['2025-04-30T22:00:00Z', '2025-05-01'],
  ['2025-12-31T22:59:59.999Z', '2025-12-31'],
  ['2025-12-31T23:00:00Z', '2026-01-01'],
])('%s falls on %s in the Netherlands', (moment, day) => expect(dayOf(new Date(moment))).toBe(day))

test('a day is written in one way a language, and so is the one before it', () =>
  expect(['2025-05-01', dayBefore('2025-05-01'), dayBefore('2024-03-01')].map(dayInWords)).toEqual([
    { en: 'May 1, 2025', nl: '1 mei 2025', spec: 'en' },
    { en: 'April 30, 2025', nl: '30 april 2025', spec: 'en' },
    { en: 'February 29, 2024', nl: '29 februari 2024', spec: 'en' },
  ]))
