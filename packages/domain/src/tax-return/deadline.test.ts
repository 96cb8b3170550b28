import { expect, test } from 'vitest'
import { deadlineOf } from './deadline.ts'

test('the deadline is said in one way: the day before it is the last one', () =>
  expect(deadlineOf(2024, '2025-04-30')).toMatchObject({
    date: '2025-05-01',
    isPassed: false,
    said: {
      en: 'The return has to be filed before May 1, 2025 (April 30, 2025 at the latest).',
      nl: 'U doet aangifte vóór 1 mei 2025 (uiterlijk 30 april 2025).',
      spec: 'en',
    },
  }))

test('from the deadline on it is past, in the past tense', () =>
  expect(deadlineOf(2024, '2025-05-01')).toMatchObject({
    date: '2025-05-01',
    isPassed: true,
    said: {
      en: 'The return had to be filed before May 1, 2025 (April 30, 2025 at the latest).',
      nl: 'De aangifte moest vóór 1 mei 2025 binnen zijn (uiterlijk 30 april 2025).',
      spec: 'en',
    },
  }))

test.each([
  ['2025-04-30', 'For a real return, sign in at the tax authority before the deadline.'],
  [
    '2025-05-01',
    'You can still file it, or change the one you filed, in Mijn Belastingdienst until December 31, 2029.',
  ],
  [
    '2029-12-31',
    'You can still file it, or change the one you filed, in Mijn Belastingdienst until December 31, 2029.',
  ],
  ['2030-01-01', 'To file it of your own accord, or to change it, you had until December 31, 2029.'],
])('what to do with a real return is what %s still allows', (today, sentence) => {
  const { en } = deadlineOf(2024, today).realReturn
  expect(en).toContain(sentence)
  expect(en.includes('before the deadline')).toBe(today < '2025-05-01')
})
