import type { Item } from './amount-cells.ts'
import { readAmount } from './amounts.ts'
import type { Row } from './sheet.ts'

type Amount = Extract<Item, { kind: 'amount' }>

/** Fewest words of a line of running text. */
const fewestWords = 5

/** An amount that is broken between its thousands and the rest, at the end of a line of running text, is one. */
export function withBrokenAmounts(rows: readonly Row[]): readonly Row[] {
  const whole = rows.map((row, at) => wholeOf(row, rows[at + 1]))
  if (whole.every((amount) => amount === null)) return rows
  return rows.map((row, at) => {
    const own = whole[at]
    const items = at > 0 && whole[at - 1] ? row.items.slice(1) : row.items
    return { ...row, items: own ? [...items.slice(0, -1), own] : items }
  })
}

/** The amount that the last of a row begins and the first of the next ends; null where none does. */
function wholeOf(row: Row, next: Row | undefined): Amount | null {
  const [last, first] = [row.items.at(-1), next?.items[0]]
  if (last?.kind !== 'amount' || first?.kind !== 'amount' || next?.page !== row.page) return null
  const isProse = row.cells.reduce((count, { words }) => count + words.length, 0) >= fewestWords
  const isCut = /(?:€|EUR)\s?\d{1,3}$/i.test(last.cell.text) && /^\d{3}[.,]\d\d/.test(first.cell.text)
  const amount = isProse && isCut ? readAmount(`${last.cell.text} ${first.cell.text}`) : null
  return amount && { ...last, amount }
}
