import { type Amount, isAmount } from '../candidates/amount-cells.ts'
import { lettersOfRow, type Row } from '../candidates/sheet.ts'
import { anyOf } from '../layout/letters.ts'

type IsTitle = (letters: string, row: Row) => boolean

/** Numbers of the rows from a title under which nothing is of the statement up to one that ends such a part of a paper. */
function rowsBetween(begins: IsTitle, ends: IsTitle, rows: readonly Row[]): ReadonlySet<number> {
  const found = new Set<number>()
  let isWithin = false
  for (const row of rows) {
    const letters = lettersOfRow(row)
    const isTitle = row.items.every((item) => item.kind === 'text')
    if (isTitle && begins(letters, row)) isWithin = true
    else if (isTitle && ends(letters, row)) isWithin = false
    if (isWithin) found.add(row.index)
  }
  return found
}

const example =
  /^(?:een)?(?:reken)?voorbeeld|^(?:an)?example|^(?:hoe|zo)leestu|^(?:toelichting|uitleg)bijde(?:bedragen|rubrieken)|^explanationof/
const saysExample = anyOf(['voorbeeld'])
const statement = /jaarop|jaarover|annual|statement|aanslag|assessment/
/** Where the page was seen, wide spaces part the words of one title. */
const isOneTitle = (letters: string, { cells, origin }: Row) =>
  letters.length < 50 && (cells.length === 1 || origin === 'ocr')

/** Numbers of the rows under the heading of an example, up to the next title of a statement: what stands there is nobody's. */
export const rowsOfExamples = (rows: readonly Row[]): ReadonlySet<number> =>
  rowsBetween(
    (letters, row) =>
      isOneTitle(letters, row) && (example.test(letters) || (letters.length < 18 && saysExample(letters))),
    (letters, row) => isOneTitle(letters, row) && statement.test(letters),
    rows,
  )

/** Titles of the parts of a bank's year overview that are about other products than the mortgage. */
const otherAccount =
  /^\d{0,2}(?:uw|overzicht|totaal|your)?(?:rekeningen|betaalrekening|betaalrekeningen|betalen|spaarrekening|spaarrekeningen|spaarproducten|sparen|deposito|depositos|beleggen|beleggingen|beleggingsrekening|beleggingsrekeningen|effecten|effectenrekening|creditcard|creditcards|krediet|kredieten|doorlopendkrediet|persoonlijkelening|persoonlijkeleningen|consumptiefkrediet|consumptieveleningen|roodstand|verzekeringen|betalenensparen|betaalenspaarrekeningen|currentaccounts?|paymentaccounts?|savings|savingsaccounts?|investments|personalloans?|creditcards?|bouwdepot(?:bij[a-z\d]+)?|constructiondeposit)$/
const mortgage =
  /hypothe|^(?:uw|de)?lening|leningde(?:el|len)|loanparts?|eigenwoning|woningfinanciering|mortgage|homeloan|^woning$|^(?:your)?loan|aangifte|taxreturn/

/** Numbers of the rows under titles of other accounts: interest and balances there are not those of the mortgage. */
export const rowsOfOtherAccounts = (rows: readonly Row[]): ReadonlySet<number> =>
  rowsBetween(
    (letters, row) => row.cells.length === 1 && otherAccount.test(letters),
    (letters) => mortgage.test(letters),
    rows,
  )

/** Heads the column of what an earlier statement said. */
const supersedes =
  /^(?:was|oude?|eerder|oorspronkelijk|eerste opgave|previous(?:ly)?|original(?:ly)?|old|earlier)\b(?!.*(?:deel|lening|part|loan))/i

/** Of the amounts of a line what was said before and what that differs by from what holds now. */
function saidBefore([said, one, other, ...more]: readonly Amount[]): readonly Amount[] {
  if (!said || !one || !other || more.length > 0) return []
  const differs = (by: Amount, holds: Amount) =>
    Math.abs(holds.amount.cents - said.amount.cents) === Math.abs(by.amount.cents)
  if (differs(one, other)) return [said, one]
  return differs(other, one) ? [said, other] : []
}

/** A line at the foot of a page, and at the head of the next, with the sums so far. */
const carriedOver =
  /^(?:te?|over)?(?:transporteren|transport(?:van|naar|vorig|blad|pagina|\d|$)|tebrengen)|^(?:sub)?totaal(?:van)?(?:dit|deze|vorige?)?(?:blad|pagina)|^(?:carried|brought)(?:over|forward)/

/** Lines without the amounts that others of the paper replace: those a correction took back, and sums that are carried over to the next page. */
export function withoutSuperseded(rows: readonly Row[]): readonly Row[] {
  const heading = rows.find(({ cells }) => cells.length > 2 && cells.some(({ text }) => supersedes.test(text)))
  return rows.map((row) => {
    if (row.items.some(isAmount) && carriedOver.test(lettersOfRow(row))) return { ...row, items: [] }
    const isCorrected = heading !== undefined && row.page === heading.page && row.index > heading.index
    const left = isCorrected ? saidBefore(row.items.filter(isAmount)) : []
    return left.length > 0
      ? { ...row, items: row.items.filter((item) => !isAmount(item) || !left.includes(item)) }
      : row
  })
}
