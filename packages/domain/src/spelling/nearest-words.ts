/** How many letters may be wrong in a word of this length. */
const allowedMistakes = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * The least number of letters to add, leave out, replace or swap with their neighbour to make `typed` the beginning of `word`.
 * (Optimal string alignment; the last row holds the distance to each beginning of `word`.)
 */
export function mistakesIn(typed: string, word: string): number {
  let before: readonly number[] = []
  let row: readonly number[] = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let line = 1; line <= typed.length; line++) {
    const next = [line]
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[line - 1] === word[column - 1]
      const isSwapped = typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1]
      next.push(
        Math.min(
          (row[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (row[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = row
    row = next
  }
  return Math.min(...row)
}

/** The words of `vocabulary` that `typed` was most likely meant to be (or to begin); none when it has too many mistakes for that. */
export function nearestWords(vocabulary: readonly string[], typed: string): readonly string[] {
  const most = allowedMistakes(typed.length)
  if (most === 0 || typed.length > 40) return []
  const rated = vocabulary
    .filter((word) => word.length >= typed.length - most)
    .map((word) => ({ word, mistakes: mistakesIn(typed, word) }))
  const least = Math.min(most, ...rated.map(({ mistakes }) => mistakes))
  return rated.filter(({ mistakes }) => mistakes === least).map(({ word }) => word)
}
