import { type Row, rowsFrom } from '../candidates/sheet.ts'
import type { Cell } from '../layout/lines.ts'

/** What stands before the name of whose statement it is; a colon may follow. */
const caption =
  /^(?:(?:naam|name|gegevens)\s+)?(?:van\s+)?(?:de\s+|the\s+)?(?:werkne(?:mer|emster)|medewerk(?:er|ster)|(?:pensioen|uitkerings)?gerechtigde|gepensioneerde|verzekerde|rekeninghouders?|klant|cli[eë]nt|geldnemers?|leningnemers?|hypotheekgevers?|schuldenaars?|op naam van|ten name van|t\.?n\.?v\.?|employee|customer|account holders?|borrowers?|mortgagors?)(?:\s*naam|\s+name)?(?:\s+\d)?\s*(?::|$)/i
/** A caption that may as well be of an employer's name. */
const anyName = /^(?:naam|name|naam en voorletters|voorletters en naam|volledige naam|full name)\s*(?::|$)/i

const titles = /^(?:(?:dhr|mevr|mw|mr|mrs|ms|hr|de heer|heer|mevrouw|drs|ir|ing|dr|fam|familie)\.?\s+)+(?=\S)/i
const surname = /^(?:[\p{L}'’]+\s){0,3}\p{Lu}[\p{L}'’-]+/u
const withInitials = /^(?:\p{Lu}\p{L}?\.[\s-]?)+(?:[\p{L}'’]+\s){0,3}\p{Lu}[\p{L}'’-]+/u
const reversed =
  /^(?:[\p{L}'’-]+\s){0,2}\p{Lu}[\p{L}'’-]+,?\s(?:\p{Lu}\p{L}?\.[\s-]?)+(?:\p{Ll}[\p{L}'’]*)?(?:\s\p{Ll}[\p{L}'’]*)*$/u
const writtenOut = /^\p{Lu}[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,3}\s\p{Lu}[\p{L}'’-]+$/u

const notOfPerson =
  /\d|€|:|\b(?:b\.?\s?v\.?|n\.?\s?v\.?|v\.?o\.?f\.?|stichting|co[oö]peratie|gemeente|vereniging|ministerie|universiteit|holding|groep|bank|hypotheken|pensioenfonds|afdeling|postbus)(?=\s|$|,|\.)/i
const mostLetters = 80

/** Surely the name of a person: it has initials or a title. */
export function isPerson(text: string): boolean {
  if (text.length > mostLetters || notOfPerson.test(text)) return false
  const name = text.replace(titles, '')
  return withInitials.test(name) || reversed.test(name) || (name !== text && surname.test(name))
}

/** What is surely the holder's may be a name that is written out. */
const mayBePerson = (text: string): boolean =>
  isPerson(text) || (text.length <= mostLetters && !notOfPerson.test(text) && writtenOut.test(text))

/** Rows between a name and the postcode of its address. */
const addressHeight = 3
export const postcode = /\b\d{4}\s{0,2}[A-Z]{2}\b/

/** Whether a cell stands over a postcode, as the first line of an address. */
export const isAboveAddress = ({ left }: Cell, row: Row, rows: readonly Row[]): boolean =>
  [...rowsFrom(rows, row, 1, addressHeight)].some(({ cells }) =>
    cells.some((cell) => Math.abs(cell.left - left) < row.size && postcode.test(cell.text)),
  )

/**
 * The name of whose statement it is, as printed: at its caption, several joined by `en/of`; else whom the letter is addressed to. Null where
 * nothing is surely a person's name.
 */
export function readHolder(rows: readonly Row[]): string | null {
  const labelled = rows.flatMap((row, at) => row.cells.flatMap((cell) => nameAt(cell, row, rows[at + 1])))
  if (labelled.length > 0) return [...new Set(labelled)].join(' en/of ')
  const addressed = rows.flatMap((row) =>
    row.cells.filter((cell) => isPerson(cell.text) && isAboveAddress(cell, row, rows)),
  )
  return addressed[0] ? tidy(addressed[0].text) : null
}

function nameAt(cell: Cell, row: Row, next: Row | undefined): readonly string[] {
  const isOwn = caption.test(cell.text)
  if (!isOwn && !anyName.test(cell.text)) return []
  const isName = isOwn ? mayBePerson : isPerson
  const within = /:\s*(\S.*)$/.exec(cell.text)?.[1]
  const under = next?.page === row.page ? next.cells.find(({ left }) => Math.abs(left - cell.left) < row.size) : null
  const beside = row.cells[row.cells.indexOf(cell) + 1] ?? under
  return [within ?? '', beside?.text ?? ''].map(tidy).filter(isName).slice(0, 1)
}

const tidy = (text: string): string => text.replace(/^[:\s._-]+|[\s,;_-]+$/g, '').replace(/\s+/g, ' ')
