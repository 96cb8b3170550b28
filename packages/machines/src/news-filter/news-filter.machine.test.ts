import { initialNewsFilter, type NewsArticle } from '@aangiftewijs/domain/news'
import { expect, test } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { articlesShown, type NewsFilterEvent, newsFilterMachine } from './index.ts'

const now = new Date('2026-11-21T12:00:00Z')
const article = (id: number, publishDate: string, category = 'tools', rank = 1): NewsArticle => ({
  id,
  title: `T${id}`,
  summary: 'S',
  url: `https://example.org/${id}`,
  imageUrl: null,
  publishDate,
  source: 'A',
  category,
  rank,
})
const articles = [
  article(1, '2026-11-21T08:00:00.000Z'),
  article(2, '2026-11-20T08:00:00.000Z', 'policy'),
  article(3, '2026-11-16T08:00:00.000Z'),
  article(4, '2026-11-01T08:00:00.000Z', 'policy', 2),
]

const after = (...events: readonly NewsFilterEvent[]) => {
  const [start] = initialTransition(newsFilterMachine, { articles, now })
  const end = events.reduce((snapshot, event) => transition(newsFilterMachine, snapshot, event)[0], start)
  return { value: end.value, shown: articlesShown(end.context).map(({ id }) => id), filter: end.context.filter }
}
const today = initialNewsFilter(now)

test('starts with the articles of today', () =>
  expect(after()).toEqual({ value: { showing: 'populated' }, shown: [1], filter: today }))

test.each<[string, readonly NewsFilterEvent[], readonly number[], string]>([
  ['yesterday', [{ type: 'a range is chosen', range: 'yesterday' }], [2], 'populated'],
  ['this week', [{ type: 'a range is chosen', range: 'this_week' }], [1, 2, 3], 'populated'],
  ['a day', [{ type: 'a day is chosen', day: '2026-11-16' }], [3], 'populated'],
  ['no day: the last 30 days', [{ type: 'a day is chosen', day: null }], [1, 2, 3, 4], 'populated'],
  ['a day without news', [{ type: 'a day is chosen', day: '2026-11-02' }], [], 'empty'],
  [
    'a category',
    [
      { type: 'a range is chosen', range: 'this_week' },
      { type: 'a category is chosen', category: 'policy' },
    ],
    [2],
    'populated',
  ],
  [
    'reset',
    [
      { type: 'a day is chosen', day: '2026-11-02' },
      { type: 'a category is chosen', category: 'policy' },
      { type: 'the filters are reset' },
    ],
    [1],
    'populated',
  ],
])('%s', (_, events, shown, state) => {
  const end = after(...events)
  expect([end.shown, end.value]).toEqual([shown, { showing: state }])
})

test('without articles the list is fetched first', () => {
  const [start] = initialTransition(newsFilterMachine, { articles: null, now })
  expect([start.value, start.hasTag('loading')]).toEqual(['loading', true])
})

test('after a refresh the windows reach to the moment it was chosen', () => {
  const later = new Date('2026-11-21T23:30:00Z')
  const [start] = initialTransition(newsFilterMachine, { articles: [article(9, '2026-11-21T23:10:00.000Z')], now })
  const [refreshed] = transition(newsFilterMachine, start, { type: 'refreshing is chosen', now: later })
  const [asBefore] = transition(newsFilterMachine, start, { type: 'refreshing is chosen' })
  const shown = (snapshot: typeof start) => articlesShown(snapshot.context).map(({ id }) => id)
  expect([shown(start), shown(refreshed), shown(asBefore)]).toEqual([[], [9], []])
})
