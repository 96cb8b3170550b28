import type { SiteFiles } from '@aangiftewijs/app/entry-server'
import type { Feature } from '../../http.ts'
import { type Middleware, route } from '../../http.ts'
import { isNewsHost, newsOriginOf } from '../../ssr/product.ts'

const types: Readonly<Record<keyof SiteFiles, string>> = {
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
  '/manifest.webmanifest': 'application/manifest+json',
}

const answer =
  (path: keyof SiteFiles): Middleware =>
  (ctx) => {
    const { config, renderer } = ctx.dependencies
    ctx.set('Cache-Control', 'public, max-age=3600')
    ctx.type = types[path]
    const files = isNewsHost(ctx)
      ? renderer.siteFiles('news', newsOriginOf(config))
      : renderer.siteFiles('tax', config.publicOrigin)
    ctx.body = files[path]
  }

/** What search engines and home screens ask a site for; the app, which knows its pages, writes them. */
export const siteFilesFeature: Feature = {
  name: 'site-files',
  routes: [
    route('GET', '/sitemap.xml', answer('/sitemap.xml')),
    route('GET', '/robots.txt', answer('/robots.txt')),
    route('GET', '/manifest.webmanifest', answer('/manifest.webmanifest')),
  ],
  isOnNewsHost: true,
  forms: [],
  data: {},
}
