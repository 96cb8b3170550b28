import { isDay } from '@aangiftewijs/domain/news'
import type { LoadPageData } from '../../feature.ts'
import type { PageForm } from '../../http.ts'
import { formBody } from '../../middlewares/body.ts'
import { limitRefresh } from './routes.ts'
import { newsOf } from './service.ts'

/** The news a page starts with: of the day in its address, or all. A wrong day is as no day. */
export const loadNews: LoadPageData = async (ctx) => {
  const { date } = ctx.query
  const day = typeof date === 'string' && isDay(date) ? date : undefined
  const articles = await newsOf(ctx.dependencies).list(day)
  return { [day === undefined ? '/api/news' : `/api/news?date=${day}`]: { articles } }
}

/** Refresh News without script: reads the feeds and shows the same page again. */
export const refreshForm: PageForm = {
  path: '/news',
  access: 'public',
  body: formBody,
  formName: () => 'refresh',
  handle: async (ctx, fields) => {
    await limitRefresh(ctx, async () => undefined)
    await newsOf(ctx.dependencies).gather()
    const date = fields.date ?? ''
    return { kind: 'go', to: isDay(date) ? `/news?date=${date}` : '/news' }
  },
}
