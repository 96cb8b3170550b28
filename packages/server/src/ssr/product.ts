import type { Product } from '@aangiftewijs/app/entry-server'
import type { Config } from '../env.ts'
import type { Context } from '../http.ts'

/** Which product a request is for: the news product on its own host, or on `localhost` below `/news`. Spec 2 § 2.21. */
export function productOf(ctx: Context): Product {
  if (isNewsHost(ctx)) return 'news'
  return ctx.hostname.toLowerCase() === 'localhost' && ctx.path.startsWith('/news') ? 'news' : 'tax'
}

/** Whether a request came to the news product's own host name. */
export const isNewsHost = (ctx: Context): boolean => ctx.hostname.toLowerCase() === ctx.dependencies.config.newsHost

/** The origin of the news product: its own host name, with the scheme and port of this installation. */
export function newsOriginOf({ publicOrigin, newsHost }: Pick<Config, 'publicOrigin' | 'newsHost'>): string {
  const url = new URL(publicOrigin)
  url.hostname = newsHost
  return url.origin
}
