import { copy } from '@aangiftewijs/domain/language'
import { productName } from '@aangiftewijs/domain/product'
import type { Operator } from '../../../../page-request.ts'
import { type Content, list, type Part, paragraph } from '../../blocks.ts'
import { contactLink } from '../privacy/operator.ts'

const whoToAsk = ({ controller }: Operator) =>
  controller === undefined
    ? paragraph(
        'Whoever runs this site has left no address for other questions: the [privacy statement](/privacy) says what that means.',
        'Wie deze site beheert, heeft geen adres voor andere vragen gegeven: in de [privacyverklaring](/privacy) staat wat dat betekent.',
      )
    : paragraph(
        `For anything else about your data: ${contactLink(controller.contact)}. The [privacy statement](/privacy) says who that is.`,
        `Voor al het andere over uw gegevens: ${contactLink(controller.contact)}. In de [privacyverklaring](/privacy) staat wie dat is.`,
      )

const partsFor = (operator: Operator): readonly Part[] => [
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
            'You correct, download or delete everything yourself in [Settings](/settings).',
            'U verbetert, downloadt of verwijdert alles zelf bij [Instellingen](/settings).',
          ),
          whoToAsk(operator),
        ],
      },
      {
        id: 'security',
        title: copy('About a security problem', 'Over een beveiligingsprobleem'),
        blocks: [
          paragraph(
            'There is no mailbox for this either: the file /.well-known/security.txt leads back to this page. Tell whoever runs the site where you found it, and do not publish data of others.',
            'Ook daarvoor is er geen e-mailadres: het bestand /.well-known/security.txt verwijst naar deze pagina. Meld het bij de beheerder van de site waar u het vond, en maak geen gegevens van anderen openbaar.',
          ),
        ],
      },
    ],
  },
]

/** Whom to ask what. There is no desk behind a demonstration. */
export const content: Content = {
  lead: copy('Whom to ask about what.', 'Bij wie u terechtkunt met welke vraag.'),
  parts: partsFor({}),
  partsFor,
}
