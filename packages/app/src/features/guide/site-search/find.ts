import { type IndexEntry, type SearchedPage, searchedPages, wordsIn } from './search-index.ts'

/** One result of a search. */
export interface SearchResult {
  readonly title: string
  readonly href: string
  readonly page: SearchedPage
}

/** How many results are listed at most. */
export const mostResults = 12

const weights = { titleWord: 8, titleStart: 5, word: 3, wordStart: 1 } as const

const best = (words: readonly string[], wanted: string, whole: number, start: number) =>
  words.includes(wanted) ? whole : words.some((word) => word.startsWith(wanted)) ? start : 0

/** How well an entry answers one wanted word; 0 when it does not have it. */
const scoreOf = (title: readonly string[], words: readonly string[], wanted: string) =>
  best(title, wanted, weights.titleWord, weights.titleStart) + best(words, wanted, weights.word, weights.wordStart)

const isPage = (name: string): name is SearchedPage => (searchedPages as readonly string[]).includes(name)

/**
 * The places that hold every word of `query` (the beginning of a word is enough), best first; titles weigh more than
 * text, and of equal results the shortest title comes first. A query without a usable word finds nothing.
 */
export function findPlaces(index: readonly IndexEntry[], query: string): readonly SearchResult[] {
  const wanted = wordsIn(query)
  if (wanted.length === 0) return []
  return index
    .map(([title, href, page, words]) => {
      const parts = wanted.map((word) => scoreOf(wordsIn(title), words.split(' '), word))
      return { title, href, page, score: parts.includes(0) ? 0 : parts.reduce((sum, part) => sum + part, 0) }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.title.length - b.title.length)
    .slice(0, mostResults)
    .flatMap(({ title, href, page }) => (isPage(page) ? [{ title, href, page }] : []))
}
