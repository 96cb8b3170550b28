/** Average width of a letter of the drawing's 13 px text, in px; a little generous, so that nothing is cut off. */
export const letterWidth = 7
export const lineHeight = 17

/** Breaks a text into lines of at most `longest` letters, at spaces. */
export function linesOf(text: string, longest: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= longest) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The room lines of text need, in px. */
export const roomFor = (lines: readonly string[]) => ({
  width: Math.max(0, ...lines.map((line) => line.length)) * letterWidth,
  height: lines.length * lineHeight,
})
