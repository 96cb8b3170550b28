import { type Copy, copy } from '@aangiftewijs/domain/language'
import { type AlsoCountName, type AmountName, amountWords, questionWords } from '@aangiftewijs/domain/tax-return'

/** Labels of what was read, Dutch in the specification. Spec 1 § 2, documents step. */
export const fieldWords = {
  salary: copy('Salary', 'Loon', 'nl'),
  otherIncome: copy('Other income', 'Overige inkomsten', 'nl'),
  taxWithheld: copy('Tax withheld', 'Ingehouden loonheffing', 'nl'),
  fiscalYear: copy('Fiscal year', 'Fiscaal jaar', 'nl'),
  bsn: copy('BSN', 'BSN', 'nl'),
  employmentPeriod: copy('Period of employment', 'Dienstverband periode', 'nl'),
  employerName: copy('Employer', 'Werkgever', 'nl'),
  mortgageInterest: copy('Interest on this part of the loan', 'Rente over dit deel van de lening', 'nl'),
  mortgageType: copy('Type of loan', 'Soort lening', 'nl'),
  loanPartNumber: copy('Loan part number', 'Leningdeelnummer', 'nl'),
  deductibleCosts: copy('Deductible costs of own home', 'Aftrekbare kosten eigen woning', 'nl'),
  totalInterestAndFees: copy('Total interest and fees', 'Totaal rente en vergoedingen', 'nl'),
  referenceYear: copy('Year', 'Jaar', 'nl'),
  lenderName: copy('Lender', 'Geldverstrekker', 'nl'),
  remainingBalance: copy('Remaining balance', 'Resterende schuld', 'nl'),
  savings: copy('Savings on January 1', 'Bank- en spaartegoeden op 1 januari'),
  investments: copy('Investments on January 1', 'Beleggingen op 1 januari'),
  debts: copy('Debts on January 1', 'Schulden op 1 januari'),
  dividendTaxWithheld: copy('Dividend tax withheld', 'Ingehouden dividendbelasting'),
  provisionalPaid: copy('Provisional assessment to pay', 'Voorlopige aanslag te betalen'),
  provisionalReceived: copy('Provisional assessment to receive', 'Voorlopige aanslag te ontvangen'),
  amount: copy('Amount', 'Bedrag', 'nl'),
  wozValue: copy('WOZ value', 'WOZ-waarde'),
  year: copy('Year', 'Jaar', 'nl'),
  name: copy('Name', 'Naam', 'nl'),
} as const

/** The label of a sum over several documents of a type: the question that it fills in. */
export function sumWords(question: AmountName | AlsoCountName): Copy {
  const { label, term = label } = questionWords[question]
  return question in amountWords ? { ...label, spec: 'nl' } : term
}

/** Words around the figures: how sure we are, and what does not match. */
export const words = {
  statement: copy('Statement {number} of {count}', 'Overzicht {number} van {count}'),
  loanParts: copy('Loan parts', 'Leningdelen', 'nl'),
  newTab: copy('(opens in a new tab)', '(opent in een nieuw tabblad)'),
  readingDocument: copy('Reading {document}', '{document} wordt gelezen'),
  loanPart: copy('Loan part {number}', 'Leningdeel {number}'),
  notFound: copy('Not found', 'Niet gevonden'),
  pleaseCheck: copy('Please check', 'Controleer dit'),
  pleaseCheckText: copy(
    'We are not sure of the figures marked “Please check”. They are not filled in for you.',
    'Bij ‘Controleer dit’ weten we niet zeker of we het bedrag goed hebben gelezen. Zo’n bedrag vullen we niet voor u in.',
  ),
  absent: copy(
    '{field}: not found, while the rest was. Look at the document and type it, or 0 if it is nothing. Until then it does not count.',
    '{field}: niet gevonden, de rest wel. Zoek het op in het document en vul het in, of 0 als het niets is. Tot die tijd telt het niet mee.',
  ),
  pension: copy(
    'We take this for a pension. We fill it in under “State pension, pension or annuity”, not under your salary.',
    'Dit is volgens ons een pensioen. We vullen het in bij ‘AOW, pensioen of lijfrente’, niet bij uw loon.',
  ),
  benefit: copy(
    'We take this for a benefit. We fill it in under “Benefits”, not under your salary.',
    'Dit is volgens ons een uitkering. We vullen die in bij ‘Uitkeringen’, niet bij uw loon.',
  ),
  woz: copy(
    'We fill it in under “WOZ value of your home”, in the step Deductions. The taxes in the letter are not deductible.',
    'We vullen dit in bij ‘WOZ-waarde van uw woning’, in de stap Aftrekposten. De belastingen in de brief zijn niet aftrekbaar.',
  ),
  newPhotoText: copy(
    'Is an amount missing, or does it say “Please check”? Take a new photo: the whole page, flat and sharp, in good light.',
    'Ontbreekt er een bedrag, of staat er ‘Controleer dit’ bij? Maak een nieuwe foto: de hele bladzijde, plat en scherp, bij goed licht.',
  ),
  cutShort: copy(
    'It was busy, so we could not look at this document for as long as it needs. Is an amount missing, or does it say “Please check”? Then read it again.',
    'Het was druk: we konden niet lang genoeg naar dit document kijken. Ontbreekt er een bedrag, of staat er ‘Controleer dit’ bij? Lees het dan opnieuw.',
  ),
  newPhoto: copy('Add a new photo', 'Nieuwe foto toevoegen'),
  checkAtDocument: copy('Check it with the document', 'Controleer het bij het document'),
  foundHere: copy('Found here', 'Hier gevonden'),
  foundOn: copy('Page {page}, at “{label}”', 'Pagina {page}, bij ‘{label}’'),
  foundOnPage: copy('Page {page}', 'Pagina {page}'),
} as const
