import { type Day, dayOf } from '@aangiftewijs/domain/day'
import type { NewsArticle } from '@aangiftewijs/domain/news'
import type { Dependencies } from '../../dependencies.ts'
import { type ArticleImages, createArticleImages } from './article-image.ts'
import { createGatherer } from './gather-news.ts'
import { listArticles } from './keep-news.ts'
import { presentArticle } from './presenter.ts'

/** The news of one host. */
export interface NewsService extends ArticleImages {
  /** The articles of a Dutch calendar day, or all of the last month; by rank, then newest first. */
  readonly list: (day?: Day) => Promise<readonly NewsArticle[]>
  /** Reads the feeds now. */
  readonly gather: () => Promise<void>
}

const services = new WeakMap<Dependencies, NewsService>()

/** The one news service of a host: it remembers feed versions and pictures. */
export function newsOf(dependencies: Dependencies): NewsService {
  const service = services.get(dependencies) ?? createNews(dependencies)
  services.set(dependencies, service)
  return service
}

function createNews(dependencies: Dependencies): NewsService {
  const { gather } = createGatherer(dependencies)
  const { imageOf } = createArticleImages(dependencies)
  const { clock, config, database } = dependencies
  const today = () => dayOf(clock.now())
  let gatheredOn: Day | null = null
  const gatherNow = async () => {
    const day = today()
    await gather()
    gatheredOn = day
  }
  return {
    imageOf,
    gather: gatherNow,
    list: async (day) => {
      // A host that has just started has nothing yet; who asks first waits for the first reading.
      if (gatheredOn === null && (await database.models.newsArticles.count()) === 0) await gatherNow()
      // The demonstration is relative to today: on a new day it is laid anew. What cannot be written then can still be read.
      else if (config.newsFeeds.length === 0 && gatheredOn !== today()) await gatherNow().catch(() => {})
      return (await listArticles(dependencies, day)).map(presentArticle)
    },
  }
}
