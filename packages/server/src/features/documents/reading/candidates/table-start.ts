import { type Cell, overlaps } from '../layout/lines.ts'
import { isTotal, type Row, rowsFrom } from './sheet.ts'
import { gapOf, isSaying, longest } from './slots.ts'

/** How many lines up a heading rules what stands under it. */
export const farthestSection = 30
/** A heading is set so many times as large as what stands under it. */
const clearlyLarger = 1.2
/** The number of a loan part. */
const ofPart = /^\d[\d.]{5,}[-/.]?\d+$/

/** The row that a table begins with: the nearest above of nothing but a text set clearly larger, or of years or numbers of parts with nothing over them. */
export function tableStart(rows: readonly Row[], row: Row): number {
  for (const other of rowsFrom(rows, row, -1, farthestSection))
    if (isHeading(other, row) || isOfNumbers(other, rows)) return other.index
  return 0
}

const isHeading = ({ cells: [cell, ...more], items: [item], size }: Row, row: Row): boolean =>
  more.length === 0 &&
  isSaying(item) &&
  size > clearlyLarger * row.size &&
  cell !== undefined &&
  cell.words.length <= longest

function isOfNumbers(row: Row, rows: readonly Row[]): boolean {
  const [above] = rowsFrom(rows, row, -1, 1)
  const numbers = row.cells.filter((cell) => !isTotal(cell))
  const areAll = (number: RegExp) => numbers.length > 1 && numbers.every(({ text }) => number.test(text))
  const isUnder = (cell: Cell) => above?.cells.some((over) => overlaps(over, cell))
  return (areAll(/^20\d\d$/) && (!above || gapOf(above, row) > 1.6)) || (areAll(ofPart) && !row.cells.some(isUnder))
}
