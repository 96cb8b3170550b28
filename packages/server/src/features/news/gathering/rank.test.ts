import { dayOf as dayInNetherlands } from '@aangiftewijs/domain/day'
import { expect, test } from 'vitest'
import { demonstrationArticles } from './demonstration-feed.ts'
import type { GatheredArticle } from './gathered-article.ts'
import { rankByDay } from './rank.ts'
import type { Report } from './reports.ts'

const dayOf = (date: string) => date.slice(0, 10)
const article = (over: Partial<GatheredArticle>): GatheredArticle => ({
  title: 'Title',
  summary: 'Summary',
  url: 'https://a.example/1',
  source: 'A',
  publishDate: '2026-11-20T10:00:00.000Z',
  imageUrl: null,
  category: 'general',
  ...over,
})
const reported = (articles: readonly GatheredArticle[], firstRead = '2026-11-20T12:00:00Z'): readonly Report[] =>
  articles.map((one) => ({ ...one, feed: one.source, firstRead: new Date(firstRead), feedReadAt: new Date(firstRead) }))
const ranked = (reports: readonly Report[], hidden: readonly string[] = []) =>
  rankByDay(reports, new Set(hidden), dayOf).map(({ title, rank, source }) => [title, source, rank])
const told = (articles: readonly GatheredArticle[]) => ranked(reported(articles))

test('the same address or the same title is the same news; the earliest report stays and counts for two', () => {
  expect(
    told([
      article({ title: 'Only here', url: 'https://a.example/9', publishDate: '2026-11-20T23:00:00.000Z' }),
      article({ title: 'Big news!', url: 'https://b.example/2', source: 'B', publishDate: '2026-11-20T11:00:00.000Z' }),
      article({ title: 'big  NEWS', url: 'https://a.example/2', source: 'A' }),
    ]),
  ).toEqual([
    ['big  NEWS', 'A', 1],
    ['Only here', 'A', 2],
  ])
})

test('a copy of a title takes the place of nothing that was there before, whatever its date', () => {
  const first = article({ title: 'Big news', url: 'https://a.example/2' })
  const copy = article({ ...first, url: 'https://b.example/2', source: 'B', publishDate: '2026-11-20T01:00:00.000Z' })
  expect(ranked([...reported([copy], '2026-11-20T13:00:00Z'), ...reported([first])])).toEqual([['Big news', 'A', 1]])
})

test('a story is hidden under every address that tells it', () => {
  const copy = article({ url: 'https://b.example/2', source: 'B' })
  const other = article({ title: 'Another', url: 'https://a.example/3' })
  const reports = reported([article({}), copy, other])
  for (const url of ['https://a.example/1', 'https://b.example/2'])
    expect(ranked(reports, [url])).toEqual([['Another', 'A', 1]])
})

test('titles without a letter or a digit are each their own', () =>
  expect(
    told(['🔥🔥', '!!!', '…'].map((title, n) => article({ title, url: `https://a.example/${n}` }))).map(
      ([title]) => title,
    ),
  ).toEqual(['🔥🔥', '!!!', '…']))

test('ten a day are kept, every day is ranked for itself', () => {
  const many = Array.from({ length: 25 }, (_, n) =>
    article({
      title: `News ${n}`,
      url: `https://a.example/${n}`,
      publishDate: `2026-11-${n < 15 ? '20' : '19'}T10:${String(n).padStart(2, '0')}:00.000Z`,
    }),
  )
  const kept = rankByDay(reported(many), new Set(), dayOf)
  const ranksOf = (day: string) => kept.filter(({ publishDate }) => dayOf(publishDate) === day).map(({ rank }) => rank)
  expect([ranksOf('2026-11-20'), ranksOf('2026-11-19')]).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  ])
})

test.each([
  '2026-11-21T12:00:00Z',
  '2026-11-21T00:05:00Z',
  '2026-11-20T23:05:00Z',
  '2026-11-20T23:00:07Z',
  '2024-02-29T23:59:00Z',
])('the demonstration feed at %s: distinct, fictional, nothing in the future, today included', (now) => {
  const articles = demonstrationArticles(new Date(now))
  expect({
    distinct: new Set(articles.map((one) => one.title)).size,
    fictional: articles.filter((one) => /fictional|nothing here is true/i.test(one.summary)).length,
    future: articles.filter((one) => one.publishDate > new Date(now).toISOString()).length,
    today: articles.some((one) => dayInNetherlands(new Date(one.publishDate)) === dayInNetherlands(new Date(now))),
    oldest: articles.every((one) => new Date(now).getTime() - Date.parse(one.publishDate) <= 30 * 86_400_000),
  }).toEqual({ distinct: articles.length, fictional: articles.length, future: 0, today: true, oldest: true })
})
