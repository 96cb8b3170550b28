import type { Dependencies } from '../../dependencies.ts'
import { hourly } from '../../hourly.ts'
import type { Feature } from '../../http.ts'
import { describeFailure, toAppError } from '../../middlewares/answer-errors.ts'
import { loadNews, refreshForm } from './pages.ts'
import { newsRoutes } from './routes.ts'
import { newsOf } from './service.ts'

/** Never the error itself: one of the database carries what was to be written. */
const logFailed = ({ log }: Dependencies, error: unknown) =>
  log.error({ error: toAppError(error, '').id, cause: describeFailure(error) }, 'the news could not be gathered')

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
        .catch((error: unknown) => logFailed(dependencies, error))
    return [hourly(7, gather)]
  },
}
