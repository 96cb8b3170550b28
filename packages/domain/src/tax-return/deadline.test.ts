import { expect, test } from 'vitest'
import { deadlineOf } from './deadline.ts'
import { yearChoices } from './years/choices.ts'

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

test.each(['2026-01-10', '2027-01-10', '2027-06-10', '2028-01-10', '2028-12-31', '2031-06-10'] as const)(
  'on %s no year that setup offers has the deadline of another, also without a file of its own',
  (today) => {
    const choices = yearChoices(new Date(`${today}T12:00:00Z`))
    expect(choices.map((year) => deadlineOf(year, today).date)).toEqual(choices.map((year) => `${year + 1}-05-01`))
    // The running year's return can only be due later.
    expect(deadlineOf(Number(today.slice(0, 4)), today).isPassed).toBe(false)
  },
)
