import type { Row } from '../candidates/sheet.ts'

/** How many lines a letterhead has at most. */
const letterheadRows = 3

const isWordBoundary = (text: string, start: number, length: number) =>
  (start === 0 || text[start - 1] === ' ') && (start + length === text.length || text[start + length] === ' ')

/** Whether a text stands in another as whole words. */
function standsWithin(text: string, other: string): boolean {
  const start = other.toLowerCase().indexOf(text.toLowerCase())
  return start >= 0 && other.length > text.length && isWordBoundary(other, start, text.length)
}

/**
 * A name that was cut at the end of its line, or runs on into what stands behind it, as the letterhead has it; itself where that
 * says nothing. `isName` tells whether a text may be a name at all.
 */
export function wholeName(name: string, rows: readonly Row[], isName: (text: string) => boolean): string {
  const page = rows[0]?.page
  const head = rows
    .slice(0, letterheadRows)
    .filter((row) => row.page === page)
    .flatMap(({ cells }) => cells.map(({ text }) => text))
    .filter((text) => isName(text) && !/[\d:=,€]/.test(text))
  return (
    head.find((text) => standsWithin(name, text)) ??
    head.find((text) => /\d/.test(name) && standsWithin(text, name)) ??
    name
  )
}
