import { escapeHtml } from '@aangiftewijs/domain/html'
import { type Language, languageInAddress, languages, wordsOf } from '@aangiftewijs/domain/language'
import { newsProductName, productName } from '@aangiftewijs/domain/product'
import { pageLanguage } from '../copy/words.tsx'
import { descriptions } from '../features/guide/meta.ts'
import { newsBase } from '../features/news/filter-in-address.ts'
import type { PageRequest } from '../page-request.ts'
import type { Route } from '../route.ts'
import { matchRoute } from '../routes.ts'
import { descriptions as generalDescriptions } from '../shell/copy.ts'
import { documentTitle } from '../shell/document-title.ts'
import { iconFiles } from './icons.ts'
import { structuredDataOf } from './structured-data-of.ts'

const locales: Readonly<Record<Language, string>> = { en: 'en_GB', nl: 'nl_NL' }

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`
const link = (rel: string, href: string, more = '') => `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`

const icons = [
  link('icon', iconFiles.drawing, ' type="image/svg+xml"'),
  link('icon', iconFiles.favicon, ' sizes="32x32"'),
  link('apple-touch-icon', iconFiles.touch),
  link('manifest', '/manifest.webmanifest'),
]

/** The route of a page everyone may see and find again at its address; null for the gate, for errors and for what is personal. */
function shareableRoute({ product, path, status }: PageRequest): Route | null {
  const route = matchRoute(product, path)
  return status === 200 && route.access === 'public' ? route : null
}

/** The page at its one address: of the news product every other path is the list at the first. */
const atOwnAddress = (page: PageRequest, route: Route): PageRequest =>
  route.path === '/*' ? { ...page, path: newsBase(page.path) || '/' } : page

/** A page's own address, and its address in a language, which nobody's cookie changes. ADR 12. */
const addressIn = ({ origin, path }: PageRequest, language: Language | null) =>
  language === null ? origin + path : `${origin}${path}?lang=${language}`

function addresses(page: PageRequest): readonly string[] {
  return [
    link('canonical', addressIn(page, languageInAddress(page.search))),
    ...languages.map((language) => link('alternate', addressIn(page, language), ` hreflang="${language}"`)),
    link('alternate', addressIn(page, null), ' hreflang="x-default"'),
  ]
}

/** What other sites show of a link to this page (Open Graph). */
function preview(page: PageRequest, description: string): readonly string[] {
  const language = pageLanguage(page.language)
  return [
    property('og:type', 'website'),
    property('og:site_name', page.product === 'news' ? newsProductName : productName),
    property('og:title', documentTitle(page)),
    property('og:description', description),
    property('og:url', addressIn(page, languageInAddress(page.search))),
    property('og:image', page.origin + iconFiles.large),
    property('og:locale', locales[language]),
    ...languages.flatMap((other) => (other === language ? [] : property('og:locale:alternate', locales[other]))),
    meta('twitter:card', 'summary'),
  ]
}

/** The part of the head that tells search engines, link previews and home screens what a page is. */
export function describePage(page: PageRequest): readonly string[] {
  const route = shareableRoute(page)
  const words = (route === null ? undefined : descriptions[route.id]) ?? generalDescriptions[page.product]
  const description = wordsOf(words, page.language)
  const general = [meta('description', description), ...icons]
  if (route === null) return general
  const own = atOwnAddress(page, route)
  return [...general, ...addresses(own), ...preview(own, description)]
}

/** What a page says of itself to machines (JSON-LD). It stands behind the page, which would otherwise wait for it. `key` is the nonce's attribute. */
export function structuredScripts(page: PageRequest, key: string): readonly string[] {
  const route = shareableRoute(page)
  if (route === null) return []
  return structuredDataOf(route, page).map((json) => `<script type="application/ld+json"${key}>${json}</script>`)
}
