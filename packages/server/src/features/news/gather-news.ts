import { createHash } from 'node:crypto'
import type { Dependencies } from '../../dependencies.ts'
import { createApart } from '../documents/isolation/apart.ts'
import { fetchPublic, type ResourceVersion } from './gathering/fetch-public.ts'
import { ownPicture, privateHostOf } from './gathering/private-host.ts'
import type { Reading } from './gathering/reports.ts'
import { keepDemonstration, keepReadings } from './keep-news.ts'

/** Hostile feeds are read apart. */
const feeds = createApart<'feed'>(10_000)
/** What belongs to no account. */
const nobody = 0

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
    const { newsFeeds } = dependencies.config
    if (newsFeeds.length === 0) return keepDemonstration(dependencies)
    const feeds = await readAllFeeds(dependencies, versions)
    await keepReadings(dependencies, feeds, newsFeeds.map(feedKey))
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

/** What a feed is stored under: its address may hold a key of the operator's. */
const feedKey = (address: string): string => createHash('sha256').update(address).digest('hex')

interface FeedRead extends Reading {
  readonly address: string
  readonly version: ResourceVersion
}

/** All feeds that changed and could be read; one that could not is logged and the others still count. */
async function readAllFeeds(
  { config, clock, log }: Dependencies,
  versions: ReadonlyMap<string, ResourceVersion>,
): Promise<readonly FeedRead[]> {
  const read = config.newsFeeds.map(async (address) => {
    try {
      const version = versions.get(address)
      const readAt = clock.now()
      const fetched = await fetchPublic(address, {
        accept: feedTypes,
        limits: feedLimits,
        privateHost: privateHostOf(config, address),
        ...(version ? { version } : {}),
      })
      if (!fetched.changed) return []
      const read = await feeds.ask(nobody, { kind: 'feed', bytes: fetched.bytes, address, now: readAt })
      if (read === null) throw new Error('it is no feed, or it took too long')
      const { articles, leftOut } = read
      if (Object.keys(leftOut).length > 0)
        log.info({ feed: new URL(address).host, leftOut }, 'items of a news feed were left out')
      return [
        {
          address,
          version: fetched.version,
          feed: feedKey(address),
          readAt,
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
