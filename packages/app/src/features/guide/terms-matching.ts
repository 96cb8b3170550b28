import type { Term } from './content/tax-guide/terminology.ts'
import { wordsIn } from './site-search/search-index.ts'

/** The terms in which every word of `query` begins a Dutch or English word; all of them for a blank query. */
export function termsMatching(terms: readonly Term[], query: string): readonly Term[] {
  const wanted = query.toLowerCase().split(/\s+/).flatMap(wordsOfPart)
  if (wanted.length === 0) return terms
  return terms.filter(({ dutch, english }) => {
    const words = [...wordsIn(dutch), ...wordsIn(english)]
    return wanted.every((word) => words.some((candidate) => candidate.startsWith(word)))
  })
}

/** The first letter typed already filters, though a single letter is no word to search a site by. */
const wordsOfPart = (part: string): readonly string[] => {
  const words = wordsIn(part)
  return words.length > 0 || part === '' ? words : part.match(/\p{L}/gu) ? [part] : []
}
