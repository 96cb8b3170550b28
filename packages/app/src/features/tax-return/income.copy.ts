import { copy } from '@aangiftewijs/domain/language'

/** Words of the income step. Spec 2 § 2.5. */
export const words = {
  title: copy('Your income', 'Uw inkomen'),
  intro: copy(
    'Fill in the amounts of the whole year, in euros. You find them on your annual income statement (jaaropgaaf).',
    'Vul de bedragen van het hele jaar in, in euro’s. U vindt ze op uw jaaropgaaf.',
  ),
  salary: copy('Salary', 'Loon'),
  salaryHint: copy(
    'Wages before tax: “loon loonbelasting/volksverzekeringen” on the statement.',
    'Loon voor belasting: ‘loon loonbelasting/volksverzekeringen’ op de jaaropgaaf.',
  ),
  otherIncome: copy('Other income', 'Overige inkomsten'),
  otherIncomeHint: copy(
    'For example freelance work or tips. Leave empty if you had none.',
    'Bijvoorbeeld bijverdiensten of fooien. Laat leeg als u die niet had.',
  ),
  taxWithheld: copy('Tax withheld', 'Ingehouden loonheffing'),
  taxWithheldHint: copy(
    'Wage tax your employer already paid for you: “ingehouden loonheffing”.',
    'Loonheffing die uw werkgever al voor u betaalde.',
  ),
  saved: copy('Income information saved', 'Inkomensgegevens opgeslagen'),
  failedText: copy(
    'Failed to update income information. Please try again.',
    'De inkomensgegevens konden niet worden opgeslagen. Probeer het opnieuw.',
  ),
} as const
