import { copy } from '@aangiftewijs/domain/language'

/** Texts of the PDF of a return. */
export const words = {
  title: copy('Income tax return {year}', 'Aangifte inkomstenbelasting {year}', 'nl'),
  mark: copy(
    'TESTOMGEVING – practice return, not submitted to the tax authority',
    'TESTOMGEVING – oefenaangifte, niet bij de Belastingdienst ingezonden',
    'nl',
  ),
  notice: copy(
    'This is a practice return made with {product}. Nothing was sent to the tax authority and this is no official document.',
    'Dit is een oefenaangifte, gemaakt met {product}. Er is niets naar de Belastingdienst gestuurd en dit is geen officieel document.',
    'nl',
  ),
  corrects: copy('Corrects', 'Verbetert', 'nl'),
  replacedBy: copy('Replaced by', 'Vervangen door', 'nl'),
  reference: copy('Reference number', 'Kenmerk', 'nl'),
  submitted: copy('Submitted as practice on', 'Als oefening ingezonden op', 'nl'),
  state: copy('Status', 'Status', 'nl'),
  inProgress: copy('Not submitted yet', 'Nog niet ingezonden', 'nl'),
  realReturn: copy('For your real return', 'Voor uw echte aangifte', 'nl'),
  pageOf: copy('{reference}, page {page} of {pages}', '{reference}, pagina {page} van {pages}', 'nl'),
  personal: copy('Personal details', 'Persoonlijke gegevens', 'nl'),
  partner: copy('Fiscal partner', 'Fiscale partner', 'nl'),
  income: copy('Income', 'Inkomen', 'nl'),
  deductions: copy('Deductions', 'Aftrekposten', 'nl'),
  employers: copy('Your employers', 'Uw werkgevers', 'nl'),
  partnersEmployers: copy('Your partner’s employers', 'Werkgevers van uw partner', 'nl'),
  name: copy('Name', 'Naam', 'nl'),
  yes: copy('Yes', 'Ja', 'nl'),
  no: copy('No', 'Nee', 'nl'),
  none: copy('Not provided', 'Niet ingevuld', 'nl'),
  taxable: copy('Taxable income', 'Belastbaar inkomen', 'nl'),
  bracket: copy('{rate}% of {income}', '{rate}% van {income}', 'nl'),
  totalTax: copy('Tax', 'Belasting', 'nl'),
  toPay: copy('You may have to pay', 'U moet mogelijk betalen', 'nl'),
  refund: copy('You may get back', 'U krijgt mogelijk terug', 'nl'),
  even: copy('Nothing to pay or to get back', 'Niets te betalen of terug te krijgen', 'nl'),
  notFound: copy('not found', 'niet gevonden'),
  otherThanEmployers: copy(
    'What counts in the return: it was filled in. The statements add up to {sum}.',
    'Wat in de aangifte telt: zo is het ingevuld. De jaaropgaven zijn samen {sum}.',
  ),
  notCalculated: copy(
    'Not calculated yet: income and deductions are not complete',
    'Nog niet berekend: inkomen en aftrekposten zijn nog niet ingevuld',
    'nl',
  ),
  documents: copy('Documents and their figures', 'Documenten en hun bedragen', 'nl'),
  uploaded: copy('Uploaded on {day}', 'Geüpload op {day}', 'nl'),
  nothingRead: copy('No figures were read', 'Er zijn geen bedragen gelezen', 'nl'),
  notSure: copy(
    'Possibly misread: counted only when you say so',
    'Misschien verkeerd gelezen: telt pas mee als u dat aangeeft',
    'nl',
  ),
  leftOut: copy('Possibly misread: not filled in for you', 'Misschien verkeerd gelezen: niet voor u ingevuld', 'nl'),
  countsNowhere: copy('Counts nowhere in this return', 'Telt nergens mee in deze aangifte', 'nl'),
  notFilledIn: copy('Not filled in from this document', 'Niet uit dit document ingevuld', 'nl'),
  mayBelongTo: copy(
    'Not filled in from this document: it may belong to “{question}”',
    'Niet uit dit document ingevuld: het hoort misschien bij ‘{question}’',
    'nl',
  ),
  partners: copy('Counts for your partner', 'Telt mee voor uw partner', 'nl'),
  notCounted: copy('Not counted: {reason}', 'Telt niet mee: {reason}', 'nl'),
  partly: copy('What else it shows is not counted: {reason}', 'Wat er verder op staat, telt niet mee: {reason}', 'nl'),
  amount: copy('Amount', 'Bedrag', 'nl'),
} as const

/** Why a document does not count. */
export const reasonWords = {
  leftOut: copy(
    'you said that it is not such a statement',
    'u hebt aangegeven dat het een ander soort document is',
    'nl',
  ),
  ofNoPartner: copy(
    'you said that it is your partner’s, and this return is of you alone',
    'u hebt aangegeven dat het van uw partner is, en deze aangifte is van u alleen',
    'nl',
  ),
  year: copy('it is about {found}', 'het gaat over {found}', 'nl'),
  person: copy('the BSN on it is not the one of this return', 'het BSN erop is niet dat van deze aangifte', 'nl'),
  name: copy('it is in the name of {found}', 'het staat op naam van {found}', 'nl'),
  'same-account': copy(
    'it may show the same account as {document}',
    'het kan dezelfde rekening tonen als {document}',
    'nl',
  ),
  replaced: copy(
    'it may replace {document}, or be replaced by it',
    'het kan {document} vervangen, of erdoor vervangen zijn',
    'nl',
  ),
  copy: copy('it is the same file as {document}', 'het is hetzelfde bestand als {document}', 'nl'),
  payslip: copy(
    'it is a payslip of the year that {document} is the statement of',
    'het is een loonstrook van het jaar waarvan {document} de jaaropgaaf is',
    'nl',
  ),
  same: copy('it looks like the same statement as {document}', 'het lijkt hetzelfde overzicht als {document}', 'nl'),
} as const
