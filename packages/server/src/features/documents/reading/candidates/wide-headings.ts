import { type Item, isAmount } from './amount-cells.ts'
import type { Row } from './sheet.ts'

/** Fewest columns of a table whose headings are told by their order alone. */
const fewestColumns = 3
/** Most lines under its headings that a table is looked for in, and most lines of a heading under its first. */
const mostLines = 40
const mostHeadingLines = 2

const isHeading = ({ kind, cell }: Item): boolean => kind === 'text' && /\p{L}/u.test(cell.text)

/** How far the cell of a heading may reach to the right: up to the next. */
const endOf = (headings: readonly Item[], at: number): number => headings[at + 1]?.cell.left ?? Number.POSITIVE_INFINITY

/** Whether a line has one cell in each column that begins where its heading does, and amounts in two of them. */
function fits({ items }: Row, headings: readonly Item[]): boolean {
  const isIn = ({ cell }: Item, at: number) =>
    cell.left >= (headings[at]?.cell.left ?? 0) - 1 && cell.right < endOf(headings, at)
  return items.length === headings.length && items.slice(1).filter(isAmount).length > 1 && items.every(isIn)
}

/** A line of headings, each as wide as its column. */
function widened(row: Row, under: readonly Row[]): Row {
  const { items } = row
  const lines = items.every(isHeading) ? under.filter((line) => fits(line, items)) : []
  if (lines.length === 0) return row
  const right = items.map(({ cell }, at) =>
    Math.max(cell.right, ...lines.map((line) => line.items[at]?.cell.right ?? 0)),
  )
  return { ...row, items: items.map((item, at) => ({ ...item, cell: { ...item.cell, right: right[at] ?? 0 } })) }
}

/** The lines with amounts right under one of the lines of a heading. */
function linesUnder(rows: readonly Row[], at: number): readonly Row[] {
  const below = rows.slice(at + 1, at + 1 + mostLines).filter(({ page }) => page === rows[at]?.page)
  const has = ({ items }: Row) => items.some(isAmount)
  const first = below.findIndex(has)
  const end = below.findIndex((row, place) => place > first && !has(row))
  return first < 0 || first > mostHeadingLines ? [] : below.slice(first, end < 0 ? undefined : end)
}

/** Headings that begin where their columns do, over amounts that end where these end, reach over all of them: in lines of a sum, too, which have fewer cells. */
export const withWideHeadings = (rows: readonly Row[]): readonly Row[] =>
  rows.map((row, at) => (row.items.length < fewestColumns ? row : widened(row, linesUnder(rows, at))))
