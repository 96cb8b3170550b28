import { expect, test } from 'vitest'
import { deadlineOf } from './deadline.ts'

test('the deadline is said in one way: the day before it is the last one', () =>
  expect(deadlineOf(2024, '2025-04-30')).toEqual({
    date: '2025-05-01',
    isPassed: false,
    said: {
      en: 'The return has to be filed before May 1, 2025 (April 30, 2025 at the latest).',
      nl: 'U doet aangifte vóór 1 mei 2025 (uiterlijk 30 april 2025).',
      spec: 'en',
    },
  }))

test('from the deadline on it is past, in the past tense', () =>
  expect(deadlineOf(2024, '2025-05-01')).toEqual({
    date: '2025-05-01',
    isPassed: true,
    said: {
      en: 'The return had to be filed before May 1, 2025 (April 30, 2025 at the latest).',
      nl: 'De aangifte moest vóór 1 mei 2025 binnen zijn (uiterlijk 30 april 2025).',
      spec: 'en',
    },
  }))
