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
  employersTitle: copy('Your employers', 'Uw werkgevers'),
  employersIntro: copy(
    'Your income statements show {count} employers. We added up their figures.',
    'Op uw jaaropgaven staan {count} werkgevers. We hebben de bedragen opgeteld.',
  ),
  employersTable: copy('Income by employer', 'Inkomen per werkgever'),
  employer: copy('Employer', 'Werkgever'),
  employerUnknown: copy('Name not read', 'Naam niet gelezen'),
  total: copy('Total', 'Totaal'),
  saved: copy('Income information saved', 'Inkomensgegevens opgeslagen'),
  failedText: copy(
    'Failed to update income information. Please try again.',
    'De inkomensgegevens konden niet worden opgeslagen. Probeer het opnieuw.',
  ),
} as const

/** Where a pre-filled amount came from, on income and deductions. Decisions, Filing. */
export const sourceWords = {
  from: copy('From', 'Uit'),
  fromSeveral: copy('Added up from {count} documents', 'Opgeteld uit {count} documenten'),
  differs: copy('Your documents say {amount}.', 'Volgens uw documenten is het {amount}.'),
  changeBack: copy('Use {amount} from your documents', '{amount} uit uw documenten gebruiken'),
  unsure: copy(
    '{document} may say {amount}. We are not sure, so check it and type it yourself.',
    'In {document} staat misschien {amount}. We zijn niet zeker: controleer het en vul het zelf in.',
  ),
} as const
