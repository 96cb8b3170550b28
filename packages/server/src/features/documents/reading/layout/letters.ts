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

const confusions: readonly (readonly [RegExp, string])[] = [
  [/[1i|!]/g, 'l'],
  [/0/g, 'o'],
  [/5/g, 's'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]

/** Letters with those made equal that OCR confuses: compare only with text folded in the same way. */
export const foldedLetters = (text: string): string =>
  confusions.reduce((folded, [pattern, letter]) => folded.replace(pattern, letter), lettersOf(text))

/** The number of letters to add, drop or exchange between two texts; stops counting beyond `limit`. */
export function lettersApart(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const exchanged = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(exchanged, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
    if (Math.min(...row) > limit) return limit + 1
  }
  return row[b.length] ?? limit + 1
}
