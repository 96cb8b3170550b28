import { copy } from '@aangiftewijs/domain/language'

/** The words of the content pages that are not their content. */
export const words = {
  notLoaded: copy(
    'This part could not be loaded. Reload the page.',
    'Dit deel kon niet worden geladen. Laad de pagina opnieuw.',
  ),
  backToQuestion: copy('Back to your question', 'Terug naar uw vraag'),
  contents: copy('{part}: contents', '{part}: inhoud'),
  externalLink: copy('(opens in a new tab)', '(opent in een nieuw tabblad)'),
  otherYears: copy('Other years', 'Andere jaren'),
  guideTabs: copy('Parts of the guide', 'Onderdelen van de gids'),
  helpTabs: copy('Parts of the help centre', 'Onderdelen van de hulp'),

  terminology: copy('Dutch–English terminology', 'Woordenlijst Nederlands–Engels'),
  filterTerms: copy('Find a term', 'Zoek een woord'),
  filterHint: copy('In Dutch or in English', 'In het Nederlands of Engels'),
  termsTable: copy('Terms of the Dutch tax return', 'Woorden uit de belastingaangifte'),
  dutch: copy('Dutch', 'Nederlands'),
  english: copy('English', 'Engels'),
  meaning: copy('Meaning', 'Betekenis'),
  termCount: copy('{count} terms', '{count} woorden'),
  oneTerm: copy('1 term', '1 woord'),
  noTerms: copy(
    'No term found. Try the beginning of the word.',
    'Geen woord gevonden. Probeer het begin van het woord.',
  ),

  search: copy('Search the guide, questions and help', 'Zoek in gids, vragen en hulp'),
  searchButton: copy('Search', 'Zoeken'),
  results: copy('Search results', 'Zoekresultaten'),
  resultCount: copy('{count} results for “{query}”', '{count} resultaten voor ‘{query}’'),
  oneResult: copy('1 result for “{query}”', '1 resultaat voor ‘{query}’'),
  noResults: copy(
    'Nothing found for “{query}”. Try another word, or fewer words.',
    'Niets gevonden voor ‘{query}’. Probeer een ander woord of minder woorden.',
  ),

  callToAction: copy('Try it yourself', 'Probeer het zelf'),
  startFiling: copy('Start Filing', 'Uw aangifte beginnen'),
  openCalculator: copy('Quick Tax Calculator', 'Snelle belastingberekening'),

  emailSupport: copy('Email', 'E-mail'),
  emailPlaceholder: copy('support@example.com (placeholder)', 'support@example.com (voorbeeld)'),
  sendEmail: copy('Send Email', 'E-mail sturen'),
  phoneSupport: copy('Phone', 'Telefoon'),
  phonePlaceholder: copy('+31 (0)00 000 0000 (placeholder)', '+31 (0)00 000 0000 (voorbeeld)'),
  callSupport: copy('Call Support', 'Bellen'),
  chatSupport: copy('Live chat', 'Chat'),
  chatPlaceholder: copy('Weekdays, 9:00 to 17:00 (placeholder)', 'Werkdagen, 9.00 tot 17.00 uur (voorbeeld)'),
  startChat: copy('Start Chat', 'Chat starten'),
}

/** The figures of the chosen year, above the guide. */
export const figureWords = {
  title: copy('The figures of {year}', 'De cijfers van {year}'),
  years: copy('Tax year', 'Belastingjaar'),
  provisional: copy(
    'The return percentages of box 3 are still provisional.',
    'De percentages van het rendement in box 3 zijn nog voorlopig.',
  ),
  deadline: copy('File', 'Aangifte doen'),
  box1: copy('Box 1, below state pension age', 'Box 1, onder de AOW-leeftijd'),
  generalCredit: copy('General tax credit', 'Algemene heffingskorting'),
  labourCredit: copy('Employment tax credit', 'Arbeidskorting'),
  home: copy('Added for most homes', 'Bijtelling voor de meeste woningen'),
  deduction: copy('Highest rate of deduction', 'Hoogste tarief van de aftrek'),
  box2: copy('Box 2', 'Box 2'),
  box3: copy('Box 3', 'Box 3'),
  read: copy('What it is', 'Wat het is'),
} as const
