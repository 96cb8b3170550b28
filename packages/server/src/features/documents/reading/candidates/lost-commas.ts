import { endTogether } from '../layout/lines.ts'
import { hasCents, type Item } from './amount-cells.ts'
import type { Row } from './sheet.ts'

/** Fewest amounts with cents in the column. */
const fewest = 2
/** How sure such an amount is: it is shown, to be checked. */
const guessed = 0.4

/**
 * A scan loses commas: digits behind a label, in a column of amounts with cents, are one whose last two are cents, `3691548` under `6403,68`.
 * Left out, another amount would be taken for what they are.
 */
export const withLostCommas = (rows: readonly Row[]): readonly Row[] =>
  rows.map((row) => {
    if (row.origin !== 'ocr' || !row.items.some(isDigits)) return row
    const isInColumn = ({ cell }: Item) =>
      rows.filter(
        ({ page, items }) => page === row.page && items.some((one) => hasCents(one) && endTogether(one.cell, cell)),
      ).length >= fewest
    const asAmount = (item: Item, at: number): Item =>
      at > 0 && isDigits(item) && row.items[at - 1]?.kind === 'text' && isInColumn(item)
        ? {
            kind: 'amount',
            cell: item.cell,
            amount: { cents: Number(item.cell.text), isPlainlyMoney: true, confidence: guessed },
          }
        : item
    return { ...row, items: row.items.map(asAmount) }
  })

const isDigits = ({ kind, cell: { text } }: Item) => kind === 'text' && /^[1-9]\d{4,8}$/.test(text)
