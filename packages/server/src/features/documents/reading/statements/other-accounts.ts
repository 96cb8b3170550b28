import { type Row, textOfRow } from '../candidates/sheet.ts'
import { lettersOf } from '../layout/letters.ts'

/** Titles of the parts of a bank's year overview that are about other products than the mortgage. */
const otherAccount =
  /^(?:uw|overzicht|totaal|your)?(?:betaalrekening|betaalrekeningen|betalen|spaarrekening|spaarrekeningen|spaarproducten|sparen|deposito|depositos|beleggen|beleggingen|beleggingsrekening|beleggingsrekeningen|effecten|effectenrekening|creditcard|creditcards|krediet|kredieten|doorlopendkrediet|persoonlijkelening|persoonlijkeleningen|consumptiefkrediet|consumptieveleningen|roodstand|verzekeringen|betalenensparen|betaalenspaarrekeningen|currentaccounts?|paymentaccounts?|savings|savingsaccounts?|investments|personalloans?|creditcards?|bouwdepot|constructiondeposit)$/
const mortgage =
  /hypothe|^(?:uw|de)?lening|leningde(?:el|len)|loanparts?|eigenwoning|woningfinanciering|mortgage|homeloan|^(?:your)?loan|aangifte|taxreturn/

/** Numbers of the rows under titles of other accounts: interest and balances there are not those of the mortgage. */
export function rowsOfOtherAccounts(rows: readonly Row[]): ReadonlySet<number> {
  const found = new Set<number>()
  let isOther = false
  for (const row of rows) {
    const isTitle = row.items.every((item) => item.kind === 'text')
    const letters = lettersOf(textOfRow(row))
    if (isTitle && row.cells.length === 1 && otherAccount.test(letters)) isOther = true
    else if (isTitle && mortgage.test(letters)) isOther = false
    if (isOther) found.add(row.index)
  }
  return found
}
