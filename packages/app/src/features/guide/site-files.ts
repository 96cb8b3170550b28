import { copy } from '@aangiftewijs/domain/language'
import { productName } from '@aangiftewijs/domain/product'
import { type Route, routes } from '../../routes.ts'
import { descriptions, unlistedRoutes } from './meta.ts'

/** The pages of the tax product that belong in a search engine. */
export const listedRoutes: readonly Route[] = routes.filter(
  ({ id, product, access, path }) =>
    product === 'tax' && access === 'public' && !path.endsWith('*') && !unlistedRoutes.includes(id),
)

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** `sitemap.xml`: every listed page below `origin` (without a slash at its end). */
export const sitemapXml = (origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listedRoutes.map(({ path }) => `  <url><loc>${escapeXml(origin + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/** `robots.txt`: everything public may be read, nothing personal and no API. */
export function robotsTxt(origin: string): string {
  const closed = routes.filter(({ access, product }) => access === 'signed-in' && product === 'tax')
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

/** The web manifest (`application/manifest+json`), with these icons. Colours: paper and Delft blue of the light theme. */
export const webManifest = (icons: readonly ManifestIcon[]): string =>
  JSON.stringify({
    name: productName,
    short_name: productName,
    description: (descriptions.dashboard ?? nothingSaid).en,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#FAF8F4',
    theme_color: '#1F4E9E',
    icons,
  })
