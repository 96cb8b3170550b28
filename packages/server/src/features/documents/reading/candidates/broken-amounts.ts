import { cellOf } from '../layout/lines.ts'
import type { Amount, Item } from './amount-cells.ts'
import { readAmount } from './amounts.ts'
import type { Row } from './sheet.ts'

/** Fewest words of a line of running text. */
const fewestWords = 5

/** The amount that the last of a row begins and the first of the next ends, at the end of a line of running text; null where none does. */
function brokenAmount(row: Row, next: Row | undefined): Amount | null {
  const [last, first] = [row.items.at(-1), next?.items[0]]
  if (last?.kind !== 'amount' || first?.kind !== 'amount' || next?.page !== row.page) return null
  const isProse = row.cells.flatMap(({ words }) => words).length >= fewestWords
  const isCut = /(?:€|EUR|\*)\s?\d{1,3}$/i.test(last.cell.text) && /^\d{3}[.,](?:\d\d|[-–])/.test(first.cell.text)
  const amount = isProse && isCut ? readAmount(`${last.cell.text} ${first.cell.text}`) : null
  return amount && { ...last, amount }
}

/** The number that a row begins with, where the one before ends in its mark; with the text behind it. */
function markedBefore(before: Row | undefined, row: Row): readonly Item[] | null {
  const [first] = row.items
  const [number, ...rest] = first?.cell.words ?? []
  const isMarked = before?.page === row.page && /(?:^|\s)(?:€|EUR)$/.test(before.text)
  if (!isMarked || first?.kind !== 'text' || !number || !/^\d{1,3}$/.test(number.text)) return null
  const amount = readAmount(`€ ${number.text}`)
  const text: readonly Item[] = rest.length > 0 ? [{ kind: 'text', cell: cellOf(rest) }] : []
  return amount && [{ kind: 'amount', cell: cellOf([number]), amount }, ...text]
}

/** What is broken between its thousands and the rest, or behind its mark, is one amount. */
export function withBrokenAmounts(rows: readonly Row[]): readonly Row[] {
  const broken = rows.map((row, at) => brokenAmount(row, rows[at + 1]))
  return rows.map((row, at) => {
    const [own, before] = [broken[at], broken[at - 1]]
    const marked = markedBefore(rows[at - 1], row)
    const items = own ? [...row.items.slice(0, -1), own] : row.items
    const whole = before || marked ? [...(marked ?? []), ...items.slice(1)] : items
    return own || before || marked ? { ...row, items: whole } : row
  })
}
