import { hourly } from '../../hourly.ts'
import type { Feature } from '../../http.ts'
import { loadNews, refreshForm } from './pages.ts'
import { newsRoutes } from './routes.ts'
import { newsOf } from './service.ts'

/** The news: its calls, its page form, and the hourly reading of the feeds (once at the start, too). */
export const newsFeature: Feature = {
  name: 'news',
  isOnNewsHost: true,
  routes: newsRoutes,
  forms: [refreshForm],
  data: { '/api/news': loadNews },
  startJobs: (dependencies) => {
    const gather = () =>
      newsOf(dependencies)
        .gather()
        .catch((error: unknown) => dependencies.log.error({ err: error }, 'the news could not be gathered'))
    return [hourly(7, gather)]
  },
}
