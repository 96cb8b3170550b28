import { labelMark, widthOf } from './sheet.mjs'

/** The label of an entry in the style of its sheet. */
export const labelOf = (sheet, entry) => sheet.style.label(entry.label)
export const markOf = (entry) => labelMark(entry.labelConcept ?? entry.concept)

/** A label broken where it is wider than its place. */
export function broken(sheet, text, width, options = {}) {
  const size = options.size ?? sheet.style.size
  const lines = []
  for (const word of text.split(' ')) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(joined, size, options.font ?? sheet.style.font) <= width)
      lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}
