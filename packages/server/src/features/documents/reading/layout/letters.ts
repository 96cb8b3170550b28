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

const mostMisread = (word: string) => Math.floor(word.length / (word.length < long ? oneIn : oneInLong))
/** The pieces of a word of which one is whole wherever it stands, misread as far as it may be. */
const wholePieces = (word: string) => piecesOf(word, mostMisread(word) + 1)
/** No piece is shorter. */
const stem = 4

/** As {@link misreadOf}, of any of many words: only those of which a piece may stand in the text are looked for. */
export function anyMisreadOf(words: readonly string[]): (text: string) => boolean {
  const found = new Map<string, ((text: string) => boolean)[]>()
  for (const word of words)
    for (const piece of wholePieces(word)) {
      const begin = piece.slice(0, stem)
      found.set(begin, [...(found.get(begin) ?? []), misreadOf(word)])
    }
  return (text) => {
    for (let at = 0; at + stem <= text.length; at++)
      if (found.get(text.slice(at, at + stem))?.some((standsIn) => standsIn(text))) return true
    return false
  }
}

/** For asking whether a word stands in a text of letters, with some of its letters exchanged, lost or added, as where a page was scanned. */
export function misreadOf(word: string): (text: string) => boolean {
  const most = mostMisread(word)
  const pieces = wholePieces(word)
  return (text) => pieces.some((piece) => text.includes(piece)) && (text.includes(word) || isNearly(word, text, most))
}

/** Whether a word stands in a text with at most so many letters exchanged, lost or added: by the distances from each of its beginnings, letter by letter. */
function isNearly(word: string, text: string, most: number): boolean {
  if (most === 0) return false
  const row = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let place = 0; place < text.length; place++) {
    const letter = text.charCodeAt(place)
    let diagonal = 0
    for (let at = 1; at < row.length; at++) {
      const before = row[at] ?? 0
      const exchanged = diagonal + (word.charCodeAt(at - 1) === letter ? 0 : 1)
      row[at] = Math.min(exchanged, before + 1, (row[at - 1] ?? 0) + 1)
      diagonal = before
    }
    if ((row[word.length] ?? 0) <= most) return true
  }
  return false
}
