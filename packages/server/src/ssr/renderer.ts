import type { FrameWords, PageRequest, Product, Route, SiteFiles } from '@aangiftewijs/app/entry-server'
import type { LanguageChoice } from '@aangiftewijs/domain/language'
import type { Problem } from '@aangiftewijs/domain/problem'

/** What the host reads of a row of the app's table of routes. */
export type PageRoute = Pick<Route, 'id' | 'access' | 'data' | 'waitsForReadings' | 'asksForBsn'>

/** What the host asks of the app's server entry; tests give a stub. */
export interface PageRenderer {
  /** The page of a path; the not-found page (id `not-found`) when there is none. */
  readonly matchRoute: (product: Product, path: string) => PageRoute
  /** Renders a page as a whole document, a text or its bytes in UTF-8. Rejects when it cannot be rendered. */
  readonly render: (request: PageRequest, nonce: string) => Promise<string | Buffer>
  /** The addresses of the files of the body's and the headings' typeface. */
  readonly fonts: readonly string[]
  /** What stands around every page in words. */
  readonly frameWords: FrameWords
  /** One line a problem, `field: sentence`, for the text of a 400. */
  readonly describeProblems: (problems: readonly Problem[], choice: LanguageChoice) => readonly string[]
  /** What search engines and home screens ask of a product's site at `origin`, by path. */
  readonly siteFiles: (product: Product, origin: string) => SiteFiles
}
