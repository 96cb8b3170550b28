import { copy } from '@aangiftewijs/domain/language'

/** Words of the review step: its overview is Dutch in the specification. Spec 2 § 2.7. */
export const words = {
  title: copy('Overview of your return', 'Overzicht van uw aangifte', 'nl'),
  intro: copy(
    'Check all your answers. You can still change them before you submit.',
    'Controleer al uw antwoorden. U kunt ze nog wijzigen voordat u inzendt.',
    'nl',
  ),
  notFound: copy('Tax filing not found', 'Aangifte niet gevonden'),
  personal: copy('Personal information', 'Persoonlijke gegevens', 'nl'),
  documents: copy('Uploaded documents', 'Geüploade documenten', 'nl'),
  partner: copy('Partner information', 'Partnergegevens', 'nl'),
  income: copy('Income', 'Inkomen', 'nl'),
  deductions: copy('Deductions', 'Aftrekposten', 'nl'),
  calculation: copy('Tax calculation', 'Belastingberekening', 'nl'),
  name: copy('Name', 'Naam', 'nl'),
  partnerBenefit: copy('Fiscal partner benefit', 'Voordeel fiscaal partnerschap'),
  notSaved: copy(
    'Part of these figures comes from your documents and is not saved yet. Finish the steps Income and Deductions.',
    'Een deel van deze bedragen komt uit uw documenten en is nog niet opgeslagen. Rond de stappen Inkomen en Aftrekposten af.',
    'nl',
  ),
  noDocument: copy('Not uploaded yet', 'Nog niet geüpload', 'nl'),
  noDocumentKept: copy('None here; an upload is kept for 24 hours', 'Geen; een upload bewaren we 24 uur', 'nl'),
  noDocuments: copy('No documents that count', 'Geen documenten die meetellen', 'nl'),
  summary: copy('Financial summary from your documents', 'Financieel overzicht uit uw documenten', 'nl'),
  summaryIntro: copy(
    'An estimate from your documents only, at a flat rate of {percent}%. Your return uses the calculation below.',
    'Een schatting met alleen uw documenten, tegen een vast tarief van {percent}%. Voor uw aangifte geldt de berekening hieronder.',
    'nl',
  ),
  documentIncome: copy('Income in documents', 'Inkomen in documenten', 'nl'),
  documentDeductions: copy('Deductions in documents', 'Aftrekposten in documenten', 'nl'),
  documentWithheld: copy('Withheld in documents', 'Ingehouden in documenten', 'nl'),
  estimateToPay: copy('Estimated amount to pay', 'Geschat te betalen', 'nl'),
  estimateToReceive: copy('Estimated refund', 'Geschatte teruggaaf', 'nl'),
} as const

/** The actions of the review step and what they say. Spec 2 §§ 2.7 and 8. */
export const actionWords = {
  printPreview: copy('Print preview', 'Afdrukvoorbeeld'),
  preparingPrint: copy('Preparing...', 'Voorbereiden...'),
  printReady: copy('Print preview ready', 'Afdrukvoorbeeld klaar'),
  printReadyText: copy('The print window of your browser opens now.', 'Het afdrukvenster van uw browser gaat nu open.'),
  printHint: copy('Use the print function of your browser.', 'Gebruik de afdrukfunctie van uw browser.'),
  proceed: copy('Proceed to submission', 'Doorgaan naar inzenden'),
  proceedNote: copy(
    'Not available in this demonstration: nothing can be sent to the tax authority.',
    'Niet beschikbaar in deze demonstratie: er kan niets naar de Belastingdienst worden gestuurd.',
  ),
  proceedFailed: copy(
    'Failed to proceed to submission. Please try again.',
    'Doorgaan naar inzenden is niet gelukt. Probeer het opnieuw.',
  ),
  noticeTitle: copy('Test environment', 'Testomgeving', 'nl'),
  noticeText: copy(
    'This is a test environment. Nothing is sent to the tax authority. You can practise submitting: your return is then only marked as completed here.',
    'Dit is een testomgeving. Er wordt niets naar de Belastingdienst gestuurd. U kunt het inzenden wel oefenen: uw aangifte wordt dan alleen hier als voltooid gemarkeerd.',
    'nl',
  ),
  noticeClose: copy('Back to the overview', 'Terug naar het overzicht', 'nl'),
  /** The main button while a step before it is not answered. */
  goOn: copy('Go on with {step}', 'Verder met {step}'),
  practise: copy('Practise submitting', 'Inzenden oefenen', 'nl'),
} as const
