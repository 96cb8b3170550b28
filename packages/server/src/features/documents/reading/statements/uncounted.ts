import { type Amount, isAmount } from '../candidates/amount-cells.ts'
import { lettersOfRow, type Row, rowsFrom } from '../candidates/sheet.ts'
import { type Cell, overlaps } from '../layout/lines.ts'

/** Heads the column of what an earlier statement said. */
const supersedes =
  /^(?:was|oude?|eerder|oorspronkelijk|vervallen|vervalt|onjuist|ingetrokken|superseded|withdrawn|eerste opgave|previous(?:ly)?|original(?:ly)?|old|earlier)\b(?!.*(?:deel|lening|part|loan))/i

/** Of the amounts of a line what was said before, under its heading or the first, and what that differs by from what holds now. */
function saidBefore(amounts: readonly Amount[], heading: Cell): readonly Amount[] {
  const said = amounts.find(({ cell }) => overlaps(cell, heading)) ?? amounts[0]
  const [one, other, ...more] = amounts.filter((amount) => amount !== said)
  if (!said || !one || !other || more.length > 0) return []
  const differs = (by: Amount, holds: Amount) =>
    Math.abs(holds.amount.cents - said.amount.cents) === Math.abs(by.amount.cents)
  if (differs(one, other)) return [said, one]
  return differs(other, one) ? [said, other] : []
}

/** Heads the column of what is of the Netherlands, where others are of another country and of all together. */
const thisCountry = /^(?:the )?(?:nederland|netherlands|NL)$/i
const otherCountry =
  /^(?:belgi[eëu]|duitsland|germany|frankrijk|france|luxem|zwitserland|switzerland|buitenland|abroad|other countr|overige landen|(?:BE|DE|FR|CH|UK)$)/i
const isOfCountries = ({ cells }: Row) =>
  [thisCountry, otherCountry].every((country) => cells.some(({ text }) => country.test(text)))

/** Of the amounts of a line under names of countries those that are not of this one. */
function ofOtherCountries(row: Row, rows: readonly Row[]): readonly Amount[] {
  const heading = rowsFrom(rows, row, -1, mostUnderCountries).find(isOfCountries)
  const own = heading?.cells.find(({ text }) => thisCountry.test(text))
  return own ? row.items.filter(isAmount).filter(({ cell }) => !overlaps(cell, own)) : []
}
/** Most lines of a table under its countries. */
const mostUnderCountries = 12

/** A line at the foot of a page, and at the head of the next, with the sums so far. */
const carriedOver =
  /^(?:te?|over)?(?:transporteren|vervoeren|(?:transport|vervoer)(?:van|naar|vorig|blad|pagina|\d|$)|tebrengen)|^(?:sub)?totaal(?:van)?(?:dit|deze|vorige?)?(?:blad|pagina)|^(?:carried|brought)(?:over|forward)/
/** Whether a line takes such sums to another page: that goes on with the same statement. */
export const isCarriedOver = (row: Row): boolean => row.cells.length > 1 && carriedOver.test(lettersOfRow(row))

/** Lines without the amounts that never count: those a correction took back, sums that are carried over to the next page, and what is of another country. */
export function withoutUncounted(rows: readonly Row[]): readonly Row[] {
  const isOfBefore = ({ text }: Cell) => supersedes.test(text)
  const heading = rows.find(({ cells }) => cells.length > 1 && cells.some(isOfBefore))
  const column = heading?.cells.find(isOfBefore)
  const areCountries = rows.some(isOfCountries)
  return rows.map((row) => {
    if (row.items.some(isAmount) && isCarriedOver(row)) return { ...row, items: [] }
    const isCorrected = row.page === heading?.page && row.index > heading.index
    const before = isCorrected && column ? saidBefore(row.items.filter(isAmount), column) : []
    const left = areCountries ? [...before, ...ofOtherCountries(row, rows)] : before
    return left.length > 0
      ? { ...row, items: row.items.filter((item) => !isAmount(item) || !left.includes(item)) }
      : row
  })
}
