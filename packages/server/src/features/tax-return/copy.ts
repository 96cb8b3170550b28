import { copy } from '@aangiftewijs/domain/language'

/** What the next page says after a step was saved without script: the texts of the toasts. Spec 2 § 8. */
export const savedWords = {
  partner: copy('Partner information saved', 'Partnergegevens opgeslagen', 'nl'),
  income: copy('Income information saved', 'Inkomensgegevens opgeslagen'),
  deductions: copy('Deductions information saved', 'Aftrekposten opgeslagen'),
  submit: copy('Tax filing submitted!', 'Aangifte ingezonden!'),
}

/** What is said when an amount was taken from the papers. */
export const takenWords = copy(
  'Your return counts what your documents say',
  'In uw aangifte tellen nu de bedragen uit uw documenten',
)

/** What was taken, and in place of which amount. */
export const takenText = copy('{name}: {says} instead of {counts}.', '{name}: {says} in plaats van {counts}.')

/** The button that puts the amount back that counted before, and what is said when it did. */
export const putBackWords = {
  press: copy('Put {counts} back', 'Zet {counts} terug'),
  done: copy('Your return counts {counts} again', 'In uw aangifte telt weer {counts}'),
} as const

/** What is said when a division was chosen or taken back. */
export const divisionWords = {
  applied: copy('The division is saved', 'De verdeling is opgeslagen'),
  undone: copy('The division is half each again', 'De verdeling is weer ieder de helft'),
} as const
