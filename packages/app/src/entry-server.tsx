import { type Readable, Transform } from 'node:stream'
import { fontUrls } from '@aangiftewijs/ui/theme'
import { renderToPipeableStream } from 'react-dom/server'
import { documentParts } from './document.ts'
import { robotsTxt, sitemapXml, webManifest } from './features/guide/site-files.ts'
import { manifestIcons } from './head/icons.ts'
import { type Manifest, rememberPageFiles, shownSource } from './page-files.ts'
import type { PageRequest } from './page-request.ts'
import { createAnswerStore } from './ports/answer-store.ts'
import { matchRoute } from './routes.ts'
import { App } from './shell/App.tsx'
import { loadPage } from './shell/view.ts'

export { describeProblems } from './copy/problems.ts'
export { escapeHtml } from './html.ts'
export type { Manifest } from './page-files.ts'
export type { Flash, PageData, PageRequest, PostedForm, Product, ThemeChoice } from './page-request.ts'
export { type Access, type DataNeed, matchRoute, notFoundRoute, type Route, routes } from './routes.ts'
export { documentTitle, pageTitle } from './shell/document-title.ts'
export { nextPath, signInPath } from './shell/sign-in-path.ts'

/** What the renderer knows of the client build: `dist/client/.vite/manifest.json`, parsed. */
export interface RendererAssets {
  readonly manifest: Manifest
}

export interface RenderedPage {
  readonly status: number
  /** The whole document, UTF-8. */
  readonly stream: Readable
}

export type Renderer = (page: PageRequest, nonce: string) => Promise<RenderedPage>

/** What search engines and home screens ask a site for, by path, for a site at `origin` (without a slash at its end). */
export const siteFiles = (origin: string) =>
  ({
    '/sitemap.xml': sitemapXml(origin),
    '/robots.txt': robotsTxt(origin),
    '/manifest.webmanifest': webManifest(manifestIcons),
  }) as const
export type SiteFiles = ReturnType<typeof siteFiles>

const stay = () => Promise.resolve()

/**
 * Builds the renderer of pages. Rejects with what a page threw before anything was sent, so that the host can
 * answer 500 with a page request of that status; the error page itself asks for no data.
 */
export function createRenderer({ manifest }: RendererAssets): Renderer {
  const filesOf = rememberPageFiles(manifest)
  return async (page, nonce) => {
    const Page = await loadPage(page)
    const source = shownSource(page.status, matchRoute(page.product, page.path))
    const files = { ...filesOf(source), fonts: fontUrls }
    const { head, tail } = documentParts(page, files, nonce)
    return new Promise((resolve, reject) => {
      const html = renderToPipeableStream(
        <App
          page={page}
          Page={Page}
          answers={createAnswerStore(page.data)}
          navigate={stay}
          change={null}
          isLoading={false}
          announcement=""
        />,
        {
          nonce,
          onError: reject,
          onShellReady: () => resolve({ status: page.status, stream: html.pipe(between(head, tail)) }),
        },
      )
    })
  }
}

/** Passes what is written to it on, with `head` before and `tail` behind it. */
function between(head: string, tail: string): Transform {
  const stream = new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => done(null, tail),
  })
  stream.push(head)
  return stream
}
