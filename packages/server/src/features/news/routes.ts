import { createHash } from 'node:crypto'
import { isDay } from '@aangiftewijs/domain/news'
import { notADay, notFound } from '../../errors.ts'
import { type Context, idParam, type Middleware, route } from '../../http.ts'
import { limitRate } from '../../middlewares/rate-limit.ts'
import { createTurns } from '../../turns/turns.ts'
import { newsOf } from './service.ts'

/** Who refreshes: addresses are counted, so that one visitor cannot make the server hammer the feeds. */
export const limitRefresh = limitRate({
  name: 'news refreshes',
  points: 6,
  seconds: 60,
  by: 'address',
})

/** The day asked for with `?date=`, undefined without one. @throws a 400 for anything that is no day. */
function dayAskedFor(ctx: Context): string | undefined {
  const { date } = ctx.query
  if (date === undefined) return undefined
  if (typeof date !== 'string' || !isDay(date)) throw notADay()
  return date
}

const list: Middleware = async (ctx) => {
  const articles = await newsOf(ctx.dependencies).list(dayAskedFor(ctx))
  const text = JSON.stringify({ articles })
  ctx.set('Cache-Control', 'public, max-age=60')
  ctx.etag = createHash('sha256').update(text).digest('base64url')
  ctx.status = 200
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  ctx.type = 'application/json; charset=utf-8'
  ctx.body = text
}

const refresh: Middleware = async (ctx) => {
  await newsOf(ctx.dependencies).gather()
  ctx.body = { success: true }
}

/** Pictures fetched at once; a network's visitors have half of them at most. Who has seen it does not wait. */
const picturesAtOnce = 4
const fetchInTurn = createTurns({ places: picturesAtOnce, ofAccount: picturesAtOnce })

const image: Middleware = async (ctx) => {
  const bytes = await newsOf(ctx.dependencies).imageOf(idParam(ctx), (work) => fetchInTurn(ctx, work))
  if (!bytes) throw notFound()
  ctx.type = 'image/webp'
  ctx.set('Cache-Control', 'public, max-age=86400')
  ctx.body = bytes
}

/** The calls of the news, the same under both hosts. Spec 2 § 7. */
export const newsRoutes = [
  route('GET', '/api/news', list),
  route('POST', '/api/news/refresh', limitRefresh, refresh),
  route('GET', '/news-images/:id', image),
]
