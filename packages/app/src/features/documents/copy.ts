import { copy } from '@aangiftewijs/domain/language'

/** What removing leaves: what was saved, by a person or because a document was read. */
const savedStays = copy(
  'Amounts saved in your return stay as they are, also those that come from a document.',
  'Bedragen die in uw aangifte zijn opgeslagen, blijven staan, ook als ze uit een document komen.',
)

/** Words of the documents step. Spec 1 § 2, documents step. */
export const words = {
  banner: copy(
    'Document upload in progress. Please upload your income statement and mortgage statement to continue with your tax filing.',
    'U kunt nu uw documenten uploaden. Upload uw jaaropgaaf en het jaaroverzicht van uw hypotheek om verder te gaan met uw aangifte.',
  ),
  /** The same of who has no home of their own. */
  bannerWithoutHome: copy(
    'Document upload in progress. Please upload your income statement to continue with your tax filing.',
    'U kunt nu uw documenten uploaden. Upload uw jaaropgaaf om verder te gaan met uw aangifte.',
  ),
  hereNotCounted: copy(
    'Your documents are here, but one that is required does not count yet. See what is marked “Not counted”.',
    'Uw documenten zijn er, maar een verplicht document telt nog niet mee. Kijk bij ‘Telt niet mee’.',
  ),
  deletedAfter: copy(
    'Your documents are deleted automatically 24 hours after you upload them.',
    'Uw documenten worden 24 uur na het uploaden automatisch verwijderd.',
  ),
  requiredTitle: copy('Required documents', 'Verplichte documenten'),
  required: copy('Required', 'Verplicht'),
  withHome: copy('Only with a home of your own', 'Alleen met een eigen woning'),
  optionalTitle: copy('Optional additional documents', 'Aanvullende documenten (niet verplicht)'),
  optional: copy('Optional', 'Optioneel'),
  added: copy('Added ({count})', 'Toegevoegd ({count})'),
  addedNotCounted: copy(
    'Added ({count}), {notCounted} not counted',
    'Toegevoegd ({count}), {notCounted} niet meegeteld',
  ),
  stillNeeded: copy('Still needed', 'Nog nodig'),
  whatWasRead: copy('What we read from it', 'Wat we eruit lazen'),
  uploadedTitle: copy('Your uploaded documents', 'Uw geüploade documenten'),
  nothingYet: copy('No documents yet', 'Nog geen documenten'),
  several: copy(
    'You uploaded {count} documents of this type. Their figures are added up.',
    'U hebt {count} documenten van dit soort geüpload. De bedragen worden opgeteld.',
  ),
  withoutUnsure: copy('What is marked “Please check” is left out.', 'Bedragen met ‘Controleer dit’ tellen niet mee.'),
  withoutPartners: copy(
    'Your partner’s counts for your partner, and is not among them: {documents}.',
    'Wat van uw partner is, telt mee voor uw partner en staat hier niet bij: {documents}.',
  ),
  together: copy('Together', 'Samen'),
  removeAll: copy('Remove All Documents', 'Alle documenten verwijderen'),
  removeAllTitle: copy('Remove all documents?', 'Alle documenten verwijderen?'),
  remove: copy('Remove', 'Verwijderen'),
  removing: copy('Removing...', 'Bezig met verwijderen...'),
  removeTitle: copy('Remove this document?', 'Dit document verwijderen?'),
  removeText: copy(
    `{document} and what we read from it are deleted. ${savedStays.en}`,
    `{document} en wat we daaruit lazen, worden verwijderd. ${savedStays.nl}`,
  ),
  keep: copy('Keep', 'Behouden'),
  preview: copy('Preview', 'Bekijken'),
  previewOf: copy('Preview of {document}', 'Voorbeeld van {document}'),
  previewClose: copy('Close preview', 'Voorbeeld sluiten'),
  previousPage: copy('Previous page', 'Vorige pagina'),
  nextPage: copy('Next page', 'Volgende pagina'),
  pageOf: copy('Page {page} of {pages}', 'Pagina {page} van {pages}'),
  openInTab: copy('Open in a new tab', 'Openen in een nieuw tabblad'),
  uploadedAt: copy('Uploaded {date}', 'Geüpload op {date}'),
} as const

/** What goes when all documents are removed: those of the return that is open, and never those of another year. */
export const removeAllWords = {
  ofReturn: {
    one: copy(
      'The document of your {year} return and what we read from it are deleted.',
      'Het document bij uw aangifte {year} en wat we daaruit lazen, worden verwijderd.',
    ),
    some: copy(
      'All {count} documents of your {year} return and what we read from them are deleted.',
      'Alle {count} documenten bij uw aangifte {year} en wat we daaruit lazen, worden verwijderd.',
    ),
  },
  all: {
    one: copy(
      'The document and what we read from it are deleted.',
      'Het document en wat we daaruit lazen, worden verwijderd.',
    ),
    some: copy(
      'All {count} documents and what we read from them are deleted.',
      'Alle {count} documenten en wat we daaruit lazen, worden verwijderd.',
    ),
  },
  ofCorrected: copy(
    'The return that this one corrects has no documents after that, either.',
    'De aangifte die u verbetert, heeft daarna ook geen documenten meer.',
  ),
  saved: savedStays,
} as const

/** What each type is, in a sentence. */
export const typeHints = {
  income_statement: copy(
    'The yearly statement of your employer or benefits agency (_jaaropgaaf_).',
    'De jaaropgaaf van uw werkgever of uitkeringsinstantie.',
  ),
  mortgage_statement: copy(
    'The yearly statement of your mortgage lender, with the interest you paid. Not needed without a home of your own, or when its mortgage is paid off.',
    'Het jaaroverzicht van uw hypotheekverstrekker, met de rente die u betaalde. Niet nodig zonder eigen woning, of als de hypotheek is afgelost.',
  ),
  investment_statement: copy(
    'The yearly overview of your bank or broker, with what was there on January 1.',
    'Het jaaroverzicht van uw bank of beleggingsrekening, met wat er op 1 januari stond.',
  ),
  healthcare_expenses: copy(
    'Bills for care that no insurance paid back, without your policy excess (_eigen risico_).',
    'Rekeningen voor zorg die geen verzekering vergoedde en die geen eigen risico zijn.',
  ),
  education_expenses: copy('Bills for a course for your work.', 'Rekeningen van een opleiding voor uw werk.'),
  charity_donation: copy(
    'Proof of a gift to a recognised charity (ANBI).',
    'Bewijs van een gift aan een erkend goed doel (ANBI).',
  ),
  other: copy(
    'A provisional assessment (_voorlopige aanslag_), or anything else that belongs to this return.',
    'Een voorlopige aanslag, of iets anders dat bij deze aangifte hoort.',
  ),
} as const
