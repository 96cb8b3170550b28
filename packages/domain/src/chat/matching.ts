import { mistakesIn } from '../spelling/index.ts'

/**
 * What leads to an answer, as it stands in the tables: words that must all be there, in any order. `a|b` is either of them, `hypothe-`
 * any word that begins so, `!a|b` none of them, `#` an amount, `#year` a year. `a+b` stand next to one another in that order, with no comma or point
 * between that it does not name: `?b` may be left out, `*` is any word.
 */
export type Keyword = string

/** The words of a message: small letters, without accents; a number is a word of its own, with its percent sign, and so is what ends a clause. */
const writtenIn = (message: string): readonly string[] =>
  message
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\d)[.,](?=\d{3})/g, '$1')
    .match(/\p{L}+|\d+%?|[,;.:!?]/gu) ?? []

/** What was asked, as keywords are looked for in it. */
export interface Asked {
  /** The words with the commas and points between them. */
  readonly written: readonly string[]
  readonly words: readonly string[]
  /** Two neighbours written as one: `studie schuld` is `studieschuld`, and `m-form` is `mform`. */
  readonly joined: readonly string[]
}

function askedWith(written: readonly string[]): Asked {
  const words = written.filter((word) => /[^,;.:!?]/.test(word))
  return { written, words, joined: words.slice(1).map((word, place) => `${words[place]}${word}`) }
}

export const askedIn = (message: string): Asked => askedWith(writtenIn(message))

const isYear = (word: string) => /^20\d\d$/.test(word)
const isAmount = (word: string) => /^\d{4,}$/.test(word) && !isYear(word)

/** Whether a word is the one that a keyword names, or begins as it says. */
const isNamed = (word: string, wanted: string): boolean => {
  if (wanted === '#') return isAmount(word)
  if (wanted === '#year') return isYear(word)
  return wanted.endsWith('-') ? word.startsWith(wanted.slice(0, -1)) : word === wanted
}

const choicesOf = (slot: string): readonly string[] => slot.replace(/^[!?]/, '').split('|')

/** Whether what was written begins with these, one after another; here, too, two neighbours may be one. */
function beginsWith(written: readonly string[], [part, ...rest]: readonly string[]): boolean {
  if (part === undefined) return true
  const isHere = (length: number) => {
    const word = written.slice(0, length).join('')
    const isThis = part === '*' ? length === 1 : choicesOf(part).some((wanted) => isNamed(word, wanted))
    return written.length >= length && isThis && beginsWith(written.slice(length), rest)
  }
  return isHere(1) || isHere(2) || (part.startsWith('?') && beginsWith(written, rest))
}

const isThere = ({ written, words, joined }: Asked, slot: string): boolean =>
  slot.includes('+')
    ? written.some((_, place) => beginsWith(written.slice(place), partsOf(slot)))
    : choicesOf(slot).some((wanted) => [...words, ...joined].some((word) => isNamed(word, wanted)))

const partsOf = (slot: string): readonly string[] => slot.split('+')

const slotsOf = (keyword: Keyword): readonly string[] => keyword.split(' ')

/** Whether all that a keyword names is in what was asked. */
export const isAbout =
  (asked: Asked) =>
  (keyword: Keyword): boolean =>
    slotsOf(keyword).every((slot) => isThere(asked, slot) !== slot.startsWith('!'))

/** A message without the words that a keyword's one slot names. */
export const withoutWords = (message: string, slot: Keyword): string =>
  message.replace(/\p{L}+/gu, (word) =>
    choicesOf(slot).some((wanted) => isNamed(word.toLowerCase(), wanted)) ? '' : word,
  )

/** The words that keywords ask for, of which a message may have one misspelled. */
export const wordsNamed = (keywords: readonly Keyword[]): readonly string[] => [
  ...new Set(
    keywords
      .flatMap(slotsOf)
      .filter((slot) => !slot.startsWith('!'))
      .flatMap(partsOf)
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
export function withoutMistakes({ written }: Asked, named: readonly string[]): Asked {
  const mended = written.map((typed) =>
    named.some((wanted) => isNamed(typed, wanted))
      ? typed
      : (named.find((wanted) => isMeantAs(typed, wanted))?.replace(/-$/, '') ?? typed),
  )
  return askedWith(mended)
}

/** Whether all that was asked is in these words: then it names nothing else, or only for which year. */
export const isOnly = ({ words }: Asked, named: readonly string[]): boolean =>
  words.every((word) => isYear(word) || named.some((wanted) => isNamed(word, wanted)))
