import { copy } from '@aangiftewijs/domain/language'

/** The three text pages of the news product (decisions, News): title and paragraphs by path. */
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
    ],
  },
  '/privacy': {
    title: copy('Privacy', 'Privacy'),
    paragraphs: [
      copy(
        'You read the news without an account. This site sets no cookies.',
        'U leest het nieuws zonder account. Deze site plaatst geen cookies.',
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
} as const

export type NewsTextPath = keyof typeof newsTexts
