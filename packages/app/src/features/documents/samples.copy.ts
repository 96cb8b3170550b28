import { copy } from '@aangiftewijs/domain/language'

/** The sample documents card and page. */
export const sampleWords = {
  title: copy('Sample documents', 'Voorbeelddocumenten'),
  text: copy(
    'No documents at hand? Practise with fictional ones. Simulations run on this server only.',
    'Geen documenten bij de hand? Oefen met verzonnen documenten. De simulatie werkt alleen op deze website.',
  ),
  load: copy('Load Sample Documents', 'Voorbeelddocumenten laden'),
  loading: copy('Loading samples...', 'Voorbeelden laden...'),
  browse: copy('Browse Samples', 'Voorbeelden bekijken'),
  newTab: copy('(opens in a new tab)', '(opent in een nieuw tabblad)'),
  pageTitle: copy('Sample documents', 'Voorbeelddocumenten'),
  pageIntro: copy(
    'These statements are made up: the people, companies and numbers do not exist. Look at them, download them, and upload them in your practice return.',
    'Deze overzichten zijn verzonnen: de personen, bedrijven en nummers bestaan niet. Bekijk ze, download ze en upload ze in uw oefenaangifte.',
  ),
  preview: copy('Preview', 'Bekijken'),
  previewOf: copy('Preview of {document}', 'Voorbeeld van {document}'),
  download: copy('Download', 'Downloaden'),
  none: copy('There are no sample documents', 'Er zijn geen voorbeelddocumenten'),
  noneText: copy('Try again later.', 'Probeer het later nog eens.'),
  toDocuments: copy('Go to your documents', 'Naar uw documenten'),
} as const
