/** Narrowest and widest that letters of any face are on average, as parts of the font size. */
const narrowest = 0.15
const widest = 1.5

/**
 * The width of a run in points, from what pdf2json gives: nothing for some fonts, and the width at a size of one where the size
 * stands in the matrix instead of at the font, as cairo has it.
 */
export function widthOfRun(given: number, letters: number, size: number): number {
  const [least, most] = [narrowest * letters * size, widest * letters * size]
  if (given > least) return given
  return given * size > least && given * size < most ? given * size : 0.5 * letters * size
}
