import { copy } from '@aangiftewijs/domain/language'
import { productName } from '@aangiftewijs/domain/product'
import { type Content, list, paragraph } from '../../blocks.ts'

/** Whom to ask what. There is no desk behind a demonstration. */
export const content: Content = {
  lead: copy('Whom to ask about what.', 'Bij wie u terechtkunt met welke vraag.'),
  parts: [
    {
      id: 'contact',
      title: copy('Contact', 'Contact'),
      sections: [
        {
          id: 'your-taxes',
          title: copy('About your own taxes', 'Over uw eigen belasting'),
          blocks: [
            paragraph(
              'Ask the tax authority. We cannot see or change anything there.',
              'Vraag het aan de Belastingdienst. Wij kunnen daar niets zien of wijzigen.',
            ),
            list(
              copy(
                '[belastingdienst.nl](https://www.belastingdienst.nl/)',
                '[belastingdienst.nl](https://www.belastingdienst.nl/)',
              ),
              copy(
                'Tax information line (_BelastingTelefoon_): 0800 0543, free within the Netherlands',
                'BelastingTelefoon: 0800 0543, gratis binnen Nederland',
              ),
              copy('From abroad: +31 55 538 53 85', 'Vanuit het buitenland: +31 55 538 53 85'),
            ),
          ],
        },
        {
          id: 'this-application',
          title: copy('About this application', 'Over deze applicatie'),
          blocks: [
            paragraph(
              `${productName} is a demonstration without a help desk: no mail, phone or chat is answered. Most answers are in [Help](/help) and the [frequently asked questions](/faq).`,
              `${productName} is een demonstratie zonder helpdesk: e-mail, telefoon en chat worden niet beantwoord. De meeste antwoorden staan bij [Hulp](/help) en de [veelgestelde vragen](/faq).`,
            ),
          ],
        },
        {
          id: 'your-data',
          title: copy('About your data', 'Over uw gegevens'),
          blocks: [
            paragraph(
              'You do not need us for that: download or delete everything yourself in [Settings](/settings).',
              'Daarvoor hebt u ons niet nodig: bij [Instellingen](/settings) downloadt of verwijdert u zelf alles.',
            ),
          ],
        },
        {
          id: 'security',
          title: copy('About a security problem', 'Over een beveiligingsprobleem'),
          blocks: [
            paragraph(
              'There is no mailbox for this either: the file /.well-known/security.txt leads back to this page. Tell whoever runs the site where you found it, and do not publish data of others.',
              'Ook daarvoor is er geen postbus: het bestand /.well-known/security.txt verwijst naar deze pagina. Meld het bij de beheerder van de site waar u het vond, en maak geen gegevens van anderen openbaar.',
            ),
          ],
        },
      ],
    },
  ],
}
