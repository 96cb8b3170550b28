import { cellOf } from '../layout/lines.ts'
import type { Item } from './amount-cells.ts'
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
    const above = headings.filter((one) => one.row.page === row.page && one.row.index < row.index).at(-1)
    return above ? { ...row, items: row.items.flatMap((item, at) => joined(item, at, row.items, above.middle)) } : row
  })
}

function joined(item: Item, at: number, items: readonly Item[], middle: number): Item[] {
  if (isCents(item, items[at - 1], middle)) return []
  const next = items[at + 1]
  if (item.kind !== 'amount' || next?.kind !== 'amount' || !isCents(next, item, middle)) return [item]
  const cents = next.amount.cents / 100
  return [
    {
      kind: 'amount',
      cell: cellOf([...item.cell.words, ...next.cell.words]),
      amount: {
        ...item.amount,
        cents: item.amount.cents + (item.amount.cents < 0 ? -cents : cents),
        isPlainlyMoney: true,
      },
    },
  ]
}

const isCents = (item: Item, before: Item | undefined, middle: number) =>
  item.kind === 'amount' &&
  /^\d\d$/.test(item.cell.text) &&
  Math.abs((item.cell.left + item.cell.right) / 2 - middle) < reach &&
  before?.kind === 'amount' &&
  before.amount.cents % 100 === 0 &&
  !/[.,]\d\d$/.test(before.cell.text)
