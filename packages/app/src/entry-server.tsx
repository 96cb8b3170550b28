import { fontUrls } from '@aangiftewijs/ui/theme'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { type KnownParts, KnownPartsProvider, nothingMade } from './deferred/known-parts.tsx'
import { MakeOnceProvider } from './deferred/made-once.tsx'
import { createPagesMadeOnce } from './deferred/pages-made-once.ts'
import { createPartsOnce } from './deferred/parts-once.ts'
import { createResultsKept, isResultPart } from './deferred/results-kept.tsx'
import { createStandIns, type StandIns } from './deferred/stand-ins.ts'
import { documentParts } from './document.ts'
import { robotsTxt, sitemapXml, webManifest } from './features/guide/site-files.ts'
import { searchIndexes } from './features/guide/site-search/search-indexes.ts'
import { nameWhatAlsoCounts } from './features/tax-return/questions/name-what-also-counts.ts'
import { manifestIcons } from './head/icons.ts'
import { cachePageFiles, type Manifest, shownSources } from './page-files.ts'
import type { PageRequest, Product } from './page-request.ts'
import { createQueryCache } from './ports/query-cache.ts'
import { matchRoute } from './routes.ts'
import { App } from './shell/App.tsx'
import { loadWholePage } from './shell/view.ts'

export { fontUrls } from '@aangiftewijs/ui/theme'
export { describeProblems } from './features/tax-return/step-form/describe-problems.ts'
export type { Manifest } from './page-files.ts'
export type { Flash, KeptAfterEnd, Operator, PageRequest, PostedForm, Product } from './page-request.ts'
export type { Access, Route } from './route.ts'
export { matchRoute, notFoundRoute, routes } from './routes.ts'
export type { DataNeed, PageData, PageDataOf } from './server-answers.ts'
export { documentTitle, pageTitle } from './shell/document-title.ts'
export { type FrameWords, frameWords } from './shell/frame-words.ts'
export { nextPath, signInPath } from './shell/sign-in-path.ts'

/** What the renderer knows of the client build: `dist/client/.vite/manifest.json`, parsed. */
export interface RendererAssets {
  readonly manifest: Manifest
}

/** Renders a page as the whole document, in UTF-8. */
export type Renderer = (page: PageRequest, nonce: string) => Promise<Buffer>

/** What search engines and home screens ask a product's site for, by path; the site is at `origin` (without a slash at its end). */
export const siteFiles = (product: Product, origin: string) =>
  ({
    '/sitemap.xml': sitemapXml(product, origin),
    '/robots.txt': robotsTxt(product, origin),
    '/manifest.webmanifest': webManifest(product, manifestIcons),
  }) as const
export type SiteFiles = ReturnType<typeof siteFiles>

const stay = () => Promise.resolve()

/**
 * Builds the renderer of pages. Rejects with what a page threw, so that the host can answer 500 with a page request of that
 * status; the error page itself asks for no data. Everything a page shows is there before it is rendered, so it is rendered
 * in one go: half the processor time of a stream of pieces (ADR 18).
 */
export function createRenderer({ manifest }: RendererAssets): Renderer {
  const filesOf = cachePageFiles(manifest)
  const madeOnce = createPagesMadeOnce()
  const partsOnce = createPartsOnce()
  const resultOf = createResultsKept()
  const render = (page: PageRequest, Page: ComponentType, parts: KnownParts, { standInFor }: StandIns) => {
    const keepOnce = madeOnce(page)
    return renderToString(
      <MakeOnceProvider value={keepOnce && ((name, make) => standInFor(keepOnce(name, make)))}>
        <KnownPartsProvider value={parts}>
          <App
            page={page}
            Page={Page}
            queryCache={createQueryCache(page.data)}
            navigate={stay}
            change={null}
            isLoading={false}
            announcement=""
          />
        </KnownPartsProvider>
      </MakeOnceProvider>,
    )
  }
  // The server answers `/help?q=` itself; the browser loads an index when the search is used.
  const indexes = Promise.all(Object.values(searchIndexes).map(({ load }) => load()))
  return async (request, nonce) => {
    const page = nameWhatAlsoCounts(request)
    const [Page] = await Promise.all([loadWholePage(page), indexes])
    const sources = shownSources(page.status, matchRoute(page.product, page.path))
    const files = { ...filesOf(sources), fonts: fontUrls }
    const { head, tail } = documentParts(page, files, nonce)
    const standIns = createStandIns(nonce)
    const partOf = partsOnce(page, sources.parts, (each, known) =>
      String(standIns.bytesOf(render(each, Page, known, standIns))),
    )
    const htmlOf: KnownParts['htmlOf'] = (name) => {
      const kept = isResultPart(name) ? resultOf(name, page) : partOf(name)
      return kept && standIns.standInFor(kept)
    }
    return standIns.bytesOf(head + render(page, Page, { ...nothingMade, htmlOf }, standIns) + tail)
  }
}
