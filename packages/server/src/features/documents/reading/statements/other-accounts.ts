import { type Row, textOfRow } from '../candidates/sheet.ts'
import { lettersOf } from '../layout/letters.ts'

/** Titles of the parts of a bank's year overview that are about other products than the mortgage. */
const otherAccount =
  /^(?:uw|overzicht|totaal|your)?(?:betaalrekening|betaalrekeningen|betalen|spaarrekening|spaarrekeningen|spaarproducten|sparen|deposito|depositos|beleggen|beleggingen|beleggingsrekening|beleggingsrekeningen|effecten|effectenrekening|creditcard|creditcards|krediet|kredieten|doorlopendkrediet|persoonlijkelening|persoonlijkeleningen|consumptiefkrediet|consumptieveleningen|roodstand|verzekeringen|betalenensparen|betaalenspaarrekeningen|currentaccounts?|paymentaccounts?|savings|savingsaccounts?|investments|personalloans?|creditcards?|bouwdepot|constructiondeposit)$/
const mortgage =
  /hypothe|^(?:uw|de)?lening|leningde(?:el|len)|loanparts?|eigenwoning|woningfinanciering|mortgage|homeloan|^(?:your)?loan|aangifte|taxreturn/

/** Whether a row is the rest of a label that began in the row above, left of an amount. */
function isRestOfLabel(row: Row, above: Row | undefined): boolean {
  const [cell] = row.cells
  const began = above?.page === row.page ? above.items.findIndex((item) => item.cell.left === cell?.left) : -1
  return above?.items[began]?.kind === 'text' && above.items[began + 1]?.kind === 'amount'
}

/** Numbers of the rows under titles of other accounts: interest and balances there are not those of the mortgage. */
export function rowsOfOtherAccounts(rows: readonly Row[]): ReadonlySet<number> {
  const found = new Set<number>()
  let isOther = false
  for (const [at, row] of rows.entries()) {
    const isTitle = row.items.every((item) => item.kind === 'text')
    const letters = lettersOf(textOfRow(row))
    const isOfOther = row.cells.length === 1 && otherAccount.test(letters)
    if (isTitle && isOfOther && !isRestOfLabel(row, rows[at - 1])) isOther = true
    else if (isTitle && mortgage.test(letters)) isOther = false
    if (isOther) found.add(row.index)
  }
  return found
}
