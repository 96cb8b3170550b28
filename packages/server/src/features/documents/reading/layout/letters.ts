/**
 * The letters and digits of a text only, lower case, without accents: what is left of a label when spaces, letter-spacing,
 * hyphens and punctuation no longer count. `L o o n   LB/PH:` → `loonlbph`.
 */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** How many letters of a word may be misread: one in so many, of long words more. */
const oneIn = 8
const oneInLong = 6
const long = 12

/** Of so many pieces one is left whole where fewer letters than pieces are misread. */
const piecesOf = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    word.slice(Math.floor((at * word.length) / count), Math.floor(((at + 1) * word.length) / count)),
  )

/** For asking whether a word stands in a text of letters, with some of its letters exchanged, lost or added, as where a page was scanned. */
export function misreadOf(word: string): (text: string) => boolean {
  const most = Math.floor(word.length / (word.length < long ? oneIn : oneInLong))
  const pieces = most === 0 ? [word] : piecesOf(word, most + 1)
  return (text) => pieces.some((piece) => text.includes(piece)) && (text.includes(word) || isNearly(word, text, most))
}

function isNearly(word: string, text: string, most: number): boolean {
  if (most === 0) return false
  let row = Uint8Array.from({ length: word.length + 1 }, (_, at) => at)
  let next = new Uint8Array(word.length + 1)
  for (const letter of text) {
    for (let at = 1; at <= word.length; at++) {
      const exchanged = (row[at - 1] ?? 0) + (word[at - 1] === letter ? 0 : 1)
      next[at] = Math.min(exchanged, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1)
    }
    if ((next[word.length] ?? 0) <= most) return true
    ;[row, next] = [next, row]
  }
  return false
}
