/** What an article can be about; 'general' is the default of the stored record. Spec 2 § 3. */
export const newsCategories = [
  'policy',
  'safety',
  'research',
  'hardware',
  'business',
  'tools',
  'models',
  'general',
] as const
export type NewsCategory = (typeof newsCategories)[number]

/** An article as `GET /api/news` lists it. Spec 2 § 3. */
export interface NewsArticle {
  readonly id: number
  readonly title: string
  readonly summary: string
  /** http(s) only. */
  readonly url: string
  /** A picture of this site, or null. */
  readonly imageUrl: string | null
  /** ISO date-time. */
  readonly publishDate: string
  readonly source: string
  readonly category: string
  /** 1 is the most important of its day. */
  readonly rank: number
}

/** The answer of `GET /api/news`. */
export interface NewsAnswer {
  readonly articles: readonly NewsArticle[]
}
