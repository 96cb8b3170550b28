import type { NewsArticle } from '@aangiftewijs/domain/news'

const article = (id: number, changes: Partial<NewsArticle>): NewsArticle => ({
  id,
  title: 'Fictional model learns to read tax forms in eleven languages',
  summary: 'A demonstration article: researchers who do not exist taught a model that does not exist to read forms.',
  url: `https://news.example/articles/${id}`,
  imageUrl: null,
  publishDate: '2026-11-21T07:30:00.000Z',
  source: 'Example Wire',
  category: 'Research',
  rank: id,
  ...changes,
})

/** Made-up articles of three days, one with words that do not fit a narrow card. */
export const articles: readonly NewsArticle[] = [
  article(1, {}),
  article(2, {
    title:
      'Belastingdienst in een verzonnen land laat een taalmodel arbeidsongeschiktheidsverzekeringspremies uitleggen',
    summary: 'Kort.',
    source: 'Het Verzonnen Dagblad van de Gemeente ’s-Hertogenbosch',
    category: 'Policy',
  }),
  article(3, { title: 'Chips that run on polder wind', category: 'Hardware', publishDate: '2026-11-20T16:00:00.000Z' }),
  article(4, { title: 'A robot that folds receipts', category: 'Robotics', publishDate: '2026-11-18T10:00:00.000Z' }),
]
