import { type Day, dayOf } from '@aangiftewijs/domain/day'
import { daysAfter, startOfDay } from '@aangiftewijs/domain/news'
import { takeLock } from '../../database/advisory-locks.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { NewsArticleRow } from '../../models/news-article.ts'
import { createApart } from '../documents/isolation/apart.ts'
import { demonstrationArticles, isDemonstrationArticle } from './gathering/demonstration-feed.ts'
import { fetchPublic, type ResourceVersion } from './gathering/fetch-public.ts'
import type { GatheredArticle } from './gathering/gathered-article.ts'
import { ownPicture, privateHostOf } from './gathering/private-host.ts'
import { articlesPerDay, type RankedArticle, rankByDay } from './gathering/rank.ts'

/** Hostile feeds are read apart. */
const feeds = createApart<'feed'>(10_000)
/** What belongs to no account. */
const nobody = 0

/** Days articles are kept; the widest window of the filters is the last 30 days. */
const daysKept = 31

/** Articles there are at most; today is one of the days. */
export const mostArticles = articlesPerDay * (daysKept + 1)

/** Limits of reading one feed. */
const feedLimits = { bytes: 2 * 1024 * 1024, milliseconds: 10_000, redirects: 3 } as const
const feedTypes = 'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5'

/** Gathers the news: reads the feeds, keeps the ten best of each day, stores them. */
export interface NewsGatherer {
  /** Reads all feeds now; calls while one is running share it. Never fails because of a feed. */
  readonly gather: () => Promise<void>
}

/** A gatherer with its own memory of feed versions, so that an unchanged feed is not sent again. */
export function createGatherer(dependencies: Dependencies): NewsGatherer {
  const versions = new Map<string, ResourceVersion>()
  let running: Promise<void> | null = null
  const gatherOnce = async () => {
    const { config, clock } = dependencies
    if (config.newsFeeds.length === 0) return storeArticles(dependencies, demonstrationArticles(clock.now()))
    const feeds = await readAllFeeds(dependencies, versions)
    await storeArticles(
      dependencies,
      feeds.flatMap(({ articles }) => articles),
    )
    // Only now: of an unchanged feed nothing is sent again, so what could not be stored would be missing until it changes.
    for (const { address, version } of feeds) versions.set(address, version)
  }
  return {
    gather: () => {
      running ??= gatherOnce().finally(() => {
        running = null
      })
      return running
    },
  }
}

/** What was read of one feed. */
interface FeedRead {
  readonly address: string
  readonly version: ResourceVersion
  readonly articles: readonly GatheredArticle[]
}

/** All feeds that changed and could be read; one that could not is logged and the others still count. */
async function readAllFeeds(
  { config, clock, log }: Dependencies,
  versions: ReadonlyMap<string, ResourceVersion>,
): Promise<readonly FeedRead[]> {
  const now = clock.now()
  const read = config.newsFeeds.map(async (address) => {
    try {
      const version = versions.get(address)
      const fetched = await fetchPublic(address, {
        accept: feedTypes,
        limits: feedLimits,
        privateHost: privateHostOf(config, address),
        ...(version ? { version } : {}),
      })
      if (!fetched.changed) return []
      const read = await feeds.ask(nobody, { kind: 'feed', bytes: fetched.bytes, address, now })
      if (read === null) throw new Error('it is no feed, or it took too long')
      const { articles, leftOut } = read
      if (Object.keys(leftOut).length > 0)
        log.info({ feed: new URL(address).host, leftOut }, 'items of a news feed were left out')
      return [
        {
          address,
          version: fetched.version,
          articles: articles.map((article) => ({
            ...article,
            imageUrl: ownPicture(config, address, article.imageUrl),
          })),
        },
      ]
    } catch (error) {
      log.warn(
        { feed: new URL(address).host, reason: error instanceof Error ? error.message : 'unknown' },
        'a news feed could not be read',
      )
      return []
    }
  })
  return (await Promise.all(read)).flat()
}

/** Joins what is stored with what was gathered, keeps ten a day and forgets what is too old, all in one write. */
async function storeArticles(
  { config, clock, database }: Dependencies,
  gathered: readonly GatheredArticle[],
): Promise<void> {
  const { newsArticles } = database.models
  const now = clock.now()
  const oldest = startOfDay(daysAfter(dayOf(now), -daysKept)).toISOString()
  await database.write(async (transaction) => {
    // Of several servers each gathers at the same minute: what one has stored, the next one finds.
    await takeLock(database.sequelize, 'news', transaction)
    const rows = await newsArticles.findAll({ transaction })
    // The demonstration feed is relative to today, so what is stored of it is yesterday's version of the same articles.
    const stored =
      config.newsFeeds.length === 0 ? [] : rows.filter((row) => !isDemonstrationArticle(row.url)).map(articleOf)
    const recent = (articles: readonly GatheredArticle[]) => articles.filter(({ publishDate }) => publishDate >= oldest)
    const kept = rankByDay({ known: recent(stored), fresh: recent(gathered) }, (date) => dayOf(new Date(date)))
    const keptUrls = new Set(kept.map((article) => article.url))
    const gone = rows.filter((row) => !keptUrls.has(row.url)).map((row) => row.id)
    if (gone.length > 0) await newsArticles.destroy({ where: { id: gone }, transaction })
    const rowByUrl = new Map(rows.map((row) => [row.url, row]))
    for (const article of kept) {
      const row = rowByUrl.get(article.url)
      if (row) await row.update(columnsOf(article), { transaction })
    }
    const fresh = kept.filter((article) => !rowByUrl.has(article.url))
    await newsArticles.bulkCreate(
      fresh.map((article) => ({ ...columnsOf(article), fetchDate: now })),
      { transaction },
    )
  })
}

/** A stored article as it was gathered; a row itself cannot be spread. */
const articleOf = ({
  title,
  summary,
  url,
  source,
  publishDate,
  imageUrl,
  category,
}: NewsArticleRow): GatheredArticle => ({
  title,
  summary,
  url,
  source,
  publishDate,
  imageUrl,
  category,
})

const columnsOf = ({ title, summary, url, source, publishDate, imageUrl, category, rank }: RankedArticle) => ({
  title,
  summary,
  url,
  source,
  publishDate,
  imageUrl,
  category,
  rank,
})

/** The stored articles, of one Dutch calendar day when `day` is given, by rank and then newest first. */
export async function listArticles({ database }: Dependencies, day?: Day) {
  const rows = await database.models.newsArticles.findAll({
    order: [
      ['rank', 'ASC'],
      ['publishDate', 'DESC'],
    ],
  })
  return day === undefined ? rows : rows.filter((row) => dayOf(new Date(row.publishDate)) === day)
}
