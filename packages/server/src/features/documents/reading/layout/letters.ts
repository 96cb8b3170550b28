import type { TextPage } from './page.ts'

/**
 * The letters and digits of a text only, lower case, without accents: what is left of a label when spaces, letter-spacing,
 * hyphens and punctuation no longer count, nor a nought that an eye saw for an O. `L o o n   LB/PH:` → `loonlbph`.
 */
export function lettersOf(text: string): string {
  const lower = (isPlain.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase()
  return (lower.includes('0') ? lower.replace(/(?<=[a-z])0(?=[a-z])/g, 'o') : lower).replace(/[^a-z0-9]/g, '')
}

/** Most texts have no accents, and taking them off costs. */
const isPlain = /^[ -~]*$/

/** How many letters of a word may be misread: one in so many, of long words more, and of those that were seen by an eye most. */
const mostMisread = ({ length }: string, origin: TextPage['origin']) =>
  Math.floor(length / (length < 12 ? 8 : length < 14 || origin === 'print' ? 6 : 4.5))

/** The pieces of a word of which one is whole wherever it stands, misread as far as it may be. */
function wholePieces(word: string, misread: number): string[] {
  const size = word.length / (misread + 1)
  return Array.from({ length: misread + 1 }, (_, at) => word.slice(Math.floor(at * size), Math.floor((at + 1) * size)))
}

/** For asking whether any of some words stands in a text of letters, with letters exchanged, lost or added, as where a page was scanned. */
export function anyOf(words: readonly string[], origin: TextPage['origin'] = 'print'): (text: string) => boolean {
  const all = words.map((word) => {
    const most = mostMisread(word, origin)
    return { word, most, pieces: new RegExp(wholePieces(word, most).join('|')) }
  })
  const anyPiece = new RegExp(all.map(({ pieces }) => pieces.source).join('|'))
  return (text) =>
    anyPiece.test(text) && all.some(({ word, most, pieces }) => pieces.test(text) && isNearly(word, text, most))
}

/** Whether a word stands in a text with at most so many letters exchanged, lost or added: by the distances from each of its beginnings, letter by letter. */
function isNearly(word: string, text: string, most: number): boolean {
  const row = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (const letter of text) {
    let diagonal = 0
    for (let at = 1; at < row.length; at++) {
      const before = row[at] ?? 0
      row[at] = Math.min(diagonal + (word[at - 1] === letter ? 0 : 1), before + 1, (row[at - 1] ?? 0) + 1)
      diagonal = before
    }
    if ((row[word.length] ?? 0) <= most) return true
  }
  return false
}
