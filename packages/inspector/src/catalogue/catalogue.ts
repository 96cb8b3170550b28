import { copy } from '@aangiftewijs/domain/language'
import { calculatorMachine } from '@aangiftewijs/machines/calculator'
import { chatMachine } from '@aangiftewijs/machines/chat'
import { documentScanMachine } from '@aangiftewijs/machines/document-scan'
import { newsFilterMachine } from '@aangiftewijs/machines/news-filter'
import { preferencesMachine } from '@aangiftewijs/machines/preferences'
import { remoteRequestMachine } from '@aangiftewijs/machines/remote-request'
import { sessionMachine } from '@aangiftewijs/machines/session'
import { taxReturnMachine } from '@aangiftewijs/machines/tax-return'
import { tipsMachine } from '@aangiftewijs/machines/tips'
import type { ChartEntry } from './chart-entry.ts'
import { documentScanAnswers, documentScanEvents } from './samples/document-scan.ts'
import { moment } from './samples/example-data.ts'
import { sessionAnswers, sessionEvents } from './samples/session.ts'
import {
  calculatorEvents,
  chatAnswers,
  chatEvents,
  newsFilterAnswers,
  newsFilterEvents,
  preferencesAnswers,
  preferencesEvents,
  remoteRequestAnswers,
  tipsAnswers,
  tipsEvents,
} from './samples/small-charts.ts'
import { taxReturnAnswers, taxReturnEvents } from './samples/tax-return.ts'

/** Every process of the product, the filing first. */
export const catalogue: readonly ChartEntry[] = [
  {
    id: 'tax-return',
    title: copy('The return', 'De aangifte'),
    description: copy(
      'Seven steps from setup to submission: what each step asks, what it waits for, and every way saving can end.',
      'Zeven stappen van gegevens tot inzenden: wat elke stap vraagt, waarop die wacht en hoe opslaan kan aflopen.',
    ),
    input: { step: 'setup', filing: null },
    machine: taxReturnMachine,
    events: taxReturnEvents,
    answers: taxReturnAnswers,
  },
  {
    id: 'document-scan',
    title: copy('Reading a document', 'Een document lezen'),
    description: copy(
      'One file: chosen, uploaded, opened with a password if it has one, read, and removed.',
      'Eén bestand: gekozen, geüpload, zo nodig met wachtwoord geopend, gelezen en verwijderd.',
    ),
    input: { type: 'income_statement' },
    machine: documentScanMachine,
    events: documentScanEvents,
    answers: documentScanAnswers,
  },
  {
    id: 'session',
    title: copy('Signing in and out', 'Inloggen en uitloggen'),
    description: copy(
      'Who is signed in, the warning after 13 minutes without a request, and every way a session ends.',
      'Wie is ingelogd, de waarschuwing na 13 minuten zonder activiteit en hoe een sessie kan eindigen.',
    ),
    input: { user: null },
    machine: sessionMachine,
    events: sessionEvents,
    answers: sessionAnswers,
  },
  {
    id: 'tips',
    title: copy('Tax tips', 'Belastingtips'),
    description: copy(
      'At most five tips on the review page, made from the return and its documents.',
      'Hooguit vijf tips op het overzicht, gemaakt uit de aangifte en de documenten.',
    ),
    input: undefined,
    machine: tipsMachine,
    events: tipsEvents,
    answers: tipsAnswers,
  },
  {
    id: 'chat',
    title: copy('Advisor chat', 'Chat met de adviseur'),
    description: copy(
      'The scripted advisor: a message, a second of typing, and a prepared reply.',
      'De adviseur met vaste antwoorden: een bericht, een seconde typen en een antwoord.',
    ),
    input: undefined,
    machine: chatMachine,
    events: chatEvents,
    answers: chatAnswers,
  },
  {
    id: 'calculator',
    title: copy('Quick calculator', 'Snelle berekening'),
    description: copy(
      'A rough sum of a year’s tax: no result until the amounts are right.',
      'Een ruwe berekening van de belasting over een jaar: pas een uitkomst als de bedragen kloppen.',
    ),
    input: {},
    machine: calculatorMachine,
    events: calculatorEvents,
    answers: [],
  },
  {
    id: 'preferences',
    title: copy('Notification settings', 'Meldingen instellen'),
    description: copy('Four switches, saved in this browser.', 'Vier schakelaars, bewaard in deze browser.'),
    input: {},
    machine: preferencesMachine,
    events: preferencesEvents,
    answers: preferencesAnswers,
  },
  {
    id: 'news-filter',
    title: copy('News list', 'Nieuwslijst'),
    description: copy(
      'The articles of the news product: filtered by date and category, fetched and refreshed.',
      'De artikelen van het nieuwsproduct: gefilterd op datum en categorie, opgehaald en ververst.',
    ),
    input: { articles: null, now: moment },
    machine: newsFilterMachine,
    events: newsFilterEvents,
    answers: newsFilterAnswers,
  },
  {
    id: 'remote-request',
    title: copy('A request', 'Een verzoek'),
    description: copy(
      'What every other chart uses to ask the server something: waiting, slow, tried again, answered, failed.',
      'Wat alle andere gebruiken om de server iets te vragen: wachten, traag, opnieuw, beantwoord, mislukt.',
    ),
    input: null,
    machine: remoteRequestMachine,
    events: [],
    answers: remoteRequestAnswers,
  },
]
