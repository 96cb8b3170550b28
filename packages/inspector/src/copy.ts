import { copy } from '@aangiftewijs/domain/language'

/** Texts of the inspector. */
export const inspectorWords = {
  title: copy('State charts', 'Toestands\u00ADdiagrammen'),
  intro: copy(
    'What the product does, as it really runs. Choose a chart, then press what happens next. Nothing here leaves this machine, and nothing personal is shown.',
    'Wat het product doet, zoals het echt werkt. Kies een diagram en druk op wat er daarna gebeurt. Niets hiervan verlaat deze computer en er wordt niets persoonlijks getoond.',
  ),
  catalogue: copy('Try out by hand', 'Zelf proberen'),
  catalogueHint: copy(
    'Every chart of the product. You answer for the server.',
    'Alle diagrammen van het product. U antwoordt voor de server.',
  ),
  running: copy('Running in this browser', 'Actief in deze browser'),
  runningHint: copy(
    'Charts of pages that are open in other tabs. What you press here happens there.',
    'Diagrammen van pagina’s die in andere tabbladen openstaan. Wat u hier drukt, gebeurt daar.',
  ),
  noneRunning: copy(
    'No chart runs in another tab of this browser. Many begin only when a page is used.',
    'In geen ander tabblad van deze browser loopt een diagram. Veel diagrammen beginnen pas als een pagina wordt gebruikt.',
  ),
  sessionOn: copy('{chart} on {path}', '{chart} op {path}'),
  standsAt: copy('It stands at', 'Het staat bij'),
  stoodAt: copy('It stood at', 'Het stond bij'),
  ended: copy('It has ended.', 'Het is afgelopen.'),
  startAgain: copy('Start again', 'Opnieuw beginnen'),
  choices: copy('What can happen next', 'Wat er nu kan gebeuren'),
  possible: copy('What a person can do now', 'Wat iemand nu kan doen'),
  byItself: copy('What can happen by itself', 'Wat vanzelf kan gebeuren'),
  nothingPossible: copy('Nothing a person can do here.', 'Niets wat iemand hier kan doen.'),
  requests: copy('Answer for the server', 'Antwoord voor de server'),
  requestWaits: copy('It waits for an answer to “{name}”.', 'Het wacht op antwoord op “{name}”.'),
  requestSlow: copy('“{name}” takes longer than usual.', '“{name}” duurt langer dan gewoonlijk.'),
  beSlow: copy('Take long', 'Lang laten duren'),
  delays: copy('Time that passes', 'Tijd die verstrijkt'),
  skip: copy('Skip: {name}', 'Overslaan: {name}'),
  impossible: copy('What cannot happen now, and why', 'Wat er nu niet kan, en waarom'),
  stoppedBy: copy('only possible when {guards}', 'kan alleen als {guards}'),
  notHere: copy('Not offered at “{state}”', 'Niet aan de orde bij “{state}”'),
  or: copy('; or when ', '; of als '),
  log: copy('What happened', 'Wat er gebeurde'),
  opened: copy('It opened', 'Het werd geopend'),
  earlier: copy('Earlier', 'Eerder'),
  later: copy('Later', 'Later'),
  past: copy('You are looking at the past.', 'U kijkt naar het verleden.'),
  pastRun: copy('What you press now goes on from here.', 'Wat u nu drukt, gaat vanaf hier verder.'),
  pastLive: copy('Go to the end to press something.', 'Ga naar het einde om iets te drukken.'),
  context: copy('What it remembers', 'Wat het onthoudt'),
  contextHint: copy(
    'Only what says nothing about a person; the rest is masked.',
    'Alleen wat niets over een persoon zegt; de rest is verborgen.',
  ),
  spec: copy('What the specification asks', 'Wat de specificatie vraagt'),
  specHint: copy(
    'Every state of a chart names the section it fulfils, and leads here. The sections are told in our own words.',
    'Elke toestand van een diagram noemt de paragraaf die hij vervult, en leidt hierheen. De paragrafen staan hier in eigen woorden.',
  ),
  specStates: copy('States that fulfil it: {states}', 'Toestanden die dit vervullen: {states}'),
  specNoState: copy(
    'No chart: nothing in it has states of its own.',
    'Geen diagram: niets hierin heeft eigen toestanden.',
  ),
  copyPath: copy('Copy the path', 'De weg kopiëren'),
  copyTest: copy('Copy as a test', 'Kopiëren als test'),
  copyJourney: copy('Copy as a journey (Gherkin)', 'Kopiëren als verloop (Gherkin)'),
  copied: copy('Copied.', 'Gekopieerd.'),
  copyText: copy('The copied text', 'De gekopieerde tekst'),
  nothingToCopy: copy('Nothing has happened yet.', 'Er is nog niets gebeurd.'),
} as const

/** Words of the chart itself. */
export const chartWords = {
  drawing: copy('The chart as a drawing', 'Het diagram als tekening'),
  list: copy('The chart in words', 'Het diagram in woorden'),
  zoomIn: copy('Zoom in', 'Inzoomen'),
  zoomOut: copy('Zoom out', 'Uitzoomen'),
  fit: copy('Fit', 'Passend'),
  export: copy('Save as SVG', 'Opslaan als SVG'),
  everything: copy('Open every state', 'Alle toestanden openen'),
  drawingUp: copy('The chart is being drawn.', 'Het diagram wordt getekend.'),
  active: copy('now', 'nu'),
  taken: copy('taken', 'genomen'),
  opensHere: copy('opens here', 'begint hier'),
  asks: copy('waits for “{name}”', 'wacht op “{name}”'),
  after: copy('after {name}', 'na {name}'),
  answered: copy('“{name}” has its answer', '“{name}” heeft antwoord'),
  failed: copy('“{name}” fails', '“{name}” mislukt'),
  finished: copy('{name} has ended', '{name} is afgelopen'),
  always: copy('at once', 'meteen'),
  when: copy('if {name}', 'als {name}'),
  stays: copy('stays', 'blijft'),
  inside: copy('{name} states inside', '{name} toestanden erin'),
  parallel: copy('all at the same time', 'alles tegelijk'),
  end: copy('the end', 'het einde'),
} as const

/** Words of the chart that Storybook shows beside a screen. */
export const besideWords = {
  title: copy('The chart of this screen', 'Het diagram van dit scherm'),
  which: copy('Charts of this screen', 'Diagrammen van dit scherm'),
  answer: copy(
    'The screen as the server sends it back after a form was posted without script: this is the state its answer stands for.',
    'Het scherm zoals de server het terugstuurt na een formulier zonder script: dit is de toestand waar het antwoord voor staat.',
  ),
  step: copy('Step through this chart', 'Dit diagram doorlopen'),
} as const
