import { copy } from '@aangiftewijs/domain/language'

/** The text pages of the news product (decisions, News): title and paragraphs by path. */
export const newsTexts = {
  '/contact': {
    title: copy('Contact', 'Contact'),
    paragraphs: [
      copy(
        'This is a demonstration, so there is no editorial office to write to.',
        'Dit is een demonstratie, dus er is geen redactie om aan te schrijven.',
      ),
      copy(
        'Is an article wrong or should it not be here? Ask the source that published it: every card names and links it.',
        'Klopt een artikel niet of hoort het hier niet? Vraag het de bron die het plaatste: elke kaart noemt de bron en linkt ernaar.',
      ),
      copy(
        'What the source corrects in its feed is corrected here when the feed is next read, within the hour.',
        'Wat de bron in zijn feed verbetert, is hier verbeterd zodra de feed weer is gelezen: binnen een uur.',
      ),
    ],
  },
  '/privacy': {
    title: copy('Privacy', 'Privacy'),
    paragraphs: [
      copy(
        'You read the news without an account. This site sets no cookies, unless you choose a language or a display: a cookie keeps that choice for a year.',
        'U leest het nieuws zonder account. Deze site plaatst geen cookies, tenzij u een taal of weergave kiest: een cookie bewaart die keuze een jaar.',
      ),
      copy(
        'Your browser asks only this site for things: pictures of articles are fetched by our server, so other sites do not see that you read them. When you open an article, you go to the site of its source.',
        'Uw browser vraagt alleen deze site om iets: onze server haalt de afbeeldingen bij artikelen op, dus andere sites zien niet dat u ze leest. Opent u een artikel, dan gaat u naar de site van de bron.',
      ),
      copy(
        'The server keeps a log of requests to keep the site running. It holds no names.',
        'De server houdt een logboek van verzoeken bij om de site draaiend te houden. Er staan geen namen in.',
      ),
    ],
  },
  '/terms': {
    title: copy('Terms', 'Voorwaarden'),
    paragraphs: [
      copy(
        'Titles and summaries come from the feeds of the sources named on each card; the articles belong to those sources.',
        'Titels en samenvattingen komen uit de feeds van de bronnen die op elke kaart staan; de artikelen zijn van die bronnen.',
      ),
      copy(
        'Without a configured feed all articles are made up, and say so. Nothing on this site is advice.',
        'Zonder ingestelde bron zijn alle artikelen verzonnen, en dat staat erbij. Niets op deze site is advies.',
      ),
    ],
  },
  '/accessibility': {
    title: copy('Accessibility statement', 'Toegankelijkheids\u00ADverklaring'),
    paragraphs: [
      copy(
        'This site partly conforms to the Web Content Accessibility Guidelines 2.2, level AA, and with that to the European standard EN 301 549. It is about the list of articles and the pages that the foot of this page links to. No outside organisation has examined it.',
        'Deze site voldoet gedeeltelijk aan de Web Content Accessibility Guidelines 2.2, niveau AA, en daarmee aan de Europese norm EN 301 549. Het gaat om de lijst met artikelen en de pagina’s waarnaar onder aan deze pagina wordt gelinkt. Geen andere organisatie heeft dat onderzocht.',
      ),
      copy(
        'You can do everything with the keyboard alone and without JavaScript, and choose a light, a dark or a high-contrast display. A program (axe) checks every page in each of them.',
        'U kunt alles bedienen met alleen het toetsenbord en zonder JavaScript, en kiezen uit een lichte weergave, een donkere en een met hoog contrast. Een programma (axe) controleert elke pagina in elk daarvan.',
      ),
      copy(
        'Known limits: nobody with a disability has tested it, titles and summaries are read as English although a source may write in another language, pictures of articles have no description, and the articles themselves are on the sites of others.',
        'Bekende beperkingen: niemand met een beperking heeft de site getest, titels en samenvattingen worden als Engels voorgelezen terwijl een bron een andere taal kan gebruiken, afbeeldingen bij artikelen hebben geen beschrijving, en de artikelen zelf staan op sites van anderen.',
      ),
      copy(
        'Written and last checked on November 27, 2026.',
        'Geschreven en voor het laatst gecontroleerd op 27 november 2026.',
      ),
    ],
  },
} as const

/** What whoever runs the site can be told, by the page that says so; without an address there is nobody to tell. */
export const reportWords = {
  '/contact': {
    report: copy(
      'Should an article not be here at all? Whoever runs this site can take it away:',
      'Hoort een artikel hier helemaal niet? Wie deze site beheert, kan het weghalen:',
    ),
    nobody: copy(
      'Whoever runs this site has left no address, so you cannot ask for an article to be taken away here.',
      'Wie deze site beheert, heeft geen adres gegeven. U kunt hier dus niet vragen een artikel weg te halen.',
    ),
  },
  '/accessibility': {
    report: copy(
      'Is something hard or impossible to use for you? Report it:',
      'Kunt u iets niet of moeilijk gebruiken? Meld het:',
    ),
    nobody: copy(
      'Whoever runs this site has left no address, so you cannot report problems here.',
      'Wie deze site beheert, heeft geen adres gegeven. U kunt problemen hier dus niet melden.',
    ),
  },
} as const

export type NewsTextPath = keyof typeof newsTexts
