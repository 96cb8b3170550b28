/** An article as a feed tells it, cleaned: plain text and http(s) addresses only. */
export interface GatheredArticle {
  readonly title: string
  readonly summary: string
  readonly url: string
  readonly source: string
  /** ISO date-time. */
  readonly publishDate: string
  readonly imageUrl: string | null
  readonly category: string
}
