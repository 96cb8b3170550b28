import type { DateRange, NewsArticle, NewsFilter } from '@aangiftewijs/domain/news'

/** What the chart starts from: the articles a page came with (null: still to be fetched), the moment, and the filter of the address. */
export interface NewsFilterInput {
  readonly articles: readonly NewsArticle[] | null
  readonly now: Date
  readonly filter?: NewsFilter
}

export interface NewsFilterContext {
  readonly articles: readonly NewsArticle[]
  readonly isLoaded: boolean
  readonly now: Date
  readonly filter: NewsFilter
}

export type NewsFilterEvent =
  | { readonly type: 'a range is chosen'; readonly range: DateRange }
  | { readonly type: 'a day is chosen'; readonly day: string | null }
  | { readonly type: 'a category is chosen'; readonly category: string }
  | { readonly type: 'the filters are reset' }
  /** `now`: the moment it is chosen; the windows end there from then on. Left out, they end where they did. */
  | { readonly type: 'refreshing is chosen'; readonly now?: Date }
  | { readonly type: 'loading again is chosen' }
