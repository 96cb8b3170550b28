import { type Item, isAmount } from './amount-cells.ts'
import type { Row } from './sheet.ts'

/** What of the number of an account or of a body may end a line. */
export const numberAtEnd = /\b(?:[A-Z]{2}\d\d ?[A-Z]{4}|(?:RSIN|KvK)(?:-nummer)?)(?:[ .]?\d{1,4})*$/i

/** The postcode of an address in the Netherlands. */
export const postcode = /\b\d{4}\s{0,2}[A-Z]{2}\b/

/** Whether a number ends the line of a street: with nothing behind it, and a postcode right under the name before it. */
export function isHouseNumber({ items, size, page }: Row, at: number, next: Row | undefined): boolean {
  const [street, own]: readonly (Item | undefined)[] = [items[at - 1], items[at]]
  if (!own || !isAmount(own) || !/^\d{1,4}$/.test(own.cell.text) || next?.page !== page) return false
  if (street?.kind !== 'text' || !/\p{L}{2}/u.test(street.cell.text)) return false
  return next.cells.some(({ left, text }) => Math.abs(left - street.cell.left) < size && text.search(postcode) === 0)
}
