import { dayInWords } from '@aangiftewijs/domain/day'
import { copy } from '@aangiftewijs/domain/language'
import { productName } from '@aangiftewijs/domain/product'
import type { Operator } from '../../../../page-request.ts'
import { type Block, type Content, list, type Part, paragraph } from '../../blocks.ts'
import { contactLink } from '../privacy/operator.ts'

/** When these texts were last held against the application. */
const checked = dayInWords('2026-11-27')

const waysToReport = ({ controller }: Operator): readonly Block[] =>
  controller === undefined
    ? [
        paragraph(
          'Whoever runs this site has left no address, so you cannot report problems here. The [contact page](/contact) says whom to ask about what.',
          'Wie deze site beheert, heeft geen adres gegeven. U kunt problemen hier dus niet melden. Op de [contactpagina](/contact) staat bij wie u terechtkunt.',
        ),
      ]
    : [
        paragraph(
          `Is something hard or impossible to use for you? Report it at ${contactLink(controller.contact)}: say on which page, what you wanted to do, and with which aids. You may also ask for what the page says in a form that you can use.`,
          `Kunt u iets niet of moeilijk gebruiken? Meld het via ${contactLink(controller.contact)}: zeg op welke pagina, wat u wilde doen en met welke hulpmiddelen. U kunt ook vragen om wat er staat in een vorm die u wel kunt gebruiken.`,
        ),
      ]

const partsFor = (operator: Operator): readonly Part[] => [
  {
    id: 'statement',
    title: copy('Statement', 'Verklaring'),
    sections: [
      {
        id: 'aim',
        title: copy('How far it conforms', 'Hoe ver wij zijn'),
        blocks: [
          paragraph(
            `${productName} partly conforms to the [Web Content Accessibility Guidelines 2.2](https://www.w3.org/TR/WCAG22/), level AA, and with that to the European standard EN 301 549: it is built to meet all of it, and what we know to fall short stands under [known limits](/accessibility#known-limits). No outside organisation has examined it; this statement rests on our own checks.`,
            `${productName} voldoet gedeeltelijk aan de [Web Content Accessibility Guidelines 2.2](https://www.w3.org/TR/WCAG22/), niveau AA, en daarmee aan de Europese norm EN 301 549: het is gebouwd om aan alles te voldoen, en wat voor zover wij weten tekortschiet staat bij de [bekende beperkingen](/accessibility#known-limits). Geen andere organisatie heeft dat onderzocht; deze verklaring is gebaseerd op onze eigen controles.`,
          ),
        ],
      },
      {
        id: 'scope',
        title: copy('What this is about', 'Waar dit over gaat'),
        blocks: [
          paragraph(
            'All pages of this application, with and without an account, its emails, and the PDF of a return, which is tagged for screen readers. The news site has a separate statement.',
            'Alle pagina’s van deze applicatie, met en zonder account, de berichten per e-mail, en de PDF van een aangifte, die tags voor schermlezers heeft. De nieuwssite heeft een eigen verklaring.',
          ),
        ],
      },
      {
        id: 'what-works',
        title: copy('What you can count on', 'Waar u op kunt rekenen'),
        blocks: [
          list(
            copy('You can do everything with the keyboard alone.', 'U kunt alles bedienen met alleen het toetsenbord.'),
            copy(
              'You can complete the whole return without JavaScript.',
              'U kunt de hele aangifte zonder JavaScript invullen.',
            ),
            copy(
              'Text can be enlarged to 400% and fits a screen of 320 pixels wide.',
              'Tekst kan tot 400% worden vergroot en past op een scherm van 320 pixels breed.',
            ),
            copy(
              'There is a light, a dark and a high-contrast display.',
              'Er is een lichte weergave, een donkere weergave en een weergave met hoog contrast.',
            ),
            copy(
              'Errors stand together at the top and beside the field, in words that say what to do.',
              'Fouten staan bij elkaar bovenaan en ook bij het veld zelf, in woorden die zeggen wat u kunt doen.',
            ),
            copy(
              'Movement is left out when your device asks for that.',
              'Beweging blijft weg als uw apparaat daarom vraagt.',
            ),
          ),
        ],
      },
      {
        id: 'how-we-check',
        title: copy('How we check', 'Hoe wij controleren'),
        blocks: [
          paragraph(
            'A program (axe) checks every page and part in each display. In a real browser the whole return is filled in by keyboard alone, and once more without JavaScript. A program finds only a part of all problems.',
            'Een programma (axe) controleert elke pagina en elk onderdeel in elke weergave. In een echte browser wordt de hele aangifte ingevuld met alleen het toetsenbord, en nog een keer zonder JavaScript. Een programma vindt maar een deel van alle problemen.',
          ),
        ],
      },
      {
        id: 'known-limits',
        title: copy('Known limits', 'Bekende beperkingen'),
        blocks: [
          list(
            copy(
              'No people with a disability have tested it yet, and no one has tried it with every screen reader.',
              'Er is nog niet getest door mensen met een beperking, en niet met elke schermlezer.',
            ),
            copy(
              'Documents you upload are shown as they are. A scanned statement has no text for a screen reader; the figures we read from it do, and where they stand is said in words.',
              'Documenten die u uploadt tonen wij zoals ze zijn. Een gescand overzicht heeft geen tekst voor een schermlezer; de bedragen die wij eruit lezen wel, en waar ze staan wordt in woorden gezegd.',
            ),
            copy(
              'Dutch terms in English texts are marked as Dutch for screen readers, but not in names that only a screen reader says.',
              'Nederlandse termen in Engelse teksten zijn voor schermlezers als Nederlands gemarkeerd, maar niet in namen die alleen een schermlezer zegt.',
            ),
            copy(
              'Pages are in the language your browser asks for, Dutch or English. The third choice of the language menu mixes both, as the demonstration was first designed.',
              'Pagina’s zijn in de taal waar uw browser om vraagt, Nederlands of Engels. De derde keuze van het taalmenu mengt beide, zoals de demonstratie eerst was ontworpen.',
            ),
            copy(
              'Without JavaScript there is no chat, no live total and no search while typing, the word list cannot be filtered, and notification settings cannot be changed.',
              'Zonder JavaScript is er geen chat en loopt het totaal niet mee. U kunt dan niet zoeken tijdens het typen, de woordenlijst niet filteren en de instellingen voor meldingen niet wijzigen.',
            ),
            copy(
              'Sites we link to and news articles belong to others; we do not know how accessible they are.',
              'Sites waarnaar wij linken en nieuwsartikelen zijn van anderen; wij weten niet hoe toegankelijk die zijn.',
            ),
          ),
        ],
      },
      {
        id: 'report',
        title: copy('Report a problem', 'Een probleem melden'),
        blocks: waysToReport(operator),
      },
      {
        id: 'date',
        title: copy('Date', 'Datum'),
        blocks: [
          paragraph(
            `This statement was first written on November 21, 2026, and last checked against the application on ${checked.en}.`,
            `Deze verklaring is voor het eerst geschreven op 21 november 2026 en voor het laatst met de applicatie vergeleken op ${checked.nl}.`,
          ),
        ],
      },
    ],
  },
]

/** How far the application conforms, what was checked, what is known to fall short, and where to report more. Dated. */
export const content: Content = {
  lead: copy(
    'Everyone should be able to use this application. Here is what we did for that, and what is not yet good enough.',
    'Iedereen moet deze applicatie kunnen gebruiken. Hier leest u wat wij daarvoor deden en wat nog niet goed genoeg is.',
  ),
  parts: partsFor({}),
  partsFor,
}
