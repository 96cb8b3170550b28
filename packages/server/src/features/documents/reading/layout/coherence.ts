import { looksWritten } from './letters-seen.ts'
import type { TextPage, TextRun, Word } from './page.ts'
import { inReadingOrder, isOnLineOf } from './words.ts'

/** How far the words of a text hold together: counts of words, and of what speaks against them. */
export interface Coherence {
  readonly words: number
  /** Places where it cannot be told whether one word ends: runs that overlap, or stand half a space apart. */
  readonly torn: number
  /** Words with another word, an amount or a date stuck to them; what is longer than any word is counts several times. */
  readonly glued: number
  /** Words that stand beside the page: where many do, the places of the others are hardly right. */
  readonly outside: number
  /** Words of three letters and more, and those of them whose letters do not follow one another in Dutch or English. */
  readonly lettered: number
  readonly unwritten: number
}

/** Parts of the font size: what overlaps more, or stands apart more than kerning and less than a space, is in doubt. */
const overlap = -0.06
const kerning = 0.06
const space = 0.2

/** Runs that continue one another on a line with no space, where the gap does not tell whether a word goes on. */
export function tornJoints(runs: readonly TextRun[]): number {
  const ordered = inReadingOrder(runs.filter((run) => run.text.trim() !== ''))
  return ordered.filter((run, at) => {
    const before = ordered[at - 1]
    if (!before || !isOnLineOf(before, run) || /\s$/.test(before.text) || /^\s/.test(run.text)) return false
    const gap = (run.x - before.x - before.width) / Math.max(before.height, run.height)
    return (gap < overlap && gap > -3) || (gap > kerning && gap < space)
  }).length
}

/** Longest of common words: `arbeidsongeschiktheidsverzekering`, `werknemersverzekeringen`. */
const longest = 34

const stuck =
  /\p{Ll}{3}\p{Lu}\p{Ll}|\p{L}{3}(?:€|EUR)|\p{L}{4}\d{1,2}\p{L}{3}|\p{Ll}{3}\d{3}|,\d\d\p{L}{2}|\p{L}{2},\p{L}{3}|,\d\d[\d€]|\p{L}{3}\d{1,2}[-.]\d/u

/** `8,824.94`: what would be cents and another amount is thousands. */
const english = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?:\.\d\d)?(?!\d|[.,]\d)/g

const isGlued = ({ text }: Word) => stuck.test(text.includes(',') ? text.replace(english, '0') : text)

/** Two years, days or amounts of two columns, or letters of more than one word: where that happens at all, the reader does not see the spaces of a font. */
const isSurelyGlued = ({ text }: Word) =>
  /^(?:20[12]\d){2}$|\d,\d\d\d{1,3}(?:\.\d{3})*,\d\d|^(?:\d\d?-\d\d?-\d{4}){2}|^\d{1,3}\.\d{4,6}\.\d{3}/.test(text) ||
  (text.length > longest && text.replace(/[^\p{L}]/gu, '').length > longest)
const surely = 3

/** A letter that is no word by itself, before the rest of its word: `b urgerservicenummer`. */
const isTornOff = (word: Word, next: Word | undefined) =>
  /^[b-df-hj-tv-z]$/.test(word.text) && next !== undefined && /^\p{Ll}{2}/u.test(next.text) && isOnLineOf(word, next)

export function coherenceOf(page: TextPage, torn = 0): Coherence {
  const lettered = page.words.filter(({ text }) => /\p{L}{3}/u.test(text))
  return {
    words: page.words.length,
    torn: torn + page.words.filter((word, at) => isTornOff(word, page.words[at + 1])).length,
    glued: page.words.filter(isGlued).length + surely * page.words.filter(isSurelyGlued).length,
    outside: page.words.filter(({ x, width }) => x + width < 0 || x > page.width).length,
    lettered: lettered.length,
    unwritten: lettered.filter(({ text }) => !looksWritten(text)).length,
  }
}

/** From this part of doubtful words on, another reader is asked. */
const mostDoubtful = 0.02
/** Where the width of a font is not known, the ends of long lines stand beside the page. */
const mostOutside = 0.09
/** Names and addresses are unwritten, too; a text of which most is, is wrongly encoded. */
const mostUnwritten = 0.3

/** Codes that no font turns into letters look like words that nobody writes: nearly all of them, where of abbreviations and names half are at most. */
const mostOfLettered = 0.75
const fewestLettered = 8
export const isRubble = ({ lettered, unwritten }: Coherence): boolean =>
  lettered >= fewestLettered && unwritten > mostOfLettered * lettered

/** From 1 (every word holds) to 0. */
export function soundness({ words, torn, glued, outside, unwritten }: Coherence): number {
  if (words === 0) return 0
  return Math.max(0, 1 - (torn + glued + outside) / words - Math.max(0, unwritten / words - mostUnwritten))
}

export const holdsTogether = (coherence: Coherence): boolean =>
  coherence.words > 0 &&
  !isRubble(coherence) &&
  (coherence.torn + coherence.glued) / coherence.words <= mostDoubtful &&
  coherence.outside / coherence.words <= mostOutside &&
  coherence.unwritten / coherence.words <= mostUnwritten
