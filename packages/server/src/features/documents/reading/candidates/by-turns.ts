import type { Cell } from '../layout/lines.ts'
import { type Row, rowsFrom } from './sheet.ts'
import { isNothing } from './slots.ts'

/** Lines of one form stand no farther apart than so many times the widest step beside an amount. */
const farther = 1.3
/** Labels begin this near to one another, and values this far behind them. Points. */
const [aligned, apart] = [2, 20]

/** The number of a box before its label, or a sign of a currency before its amount. */
const isAhead = ({ text }: Cell) => /^(?:\d{1,2}[.)]?|€|EUR)$/.test(text)
/** What a line says, if it is one thing. */
function onlyCell({ cells }: Row): Cell | undefined {
  const [cell, ...more] = cells.length > 1 ? cells.filter((one) => !isAhead(one)) : cells
  return more.length === 0 ? cell : undefined
}

/**
 * Where labels and what they are of stand on lines by turns, the labels at the left: whether each label is over or under its own. The first line
 * and the last tell, as on a form whose boxes have the label at the top. Null where lines do not stand so, or the two do not agree.
 */
export function turnOf(rows: readonly Row[], row: Row): 'over' | 'under' | null {
  const [[above], [below]] = [rowsFrom(rows, row, -1, 1), rowsFrom(rows, row, 1, 1)]
  const edge = (above && onlyCell(above)?.left) ?? Number.NaN
  const isLabel = (other: Row) => {
    const cell = onlyCell(other)
    return cell !== undefined && !isNothing(cell) && Math.abs(cell.left - edge) < aligned
  }
  const isValue = (other: Row) => (onlyCell(other)?.left ?? 0) > edge + apart
  if (!above || !isLabel(above) || !isValue(row)) return null
  const steps = [above, ...(below && isLabel(below) ? [below] : [])].map(({ top }) => Math.abs(row.top - top))
  const widest = farther * Math.max(...steps)
  /** The last line of those by turns, and how many there are. */
  const endOf = (step: 1 | -1) => {
    let [last, isOfLabel, count] = [row, false, 0]
    for (const next of rowsFrom(rows, row, step, rows.length)) {
      const isNext = isOfLabel ? isValue(next) : isLabel(next)
      if (!isNext || Math.abs(next.top - last.top) > widest) break
      ;[last, isOfLabel, count] = [next, !isOfLabel, count + 1]
    }
    return { isOfLabel, count }
  }
  const [first, last] = [endOf(-1), endOf(1)]
  if (first.isOfLabel === last.isOfLabel || first.count + last.count < fewest) return null
  return first.isOfLabel ? 'over' : 'under'
}
/** Fewest lines by turns beside an amount's own. */
const fewest = 2
