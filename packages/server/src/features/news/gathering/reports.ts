import type { GatheredArticle } from './gathered-article.ts'

/** What one feed says of one address. */
export interface Report extends GatheredArticle {
  /** The key of its feed. */
  readonly feed: string
  /** When it was first read there: of several reports of the same news the first one stands. */
  readonly firstRead: Date
  /** When its feed was last read. */
  readonly feedReadAt: Date
}

/** What a feed listed when it was read. */
export interface Reading {
  readonly feed: string
  /** When it was asked for. */
  readonly readAt: Date
  /** In the order of the feed. */
  readonly articles: readonly GatheredArticle[]
}

/** The feed of articles from versions that did not keep it. */
export const unknownFeed = ''

/** Reports kept of one feed and day: a day shows ten, and a feed with more is a mistake or an attack. */
const mostOfADay = 100

const byAddress = <T extends GatheredArticle>(articles: readonly T[]): ReadonlyMap<string, T> =>
  // Of an address that a feed lists twice the first one stands.
  new Map([...articles].reverse().map((article) => [article.url, article]))

const isNewestFirst = (articles: readonly GatheredArticle[]): boolean =>
  articles.every(({ publishDate }, at) => at === 0 || publishDate <= (articles[at - 1]?.publishDate ?? ''))

/**
 * Whether a feed has taken back what it no longer lists: it lists its items newest first, and an older one and a newer one still. Feeds
 * drop what is old by themselves, one of what is popular anything, and a stale copy lacks the newest.
 */
const isTakenBack = (articles: readonly GatheredArticle[], { publishDate }: Report): boolean => {
  const [newest, oldest] = [articles[0], articles.at(-1)]
  return (
    newest !== undefined &&
    oldest !== undefined &&
    isNewestFirst(articles) &&
    oldest.publishDate < publishDate &&
    publishDate < newest.publishDate
  )
}

/** The date it had first, so that a correction does not move it to another day; an earlier one, as what is dated ahead gets in time. */
const earlier = (one: string | undefined, other: string): string => (one !== undefined && one < other ? one : other)

/**
 * The reports of a feed once it was read anew. Of a known address its newest words count; what it no longer lists stays, unless it was
 * taken back.
 * @param known the reports of this feed
 */
export function afterReading(known: readonly Report[], { feed, readAt, articles }: Reading): readonly Report[] {
  // Another server has read it later, and was done sooner.
  if (known.some(({ feedReadAt }) => feedReadAt > readAt)) return known
  const before = byAddress(known)
  const listed = byAddress(articles)
  return [
    ...known
      .filter((report) => !listed.has(report.url) && !isTakenBack(articles, report))
      .map((report) => ({ ...report, feedReadAt: readAt })),
    ...[...listed.values()].reverse().map((article) => ({
      ...article,
      feed,
      publishDate: earlier(before.get(article.url)?.publishDate, article.publishDate),
      firstRead: before.get(article.url)?.firstRead ?? readAt,
      feedReadAt: readAt,
    })),
  ]
}

/** Reports that count: recent, and of each feed and day no more than somebody could mean. Those that were there first stay. */
export function worthKeeping(
  reports: readonly Report[],
  oldest: string,
  dayOf: (isoDate: string) => string,
): readonly Report[] {
  const counts = new Map<string, number>()
  return [...reports]
    .sort((a, b) => a.firstRead.getTime() - b.firstRead.getTime())
    .filter(({ feed, publishDate }) => {
      if (publishDate < oldest) return false
      const key = `${feed} ${dayOf(publishDate)}`
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count <= mostOfADay
    })
}

/**
 * All reports after some feeds were read: those of feeds that are asked no longer go, and so does what nobody knows the feed of, once a
 * feed tells of its address.
 * @param feeds the keys of those that are asked
 */
export function reportsAfter(
  known: readonly Report[],
  readings: readonly Reading[],
  feeds: readonly string[],
): readonly Report[] {
  const told = [...new Set(feeds)].flatMap((feed) => {
    const own = known.filter((report) => report.feed === feed)
    const reading = readings.find((one) => one.feed === feed)
    return reading === undefined ? own : afterReading(own, reading)
  })
  const addresses = new Set(told.map(({ url }) => url))
  return [...known.filter(({ feed, url }) => feed === unknownFeed && !addresses.has(url)), ...told]
}
