import { mistakesIn } from '../spelling/index.ts'

/**
 * What leads to an answer, as it stands in the tables: words that must all be there, in any order. `a|b` is either of them, `hypothe-`
 * any word that begins so, `!a|b` none of them, `#` an amount.
 */
export type Keyword = string

/** The words of a message: small letters, without accents; a number is a word of its own, with its percent sign. */
const wordsOf = (message: string): readonly string[] =>
  message
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\d)[.,](?=\d{3})/g, '$1')
    .match(/\p{L}+|\d+%?/gu) ?? []

/** What was asked, as keywords are looked for in it. */
export interface Asked {
  readonly words: readonly string[]
  /** Two neighbours written as one: `studie schuld` is `studieschuld`, and `m-form` is `mform`. */
  readonly joined: readonly string[]
}

const askedWith = (words: readonly string[]): Asked => ({
  words,
  joined: words.slice(1).map((word, place) => `${words[place]}${word}`),
})

export const askedIn = (message: string): Asked => askedWith(wordsOf(message))

const isYear = (word: string) => /^20\d\d$/.test(word)
const isAmount = (word: string) => /^\d{4,}$/.test(word) && !isYear(word)

/** Whether a word is the one that a keyword names, or begins as it says. */
const isNamed = (word: string, wanted: string): boolean => {
  if (wanted === '#') return isAmount(word)
  return wanted.endsWith('-') ? word.startsWith(wanted.slice(0, -1)) : word === wanted
}

const choicesOf = (slot: string): readonly string[] => slot.replace('!', '').split('|')

const isThere = ({ words, joined }: Asked, slot: string): boolean =>
  choicesOf(slot).some((wanted) => [...words, ...joined].some((word) => isNamed(word, wanted)))

const slotsOf = (keyword: Keyword): readonly string[] => keyword.split(' ')

/** Whether all that a keyword names is in what was asked. */
export const isAbout =
  (asked: Asked) =>
  (keyword: Keyword): boolean =>
    slotsOf(keyword).every((slot) => isThere(asked, slot) !== slot.startsWith('!'))

/** The words that keywords ask for, of which a message may have one misspelled. */
export const wordsNamed = (keywords: readonly Keyword[]): readonly string[] => [
  ...new Set(
    keywords
      .flatMap(slotsOf)
      .filter((slot) => !slot.startsWith('!'))
      .flatMap(choicesOf),
  ),
]

/** Words shorter than this are too near to other words: doctoral is no doctor. */
const shortest = 8

/** Fewer than a search allows: an answer is taken for what was asked, a list of places is looked through. */
const allowedMistakes = (length: number): number => (length < 10 ? 1 : 2)

/** Whether `typed` was meant to be the word that is named: it begins with its letter and has few mistakes for its length. */
function isMeantAs(typed: string, named: string): boolean {
  const word = named.replace(/-$/, '')
  const most = allowedMistakes(word.length)
  const isLong = word.length >= shortest && typed.length >= shortest && typed[0] === word[0]
  const ends = named.endsWith('-') || Math.abs(typed.length - word.length) <= most
  return isLong && ends && mistakesIn(word, typed) <= most
}

/** What was asked, its words as those of `named` that they were most likely meant to be; a word that is known stays. */
export function withoutMistakes({ words }: Asked, named: readonly string[]): Asked {
  const mended = words.map((typed) =>
    named.some((wanted) => isNamed(typed, wanted))
      ? typed
      : (named.find((wanted) => isMeantAs(typed, wanted))?.replace(/-$/, '') ?? typed),
  )
  return askedWith(mended)
}

/** Whether all that was asked is in these words: then it names nothing else, or only for which year. */
export const isOnly = ({ words }: Asked, named: readonly string[]): boolean =>
  words.every((word) => isYear(word) || named.some((wanted) => isNamed(word, wanted)))
