import type { Item } from './amount-cells.ts'
import type { Row } from './sheet.ts'

/** Fewest numbers in a row that count the boxes or lines of a form. */
const fewest = 3
/** The part of all numbers before texts that go on counting. */
const mostly = 0.6

const countOf = (item: Item, next: Item | undefined): number | null =>
  item.kind === 'amount' &&
  /^\d{1,2}[.)]?$/.test(item.cell.text) &&
  next?.kind === 'text' &&
  /\p{L}/u.test(next.cell.text)
    ? Number.parseInt(item.cell.text, 10)
    : null

/** The numbers before the texts of a form, 1, 2, 3 and so on, are text: no label is theirs. */
export function withoutBoxNumbers(rows: readonly Row[]): readonly Row[] {
  const counts = rows.flatMap((row) => row.items.flatMap((item, at) => countOf(item, row.items[at + 1]) ?? []))
  // Each part of a form may count from one again; a scan may have lost a number.
  const goesOn = (count: number, before = 0) =>
    count === 1 || count === before + 1 || (count === before + 2 && rows[0]?.origin === 'ocr')
  const further = counts.filter((count, at) => at > 0 && goesOn(count, counts[at - 1])).length
  if (counts.length < fewest || further < mostly * (counts.length - 1)) return rows
  return rows.map((row) => ({
    ...row,
    items: row.items.map(
      (item, at): Item => (countOf(item, row.items[at + 1]) === null ? item : { kind: 'text', cell: item.cell }),
    ),
  }))
}
