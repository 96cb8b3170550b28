import { copy } from '@aangiftewijs/domain/language'
import { productName } from '@aangiftewijs/domain/product'
import { type Content, list, paragraph } from '../../blocks.ts'

/** What was built for, what was checked, and what is known to fall short. Dated. */
export const content: Content = {
  lead: copy(
    'Everyone should be able to use this application. Here is what we did for that, and what is not yet good enough.',
    'Iedereen moet deze applicatie kunnen gebruiken. Hier leest u wat wij daarvoor deden en wat nog niet goed genoeg is.',
  ),
  parts: [
    {
      id: 'statement',
      title: copy('Statement', 'Verklaring'),
      sections: [
        {
          id: 'aim',
          title: copy('What we aim for', 'Waar wij naar streven'),
          blocks: [
            paragraph(
              `${productName} is built to meet the [Web Content Accessibility Guidelines 2.2](https://www.w3.org/TR/WCAG22/), level AA. No outside organisation has examined it; this statement rests on our own checks.`,
              `${productName} is gebouwd om te voldoen aan de [Web Content Accessibility Guidelines 2.2](https://www.w3.org/TR/WCAG22/), niveau AA. Geen andere organisatie heeft dat onderzocht; deze verklaring is gebaseerd op onze eigen controles.`,
            ),
          ],
        },
        {
          id: 'what-works',
          title: copy('What you can count on', 'Waar u op kunt rekenen'),
          blocks: [
            list(
              copy(
                'You can do everything with the keyboard alone.',
                'U kunt alles bedienen met alleen het toetsenbord.',
              ),
              copy(
                'You can complete the whole return without JavaScript.',
                'U kunt de hele aangifte zonder JavaScript invullen.',
              ),
              copy(
                'Text can be enlarged to 400% and fits a screen of 320 pixels wide.',
                'Tekst kan tot 400% worden vergroot en past op een scherm van 320 pixels breed.',
              ),
              copy(
                'There is a light, a dark and a high-contrast appearance.',
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
              'A program (axe) checks every page and part in each appearance. In a real browser the whole return is filled in by keyboard alone, and once more without JavaScript. A program finds only a part of all problems.',
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
          id: 'date',
          title: copy('Date', 'Datum'),
          blocks: [
            paragraph(
              'This statement was written on November 21, 2026. As this is a demonstration without a help desk, you cannot report problems to us; see [contact](/contact).',
              'Deze verklaring is geschreven op 21 november 2026. Omdat dit een demonstratie zonder helpdesk is, kunt u problemen niet bij ons melden; zie [contact](/contact).',
            ),
          ],
        },
      ],
    },
  ],
}
