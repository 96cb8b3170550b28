import type { Product } from '@aangiftewijs/app/entry-server'
import type { Context } from '../http.ts'

/** Which product a request is for: the news product on its own host, or on `localhost` below `/news`. Spec 2 § 2.21. */
export function productOf(ctx: Context): Product {
  const host = ctx.hostname.toLowerCase()
  if (host === ctx.dependencies.config.newsHost) return 'news'
  return host === 'localhost' && ctx.path.startsWith('/news') ? 'news' : 'tax'
}
