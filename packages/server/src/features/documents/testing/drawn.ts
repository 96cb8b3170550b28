import type { Box, Grey } from '../reading/pictures/grey.ts'
import type { SeenWord } from '../reading/pictures/ocr-engine.ts'

export const [width, height] = [400, 60]
/** How wide letters are drawn, with a gap behind each; and how high. */
const [letter, gap] = [12, 4]
export const high = 20
const isSmall = (character: string) => /[.,]/.test(character)

/** A text as blocks of ink: full ones for digits and signs, small ones on the line for points and commas, none for spaces. */
export function drawn(text: string): Grey {
  const data = new Uint8Array(width * height).fill(255)
  for (const [at, character] of [...text].entries()) {
    if (character === ' ') continue
    const [left, wide, top] = [20 + at * (letter + gap), isSmall(character) ? 4 : letter, isSmall(character) ? 36 : 20]
    for (let y = top; y < 20 + high; y++) data.fill(20, y * width + left, y * width + left + wide)
  }
  return { data, width, height }
}

/** A word as it was read, from one place of the text that was drawn up to another. */
export const word = (text: string, from: number, to: number): SeenWord => ({
  text,
  confidence: 96,
  box: boxOf(from, to),
})
const boxOf = (from: number, to: number): Box => ({
  x0: 20 + from * (letter + gap),
  y0: 20,
  x1: 20 + to * (letter + gap) - gap,
  y1: 20 + high,
})
