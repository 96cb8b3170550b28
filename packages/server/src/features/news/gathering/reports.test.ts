import { expect, test } from 'vitest'
import type { GatheredArticle } from './gathered-article.ts'
import { afterReading, type Report, reportsAfter, unknownFeed, worthKeeping } from './reports.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))
/** An article that appeared at an hour, under an address of that hour. */
const article = (hour: number, over: Partial<GatheredArticle> = {}): GatheredArticle => ({
  title: `News of ${hour}`,
  summary: 'Summary',
  url: `https://a.example/${hour}`,
  source: 'A',
  publishDate: at(hour).toISOString(),
  imageUrl: null,
  category: 'general',
  ...over,
})
const read = (hour: number, articles: readonly GatheredArticle[], feed = 'a') => ({ feed, readAt: at(hour), articles })
const first = (...articles: readonly GatheredArticle[]) => afterReading([], read(12, articles))
const titles = (reports: readonly Report[]) => reports.map(({ title }) => title).sort()

test('of a known address the newest words count, and the day and the place it had', () => {
  const known = first(article(9, { title: 'Scandal', summary: 'False' }))
  const corrected = article(15, {
    title: 'Correction',
    url: 'https://a.example/9',
    summary: 'True',
    imageUrl: 'https://a.example/i',
  })
  expect(afterReading(known, read(16, [corrected]))).toEqual([
    { ...corrected, feed: 'a', publishDate: at(9).toISOString(), firstRead: at(12), feedReadAt: at(16) },
  ])
})

test('what falls off the end of a feed stays', () => {
  const known = first(article(10), article(9))
  expect(titles(afterReading(known, read(13, [article(11), article(10)])))).toEqual([
    'News of 10',
    'News of 11',
    'News of 9',
  ])
})

test('what is missing between what a feed lists newest first was taken back', () => {
  const known = first(article(11), article(10), article(9))
  expect(titles(afterReading(known, read(13, [article(11), article(9)])))).toEqual(['News of 11', 'News of 9'])
})

test.each<[string, readonly GatheredArticle[]]>([
  ['a feed in another order', [article(9), article(11)]],
  ['a copy that lacks the newest', [article(9), article(8)]],
  ['an empty feed', []],
])('nothing is taken back by %s', (_, articles) => {
  const known = first(article(11), article(10), article(9))
  expect(titles(afterReading(known, read(13, articles)))).toEqual(
    expect.arrayContaining(['News of 10', 'News of 11', 'News of 9']),
  )
})

test('a reading that another server has overtaken changes nothing', () => {
  const known = afterReading([], read(13, [article(10)]))
  expect(afterReading(known, read(12, [article(10, { title: 'Older words' })]))).toBe(known)
})

test('of an address that is listed twice the first one stands', () => {
  const twice = first(article(10, { title: 'Newer' }), article(10, { title: 'Older' }))
  expect(titles(twice)).toEqual(['Newer'])
})

test('what feeds told that are asked no longer goes; what did not change stays as it was read', () => {
  const known = [...first(article(10)), ...afterReading([], read(12, [article(9)], 'b'))]
  expect(titles(reportsAfter(known, [], ['a']))).toEqual(['News of 10'])
})

test('what nobody knows the feed of stays until a feed tells of its address', () => {
  const known = afterReading([], read(12, [article(10), article(9)], unknownFeed))
  const corrected = article(10, { title: 'Correction' })
  expect(titles(reportsAfter(known, [read(13, [corrected])], ['a']))).toEqual(['Correction', 'News of 9'])
})

test('of a feed that tells too much of one day the first that were read stay, and nothing of before the oldest day', () => {
  const many = Array.from({ length: 150 }, (_, n) =>
    article(10, { title: `Many ${n}`, url: `https://a.example/m${n}` }),
  )
  const later = afterReading([], read(14, [article(11, { title: 'Later' })]))
  const kept = worthKeeping([...later, ...first(...many, article(1))], at(2).toISOString(), (date) => date.slice(0, 10))
  expect([kept.length, kept[0]?.title, titles(kept).includes('Later'), titles(kept).includes('News of 1')]).toEqual([
    100,
    'Many 0',
    false,
    false,
  ])
})
