import { isDay } from '@aangiftewijs/domain/news'
import type { LoadPageData, PageForm } from '../../http.ts'
import { formBody } from '../../middlewares/body.ts'
import { safePath } from '../../ssr/safe-path.ts'
import { limitRefresh } from './routes.ts'
import { newsOf } from './service.ts'

/**
 * The news a page starts with. The tax product's page shows the day of its address (a wrong day is as no day); the news product has all
 * articles and filters them itself.
 */
export const loadNews: LoadPageData<'/api/news'> = async (ctx, { id }) => {
  const { date } = ctx.query
  const day = id === 'news' && typeof date === 'string' && isDay(date) ? date : undefined
  const articles = await newsOf(ctx.dependencies).list(day)
  return day === undefined ? { '/api/news': { articles } } : { [`/api/news?date=${day}` as const]: { articles } }
}

/** Refresh News without script: reads the feeds and shows the same page again. */
export const refreshForm: PageForm = {
  path: '/news',
  access: 'public',
  limit: limitRefresh,
  body: formBody,
  formName: () => 'refresh',
  handle: async (ctx, fields) => {
    await newsOf(ctx.dependencies).gather()
    return { kind: 'go', to: safePath(fields.next, '/news') }
  },
}
