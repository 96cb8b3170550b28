import { describe, expect, test } from 'vitest'
import { type DateRange, daysAfter, isDay, startOfDay } from './index.ts'
import type { NewsArticle } from './news.schema.ts'
import { categoriesIn, chipDays, cutSummary, daysToChoose, filterArticles, nearestDayOf, windowOf } from './windows.ts'

const article = (over: Partial<NewsArticle>): NewsArticle => ({
  id: 1,
  title: 'T',
  summary: 'S',
  url: 'https://a.example',
  imageUrl: null,
  publishDate: '2026-11-21T10:00:00.000Z',
  source: 'A',
  category: 'general',
  rank: 1,
  ...over,
})

describe('the Dutch calendar', () => {
  test.each([
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ])('%s starts at %s', (day, start) => expect(startOfDay(day).toISOString()).toBe(start))

  test('days cross months and leap years', () =>
    expect([daysAfter('2024-02-28', 1), daysAfter('2024-03-01', -1), daysAfter('2025-12-31', 1)]).toEqual([
      '2024-02-29',
      '2024-02-29',
      '2026-01-01',
    ]))

  test.each([
    ['2026-11-21', true],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['21-11-2026', false],
    ['2026-11-21T00:00', false],
    ['', false],
  ])('%j is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected))
})

describe('windows', () => {
  test.each<[DateRange, string | null, string, string, string]>([
    ['today', null, '2026-11-21T12:00:00Z', '2026-11-20T23:00:00.000Z', '2026-11-21T12:00:00.001Z'],
    ['yesterday', null, '2026-11-21T12:00:00Z', '2026-11-19T23:00:00.000Z', '2026-11-20T23:00:00.000Z'],
    ['yesterday', null, '2026-10-26T12:00:00Z', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['yesterday', null, '2026-03-30T12:00:00Z', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['this_week', null, '2026-11-21T12:00:00Z', '2026-11-14T12:00:00.000Z', '2026-11-21T12:00:00.001Z'],
    ['this_week', null, '2026-10-28T12:00:00Z', '2026-10-21T11:00:00.000Z', '2026-10-28T12:00:00.001Z'],
    // Seven days ago the clocks changed: the same time on the clock is an hour nearer, or further.
    ['this_week', null, '2026-04-05T10:00:00Z', '2026-03-29T10:00:00.000Z', '2026-04-05T10:00:00.001Z'],
    ['this_week', null, '2026-11-01T11:00:00Z', '2026-10-25T11:00:00.000Z', '2026-11-01T11:00:00.001Z'],
    ['custom', '2026-11-10', '2026-11-21T12:00:00Z', '2026-11-09T23:00:00.000Z', '2026-11-10T23:00:00.000Z'],
    ['custom', null, '2026-11-21T12:00:00Z', '2026-10-22T11:00:00.000Z', '2026-11-21T12:00:00.001Z'],
  ])('%s (%s) at %s is %s to %s', (range, day, now, from, until) =>
    expect(windowOf({ range, day }, new Date(now))).toEqual({ from: new Date(from), until: new Date(until) }),
  )

  test('five chips, newest first', () =>
    expect(chipDays(new Date('2026-03-02T12:00:00Z'))).toEqual([
      '2026-03-02',
      '2026-03-01',
      '2026-02-28',
      '2026-02-27',
      '2026-02-26',
    ]))
})

test('articles of a window and category, by rank and then newest first', () => {
  const articles = [
    article({ id: 1, rank: 2 }),
    article({ id: 2, rank: 1, publishDate: '2026-11-21T08:00:00.000Z' }),
    article({ id: 3, rank: 1, publishDate: '2026-11-21T09:00:00.000Z' }),
    article({ id: 4, rank: 1, category: 'tools' }),
    article({ id: 5, rank: 1, publishDate: '2026-11-20T22:59:59.999Z' }),
    article({ id: 6, rank: 1, publishDate: '2026-11-21T12:00:01.000Z' }),
  ]
  const shown = (category: string) =>
    filterArticles(articles, { range: 'today', day: null, category }, new Date('2026-11-21T12:00:00Z')).map(
      ({ id }) => id,
    )
  expect([shown('all'), shown('general'), shown('none')]).toEqual([[4, 3, 2, 1], [3, 2, 1], []])
  expect(categoriesIn(articles)).toEqual(['general', 'tools'])
})

test('a summary of 300 characters is whole, a longer one is cut', () =>
  expect([cutSummary('x'.repeat(300)), cutSummary('x'.repeat(301))]).toEqual([
    'x'.repeat(300),
    `${'x'.repeat(300)}...`,
  ]))

test('a character is not cut in half', () => expect(cutSummary(`${'x'.repeat(299)}🤖`)).toBe(`${'x'.repeat(299)}...`))

test('days can be chosen as far back as articles are kept, and none to come', () =>
  expect(daysToChoose(new Date('2026-11-21T12:00:00Z'))).toEqual({ first: '2026-10-22', last: '2026-11-21' }))

test.each<[DateRange, string | null, string, string | null]>([
  ['today', null, 'all', '2026-11-19'],
  ['custom', '2026-11-17', 'all', '2026-11-19'],
  ['custom', '2026-11-16', 'all', '2026-11-15'],
  ['custom', '2026-09-01', 'all', '2026-11-15'],
  ['custom', '2027-01-01', 'tools', '2026-11-15'],
  ['custom', '2026-11-19', 'tools', '2026-11-15'],
  ['today', null, 'policy', null],
])('%s (%s) of %s without articles: the nearest day with some is %s', (range, day, category, nearest) => {
  const articles = [
    article({ publishDate: '2026-11-15T10:00:00.000Z', category: 'tools' }),
    article({ publishDate: '2026-11-18T23:30:00.000Z' }),
    article({ publishDate: '2026-11-25T10:00:00.000Z' }),
    article({ publishDate: '2026-08-30T10:00:00.000Z' }),
  ]
  expect(nearestDayOf(articles, { range, day, category }, new Date('2026-11-21T12:00:00Z'))).toBe(nearest)
})
