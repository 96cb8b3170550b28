import { lettersOf } from '../layout/letters.ts'
import type { Word } from '../layout/page.ts'
import { ideasIn } from './phrase.ts'
import type { Row } from './sheet.ts'

/** Longest term and longest meaning, in words. */
const longestTerm = 3
const longestMeaning = 12

const isEnd = ({ text }: Word) => /[.;,]$/.test(text)

/** What codes that say nothing by themselves stand for where the paper says so, by their letters: `K 14 = loon voor de loonheffing`. */
export function legendOf(rows: readonly Row[]): ReadonlyMap<string, readonly Word[]> {
  const found = new Map<string, readonly Word[]>()
  for (const { cells } of rows)
    for (const [place, { words }] of cells.entries())
      for (const [at, { text }] of words.entries()) {
        if (text !== '=') continue
        const before = at === 0 ? (cells[place - 1]?.words ?? []) : words.slice(0, at)
        const term = before.slice(1 + before.findLastIndex(isEnd))
        const behind = words.slice(at + 1, at + 1 + longestMeaning)
        const end = behind.findIndex(isEnd)
        const meaning = end < 0 ? behind : behind.slice(0, end + 1)
        const said = term.map((word) => word.text).join(' ')
        const isCode = term.length <= longestTerm && /\p{L}/u.test(said) && ideasIn(said).size === 0
        if (isCode && meaning.some((word) => /\p{L}{3}/u.test(word.text))) found.set(lettersOf(said), meaning)
      }
  return found
}
