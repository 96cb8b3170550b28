import { cellOf } from '../layout/lines.ts'
import type { Item } from './amount-cells.ts'
import { readAmount } from './amounts.ts'
import type { Row } from './sheet.ts'

/** Fewest words of a line of running text. */
const fewestWords = 5

/** Items in the place of others: the last of a row, or the first of the next. */
type Mended = { readonly last?: readonly Item[]; readonly first?: readonly Item[] }

/** A text without its first word, unless nothing is left. */
const behindFirst = ({ cell: { words } }: Item): readonly Item[] =>
  words.length > 1 ? [{ kind: 'text', cell: cellOf(words.slice(1)) }] : []

/** The amount that the last of a row begins and the first of the next ends, at the end of a line of running text; nothing where none does. */
function brokenAmount(row: Row, next: Row): Mended {
  const [last, first] = [row.items.at(-1), next.items[0]]
  const [number] = first?.cell.words ?? []
  const isProse = row.cells.flatMap(({ words }) => words).length >= fewestWords
  const end = last?.cell.words.at(-1)
  if (!last || !end || !first || !number || !isProse) return {}
  // Where cents are printed everywhere, a number behind asterisks alone was taken for none.
  const begun = last.kind === 'amount' ? last.cell : cellOf([end])
  const isCut = /(?:€|EUR|\*)\s?\d{1,3}$/i.test(begun.text)
  // Whole euros go on as a number before the rest of the sentence.
  const isWhole = first.kind === 'text' && /^\d{3}[.,;]?$/.test(number.text)
  const hasCents = first.kind === 'amount' && /^\d{3}[.,](?:\d\d|[-–])/.test(first.cell.text)
  const rest = isWhole ? number.text : hasCents ? first.cell.text : ''
  const amount = isCut && rest !== '' ? readAmount(`${begun.text} ${rest}`) : null
  if (!amount) return {}
  const before = last.cell.words.slice(0, last.kind === 'amount' ? 0 : -1)
  const text: readonly Item[] = before.length > 0 ? [{ kind: 'text', cell: cellOf(before) }] : []
  return { last: [...text, { kind: 'amount', cell: begun, amount }], first: isWhole ? behindFirst(first) : [] }
}

/** The number that a row begins with, where the one before ends in its mark; with the text behind it. */
function markedBefore(row: Row, next: Row): Mended {
  const [first] = next.items
  const [number] = first?.cell.words ?? []
  const isMarked = /(?:^|\s)(?:€|EUR)$/.test(row.text)
  if (!isMarked || first?.kind !== 'text' || !number || !/^\d{1,3}$/.test(number.text)) return {}
  const amount = readAmount(`€ ${number.text}`)
  return amount ? { first: [{ kind: 'amount', cell: cellOf([number]), amount }, ...behindFirst(first)] } : {}
}

/** What is broken between its thousands and the rest, or behind its mark, is one amount. */
export function withBrokenAmounts(rows: readonly Row[]): readonly Row[] {
  const mended = rows.map((row, at): Mended => {
    const next = rows[at + 1]
    return next?.page === row.page ? { ...markedBefore(row, next), ...brokenAmount(row, next) } : {}
  })
  return rows.map((row, at) => {
    const [last, first] = [mended[at]?.last, mended[at - 1]?.first]
    const items = last ? [...row.items.slice(0, -1), ...last] : row.items
    return last || first ? { ...row, items: first ? [...first, ...items.slice(1)] : items } : row
  })
}
