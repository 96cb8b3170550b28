import { nearestWords } from '@aangiftewijs/domain/spelling'
import { type IndexEntry, isTelling, type SearchedPage, searchedPages, wordsIn } from './search-index.ts'

/** One result of a search. */
export interface SearchResult {
  readonly title: string
  readonly href: string
  readonly page: SearchedPage
}

/** How many results are listed at most. */
export const mostResults = 12

/** How much of a query is read; more is no question. */
export const longestQuery = 100

const weights = { titleWord: 8, titleStart: 5, word: 3, wordStart: 1 } as const

const best = (words: readonly string[], wanted: string, whole: number, start: number) =>
  words.includes(wanted) ? whole : words.some((word) => word.startsWith(wanted)) ? start : 0

/** How well an entry answers one wanted word; 0 when it does not have it. */
const scoreOf = (title: readonly string[], words: readonly string[], wanted: string) =>
  best(title, wanted, weights.titleWord, weights.titleStart) + best(words, wanted, weights.word, weights.wordStart)

const isPage = (name: string): name is SearchedPage => (searchedPages as readonly string[]).includes(name)

/** A word of the query, as the words it may stand for. */
type Term = readonly string[]

/** A place, and how well it answers each term. */
interface Answer {
  readonly entry: IndexEntry
  readonly parts: readonly number[]
}

const answersTo = (index: readonly IndexEntry[], terms: readonly Term[]): readonly Answer[] =>
  index.map((entry) => {
    const [inTitle, inText] = [wordsIn(entry[0]), entry[3].split(' ')]
    return { entry, parts: terms.map((term) => Math.max(0, ...term.map((word) => scoreOf(inTitle, inText, word)))) }
  })

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The best first; titles weigh more than text, and of equal results the shortest title comes first. */
const listed = (answers: readonly Answer[], weights?: readonly number[]): readonly SearchResult[] =>
  answers
    .map(({ entry: [title, href, page], parts }) => ({
      title,
      href,
      page,
      score: sum(parts.map((part, at) => part * (weights?.[at] ?? 1))),
    }))
    .sort((a, b) => b.score - a.score || a.title.length - b.title.length)
    .slice(0, mostResults)
    .flatMap(({ title, href, page }) => (isPage(page) ? [{ title, href, page }] : []))

/** The places that answer every term. */
const placesFor = (index: readonly IndexEntry[], terms: readonly Term[]): readonly SearchResult[] =>
  listed(answersTo(index, terms).filter(({ parts }) => !parts.includes(0)))

/** Of what the place that answers most has, how much others have that are listed beside it. */
const nearlyAsMuch = 2 / 3

/**
 * Where no place answers every term: those that answer most, where a term that few places have weighs more than one that most have. None
 * where no place has half of the terms: that is about something else.
 */
function placesForMost(index: readonly IndexEntry[], terms: readonly Term[]): readonly SearchResult[] {
  const answers = answersTo(index, terms).filter(
    ({ parts }) => parts.filter((part) => part > 0).length * 2 >= terms.length,
  )
  const rarities = terms.map((_, at) =>
    Math.log(1 + index.length / (1 + answers.filter(({ parts }) => parts[at]).length)),
  )
  const held = ({ parts }: Answer) => sum(rarities.filter((_, at) => parts[at]))
  const most = Math.max(0, ...answers.map(held))
  return listed(
    answers.filter((answer) => held(answer) >= most * nearlyAsMuch),
    rarities,
  )
}

const vocabularyOf = (index: readonly IndexEntry[]): readonly string[] => [
  ...new Set(index.flatMap(([title, , , words]) => [...wordsIn(title), ...words.split(' ')])),
]

/**
 * Each word as it stands where some place has it, else as what it was most likely meant to be. A number is no mistake for another: one that
 * no place has, such as a year, is left out.
 */
function withoutMistakes(index: readonly IndexEntry[], wanted: readonly string[]): readonly Term[] {
  const vocabulary = vocabularyOf(index)
  return wanted.flatMap((word) => {
    if (vocabulary.some((known) => known.startsWith(word))) return [[word]]
    return /\d/.test(word) ? [] : [nearestWords(vocabulary, word)]
  })
}

/** `box3` as `box 3`. */
const withNumbersApart = (query: string): string =>
  query.replace(/(\p{L})(?=\d)/gu, '$1 ').replace(/(\d)(?=\p{L})/gu, '$1 ')

/** The words to find: without those that everyone uses, unless there is nothing else. */
function wordsWanted(query: string): readonly string[] {
  const words = wordsIn(query.slice(0, longestQuery))
  const telling = words.filter(isTelling)
  return telling.length > 0 ? telling : words
}

/**
 * The places that hold every telling word of `query` (the beginning of a word is enough). Where there are none: those that hold
 * the words written as one, as Dutch does (`loon heffing`), numbers apart from the word (`box3`), the words without typing mistakes, or
 * the most of them. A query without a usable word finds nothing.
 */
export function findPlaces(index: readonly IndexEntry[], query: string): readonly SearchResult[] {
  const wanted = wordsWanted(query)
  if (wanted.length === 0) return []
  const apart = wordsWanted(withNumbersApart(query))
  const readings: readonly (readonly string[])[] = [wanted, [wanted.join('')], apart]
  for (const words of readings) {
    const places = placesFor(
      index,
      words.map((word) => [word]),
    )
    if (places.length > 0) return places
  }
  const corrected = withoutMistakes(index, wanted)
  if (corrected.length === 0) return []
  const places = placesFor(index, corrected)
  return places.length > 0 ? places : placesForMost(index, corrected)
}
