import type { Day } from '@aangiftewijs/domain/day'
import type { NewsArticle } from '@aangiftewijs/domain/news'
import type { Dependencies } from '../../dependencies.ts'
import { type ArticleImages, createArticleImages } from './article-image.ts'
import { createGatherer, listArticles } from './gather-news.ts'
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
  let hasGathered = false
  return {
    imageOf,
    gather: async () => {
      await gather()
      hasGathered = true
    },
    list: async (day) => {
      // A host that has just started has nothing yet; who asks first waits for the first reading.
      if (!hasGathered && (await dependencies.database.models.newsArticles.count()) === 0) {
        await gather()
        hasGathered = true
      }
      return (await listArticles(dependencies, day)).map(presentArticle)
    },
  }
}
