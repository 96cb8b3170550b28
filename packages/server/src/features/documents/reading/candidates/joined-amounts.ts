import { cellOf } from '../layout/lines.ts'
import type { Amount, Item } from './amount-cells.ts'
import { readAmount } from './amounts.ts'
import type { Row } from './sheet.ts'

const heading = /^(?:cents?|cts?)\.?$/i
/** How far a number may stand from the middle of its heading. Points. */
const reach = 22

/** Old forms print cents in a column of their own, under `cent`: they belong to the euros on their left. */
export function withCents(rows: readonly Row[]): readonly Row[] {
  const headings = rows.flatMap((row) =>
    row.cells.flatMap((cell) => {
      const word = cell.words.at(-1)
      return word && heading.test(word.text) ? [{ row, middle: word.x + word.width / 2 }] : []
    }),
  )
  if (headings.length === 0) return rows
  return rows.map((row) => {
    const above = headings.findLast((one) => one.row.page === row.page && one.row.index < row.index)
    const centsAt = (at: number) => above && centsOf(row.items[at], row.items[at - 1], above.middle)
    const joined = (item: Item, at: number): Item[] => {
      const [own, next] = [centsAt(at), centsAt(at + 1)]
      return own ? [] : [next && item.kind === 'amount' ? withCentsOf(item, next) : item]
    }
    return { ...row, items: row.items.flatMap(joined) }
  })
}

/** The number of two digits right under a heading of cents, behind whole euros. */
function centsOf(item: Item | undefined, before: Item | undefined, middle: number): Amount | null {
  if (item?.kind !== 'amount' || before?.kind !== 'amount' || !/^\d\d$/.test(item.cell.text)) return null
  const isUnder = Math.abs((item.cell.left + item.cell.right) / 2 - middle) < reach
  return isUnder && before.amount.cents % 100 === 0 && !/[.,]\d\d$/.test(before.cell.text) ? item : null
}

function withCentsOf({ cell, amount }: Amount, { cell: next, amount: { cents } }: Amount): Amount {
  const more = amount.cents < 0 ? -cents / 100 : cents / 100
  return {
    kind: 'amount',
    cell: cellOf([...cell.words, ...next.words]),
    amount: { ...amount, cents: amount.cents + more, isPlainlyMoney: true },
  }
}

/** Fewest words of a line of running text. */
const fewestWords = 5

/** An amount that is broken between its thousands and the rest, at the end of a line of running text, is one. */
export function withBrokenAmounts(rows: readonly Row[]): readonly Row[] {
  const whole = rows.map((row, at) => wholeOf(row, rows[at + 1]))
  return rows.map((row, at) => {
    const own = whole[at]
    const items = whole[at - 1] ? row.items.slice(1) : row.items
    return own ? { ...row, items: [...items.slice(0, -1), own] } : { ...row, items }
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
