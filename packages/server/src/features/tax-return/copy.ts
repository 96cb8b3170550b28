import { copy } from '@aangiftewijs/domain/language'

/** What the next page says after a step was saved without script: the texts of the toasts. Spec 2 § 8. */
export const savedWords = {
  partner: copy('Partner details saved', 'Partnergegevens opgeslagen', 'nl'),
  income: copy('Income information saved', 'Inkomensgegevens opgeslagen'),
  deductions: copy('Deductions information saved', 'Aftrekposten opgeslagen'),
  submit: copy('Tax filing submitted!', 'Aangifte ingediend!'),
}
