import { copy } from '@aangiftewijs/domain/language'
import { newsProductName, productName } from '@aangiftewijs/domain/product'
import type { Product } from '../../page-request.ts'
import type { Route } from '../../route.ts'
import { routes } from '../../routes.ts'
import { descriptions as generalDescriptions } from '../../shell/copy.ts'
import { descriptions, unlistedRoutes } from './meta.ts'

/** The pages of a product that belong in a search engine. Whatever is asked of the news product's host is its list, at `/`. */
export const listedRoutes = (product: Product): readonly Route[] =>
  routes.filter(
    (route) =>
      route.product === product &&
      route.access === 'public' &&
      !unlistedRoutes.includes(route.id) &&
      !(product === 'tax' && route.path.endsWith('*')),
  )

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** `sitemap.xml`: every listed page of a product below `origin` (without a slash at its end). */
export const sitemapXml = (product: Product, origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listedRoutes(product).map(({ path }) => `  <url><loc>${escapeXml(origin + path.replace('*', ''))}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/** `robots.txt`: everything public may be read, nothing personal and no API. */
export function robotsTxt(product: Product, origin: string): string {
  const closed = routes.filter((route) => route.access !== 'public' && route.product === product)
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...closed.map(({ path }) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

/** A drawing for the home screen. */
export interface ManifestIcon {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose?: 'any' | 'maskable'
}

const nothingSaid = copy('', '')

/** What a product is called and says of itself. */
const identities: Readonly<Record<Product, { readonly name: string; readonly description: string }>> = {
  tax: { name: productName, description: (descriptions.dashboard ?? nothingSaid).en },
  news: { name: newsProductName, description: generalDescriptions.news.en },
}

/** The web manifest (`application/manifest+json`), with these icons. Colours: paper and Delft blue of the light theme. */
export const webManifest = (product: Product, icons: readonly ManifestIcon[]): string =>
  JSON.stringify({
    name: identities[product].name,
    short_name: identities[product].name,
    description: identities[product].description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#FAF8F4',
    theme_color: '#1F4E9E',
    icons,
  })
