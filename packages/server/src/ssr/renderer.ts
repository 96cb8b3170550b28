import type { LanguageChoice } from '@aangiftewijs/domain/language'
import type { Problem } from '@aangiftewijs/domain/problem'
import type { PageRequest, PageRoute, Product } from './page-contract.ts'

/** A rendered document: whole, or streamed once its shell is ready. */
export type RenderedPage = string | NodeJS.ReadableStream

/** What the host asks of the app's server entry; tests give a stub. */
export interface PageRenderer {
  /** The page of a path; the not-found page (id `not-found`) when there is none. */
  readonly matchRoute: (product: Product, path: string) => PageRoute
  /** Renders a page. Rejects when its shell cannot be rendered. */
  readonly render: (request: PageRequest, nonce: string) => Promise<RenderedPage>
  /** One sentence a problem, in the same order, for the text of a 400. */
  readonly describeProblems: (problems: readonly Problem[], choice: LanguageChoice) => readonly string[]
}
