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

/** Whether a word stands in a text of letters, with some of its letters exchanged, lost or added, as where a page was scanned. */
export function standsIn(word: string, text: string): boolean {
  if (text.includes(word)) return true
  const most = Math.floor(word.length / (word.length < long ? oneIn : oneInLong))
  if (most === 0 || !piecesOf(word, most + 1).some((piece) => text.includes(piece))) return false
  let row = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (const letter of text) {
    const next = [0]
    for (let at = 1; at <= word.length; at++) {
      const exchanged = (row[at - 1] ?? 0) + (word[at - 1] === letter ? 0 : 1)
      next.push(Math.min(exchanged, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1))
    }
    if ((next.at(-1) ?? 0) <= most) return true
    row = next
  }
  return false
}
