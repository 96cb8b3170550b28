import type { TextRun } from './page.ts'

/** Ten points high at most, in the middle of its field, as forms show their values. */
export function fieldRun(value: string, left: number, top: number, bottom: number): TextRun {
  const height = Math.min(10, bottom - top)
  const y = (top + bottom) / 2 - height / 2
  return { text: value.replace(/\s+/g, ' '), x: left + 2, y, width: value.length * height * 0.5, height }
}
